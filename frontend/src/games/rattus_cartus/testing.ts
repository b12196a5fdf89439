/** What the tests of this folder share: a position in the third round, a turn, and the words as the page has them. */
import { vi } from "vitest";
import type { Speech } from "$lib/game";
import { makeBundle, translator, type Locale } from "$lib/messages";
import type { DraftAnswer, LegalMove, View } from "$lib/protocol";
import { Turn } from "$lib/turn.svelte";
import greekNames from "$text/games/rattus_cartus/text/el.ftl?raw";
import englishNames from "$text/games/rattus_cartus/text/en.ftl?raw";
import greek from "$text/games/rattus_cartus/text/ui.el.ftl?raw";
import english from "$text/games/rattus_cartus/text/ui.en.ftl?raw";
import { buildingById, CLASSES, type Class } from "./data";
import type { Move, PromptView, RattusView, RowCard, SeatView } from "./view";

/** Names, colours and words for two players. */
export function speechIn(locale: Locale): Speech {
  const sources = locale === "el" ? [greek, greekNames] : [english, englishNames];
  return {
    t: translator(makeBundle(locale, sources)),
    seats: ["Ελένη", "Νίκος"].map((name, index) => ({ index, name, colour: index, mine: index === 0, bot: false })),
  };
}

/** Keys of the game's messages, to see that nothing is said by its key. */
export const UNSAID = /rattus_cartus-/;

export function rowCard(place: number, building: string, changes: Partial<RowCard> = {}): RowCard {
  const { class: of, special, basic } = buildingById(building);
  return {
    place,
    card: `${building}_1`,
    building,
    class: of,
    supply: { draw: 2, rats: 0, look: 1 },
    reconstructed: true,
    guessed: false,
    special,
    basic,
    entered: [],
    holder: null,
    beats: null,
    state: "open",
    ...changes,
  };
}

function influence(values: Partial<Record<Class, number>>): Record<Class, number> {
  return Object.fromEntries(CLASSES.map((id) => [id, values[id] ?? 0])) as Record<Class, number>;
}

function seat(changes: Partial<SeatView>): SeatView {
  return {
    hand: 5,
    cards: null,
    laid: 0,
    laid_cards: null,
    shown: false,
    playable: null,
    counting: null,
    supply: null,
    place: null,
    space: null,
    order: null,
    rats: null,
    tokens: 0,
    influence: influence({}),
    known: [],
    ...changes,
  };
}

export function asked(kind: PromptView["kind"], changes: Partial<PromptView> = {}): PromptView {
  return { kind, seat: 0, place: null, left: 0, chosen: [], seats: [], special: false, ...changes };
}

export function position(changes: Partial<RattusView> = {}): RattusView {
  return {
    to_move: 0,
    prompt: asked("enter"),
    round: 3,
    rounds: 10,
    last: false,
    phase: "entering",
    start: 1,
    row: [rowCard(1, "farm", { entered: [1], beats: 2 }), rowCard(2, "monastery", { beats: 1 })],
    tracks: {
      peasantry: [{ value: 4, discs: [1, 0] }],
      bourgeoisie: [
        { value: 3, discs: [0] },
        { value: 0, discs: [1] },
      ],
      church: [{ value: 0, discs: [0, 1] }],
      chivalry: [{ value: 0, discs: [0, 1] }],
      magic: [{ value: 0, discs: [0, 1] }],
      royalty: [{ value: 0, discs: [0, 1] }],
    },
    track_end: null,
    nuns: [1, 2, 3, 4, 5].map((place) => ({
      place,
      card: place === 2 ? "Mo4" : null,
      looked: place === 2 ? [0] : place === 4 ? [1] : [],
    })),
    deck: 50,
    remade: 0,
    discard: ["Pe0", "Wi3"],
    building_deck: 14,
    replacement: 10,
    under: [],
    in_game: ["farm_1", "monastery_1", "castle_1", "castle_2"],
    used: [],
    stacks: { joker: 15, sword: 12, vp_token: 20 },
    seats: [
      seat({
        cards: ["Pe2", "Mo1", "Jo", "Sw", "Pa"],
        playable: 4,
        rats: 9,
        tokens: 1,
        influence: influence({ peasantry: 4, bourgeoisie: 3 }),
      }),
      seat({ hand: 3, laid: 2, place: 1, space: 1, order: 0, influence: influence({ peasantry: 4 }), known: ["Go"] }),
    ],
    together: [],
    survival: {
      seen: 4,
      unseen: 4,
      rats: 9,
      chance: 0.62,
      by_rats: [
        [8, 0.7],
        [9, 0.62],
      ],
    },
    options: {},
    result: null,
    ...changes,
  };
}

/** What may be done on entering: both buildings, or a pass. */
export const ENTERING: readonly Move[] = [
  { text: "enter 1", kind: "enter", place: 1, building: "farm", class: "peasantry", space: 2 },
  { text: "enter 2", kind: "enter", place: 2, building: "monastery", class: "church", space: 1 },
  { text: "pass", kind: "pass" },
];

/** A turn of seat 0, with the moves that it sent and those that it tried. */
export function turnWith(
  view: RattusView = position(),
  moves: readonly Move[] = ENTERING,
): { turn: Turn; sent: string[][]; tried: string[][] } {
  const sent: string[][] = [];
  const tried: string[][] = [];
  const legal = moves as unknown as LegalMove[];
  const turn = new Turn({
    draft: vi.fn(async (_version: number, _seat: number, texts: string[]): Promise<DraftAnswer> => {
      tried.push(texts);
      const known = moves.some((move) => move.text === texts.at(-1));
      return {
        view: view as unknown as View,
        legal,
        final: texts.at(-1) !== "drop Pe2",
        refusal: known ? null : { rule: "RC-35", key: "rattus_cartus-refusal-place", data: {} },
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
