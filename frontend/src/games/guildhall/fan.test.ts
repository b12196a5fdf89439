import { describe, expect, it } from "vitest";
import { fan } from "./fan";

const ROOM = { width: 590, most: 104, rows: 2 };

describe("a hand", () => {
  it("of few cards lies in one row of large ones", () => {
    for (const count of [1, 2, 6]) {
      expect(fan(count, ROOM).card).toBe(104);
      expect(fan(count, ROOM).height).toBe(fan(3, ROOM).height);
    }
  });

  it("of many cards takes another row before they can't be told apart", () => {
    expect(fan(14, ROOM).height).toBeGreaterThan(fan(6, ROOM).height);
    expect(fan(14, { ...ROOM, rows: 1 }).height).toBe(fan(6, ROOM).height);
  });
});
