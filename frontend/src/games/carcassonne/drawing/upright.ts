/** A thing that stands on the tile and never lies on its side; what has its foot lower covers what is behind. */
export interface Upright {
  /** Height of the foot on the tile, for the order of drawing. */
  readonly foot: number;
  readonly markup: string;
}

/** How much is drawn: everything, or what is readable below 48 px a side. */
export type Detail = "full" | "small";

/** Factor for the thickness of outlines. */
export function outlineFactor(detail: Detail): number {
  return detail === "small" ? 1.3 : 1;
}

/** Markup of all upright things, from back to front. */
export function drawUprights(things: readonly Upright[]): string {
  return [...things]
    .sort((a, b) => a.foot - b.foot)
    .map((thing) => thing.markup)
    .join("");
}
