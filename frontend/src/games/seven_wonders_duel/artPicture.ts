/** A structure of Age II with its first cards taken, as one picture. */
import { placed } from "$lib/drawing/svg";
import { cardById } from "./data";
import { CARD_WIDTH, drawBack, drawCard } from "./drawing/card";

export const ART_WIDTH = 760;
export const ART_HEIGHT = 320;

/** Rows from the far one; null is a card face down. The middle is what a narrow box shows. */
const ROWS: readonly (readonly (string | null)[])[] = [
  ["walls", "caravansery", "courthouse", "school", "brewery", "statue", "shelf_quarry"],
  [null, null, null, null, null, null],
  ["laboratory", "archery_range", "temple", "forum", "sawmill"],
  ["horse_breeders", "library", "aqueduct", "customs_house"],
];
const STEP = 108;
const PITCH = 66;
/** The far row begins a little above the picture. */
const TOP = -22;

/** The picture's markup, in a box of `ART_WIDTH` x `ART_HEIGHT`. */
export function artMarkup(): string {
  return ROWS.flatMap((row, depth) =>
    row.map((id, index) => {
      const covered = depth < ROWS.length - 1;
      const x = ART_WIDTH / 2 + (index - row.length / 2) * STEP + (STEP - CARD_WIDTH) / 2;
      const face = id ? drawCard(cardById(id), { name: "", compact: true, covered }) : drawBack("age2", "II", covered);
      return placed([x, TOP + depth * PITCH], face);
    }),
  ).join("");
}
