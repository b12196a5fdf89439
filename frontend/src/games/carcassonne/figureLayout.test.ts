import { describe, expect, it } from "vitest";
import { anchorOf, layOutFigures, tilesByCell } from "./figureLayout";
import type { Figure, LaidTile } from "./view";

const tiles = tilesByCell([
  { at: [0, 0], tile: "BG-CRFR", rotation: 0, seat: null },
  { at: [0, -1], tile: "BG-FFFF-m", rotation: 0, seat: 0 },
] satisfies LaidTile[]);

function figure(seat: number, segment: string): Figure {
  return { seat, figure: "meeple", segment };
}

describe("figures on the board", () => {
  it("stand on their segment", () => {
    const road = anchorOf("0,0:r0", tiles)!;
    expect(road.x).toBeCloseTo(50, -1);
    expect(road.y).toBeCloseTo(50, -1);
    expect(anchorOf("5,5:r0", tiles)).toBeNull();
  });

  it("are drawn from back to front", () => {
    const order = layOutFigures([figure(0, "0,0:r0"), figure(1, "0,-1:m"), figure(2, "0,0:c0")], tiles);
    expect(order.map((standing) => standing.figure.seat)).toEqual([1, 2, 0]);
  });

  it("step aside where several stand on one segment", () => {
    const feet = layOutFigures(
      [0, 1, 2].map((seat) => figure(seat, "0,0:c0")),
      tiles,
    ).map(({ x }) => x);
    expect(new Set(feet).size).toBe(3);
    expect(Math.abs(feet[1]! - feet[0]!)).toBeGreaterThan(10);
  });

  it("lie in fields", () => {
    expect(layOutFigures([figure(0, "0,0:f1")], tiles)[0]!.lying).toBe(true);
  });
});
