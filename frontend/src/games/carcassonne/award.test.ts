import { describe, expect, it } from "vitest";
import type { GameEvent, View } from "$lib/protocol";
import { award, formula, sourceOf, sources } from "./award";
import { awardPills, explain } from "./awardPills";
import { featureIndex } from "./features";
import { tilesByCell } from "./figureLayout";
import { position, ROAD, speechIn, UNFINISHED_CITY } from "./testing";

const view = position() as unknown as View;
const city = UNFINISHED_CITY as unknown as GameEvent;

describe("award in words", () => {
  it("has title, formula, terms and majority", () => {
    const text = award(city, view, speechIn("el"));
    expect(text.title).toBe("Ελένη, ημιτελής πόλη");
    expect(text.formula).toBe("3 = 2 + 1");
    expect(text.terms.map(({ text, points }) => [text, points])).toEqual([
      ["2 πλακίδια, 1 το καθένα", 2],
      ["1 θυρεός, 1 ο καθένας", 1],
    ]);
    expect(text.terms[1]!.picture).toContain("<svg");
    expect(text.majority).toBe("Ελένη 2, Νίκος 1");
  });

  it("writes a single term as a product", () => {
    const { t } = speechIn("en");
    const cities = [{ kind: "city", count: 3, each: 3, points: 9, pieces: [] }];
    expect(formula(9, cities, t)).toBe("9 = 3 cities × 3");
    expect(formula(0, [], t)).toBe("0");
  });

  it("belongs to one of the sources", () => {
    expect(sources).toContain(sourceOf(city));
    expect(sourceOf({ kind: "drawn", rule: "" })).toBeNull();
  });
});

describe("award on the board", () => {
  const tiles = tilesByCell([
    { at: [0, 0], tile: "BG-CRFR", rotation: 0, seat: null },
    { at: [0, -1], tile: "BG-CFCF-s", rotation: 0, seat: 1 },
  ]);

  it("puts a pill with the sum on every tile once", () => {
    const { pills, lit } = awardPills(UNFINISHED_CITY, tiles, new Map());
    expect(pills.map(({ name, text }) => [name, text])).toEqual([
      ["0,0:c0", "+1"],
      ["0,-1:c0", "+2"],
    ]);
    expect(lit).toEqual([]);
  });

  it("lights the whole cities that a field feeds", () => {
    const term = { kind: "city", count: 1, each: 3, points: 3, pieces: ["0,-1:c1"] };
    const field = { ...UNFINISHED_CITY, feature: "field", segments: ["0,0:f0"], terms: [term] } as const;
    const fed = { ...ROAD, kind: "city", segments: ["0,-1:c1", "0,0:c0"] } as const;
    const { pills, lit } = awardPills(field, tiles, featureIndex([fed]));
    expect(pills.map(({ text }) => text)).toEqual(["+3"]);
    expect(lit.map(({ name }) => name)).toEqual(["0,-1:c1", "0,0:c0"]);
  });

  it("lights the feature, where the camera shall look, and says whose figures decided it", () => {
    const { shapes, cells, concerned } = explain(UNFINISHED_CITY, tiles, new Map())!;
    expect(shapes.map(({ name }) => name)).toEqual(UNFINISHED_CITY.segments);
    expect(cells[0]).toEqual([0, 0]);
    expect([...concerned]).toEqual(UNFINISHED_CITY.segments);
  });

  it("keeps pills apart, and stands those of monasteries on the neighbours", () => {
    const terms = [{ kind: "neighbour", count: 2, each: 1, points: 2, pieces: ["0,0", "0,-1"] }];
    const { pills } = awardPills({ ...UNFINISHED_CITY, terms }, tiles, new Map());
    expect(pills.map(({ x, y }) => [x, y])).toEqual([
      [50, 50],
      [50, -50],
    ]);
  });
});
