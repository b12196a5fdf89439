/** Which segment of a tile lies under a point. */
import type { Rotation } from "./drawing/tileData";
import { segmentArea, segmentParts } from "./tiles";

/** A road is hit this wide, wider than it is drawn. */
const ROAD_WIDTH = 15;
/** What lies on top is asked first. */
const ORDER = "mrcf";

let context: CanvasRenderingContext2D | null = null;
const paths = new Map<string, Path2D>();

function pathOf(id: string, rotation: Rotation, part: string): Path2D {
  const key = `${id} ${rotation} ${part}`;
  const known = paths.get(key);
  if (known) return known;
  const path = new Path2D(segmentArea(id, rotation, part).path);
  paths.set(key, path);
  return path;
}

/** The segment under a point of the tile (0 to 100 each way); null where there is none, on a wall for example. */
export function partAt(id: string, rotation: Rotation, x: number, y: number): string | null {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return null;
  context.lineWidth = ROAD_WIDTH;
  const parts = segmentParts(id).sort((a, b) => ORDER.indexOf(a.charAt(0)) - ORDER.indexOf(b.charAt(0)));
  for (const part of parts) {
    const path = pathOf(id, rotation, part);
    const hit = segmentArea(id, rotation, part).fill
      ? context.isPointInPath(path, x, y)
      : context.isPointInStroke(path, x, y);
    if (hit) return part;
  }
  return null;
}
