import { contourPath, type HeightGrid, labelParts, sampleHeights } from "$lib/drawing/contour";
import { curvePath, pointAlong } from "$lib/drawing/curve";
import { between, distance, isInCircles, type Point } from "$lib/drawing/point";
import { num } from "$lib/drawing/svg";
import { ellipseClearance, fieldClearance } from "./clearance";
import { type Ellipse, type Layout, layoutOf } from "./layout";
import { CENTRE, distanceToBorder, halfEdgeMiddle, rotatedSide, TILE_SIDE } from "./sides";
import { cityFoot, furnitureOf, monasteryFoot, monasteryGarden } from "./spots";
import type { HalfEdge, Rotation, Side, Tile } from "./tileData";

/** City, road, field or monastery. */
export type SegmentKind = "c" | "r" | "f" | "m";

/** What of a tile belongs to one segment, and where a figure on it stands. */
export interface SegmentShape {
  /** SVG path data: a closed area, or for roads the open centre line. */
  readonly path: string;
  /** Whether the path is an area to fill; otherwise it is a line to stroke (a road is 10.6 wide). */
  readonly fill: boolean;
  /** Where a figure's foot stands; for fields the middle of a figure that lies. */
  readonly anchor: { readonly x: number; readonly y: number };
}

/** Distance of the grid points in which the area of a field is looked for. */
const FIELD_STEP = 2;

/**
 * Shape of a segment on the rotated tile.
 *
 * @param index position in the tile's list of cities, roads or fields; 0 for the monastery.
 * @throws RangeError if the tile has no such segment.
 */
export function segmentShape(tile: Tile, rotation: Rotation, kind: SegmentKind, index: number): SegmentShape {
  const layout = layoutOf(tile, rotation);
  const shape = shapeOf(layout, kind, index);
  if (!shape) throw new RangeError(`tile ${tile.id} has no segment ${kind}${index}`);
  const [x, y] = shape.anchor;
  return { path: shape.path, fill: kind !== "r", anchor: { x, y } };
}

interface Shape {
  readonly path: string;
  readonly anchor: Point;
}

function shapeOf(layout: Layout, kind: SegmentKind, index: number): Shape | null {
  switch (kind) {
    case "c": {
      const city = layout.cities[index];
      return city ? { path: city.path, anchor: cityFoot(layout, city) } : null;
    }
    case "r": {
      const road = layout.roads[index];
      return road ? { path: curvePath(road.line), anchor: pointAlong(road.line, 0.5) } : null;
    }
    case "m": {
      const { monastery } = furnitureOf(layout);
      if (!monastery || index !== 0) return null;
      return { path: ovalPath(monasteryGarden(monastery)), anchor: monasteryFoot(monastery) };
    }
    case "f":
      return layout.tile.fields[index] ? fieldShape(layout, index) : null;
  }
}

function ovalPath({ centre: [x, y], rx, ry }: Ellipse): string {
  const arc = `a${num(rx)} ${num(ry)} 0 0 1 `;
  return `M${num(x - rx)} ${num(y)}${arc}${num(2 * rx)} 0${arc}${num(-2 * rx)} 0Z`;
}

/** The open parts of the tile that belong to one field, found on a grid. */
function fieldShape(layout: Layout, index: number): Shape {
  const grid = fieldGrid(layout);
  const parts = labelParts(grid);
  const own = fieldParts(layout, grid, parts, index);
  const heights = grid.heights.map((height, at) => (own.has(parts[at] ?? 0) ? height : Math.min(height, -0.01)));
  const ownGrid: HeightGrid = { ...grid, heights };
  return { path: contourPath(ownGrid), anchor: roomiestPoint(layout, ownGrid) };
}

/** How far each grid point lies inside open field. */
function fieldGrid(layout: Layout): HeightGrid {
  const { monastery } = furnitureOf(layout);
  return sampleHeights(TILE_SIDE, FIELD_STEP, (point) => {
    const room = fieldClearance(layout, point);
    return monastery ? Math.min(room, ellipseClearance(monasteryGarden(monastery), point)) : room;
  });
}

/** Labels of the parts at the half-edges of a field, or of the largest part at nobody's half-edge. */
function fieldParts(layout: Layout, grid: HeightGrid, parts: Int32Array, index: number): Set<number> {
  const partAt = (halfEdge: HalfEdge): number => {
    const [x, y] = halfEdgeMiddle(turnedHalfEdge(halfEdge, layout.rotation));
    return parts[Math.round(y / grid.step) * grid.size + Math.round(x / grid.step)] ?? 0;
  };
  const { fields } = layout.tile;
  const own = fields[index]?.half_edges ?? [];
  if (own.length > 0) return new Set(own.map(partAt).filter((part) => part > 0));
  const taken = new Set(fields.flatMap((field) => field.half_edges).map(partAt));
  const sizes = new Map<number, number>();
  for (const part of parts) {
    if (part > 0 && !taken.has(part)) sizes.set(part, (sizes.get(part) ?? 0) + 1);
  }
  const [largest] = [...sizes].sort((a, b) => b[1] - a[1]);
  return new Set(largest ? [largest[0]] : []);
}

function turnedHalfEdge(halfEdge: HalfEdge, rotation: Rotation): HalfEdge {
  const half = halfEdge[1] === "L" ? "L" : "R";
  return `${rotatedSide(halfEdge[0] as Side, rotation)}${half}`;
}

/** The point of a field with the most room around it, away from symbols and inns if there is a choice. */
function roomiestPoint(layout: Layout, { size, step, heights }: HeightGrid): Point {
  const { symbol, inns, flight } = furnitureOf(layout);
  const things = inns.map((centre) => ({ centre, radius: 20 }));
  if (symbol) things.push({ centre: symbol.at, radius: 18 });
  if (flight)
    things.push({ centre: flight.from, radius: 24 }, { centre: between(flight.from, flight.to, 0.6), radius: 20 });
  let best: Point = [0, 0];
  let bestRoom = -Infinity;
  for (const [at, height] of heights.entries()) {
    if (height <= 0) continue;
    const point: Point = [(at % size) * step, Math.floor(at / size) * step];
    const open = Math.min(height, distanceToBorder(point) + 2, 22);
    const room = open - distance(point, CENTRE) * 0.04 - (isInCircles(point, things) ? 12 : 0);
    if (room > bestRoom) [best, bestRoom] = [point, room];
  }
  return best;
}
