/**
 * Where the tile in hand may lie, read off the list of legal moves. No rule is decided here: a cell without a legal
 * move is "impossible" only in the sense that the server offers none for it.
 */
import { cellName, type Cell, type LaidTile, type Move, type Rotation } from "./view";

/** A cell where the tile in hand fits, with the rotations in which it does. */
export interface Place {
  readonly at: Cell;
  /** Ascending, never empty. */
  readonly rotations: readonly Rotation[];
}

const NEIGHBOURS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The places among the legal moves, by cell name, in reading order (north to south, west to east). */
export function placesOf(legal: readonly Move[]): ReadonlyMap<string, Place> {
  const found = new Map<string, { at: Cell; rotations: Rotation[] }>();
  for (const move of legal) {
    if (move.kind !== "place") continue;
    const name = cellName(move.at);
    const place = found.get(name);
    if (place) place.rotations.push(move.rotation);
    else found.set(name, { at: move.at, rotations: [move.rotation] });
  }
  const sorted = [...found.values()].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  for (const place of sorted) place.rotations.sort();
  return new Map(sorted.map((place) => [cellName(place.at), place]));
}

/** The notation of laying the tile in hand at a cell. */
export function placeText(at: Cell, rotation: Rotation): string {
  return `${cellName(at)} r${rotation}`;
}

/** The wanted rotation if it fits at the place, else the next one clockwise that does. */
export function fittingRotation(place: Place, wanted: Rotation): Rotation {
  return place.rotations.find((rotation) => rotation >= wanted) ?? place.rotations[0]!;
}

/** The next rotation that fits, clockwise (`step` 1) or counter-clockwise (-1). */
export function turned(place: Place, rotation: Rotation, step: 1 | -1): Rotation {
  const index = place.rotations.indexOf(rotation);
  if (index < 0) return fittingRotation(place, rotation);
  const count = place.rotations.length;
  return place.rotations[(index + step + count) % count]!;
}

/** All empty cells beside a tile, in reading order. */
export function frontier(tiles: readonly LaidTile[]): Cell[] {
  const laid = new Set(tiles.map((tile) => cellName(tile.at)));
  const empty = new Map<string, Cell>();
  for (const { at } of tiles)
    for (const [dx, dy] of NEIGHBOURS) {
      const cell: Cell = [at[0] + dx, at[1] + dy];
      const name = cellName(cell);
      if (!laid.has(name)) empty.set(name, cell);
    }
  return [...empty.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** The empty cells beside a tile where the tile in hand has no place. */
export function impossibleCells(tiles: readonly LaidTile[], places: ReadonlyMap<string, Place>): Cell[] {
  return frontier(tiles).filter((cell) => !places.has(cellName(cell)));
}

/** The tiles that others laid since the seat's own last one, in order; none for a seat that has laid none. */
export function laidSince(tiles: readonly LaidTile[], seat: number): readonly LaidTile[] {
  const own = tiles.findLastIndex((tile) => tile.seat === seat);
  return own < 0 ? [] : tiles.slice(own + 1);
}

export type Direction = "north" | "east" | "south" | "west";

const STEPS: Readonly<Record<Direction, Cell>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/**
 * The place to which an arrow key leads from a cell: the nearest one in that direction, where going aside counts
 * double. Null when there is none.
 */
export function neighbourPlace(places: Iterable<Place>, from: Cell, direction: Direction): Place | null {
  const [dx, dy] = STEPS[direction];
  let best: Place | null = null;
  let bestCost = Infinity;
  for (const place of places) {
    const x = place.at[0] - from[0];
    const y = place.at[1] - from[1];
    const ahead = x * dx + y * dy;
    if (ahead <= 0) continue;
    const cost = ahead + 2 * Math.abs(dx === 0 ? x : y);
    if (cost < bestCost) {
      best = place;
      bestCost = cost;
    }
  }
  return best;
}
