/** What the tests of this folder share: a position in the middle of a turn, a turn, and the words as the page has them. */
import { vi } from "vitest";
import type { Speech } from "$lib/game";
import { makeBundle, translator, type Locale } from "$lib/messages";
import type { DraftAnswer, LegalMove, View } from "$lib/protocol";
import { Turn } from "$lib/turn.svelte";
import greekNames from "$text/games/guildhall/text/names.el.ftl?raw";
import englishNames from "$text/games/guildhall/text/names.en.ftl?raw";
import greek from "$text/games/guildhall/text/ui.el.ftl?raw";
import english from "$text/games/guildhall/text/ui.en.ftl?raw";
import type { GuildhallView, Move, Prompt, SeatView } from "./view";

/** Names, colours and words for three players. */
export function speechIn(locale: Locale): Speech {
  const sources = locale === "el" ? [greek, greekNames] : [english, englishNames];
  return {
    t: translator(makeBundle(locale, sources)),
    seats: ["Ελένη", "Νίκος", "Μαρίνα"].map((name, index) => ({
      index,
      name,
      colour: index,
      mine: index === 0,
      bot: false,
    })),
  };
}

/** Keys of the game's messages, to see that nothing is said by its key. */
export const UNSAID = /guildhall-/;

const SEAT: SeatView = {
  hand: 6,
  cards: null,
  known: null,
  guild: { BR: ["b"], SC: ["g", "p"] },
  levels: { BR: 0, HU: 0, PE: 0, RO: 0, SC: 2, TX: 0 },
  completed: 1,
  completed_of: null,
  vp_cards: [],
  tokens: 0,
  points: 0,
};

const OWN: SeatView = {
  ...SEAT,
  hand: 5,
  cards: ["BR-b", "BR-b", "HU-g", "RO-r", "TX-b"],
  guild: { BR: ["r", "y", "g"], PE: ["r", "b", "y", "g"], RO: ["y", "p"], TX: ["g"] },
  levels: { BR: 2, HU: 0, PE: 4, RO: 2, SC: 0, TX: 1 },
  completed: 2,
  completed_of: ["HU", "SC"],
  vp_cards: ["vp7"],
  tokens: 2,
  points: 9,
};

const PROMPT: Prompt = {
  kind: "action",
  seat: 0,
  source: null,
  level: null,
  opponent: null,
  left: 0,
  chosen: [],
  laid: [],
  cost: 0,
  drops: 0,
  fits: null,
};

/** A position of seat 0; `prompt` in part. */
export function position(prompt: Partial<Prompt> = {}, changes: Partial<GuildhallView> = {}): GuildhallView {
  return {
    game: "guildhall",
    to_move: 0,
    prompt: { ...PROMPT, ...prompt },
    professions: ["BR", "HU", "PE", "RO", "SC", "TX"],
    first: 0,
    active: 0,
    turn: 11,
    round: 4,
    actions: 1,
    played: ["SC"],
    area: ["SC-g"],
    shown: [],
    row: ["vp4_draw", "vp7", "vp3_swap", "vp9", null],
    vp_deck: 10,
    deck: 41,
    put_back: { count: 0, seat: null, cards: [] },
    pile: { count: 12, top: "HU-p", cards: null, known: null },
    seats: [OWN, SEAT, { ...SEAT, guild: { TX: ["r", "b"] } }],
    options: {},
    result: null,
    ...changes,
  };
}

/** Moves by their texts, with the fields that the server tells. */
export function movesOf(...texts: string[]): Move[] {
  return texts.map((text) => {
    const [kind, thing, ...more] = text.split(" ");
    const opponent = more.find((word) => /^s\d$/.test(word));
    const level = kind === "level" ? thing : more[0];
    const where = opponent === undefined ? null : Number(opponent.slice(1));
    const reached = level === undefined || level === "-" ? null : Number(level);
    const named = { card: thing, vp: thing, profession: thing };
    return { text, kind, ...named, level: reached, opponent: where } as unknown as Move;
  });
}

/** A turn of seat 0, with the moves that it tried. */
export function turnWith(view: GuildhallView, moves: readonly Move[]): { turn: Turn; tried: string[][] } {
  const tried: string[][] = [];
  const legal = moves as unknown as LegalMove[];
  const turn = new Turn({
    draft: vi.fn(async (_version: number, _seat: number, texts: string[]): Promise<DraftAnswer> => {
      tried.push(texts);
      return { view: view as unknown as View, legal, final: false, refusal: null };
    }),
    commit: vi.fn(async () => null),
  });
  turn.reset(1, 0, view as unknown as View, legal);
  return { turn, tried };
}
