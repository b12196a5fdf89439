/** A corner of a game as one picture: a structure with its first cards taken, and two Wonders. */
import { placed } from "$lib/drawing/svg";
import { cardById, wonderById } from "./data";
import { CARD_WIDTH, drawBack, drawCard } from "./drawing/card";
import { drawWonder } from "./drawing/wonder";

export const ART_WIDTH = 430;
export const ART_HEIGHT = 330;

/** Rows from the far one; null is a card face down. */
const ROWS: readonly (readonly (string | null)[])[] = [
  ["school", "forum", "courthouse", "walls", "brewery"],
  [null, null, null, null],
  ["caravansery", "temple", "horse_breeders"],
];
const STEP = 108;
const PITCH = 66;

/** The picture's markup, in a box of `ART_WIDTH` x `ART_HEIGHT`. */
export function artMarkup(): string {
  const cards = ROWS.flatMap((row, depth) =>
    row.map((id, index) => {
      const x = ART_WIDTH / 2 + (index - row.length / 2) * STEP + (STEP - CARD_WIDTH) / 2;
      const face = id
        ? drawCard(cardById(id), { name: "", compact: true, covered: depth < ROWS.length - 1 })
        : drawBack("age2", "II");
      return placed([x, 8 + depth * PITCH], face);
    }),
  );
  const wonders = [
    placed([22, 254], drawWonder(wonderById("great_lighthouse"), { state: "built", under: "age1" }), 1.16),
    placed([230, 254], drawWonder(wonderById("sphinx"), { state: "built", under: "age2" }), 1.16),
  ];
  return [...cards, ...wonders].join("");
}
