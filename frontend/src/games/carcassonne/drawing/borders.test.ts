import { curveEnd } from "$lib/drawing/curve";
import type { Point } from "$lib/drawing/point";
import { describe, expect, it } from "vitest";
import { TILES } from "./catalogue";
import { layoutOf } from "./layout";
import { rotatedSide, SIDES } from "./sides";
import type { EdgeKind, Rotation, Side, Tile } from "./tileData";

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];
const FACING: Readonly<Record<Side, Side>> = { N: "S", S: "N", E: "W", W: "E" };

/** Where along a side a border point lies, or null for a point elsewhere or in a corner. */
function alongSide([x, y]: Point, side: Side): number | null {
  const on = { N: y === 0, S: y === 100, W: x === 0, E: x === 100 }[side];
  const along = side === "N" || side === "S" ? x : y;
  return on && along > 0 && along < 100 ? along : null;
}

interface BorderEnds {
  readonly kind: EdgeKind;
  readonly roads: readonly number[];
  readonly walls: readonly number[];
}

/** What reaches one side of a rotated tile, and where. */
function borderEnds(tile: Tile, rotation: Rotation, side: Side): BorderEnds {
  const layout = layoutOf(tile, rotation);
  const ends = (lines: readonly Point[]): number[] =>
    lines
      .map((point) => alongSide(point, side))
      .filter((along) => along !== null)
      .sort((a, b) => a - b);
  const original = SIDES.find((each) => rotatedSide(each, rotation) === side) ?? side;
  return {
    kind: tile.edges[original],
    roads: ends(layout.roads.flatMap(({ line }) => [line.start, curveEnd(line)])),
    walls: ends(layout.cities.flatMap((city) => city.walls).flatMap((wall) => [wall.start, curveEnd(wall)])),
  };
}

/** Whether roads go on across the border, and walls wherever both tiles have one near the same corner. */
function meets(one: BorderEnds, other: BorderEnds): boolean {
  const nearSameCorner = (a: number, b: number): boolean => Math.abs(a - b) < 25;
  const wallsMeet = one.walls.every((a) => other.walls.every((b) => !nearSameCorner(a, b) || a === b));
  return wallsMeet && String(one.roads) === String(other.roads);
}

/** Where the walls of a city end on its side: beside each corner at which the city does not go on. */
function expectedWalls({ cities }: Tile, side: Side): number[] {
  const city = cities.find((each) => each.edges.includes(side));
  if (!city) return [];
  const goesOn = (turns: Rotation): boolean => city.edges.includes(rotatedSide(side, turns));
  const [before, after] = side === "N" || side === "E" ? [goesOn(3), goesOn(1)] : [goesOn(1), goesOn(3)];
  return [...(before ? [] : [4]), ...(after ? [] : [96])];
}

describe("what reaches a border", () => {
  const all = TILES.flatMap((tile) => ROTATIONS.map((rotation) => ({ tile, rotation })));

  it.each(SIDES)("meets its twin across the %s side, for all pairs of tiles and rotations", (side) => {
    const here = all.map(({ tile, rotation }) => borderEnds(tile, rotation, side));
    const there = all.map(({ tile, rotation }) => borderEnds(tile, rotation, FACING[side]));
    const misses = here.flatMap((one) => there.filter((other) => one.kind === other.kind && !meets(one, other)));
    expect(misses).toEqual([]);
  });

  it("is one road in the middle, walls beside the corners where a city ends, or nothing", () => {
    for (const tile of TILES) {
      for (const side of SIDES) {
        const { kind, roads, walls } = borderEnds(tile, 0, side);
        expect(roads).toEqual(kind === "road" ? [50] : []);
        expect(walls).toEqual(expectedWalls(tile, side));
      }
    }
  });

  it("crosses it at a right angle where it is a road", () => {
    for (const { tile, rotation } of all) {
      for (const { line } of layoutOf(tile, rotation).roads) {
        const control = line.pieces[0]?.[0] ?? line.start;
        const [dx, dy] = [control[0] - line.start[0], control[1] - line.start[1]];
        expect(Math.min(Math.abs(dx), Math.abs(dy))).toBeCloseTo(0);
      }
    }
  });
});
