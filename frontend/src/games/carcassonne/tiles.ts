/** The tiles by name, and their drawings, each made once. */
import { curvePath } from "$lib/drawing/curve";
import { tileById } from "./drawing/catalogue";
import { layoutOf } from "./drawing/layout";
import { segmentShape, type SegmentKind, type SegmentShape } from "./drawing/segments";
import { drawTile } from "./drawing/tile";
import type { Rotation } from "./drawing/tileData";
import type { Detail } from "./drawing/upright";
import { partsOf } from "./features";

export { tileById };

const markups = new Map<string, string>();
const shapes = new Map<string, SegmentShape>();

/** Names of a tile's segments. */
export function segmentParts(id: string): string[] {
  return partsOf(tileById(id));
}

/** SVG markup of a tile, 100 units wide; made once for each set of arguments. */
export function tileMarkup(id: string, rotation: Rotation, seed: number, detail: Detail): string {
  const key = `${id} ${rotation} ${seed} ${detail}`;
  const known = markups.get(key);
  if (known !== undefined) return known;
  const markup = drawTile(tileById(id), rotation, seed, detail);
  markups.set(key, markup);
  return markup;
}

/** Area or line of a segment, and where a figure stands in it; made once for each. */
export function segmentArea(id: string, rotation: Rotation, part: string): SegmentShape {
  const key = `${id} ${rotation} ${part}`;
  const known = shapes.get(key);
  if (known) return known;
  const shape = segmentShape(tileById(id), rotation, part.charAt(0) as SegmentKind, Number(part.slice(1)));
  shapes.set(key, shape);
  return shape;
}

/**
 * What bounds a segment on its tile, for an outline without the tile's own border: the walls of a city, the middle line
 * of a road, else the whole area.
 */
export function segmentOutline(id: string, rotation: Rotation, part: string): string {
  if (part.startsWith("c")) {
    const city = layoutOf(tileById(id), rotation).cities[Number(part.slice(1))];
    return city ? city.walls.map((wall) => curvePath(wall)).join("") : "";
  }
  return segmentArea(id, rotation, part).path;
}
