import { describe, expect, it } from "vitest";
import {
  fittingRotation,
  frontier,
  impossibleCells,
  laidSince,
  neighbourPlace,
  placesOf,
  placeText,
  turned,
} from "./placement";
import type { Cell, LaidTile, Move, Rotation } from "./view";

function move(x: number, y: number, rotation: Rotation): Move {
  return { kind: "place", text: `${x},${y} r${rotation}`, at: [x, y], rotation };
}

function tile(x: number, y: number): LaidTile {
  return { at: [x, y], tile: "BG-FFFF-m", rotation: 0, seat: null };
}

const legal: Move[] = [move(1, 0, 3), move(1, 0, 1), move(0, -1, 0), move(-1, 0, 2), { kind: "none", text: "none" }];

describe("places", () => {
  it("are the cells of the legal moves in reading order, with the rotations that fit", () => {
    expect([...placesOf(legal)]).toEqual([
      ["0,-1", { at: [0, -1], rotations: [0] }],
      ["-1,0", { at: [-1, 0], rotations: [2] }],
      ["1,0", { at: [1, 0], rotations: [1, 3] }],
    ]);
  });

  it("turn only through the rotations that fit", () => {
    const place = placesOf(legal).get("1,0")!;
    expect(turned(place, 1, 1)).toBe(3);
    expect(turned(place, 3, 1)).toBe(1);
    expect(turned(place, 1, -1)).toBe(3);
    expect(turned(placesOf(legal).get("0,-1")!, 0, 1)).toBe(0);
  });

  it("keep the rotation of the hand where it fits, else take the next clockwise", () => {
    const place = placesOf(legal).get("1,0")!;
    expect(([0, 1, 2, 3] as Rotation[]).map((wanted) => fittingRotation(place, wanted))).toEqual([1, 1, 3, 3]);
  });

  it("write the move's notation", () => {
    expect(placeText([1, -2], 3)).toBe("1,-2 r3");
  });
});

describe("cells beside the tiles", () => {
  const tiles = [tile(0, 0), tile(0, 1)];

  it("are each named once", () => {
    expect(frontier(tiles)).toEqual([
      [0, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
      [0, 2],
    ]);
  });

  it("are impossible where no legal move leads", () => {
    expect(impossibleCells(tiles, placesOf(legal))).toEqual([
      [-1, 1],
      [1, 1],
      [0, 2],
    ]);
  });
});

describe("what others laid", () => {
  const laid = [tile(0, 0), { ...tile(1, 0), seat: 0 }, { ...tile(2, 0), seat: 1 }, { ...tile(3, 0), seat: 2 }];

  it("is all since the own last tile", () => {
    expect(laidSince(laid, 0).map((one) => one.at[0])).toEqual([2, 3]);
    expect(laidSince(laid, 2)).toEqual([]);
    expect(laidSince(laid, 5)).toEqual([]);
  });
});

describe("arrow keys", () => {
  const cells: Cell[] = [
    [0, 0],
    [3, 0],
    [1, 2],
    [0, 5],
  ];
  const places = cells.map((at) => ({ at, rotations: [0 as Rotation] }));

  it("lead to the nearest place in their direction", () => {
    expect(neighbourPlace(places, [0, 0], "east")?.at).toEqual([3, 0]);
    expect(neighbourPlace(places, [0, 0], "south")?.at).toEqual([1, 2]);
    expect(neighbourPlace(places, [3, 0], "west")?.at).toEqual([0, 0]);
  });

  it("stay where nothing lies ahead", () => {
    expect(neighbourPlace(places, [0, 0], "north")).toBeNull();
  });
});
