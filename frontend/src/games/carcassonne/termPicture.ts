/** Small pictures beside the terms of an award. */
import { parseSegment, type CarcassonneView, type Term } from "./view";
import { drawPennant } from "./drawing/signs";
import { tileMarkup } from "./tiles";

/** SVG markup for a 32 px box; undefined where a picture would say nothing. */
export function termPicture(term: Term, view: CarcassonneView): string | undefined {
  if (term.kind === "pennant") return `<svg viewBox="-10 -11 20 21" width="32" height="32">${drawPennant()}</svg>`;
  const [piece] = term.pieces;
  if (piece === undefined) return undefined;
  const cell = piece.includes(":") ? parseSegment(piece).at.join(",") : piece;
  const index = view.tiles.findIndex((tile) => tile.at.join(",") === cell);
  const tile = view.tiles[index];
  if (!tile) return undefined;
  return `<svg viewBox="0 0 100 100" width="32" height="32">${tileMarkup(tile.tile, tile.rotation, index, "full")}</svg>`;
}
