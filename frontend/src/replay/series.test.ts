import { describe, expect, it } from "vitest";
import type { Entry, GameEvent } from "$lib/protocol";
import { decisive, pointSeries, pointsBySource, scaleLines, spread } from "./series";

const points = (seat: number, value: number, rule = "ROAD"): GameEvent => ({
  kind: "points",
  rule,
  seat,
  points: value,
});
const entry = (ply: number, ...events: GameEvent[]): Entry => ({
  number: ply,
  ply,
  seat: 0,
  text: "",
  events,
  undo: false,
});
const log = [entry(1), entry(2, points(0, 8)), entry(3, points(1, 3), points(0, 1, "CITY")), entry(4)];

describe("points over the game", () => {
  it("add up from ply to ply", () => {
    expect(pointSeries(log, 2, 4)).toEqual([
      [0, 0, 8, 9, 9],
      [0, 0, 0, 3, 3],
    ]);
  });

  it("can be another gain that an event tells", () => {
    const steps = (event: GameEvent): number => (event.rule === "ROAD" ? 1 : 0);
    expect(pointSeries(log, 2, 4, steps)).toEqual([
      [0, 0, 1, 1, 1],
      [0, 0, 0, 1, 1],
    ]);
    expect(decisive(log, 1, steps)).toEqual([{ ply: 2, seat: 0 }]);
  });

  it("are summed by source", () => {
    const source = (event: GameEvent): string | null => (event.rule === "ROAD" ? "road" : null);
    expect(pointsBySource(log, 2, source)).toEqual([{ road: 8 }, { road: 3 }]);
  });

  it("have their greatest awards marked in order of play", () => {
    expect(decisive(log, 2)).toEqual([
      { ply: 2, seat: 0 },
      { ply: 3, seat: 1 },
    ]);
  });
});

describe("the scale", () => {
  it("has a few round lines", () => {
    expect(scaleLines(95)).toEqual([0, 25, 50, 75]);
    expect(scaleLines(10)).toEqual([0, 5, 10]);
    expect(scaleLines(9000).length).toBeLessThan(12);
  });

  it("keeps labels apart without changing their order", () => {
    expect(spread([10, 12, 80], 20)).toEqual([10, 30, 80]);
    expect(spread([12, 10], 20)).toEqual([30, 10]);
  });
});
