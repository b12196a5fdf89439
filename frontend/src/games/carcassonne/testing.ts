/** What the tests of this folder share: a small position, and the words as the page has them. */
import type { Speech } from "$lib/game";
import { makeBundle, translator, type Locale } from "$lib/messages";
import greekLog from "$text/games/carcassonne/text/expansions.el.ftl?raw";
import englishLog from "$text/games/carcassonne/text/expansions.en.ftl?raw";
import greekMore from "$text/games/carcassonne/text/ui-expansions.el.ftl?raw";
import englishMore from "$text/games/carcassonne/text/ui-expansions.en.ftl?raw";
import greek from "$text/games/carcassonne/text/ui.el.ftl?raw";
import english from "$text/games/carcassonne/text/ui.en.ftl?raw";
import type { CarcassonneView, Feature, Move, PointsEvent } from "./view";

/** Names, colours and words for two players. */
export function speechIn(locale: Locale): Speech {
  return {
    t: translator(
      makeBundle(locale, locale === "el" ? [greek, greekMore, greekLog] : [english, englishMore, englishLog]),
    ),
    seats: ["Ελένη", "Νίκος"].map((name, index) => ({ index, name, colour: index, mine: index === 0, bot: false })),
  };
}

/** A road of two tiles with a thief. */
export const ROAD: Feature = {
  kind: "road",
  segments: ["0,0:r0", "1,0:r0"],
  owners: [0],
  figures: { 0: 1 },
  value: 2,
  complete: false,
  tiles: 2,
  pennants: 0,
  open: 2,
};

/** The start tile and one more, with a tile to place in hand. */
export function position(changes: Partial<CarcassonneView> = {}): CarcassonneView {
  return {
    game: "carcassonne",
    to_move: 0,
    prompt: { kind: "place", seat: 0, tile: "BG-FRFR", last: [1, 0] },
    tiles: [
      { at: [0, 0], tile: "BG-CRFR", rotation: 0, seat: null },
      { at: [1, 0], tile: "BG-FRFR", rotation: 0, seat: 1 },
    ],
    figures: [{ seat: 0, figure: "meeple", segment: "1,0:r0" }],
    seats: [
      { points: 4, supply: { meeple: 6 } },
      { points: 1, supply: { meeple: 1 } },
    ],
    tile: "BG-FRFR",
    pile: 40,
    remaining: { "BG-FRFR": 3 },
    features: [ROAD],
    discarded: [],
    options: {},
    result: null,
    ...changes,
  };
}

/** The position as a table with the purist's assistance shows it. */
export function puristPosition(): CarcassonneView {
  const view: { -readonly [Key in keyof CarcassonneView]: CarcassonneView[Key] } = position();
  delete view.features;
  delete view.remaining;
  return view;
}

/** Two places: one where the tile fits two ways, one where it fits in one. */
export const PLACES: readonly Move[] = [
  { kind: "place", text: "2,0 r0", at: [2, 0], rotation: 0 },
  { kind: "place", text: "2,0 r2", at: [2, 0], rotation: 2 },
  { kind: "place", text: "0,1 r1", at: [0, 1], rotation: 1 },
];

/** Two spots on the tile at 2,0, and the choice of none. */
export const SPOTS: readonly Move[] = [
  {
    kind: "figure",
    text: "meeple r0",
    figure: "meeple",
    segment: "2,0:r0",
    feature: "road",
    complete: true,
    value: 3,
  },
  {
    kind: "figure",
    text: "meeple f0",
    figure: "meeple",
    segment: "2,0:f0",
    feature: "field",
    complete: false,
    value: 0,
  },
  { kind: "none", text: "none" },
];

/** Two tiles, one of them with two pieces of the city, and a pennant; at the end of the game. */
export const UNFINISHED_CITY: PointsEvent = {
  kind: "points",
  rule: "CAR-END-04",
  seat: 0,
  points: 3,
  terms: [
    { kind: "tile", count: 2, each: 1, points: 2, pieces: ["0,0:c0", "0,-1:c0", "0,-1:c1"] },
    { kind: "pennant", count: 1, each: 1, points: 1, pieces: ["0,-1:c0"] },
  ],
  feature: "city",
  segments: ["0,0:c0", "0,-1:c0", "0,-1:c1"],
  majority: { 1: 1, 0: 2 },
  final: true,
};
