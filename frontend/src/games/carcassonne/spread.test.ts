import { describe, expect, it } from "vitest";
import { distance, type Point } from "$lib/drawing/point";
import { spread } from "./spread";

function nearest(points: readonly Point[]): number {
  return Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => distance(a, b))));
}

describe("spread", () => {
  it("leaves alone what has room", () => {
    const points: Point[] = [
      [0, 0],
      [50, 0],
    ];
    expect(spread(points, 40)).toEqual(points);
  });

  it("moves two apart along their line, both as far", () => {
    expect(
      spread(
        [
          [10, 0],
          [20, 0],
        ],
        40,
      ),
    ).toEqual([
      [-5, 0],
      [35, 0],
    ]);
  });

  it("parts a crowd, and even what lies on one point", () => {
    const crowd: Point[] = [
      [0, 0],
      [0, 0],
      [5, 5],
      [8, 0],
    ];
    expect(nearest(spread(crowd, 20))).toBeGreaterThan(19.5);
  });
});
