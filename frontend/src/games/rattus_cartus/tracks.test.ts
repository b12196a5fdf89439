import { describe, expect, it } from "vitest";
import { position } from "./testing";
import { discsOf, lastSpace, ranking, trackOf } from "./tracks";

describe("a track", () => {
  it("has twelve spaces until somebody needs more", () => {
    const track = trackOf(position(), "peasantry");
    expect(lastSpace([track], null)).toBe(12);
    expect(lastSpace([{ ...track, influence: [15, 4] }], null)).toBe(16);
    expect(lastSpace([track], 20)).toBe(20);
  });

  it("stacks discs from below and ranks the lower one ahead", () => {
    const track = trackOf(position(), "peasantry");
    expect(discsOf(track)).toEqual([
      { seat: 1, space: 4, level: 0 },
      { seat: 0, space: 4, level: 1 },
    ]);
    expect(ranking(track)).toEqual([1, 0]);
  });

  it("ranks nobody without influence", () => {
    expect(ranking(trackOf(position(), "bourgeoisie"))).toEqual([0]);
    expect(ranking(trackOf(position(), "church"))).toEqual([]);
  });
});
