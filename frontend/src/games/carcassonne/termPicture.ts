/** Small pictures beside the terms of an award. */
import { parseSegment, type CarcassonneView, type Term } from "./view";
import { drawPiece } from "./drawing/pieces/piece";
import { drawEnvelope, drawIngot, drawPouch } from "./drawing/pieces/things";
import { drawPennant } from "./drawing/signs";
import { tileMarkup } from "./tiles";

function things(box: string, markup: string): string {
  return `<svg viewBox="${box}" width="32" height="32">${markup}</svg>`;
}

/** SVG markup for a 32 px box; undefined where a picture would say nothing. */
export function termPicture(term: Term, view: CarcassonneView): string | undefined {
  if (term.kind === "pennant") return `<svg viewBox="-10 -11 20 21" width="32" height="32">${drawPennant()}</svg>`;
  if (term.kind === "ingot") return things("-24 -20 48 40", drawIngot());
  if (term.kind === "message") return things("-25 -20 50 40", drawEnvelope());
  if (term.kind === "robbery") return things("-22 -24 44 46", drawPouch());
  if (term.kind === "witch") return things("-28 -62 56 64", drawPiece("witch", 0, { height: 50 }));
  if (term.kind === "mage") return things("-28 -66 56 68", drawPiece("mage", 0, { height: 50 }));
  const [piece] = term.pieces;
  if (piece === undefined) return undefined;
  const cell = piece.includes(":") ? parseSegment(piece).at.join(",") : piece;
  const index = view.tiles.findIndex((tile) => tile.at.join(",") === cell);
  const tile = view.tiles[index];
  if (!tile) return undefined;
  return `<svg viewBox="0 0 100 100" width="32" height="32">${tileMarkup(tile.tile, tile.rotation, index, "full")}</svg>`;
}
