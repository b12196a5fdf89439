/** Segments with where they lie, ready to be lit up. */
import { TILE } from "../camera";
import { segmentArea, segmentOutline } from "../tiles";
import { cellName, parseSegment, type LaidTile } from "../view";

export interface LitSegment {
  readonly name: string;
  /** Board position of its tile. */
  readonly x: number;
  readonly y: number;
  /** Its area, or for a road its middle line. */
  readonly area: string;
  readonly isLine: boolean;
  /** What bounds it, without the tile's own border; empty for what has no edge of its own. */
  readonly outline: string;
  /** Where a figure would stand, on the board. */
  readonly anchor: { readonly x: number; readonly y: number };
}

/** Shapes of the segments that lie on the board; others are left out. */
export function litShapes(segments: readonly string[], tiles: ReadonlyMap<string, LaidTile>): LitSegment[] {
  return segments.flatMap((name) => {
    const { at, part, kind } = parseSegment(name);
    const tile = tiles.get(cellName(at));
    if (!tile) return [];
    const area = segmentArea(tile.tile, tile.rotation, part);
    const x = at[0] * TILE;
    const y = at[1] * TILE;
    return {
      name,
      x,
      y,
      area: area.path,
      isLine: !area.fill,
      outline: kind === "field" ? "" : segmentOutline(tile.tile, tile.rotation, part),
      anchor: { x: x + area.anchor.x, y: y + area.anchor.y },
    };
  });
}
