/** Where the figures stand on the board, in the order in which they are drawn: those nearer to the viewer last. */
import { TILE } from "./camera";
import { segmentArea } from "./tiles";
import { cellName, parseCell, parseSegment, type CarcassonneView, type Figure, type LaidTile } from "./view";

export interface StandingFigure {
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly lying: boolean;
  /** Tells figures apart, also several of a seat on one segment. */
  readonly key: string;
}

/** The seat of mage and witch, who are nobody's. */
export const NOBODY = -1;

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

/** Board point of a segment's figure, or the middle of a cell. */
export function pointOfName(name: string, tiles: ReadonlyMap<string, LaidTile>): { x: number; y: number } | null {
  if (name.includes(":")) return anchorOf(name, tiles);
  const [x, y] = parseCell(name);
  return { x: (x + 0.5) * TILE, y: (y + 0.5) * TILE };
}

/** The tiles by the name of their cell. */
export function tilesByCell(tiles: readonly LaidTile[]): ReadonlyMap<string, LaidTile> {
  return new Map(tiles.map((tile) => [cellName(tile.at), tile]));
}

/** All that stands on the board: the figures of the seats, mage and witch. */
export function standingPieces({ figures, magic }: Pick<CarcassonneView, "figures" | "magic">): Figure[] {
  const neutral = Object.entries(magic ?? {}).flatMap(([figure, segment]) =>
    segment === null ? [] : [{ seat: NOBODY, figure, segment }],
  );
  return [...figures, ...neutral];
}

/** Feet of all figures, from back to front; those that would cover one another step aside to the right. */
export function layOutFigures(figures: readonly Figure[], tiles: ReadonlyMap<string, LaidTile>): StandingFigure[] {
  const standing: StandingFigure[] = [];
  const seen = new Map<string, number>();
  for (const figure of figures) {
    const anchor = anchorOf(figure.segment, tiles);
    if (!anchor) continue;
    let { x } = anchor;
    const { y } = anchor;
    while (standing.some((other) => Math.hypot(other.x - x, other.y - y) < TOO_NEAR)) x += ASIDE;
    const name = `${figure.segment} ${figure.seat} ${figure.figure}`;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    const lies = figure.figure === "meeple" || figure.figure === "big";
    const lying = lies && parseSegment(figure.segment).kind === "field";
    standing.push({ figure, x, y, lying, key: `${name} ${count}` });
  }
  return standing.sort((a, b) => a.y - b.y || a.x - b.x);
}
