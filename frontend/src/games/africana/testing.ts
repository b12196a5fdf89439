/** What the tests of this folder share: a position, a turn, and the words as the page has them. */
import { vi } from "vitest";
import type { Speech } from "$lib/game";
import { makeBundle, translator, type Locale } from "$lib/messages";
import type { DraftAnswer, LegalMove, View } from "$lib/protocol";
import { Turn } from "$lib/turn.svelte";
import greekNames from "$text/games/africana/text/el.ftl?raw";
import englishNames from "$text/games/africana/text/en.ftl?raw";
import greek from "$text/games/africana/text/ui.el.ftl?raw";
import english from "$text/games/africana/text/ui.en.ftl?raw";
import { COLOURS } from "./data";
import type { AfricanaView, Counts, Move, PromptView, SeatView } from "./view";

/** Names, colours and words for two players. */
export function speechIn(locale: Locale): Speech {
  const sources = locale === "el" ? [greek, greekNames] : [english, englishNames];
  return {
    t: translator(makeBundle(locale, sources)),
    seats: ["Ελένη", "Νίκος"].map((name, index) => ({ index, name, colour: index, mine: index === 0, bot: false })),
  };
}

/** Keys of the game's messages, to see that nothing is said by its key. */
export const UNSAID = /africana-/;

export function counts(values: Partial<Record<(typeof COLOURS)[number], number>> = {}): Counts {
  return { pink: 0, cyan: 0, grey: 0, orange: 0, purple: 0, ...values };
}

function seat(changes: Partial<SeatView>): SeatView {
  return {
    company: "italy",
    location: "lagos",
    silver: 7,
    markers: 3,
    hand: { count: 4, travel: 3, colours: null, helpers: counts(), wild: true },
    open: [],
    missions: [],
    adventures: [],
    won: 0,
    joined: [],
    ...changes,
  };
}

export function asked(kind: PromptView["kind"], changes: Partial<PromptView> = {}): PromptView {
  return { kind, seat: 0, action: null, book: "north", free_page: false, surplus: 0, ...changes };
}

export function position(changes: Partial<AfricanaView> = {}): AfricanaView {
  return {
    to_move: 0,
    round: 3,
    first: 0,
    ending: false,
    prompt: asked("action"),
    seats: [
      seat({
        hand: {
          count: 5,
          travel: 3,
          colours: counts({ purple: 2, cyan: 1 }),
          helpers: counts({ cyan: 1 }),
          wild: true,
        },
        open: ["N01", "N05", "S02", "S03"],
        adventures: ["N02", "S05"],
        joined: [2],
        score: { missions: 2, artifacts: 5, sets: 3, helpers: 0, silver: 0, travel: 1, open: -1, total: 10 },
        sets: [["N02", "S05"]],
      }),
      seat({ company: "france", location: "cairo" }),
    ],
    missions: [
      { slot: 1, mission: "A01", bonus: { type: "silver", amount: 2 }, markers: [] },
      { slot: 2, mission: "A02", bonus: { type: "travel_card", amount: 1 }, markers: [0, 1] },
      { slot: 3, mission: null, bonus: { type: "silver", amount: 1 }, markers: [] },
    ],
    pile: { count: 25, next: "A", letters: { A: 5, B: 10, C: 10 }, boxed: 4 },
    books: {
      north: { left: { count: 0, top: null }, right: { count: 15, top: "N05" } },
      south: { left: { count: 1, top: "S04" }, right: { count: 13, top: "S06" } },
    },
    travel: { pile: 56, discard: counts({ grey: 1 }) },
    table: [],
    helpers: counts({ pink: 2, cyan: 1 }),
    removed: { adventures: [] },
    reach: [
      {
        to: "timbuktu",
        ways: [
          {
            moves: ["C", "step timbuktu wild"],
            path: ["timbuktu"],
            cards: ["wild"],
            paid: [false],
            silver: 0,
            spent: 0,
          },
        ],
      },
      {
        to: "khartoum",
        ways: [
          {
            moves: ["C", "step khartoum cyan"],
            path: ["khartoum"],
            cards: ["cyan"],
            paid: [false],
            silver: 0,
            spent: 1,
          },
          {
            moves: ["C", "step khartoum purple paid"],
            path: ["khartoum"],
            cards: ["purple"],
            paid: [true],
            silver: 5,
            spent: 1,
          },
        ],
      },
    ],
    files: null,
    options: {},
    result: null,
    ...changes,
  };
}

/** What may be done at the beginning of a turn. */
export const ACTIONS: readonly Move[] = (["A", "B", "C"] as const).map((action) => ({
  text: action,
  kind: "action",
  action,
}));

/** A turn of seat 0, with the moves that it sent and those that it tried. */
export function turnWith(
  view: AfricanaView = position(),
  moves: readonly Move[] = ACTIONS,
): { turn: Turn; sent: string[][]; tried: string[][] } {
  const sent: string[][] = [];
  const tried: string[][] = [];
  const legal = moves as unknown as LegalMove[];
  const turn = new Turn({
    draft: vi.fn(async (_version: number, _seat: number, texts: string[]): Promise<DraftAnswer> => {
      tried.push(texts);
      const refused = texts.at(-1)!.startsWith("step cape_town");
      return {
        view: view as unknown as View,
        legal,
        final: false,
        refusal: refused ? { rule: "AF-40", key: "africana-refusal-not-neighbour", data: {} } : null,
      };
    }),
    commit: vi.fn(async (_version: number, _seat: number, texts: string[]) => {
      sent.push(texts);
      return null;
    }),
  });
  turn.reset(1, 0, view as unknown as View, legal);
  return { turn, sent, tried };
}
