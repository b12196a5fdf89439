import { distanceToLines, isInside } from "$lib/drawing/polyline";
import type { Point } from "$lib/drawing/point";
import { describe, expect, it } from "vitest";
import { TILES, tileById } from "./catalogue";
import { cityClearance, roadClearance } from "./clearance";
import { cityAt, layoutOf } from "./layout";
import { segmentShape } from "./segments";
import { halfEdgeMiddle, inwards, rotatedSide } from "./sides";
import type { HalfEdge, Rotation, Side } from "./tileData";

const ROTATIONS = [0, 1, 2, 3] as const;

/** The rings of path data made of straight pieces. */
function rings(path: string): Point[][] {
  return path
    .split("M")
    .slice(1)
    .map((ring) =>
      ring
        .replace("Z", "")
        .split("L")
        .map((pair): Point => {
          const [x = NaN, y = NaN] = pair.split(" ").map(Number);
          return [x, y];
        }),
    );
}

function covers(path: string, point: Point): boolean {
  return rings(path).filter((ring) => isInside(point, ring)).length % 2 === 1;
}

/** A point one unit inside the tile, in the middle of a half-edge. */
function insideHalfEdge(halfEdge: HalfEdge, rotation: Rotation): Point {
  const side = rotatedSide(halfEdge[0] as Side, rotation);
  const [x, y] = halfEdgeMiddle(`${side}${halfEdge[1] === "L" ? "L" : "R"}`);
  const [dx, dy] = inwards(side);
  return [x + dx, y + dy];
}

describe.each(TILES.map((tile) => tile.id))("%s, in four rotations,", (id) => {
  const tile = tileById(id);
  const turned = ROTATIONS.map((rotation) => ({
    rotation,
    layout: layoutOf(tile, rotation),
    cities: tile.cities.map((_, index) => segmentShape(tile, rotation, "c", index)),
    roads: tile.roads.map((_, index) => segmentShape(tile, rotation, "r", index)),
    fields: tile.fields.map((_, index) => segmentShape(tile, rotation, "f", index)),
    monks: tile.monastery ? [segmentShape(tile, rotation, "m", 0)] : [],
  }));

  it("has a path and an anchor on the tile for every segment", () => {
    for (const { cities, roads, fields, monks } of turned) {
      for (const shape of [...cities, ...roads, ...fields, ...monks]) {
        expect(shape.path).toMatch(/^M[\d\s.,CLMZa-]+$/);
        expect(shape.fill).toBe(!roads.includes(shape));
        expect(shape.path.endsWith("Z")).toBe(shape.fill);
        const { x, y } = shape.anchor;
        expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(3);
      }
    }
  });

  it("has figures inside their city, off the wall", () => {
    for (const { layout, cities } of turned) {
      for (const [index, { anchor }] of cities.entries()) {
        expect(cityAt(layout, [anchor.x, anchor.y])).toBe(layout.cities[index]);
        expect(cityClearance(layout, [anchor.x, anchor.y])).toBeLessThan(-3);
      }
    }
  });

  it("has figures on their own road", () => {
    for (const { layout, roads } of turned) {
      for (const [index, { anchor }] of roads.entries()) {
        const line = layout.roads[index]?.points ?? [];
        expect(distanceToLines([anchor.x, anchor.y], [line])).toBeLessThan(0.5);
      }
    }
  });

  it("has farmers in their own field, never on a city or a road", () => {
    for (const { layout, fields } of turned) {
      for (const { path, anchor } of fields) {
        expect(cityClearance(layout, [anchor.x, anchor.y])).toBeGreaterThan(2);
        expect(roadClearance(layout, [anchor.x, anchor.y])).toBeGreaterThan(2);
        expect(covers(path, [anchor.x, anchor.y])).toBe(true);
      }
    }
  });

  it("has fields that reach their own half-edges and no others", () => {
    for (const { rotation, fields } of turned) {
      for (const [index, { path }] of fields.entries()) {
        for (const [other, { half_edges }] of tile.fields.entries()) {
          const reached = half_edges.filter((halfEdge) => covers(path, insideHalfEdge(halfEdge, rotation)));
          expect(reached).toEqual(other === index ? half_edges : []);
        }
      }
    }
  });
});

describe("a segment", () => {
  it("must exist", () => {
    const tile = tileById("BG-CRFR");
    expect(() => segmentShape(tile, 0, "c", 1)).toThrow(RangeError);
    expect(() => segmentShape(tile, 0, "m", 0)).toThrow("BG-CRFR has no segment m0");
  });

  it("is the same every time", () => {
    const tile = tileById("TB-FCCC-c");
    expect(segmentShape(tile, 3, "f", 1)).toEqual(segmentShape(tile, 3, "f", 1));
  });
});

describe("a monk", () => {
  it("stands before the church", () => {
    const { anchor } = segmentShape(tileById("BG-FFFF-m"), 1, "m", 0);
    expect(anchor.x).toBe(50);
    expect(anchor.y).toBeCloseTo(78, 0);
  });
});
