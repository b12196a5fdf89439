import { describe, expect, it } from "vitest";
import { worldFor } from "./data";
import { gains } from "./gains";
import { position } from "./testing";

const WORLD = worldFor(null);

function changed(seat: number, changes: object) {
  const view = position();
  return { ...view, seats: view.seats.map((each, index) => (index === seat ? { ...each, ...changes } : each)) };
}

describe("gains", () => {
  it("are silver that came in, not silver that was paid", () => {
    expect(gains(position(), changed(1, { silver: 10 }), WORLD)).toEqual([{ seat: 1, kind: "silver", amount: 3 }]);
    expect(gains(position(), changed(1, { silver: 2 }), WORLD)).toEqual([]);
  });

  it("are missions with their points, and adventures", () => {
    const after = changed(0, { missions: ["A01"], adventures: ["N02", "S05", "N01"] });
    expect(gains(position(), after, WORLD)).toEqual([
      { seat: 0, kind: "mission", points: WORLD.missions.get("A01")!.vp },
      { seat: 0, kind: "adventure", id: "N01" },
    ]);
  });

  it("are unknown where completed cards are hidden", () => {
    const hidden = changed(1, { missions: null, adventures: null });
    expect(gains(hidden, changed(1, { missions: null, adventures: null, won: 1 }), WORLD)).toEqual([]);
  });
});
