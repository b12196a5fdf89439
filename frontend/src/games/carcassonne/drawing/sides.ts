import { type Curve, mapCurve } from "$lib/drawing/curve";
import type { Point } from "$lib/drawing/point";
import type { HalfEdge, Rotation, Side } from "./tileData";

/** Side of a tile in drawing units; every number of this folder is in them. */
export const TILE_SIDE = 100;
/** The middle of the tile. */
export const CENTRE: Point = [50, 50];
/** The sides clockwise, as in the data. */
export const SIDES: readonly [Side, Side, Side, Side] = ["N", "E", "S", "W"];

const SIDE_MIDDLES: Readonly<Record<Side, Point>> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
const INWARDS: Readonly<Record<Side, Point>> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };

/** Position of a side, clockwise from N. */
export function sideIndex(side: Side): number {
  return SIDES.indexOf(side);
}

/** Where a side of the unrotated tile lies after the rotation. */
export function rotatedSide(side: Side, rotation: Rotation): Side {
  return SIDES[(sideIndex(side) + rotation) % 4] ?? side;
}

/** Whether two sides lie across from each other. */
export function isOpposite(a: Side, b: Side): boolean {
  return Math.abs(sideIndex(a) - sideIndex(b)) === 2;
}

/** The middle of a side, where roads cross the border. */
export function sideMiddle(side: Side): Point {
  return SIDE_MIDDLES[side];
}

/** The unit vector from a side towards the inside of the tile. */
export function inwards(side: Side): Point {
  return INWARDS[side];
}

/** The point `depth` inside the tile, straight in from the middle of a side. */
export function inside(side: Side, depth: number): Point {
  const [x, y] = SIDE_MIDDLES[side];
  const [dx, dy] = INWARDS[side];
  return [x + dx * depth, y + dy * depth];
}

/** A border point in the middle of a half-edge. */
export function halfEdgeMiddle(halfEdge: HalfEdge): Point {
  const side = halfEdge[0] as Side;
  const [x, y] = sideMiddle(side);
  const [dx, dy] = inwards(side);
  const left = halfEdge[1] === "L" ? 1 : -1;
  return [x - dy * 25 * left, y + dx * 25 * left];
}

/** A point turned clockwise with the tile. */
export function turnPoint([x, y]: Point, quarterTurns: number): Point {
  switch (((quarterTurns % 4) + 4) % 4) {
    case 1:
      return [TILE_SIDE - y, x];
    case 2:
      return [TILE_SIDE - x, TILE_SIDE - y];
    case 3:
      return [y, TILE_SIDE - x];
    default:
      return [x, y];
  }
}

/** A curve turned clockwise with the tile. */
export function turnCurve(line: Curve, quarterTurns: number): Curve {
  return mapCurve(line, (point) => turnPoint(point, quarterTurns));
}

/** How far a point lies from the nearest side. */
export function distanceToBorder([x, y]: Point): number {
  return Math.min(x, y, TILE_SIDE - x, TILE_SIDE - y);
}
