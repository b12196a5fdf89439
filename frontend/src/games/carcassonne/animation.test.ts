import { describe, expect, it } from "vitest";
import { freshEvents, LONGEST, middleSegment, planMotions } from "./animation";
import type { Entry } from "$lib/protocol";
import type { GameEvent, PointsEvent } from "./view";

function points(value: number, final = false): PointsEvent {
  return {
    kind: "points",
    rule: "CAR-ROAD-02",
    seat: 0,
    points: value,
    terms: [],
    feature: "road",
    segments: ["0,0:r0"],
    majority: { 0: 1 },
    final,
  };
}

const placed: GameEvent = { kind: "placed", seat: 0, at: [1, 0], tile: "BG-FRFR", rotation: 0 };
const put: GameEvent = { kind: "figure", seat: 0, figure: "meeple", segment: "1,0:r0" };
const returned: GameEvent = { kind: "returned", seat: 0, figure: "meeple", segment: "1,0:r0" };

describe("plan of motions", () => {
  it("shows one thing after the other, the figure going home behind its points", () => {
    const { motions } = planMotions([placed, put, points(3), returned]);
    expect(motions.map((motion) => motion.kind)).toEqual(["lay", "put", "points", "return"]);
    expect(motions[1]!.start).toBe(motions[0]!.end);
    expect(motions[2]!.start).toBe(motions[1]!.end);
    expect(motions[3]!.start).toBeGreaterThan(motions[2]!.start);
    expect(motions[3]!.start).toBeLessThan(motions[2]!.end);
  });

  it("is never longer than the longest, however many awards there are", () => {
    const plan = planMotions([placed, put, ...Array.from({ length: 8 }, () => [points(4), returned]).flat()]);
    expect(plan.length).toBe(LONGEST);
    expect(Math.max(...plan.motions.map((motion) => motion.end))).toBeCloseTo(LONGEST);
  });

  it("lets robbed points fly from whose half they are", () => {
    const shared = [
      { ...points(4), from: 7 },
      { ...points(4), seat: 2, from: 9 },
    ];
    const robbed: PointsEvent = { ...points(2), seat: 1, segments: [], source: "robbery", of: 4, space: 7 };
    const { motions } = planMotions([...shared, robbed]);
    expect(motions.map((motion) => motion.kind === "points" && motion.robbed)).toEqual([null, null, 0]);
  });

  it("leaves the final scoring and empty awards to the award panel", () => {
    expect(planMotions([points(9, true), points(0)]).motions).toEqual([]);
  });

  it("is empty with reduced motion", () => {
    expect(planMotions([placed, put, points(3)], true)).toEqual({ motions: [], length: 0 });
  });
});

describe("what is new on the board", () => {
  const entry = (ply: number, ...events: GameEvent[]) => ({ ply, seat: 0, text: "", fields: null, events });

  it("leaves out what had been there as a draft, but not its points", () => {
    const news = [entry(4, placed), entry(5, put, points(3), returned)] as unknown as Entry[];
    expect(freshEvents(news, 0)).toHaveLength(4);
    expect(freshEvents(news, 1).map((event) => event.kind)).toEqual(["figure", "points", "returned"]);
    expect(freshEvents(news, 2).map((event) => event.kind)).toEqual(["points", "returned"]);
  });
});

describe("middle of a feature", () => {
  it("is the segment nearest to the middle of its cells", () => {
    expect(middleSegment(["0,0:c0", "1,0:c1", "2,0:c0"])).toBe("1,0:c1");
    expect(middleSegment([])).toBeNull();
  });
});
