/** Where things lie on tiles: the ferry of a lake between the roads that it joins, ingots, the way of a machine. */
import { distance, type Point } from "$lib/drawing/point";
import { linePath, placed } from "$lib/drawing/svg";
import { TILE } from "../camera";
import { layoutOf, type Layout } from "../drawing/layout";
import { drawFerry } from "../drawing/pieces/things";
import { roadEnd } from "../drawing/roadShape";
import { CENTRE, inwards } from "../drawing/sides";
import { furnitureOf } from "../drawing/spots";
import type { Side } from "../drawing/tileData";
import { segmentArea, segmentParts, tileById } from "../tiles";
import type { SpotMove } from "../spotMoves";
import type { CarcassonneView, Cell, LaidTile } from "../view";

/** Scale of a ferry on a tile. */
const FERRY_SCALE = 0.62;
/** How far from the middle of the lake a ferry is chosen. */
const HANDLE = 34;
const HANDLE_AT_END = 42;

interface Berth {
  /** Middle of the ferry on the tile. */
  readonly at: Point;
  /** Its turn, in degrees. */
  readonly turn: number;
  /** The line along which it runs. */
  readonly way: string;
  /** Where it can be pointed at, away from other ferries of the lake. */
  readonly handle: Point;
}

/** How the ferry of a lake lies that joins two of its roads. */
export function berthOf({ tile, rotation }: Pick<LaidTile, "tile" | "rotation">, roads: readonly string[]): Berth {
  const layout = layoutOf(tileById(tile), rotation);
  const [a, b] = roads.map((name) => roadEnd(layout.roads[Number(name.slice(1))]!)) as [Point, Point];
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const off = distance(middle, CENTRE);
  const across = off < 4;
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  // a boat is drawn with its pole upwards, so it never lies on its back
  const turn = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  const upright = Math.abs(turn) > 45;
  const towards: Point = across
    ? besideWay(layout, upright)
    : [((middle[0] - 50) / off) * HANDLE, ((middle[1] - 50) / off) * HANDLE];
  return {
    at: across ? CENTRE : middle,
    turn,
    way: linePath([a, b]),
    handle: [50 + towards[0], 50 + towards[1]],
  };
}

/** Where a ferry across the lake is chosen: on a side without a road, else at one end of its way. */
function besideWay(layout: Layout, upright: boolean): Point {
  const sides: readonly Side[] = upright ? ["E", "W"] : ["N", "S"];
  const taken = layout.roads.flatMap((road) => road.sides);
  const free = sides.find((side) => !taken.includes(side));
  const [dx, dy] = free ? inwards(free) : upright ? [0, 1] : [-1, 0];
  const far = free ? HANDLE : HANDLE_AT_END;
  return [-dx * far, -dy * far];
}

/** SVG markup of a ferry in its berth, in the tile's units. */
export function ferryMarkup(tile: Pick<LaidTile, "tile" | "rotation">, roads: readonly string[]): string {
  const { at, turn, way } = berthOf(tile, roads);
  const line = (color: string, width: number) =>
    `<path d="${way}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  return line("#8A795B", 5.4) + line("#F3E8CF", 3.4) + placed(at, drawFerry(), FERRY_SCALE, turn);
}

const ingotSpots = new Map<string, Point>();

/** Where ingots lie on a tile: as far as can be from where figures stand. */
export function ingotSpot({ tile, rotation }: Pick<LaidTile, "tile" | "rotation">): Point {
  const key = `${tile} ${rotation}`;
  const known = ingotSpots.get(key);
  if (known) return known;
  const { symbol, flight } = furnitureOf(layoutOf(tileById(tile), rotation));
  const feet = segmentParts(tile).map((part) => segmentArea(tile, rotation, part).anchor);
  for (const at of [symbol?.at, flight?.from]) if (at) feet.push({ x: at[0], y: at[1] + 12 });
  let best: Point = [50, 50];
  let bestRoom = -Infinity;
  for (let x = 18; x <= 82; x += 8)
    for (let y = 18; y <= 86; y += 8) {
      const room = Math.min(30, ...feet.map((foot) => Math.hypot(foot.x - x, foot.y - 12 - y)));
      const value = room - Math.hypot(x - 50, y - 50) * 0.08;
      if (value > bestRoom) [best, bestRoom] = [[x, y], value];
    }
  ingotSpots.set(key, best);
  return best;
}

export interface Flight {
  /** Where the machine is. */
  readonly from: { readonly x: number; readonly y: number };
  /** Where a figure boards it, behind the machine. */
  readonly board: { readonly x: number; readonly y: number };
  /** The cells that the die may lead to, the nearest first. */
  readonly cells: readonly Cell[];
}

/** Behind its machine a figure boards, so far away. */
const BEHIND = 13;

/** Where a flying machine stands on the board, and the cells that the die may lead to; null without a machine. */
export function flightOf({ tile, rotation, at }: LaidTile): Flight | null {
  const { flight } = furnitureOf(layoutOf(tileById(tile), rotation));
  if (!flight) return null;
  const dx = Math.sign(Math.round(flight.to[0] - flight.from[0]));
  const dy = Math.sign(Math.round(flight.to[1] - flight.from[1]));
  const from = { x: at[0] * TILE + flight.from[0], y: at[1] * TILE + flight.from[1] };
  return {
    from,
    board: { x: from.x - dx * BEHIND, y: from.y - dy * BEHIND },
    cells: [1, 2, 3].map((steps): Cell => [at[0] + dx * steps, at[1] + dy * steps]),
  };
}

/** The way that is shown: the three aims while a flight is considered, the one aim after the die; null without. */
export function flightShown(
  { tiles, prompt }: Pick<CarcassonneView, "tiles" | "prompt">,
  spots: readonly SpotMove[],
  considered: string | null,
): { from: Flight["from"]; cells: readonly Cell[]; rolled: boolean } | null {
  const newest = tiles.at(-1);
  const flies = spots.some((move) => move.kind === "fly" && move.text === considered);
  const machine = newest && (prompt.path || flies) ? flightOf(newest) : null;
  return machine && { from: machine.from, cells: prompt.path ?? machine.cells, rolled: prompt.path !== undefined };
}
