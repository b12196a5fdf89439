/** Where the figures stand on the board, in the order in which they are drawn: those nearer to the viewer last. */
import { TILE } from "./camera";
import { segmentArea } from "./tiles";
import { cellName, parseSegment, type Figure, type LaidTile } from "./view";

export interface StandingFigure {
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly lying: boolean;
}

/** Figures whose feet are nearer than this would hide each other's emblems. */
const TOO_NEAR = 18;
/** How far a figure steps aside. */
const ASIDE = 13;

/** Board point of a segment's figure; null if there is no such tile. */
export function anchorOf(segment: string, tiles: ReadonlyMap<string, LaidTile>): { x: number; y: number } | null {
  const { at, part } = parseSegment(segment);
  const tile = tiles.get(cellName(at));
  if (!tile) return null;
  const { anchor } = segmentArea(tile.tile, tile.rotation, part);
  return { x: at[0] * TILE + anchor.x, y: at[1] * TILE + anchor.y };
}

/** The tiles by the name of their cell. */
export function tilesByCell(tiles: readonly LaidTile[]): ReadonlyMap<string, LaidTile> {
  return new Map(tiles.map((tile) => [cellName(tile.at), tile]));
}

/** Feet of all figures, from back to front; those that would cover one another step aside to the right. */
export function layOutFigures(figures: readonly Figure[], tiles: ReadonlyMap<string, LaidTile>): StandingFigure[] {
  const standing: StandingFigure[] = [];
  for (const figure of figures) {
    const anchor = anchorOf(figure.segment, tiles);
    if (!anchor) continue;
    let { x } = anchor;
    const { y } = anchor;
    while (standing.some((other) => Math.hypot(other.x - x, other.y - y) < TOO_NEAR)) x += ASIDE;
    standing.push({ figure, x, y, lying: parseSegment(figure.segment).kind === "field" });
  }
  return standing.sort((a, b) => a.y - b.y || a.x - b.x);
}
