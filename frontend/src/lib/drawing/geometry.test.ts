import { describe, expect, it } from "vitest";
import { contourPath, labelParts, sampleHeights } from "./contour";
import { curve, curveEnd, curvePath, mapCurve, pointAlong, sampleCurve } from "./curve";
import { between, distance, isInCircles, type Point } from "./point";
import { distanceToLines, isInside, offsetLine, simplifyLine } from "./polyline";

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("points", () => {
  it("are mixed by share", () => {
    expect(between([0, 0], [10, 20], 0.25)).toEqual([2.5, 5]);
  });

  it("lie in a circle made larger by the margin", () => {
    const circle = { centre: [0, 0] as const, radius: 5 };
    expect(isInCircles([6, 0], [circle])).toBe(false);
    expect(isInCircles([6, 0], [circle], 2)).toBe(true);
  });
});

describe("curves", () => {
  const straight = curve(
    [0, 0],
    [
      [10, 0],
      [20, 0],
      [30, 0],
    ],
  );

  it("start and end where they say, and are sampled in between", () => {
    const points = sampleCurve(straight, 4);
    expect(points).toHaveLength(5);
    expect(points[0]).toEqual([0, 0]);
    expect(curveEnd(straight)).toEqual([30, 0]);
    expect(points[2]).toEqual([15, 0]);
  });

  it("find a point by its share of the length", () => {
    const uneven = curve(
      [0, 0],
      [
        [0, 0],
        [0, 0],
        [10, 0],
      ],
      [
        [20, 0],
        [30, 0],
        [40, 0],
      ],
    );
    expect(pointAlong(uneven, 0.5)[0]).toBeCloseTo(20, 1);
    expect(pointAlong(uneven, 0)).toEqual([0, 0]);
    expect(pointAlong(uneven, 1)[0]).toBeCloseTo(40);
  });

  it("become path data with two decimals at most", () => {
    const moved = mapCurve(straight, ([x, y]) => [x / 3, y]);
    expect(curvePath(moved)).toBe("M0 0C3.33 0 6.67 0 10 0");
    expect(curvePath(moved, "L")).toMatch(/^L0 0C/);
  });
});

describe("polylines", () => {
  it("tell inside from outside", () => {
    expect(isInside([5, 5], SQUARE)).toBe(true);
    expect(isInside([11, 5], SQUARE)).toBe(false);
    expect(isInside([5, 5], [])).toBe(false);
  });

  it("measure to the nearest piece, not to the nearest corner", () => {
    expect(distanceToLines([5, 3], [SQUARE])).toBe(3);
    expect(distanceToLines([5, 3], [])).toBe(Infinity);
  });

  it("move sideways by a distance", () => {
    expect(offsetLine(SQUARE.slice(0, 2), 2)).toEqual([
      [0, 2],
      [10, 2],
    ]);
  });

  it("lose points that change nothing, and keep corners", () => {
    const line: Point[] = [
      [0, 0],
      [3, 0.05],
      [5, 0],
      [10, 0],
      [10, 10],
    ];
    expect(simplifyLine(line, 0.1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });
});

describe("contours", () => {
  it("go round a hill at the height 0", () => {
    const hill = sampleHeights(100, 2, (point) => 30 - distance(point, [50, 50]));
    const numbers = contourPath(hill).match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(12);
    for (const pair of numbers) {
      const [x = 0, y = 0] = pair.split(" ").map(Number);
      expect(distance([x, y], [50, 50])).toBeCloseTo(30, 0);
    }
  });

  it("close along the border of the grid", () => {
    const all = sampleHeights(100, 2, () => 1);
    expect(contourPath(all)).toBe("M0 0L0 100L100 100L100 0Z");
  });

  it("keep high corners that lie across from each other apart", () => {
    const checks = sampleHeights(4, 2, ([x, y]) => ((x + y) % 4 === 0 ? 1 : -1));
    expect(contourPath(checks).match(/M/g)).toHaveLength(5);
  });

  it("number connected parts", () => {
    const parts = labelParts(sampleHeights(4, 1, ([x]) => (x === 2 ? -1 : 1)));
    expect([...parts.slice(0, 5)]).toEqual([1, 1, 0, 2, 2]);
  });
});
