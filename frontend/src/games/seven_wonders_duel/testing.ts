/** What the tests of this folder share: a position of Age II, moves, a turn, and the words as the page has them. */
import { vi } from "vitest";
import type { Speech } from "$lib/game";
import { makeBundle, translator, type Locale } from "$lib/messages";
import type { DraftAnswer, LegalMove, View } from "$lib/protocol";
import { Turn } from "$lib/turn.svelte";
import greekNames from "$text/games/seven_wonders_duel/text/names.el.ftl?raw";
import englishNames from "$text/games/seven_wonders_duel/text/names.en.ftl?raw";
import greek from "$text/games/seven_wonders_duel/text/ui.el.ftl?raw";
import english from "$text/games/seven_wonders_duel/text/ui.en.ftl?raw";
import { placesOfAge } from "./data";
import type { DuelView, Move, Payment, PaymentRow, SeatView, Slot } from "./view";

/** Names, colours and words for two players. */
export function speechIn(locale: Locale): Speech {
  const sources = locale === "el" ? [greek, greekNames] : [english, englishNames];
  return {
    t: translator(makeBundle(locale, sources)),
    seats: ["Ελένη", "Νίκος"].map((name, index) => ({ index, name, colour: index, mine: index === 0, bot: false })),
  };
}

/** Keys of the game's messages, to see that nothing is said by its key. */
export const UNSAID = /seven_wonders_duel-/;

export function row(changes: Partial<PaymentRow>): PaymentRow {
  return {
    resource: "wood",
    need: 1,
    produced: 0,
    choice: 0,
    discount: 0,
    bought: 0,
    each: 2,
    coins: 0,
    symbols: 0,
    fixed: null,
    ...changes,
  };
}

export function payment(changes: Partial<Payment> = {}): Payment {
  return {
    total: 0,
    printed: 0,
    trade: 0,
    chain: null,
    chain_card: null,
    to_opponent: false,
    affordable: true,
    missing_coins: 0,
    rows: [],
    ...changes,
  };
}

/** Wood produced, two glass bought at 3. */
export const LABORATORY = payment({
  total: 6,
  trade: 6,
  rows: [row({ produced: 1 }), row({ resource: "glass", need: 2, bought: 2, each: 3, coins: 6, symbols: 1 })],
});
export const HORSES = payment({ chain: "horseshoe", chain_card: "stable" });
export const DEAR = payment({
  total: 9,
  trade: 9,
  affordable: false,
  missing_coins: 2,
  rows: [row({ resource: "stone", need: 3, bought: 3, each: 3, coins: 9, symbols: 1 })],
});

const CITY: SeatView = {
  coins: 7,
  production: { wood: 1, clay: 0, stone: 0, glass: 0, papyrus: 0 },
  choices: [{ item: "forum", options: ["glass", "papyrus"] }],
  prices: { wood: 2, clay: 2, stone: 1, glass: 3, papyrus: 2 },
  fixed: { stone: "stone_reserve" },
  cards: ["lumber_yard", "workshop", "stone_reserve", "forum", "stable"],
  colours: { brown: 1, grey: 0, blue: 0, green: 1, yellow: 2, red: 1, purple: 0 },
  wonders: [
    { wonder: "sphinx", state: "unbuilt", card: null },
    { wonder: "pyramids", state: "built", card: "baths" },
    { wonder: "mausoleum", state: "unbuilt", card: null },
    { wonder: "piraeus", state: "boxed", card: null },
  ],
  tokens: ["law"],
  symbols: ["pendulum", "law"],
  pairs: [],
  discard_value: 4,
};

/** Three free cards of Age II, one with a covered card behind it. */
const LYING: Readonly<Record<string, Partial<Slot>>> = {
  "A2-r3c1": { card: "aqueduct", available: true },
  "A2-r4c2": { card: "laboratory", available: true },
  "A2-r4c3": { card: "horse_breeders", available: true },
  "A2-r3c3": { card: "archery_range" },
  "A2-r2c2": { up: false },
};

export function position(changes: Partial<DuelView> = {}): DuelView {
  const slots = placesOfAge(2)
    .filter((place) => place.slot in LYING)
    .map((place): Slot => ({
      slot: place.slot,
      card: null,
      back: "age2",
      up: true,
      available: false,
      ...LYING[place.slot],
    }));
  return {
    game: "seven_wonders_duel",
    to_move: 0,
    prompt: { kind: "turn", seat: 0, source: null, extra: false },
    age: 2,
    first: 0,
    draft: null,
    structure: { age: 2, left: slots.length, slots },
    seats: [CITY, { ...CITY, coins: 4, cards: ["quarry"], wonders: [], tokens: [], symbols: [] }],
    military: { pawn: 3, tokens: [[2, 5], [5]], points: [5, 0] },
    board: ["economy", "theology"],
    aside: ["urbanism"],
    library: null,
    discard: ["tavern"],
    wonders_built: 1,
    wonders_out: [],
    unseen: { age2: ["walls", "school"] },
    payments: [
      {
        cards: { laboratory: LABORATORY, horse_breeders: HORSES, aqueduct: DEAR, archery_range: DEAR },
        wonders: { sphinx: payment({ total: 4 }) },
      },
      { cards: {}, wonders: {} },
    ],
    options: { assistance: "standard" },
    result: null,
    ...changes,
  };
}

/** What may be done in that position; the aqueduct is too dear. */
export const MOVES: readonly Move[] = [
  { text: "build laboratory", kind: "build", card: "laboratory", slot: "A2-r4c2", payment: LABORATORY, gain: 0 },
  { text: "build horse_breeders", kind: "build", card: "horse_breeders", slot: "A2-r4c3", payment: HORSES, gain: 4 },
  ...["aqueduct", "laboratory", "horse_breeders"].map((card): Move => ({
    text: `discard ${card}`,
    kind: "discard",
    card,
    slot: "A2-r3c1",
    coins: 4,
  })),
  ...["aqueduct", "laboratory", "horse_breeders"].map((card): Move => ({
    text: `wonder sphinx ${card}`,
    kind: "wonder",
    wonder: "sphinx",
    card,
    slot: "A2-r3c1",
    payment: payment({ total: 4 }),
    gain: 0,
  })),
];

/** A turn of seat 0, with the moves that it sent. */
export function turnWith(
  view: DuelView = position(),
  moves: readonly Move[] = MOVES,
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
        final: true,
        refusal: known ? null : { rule: "7WD-24", key: "seven_wonders_duel-refusal-coins", data: {} },
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
