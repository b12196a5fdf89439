import { describe, expect, it } from "vitest";
import { contrast } from "../theme/contrast";
import { drawEmblem, seatDot } from "./emblems";
import { patternDefs, patternId } from "./patterns";
import { pick, seededRandom, within } from "./random";
import { seatLook, SEATS } from "./seats";
import { layeredStroke, linePath, num, placed } from "./svg";

/** Grounds on which pieces stand: field, city sand, road, paper. */
const GROUNDS = ["#B6C488", "#DDBB8B", "#F3E8CF", "#FBF7EE"];

describe("seats", () => {
  it("are six, each with its own emblem and colour", () => {
    expect(new Set(SEATS.map((seat) => seat.emblem)).size).toBe(6);
    expect(new Set(SEATS.map((seat) => seat.fill)).size).toBe(6);
  });

  it.each(SEATS)("show the mark of $nameEn on its fill and its edge on every ground", ({ fill, mark, edge }) => {
    expect(contrast(mark, fill)).toBeGreaterThanOrEqual(4.5);
    for (const ground of GROUNDS) expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3.4);
  });

  it("refuse a seat that does not exist", () => {
    expect(() => seatLook(6)).toThrow(RangeError);
  });
});

describe("emblems and patterns", () => {
  it("differ from seat to seat", () => {
    const emblems = SEATS.map((seat) => drawEmblem(seat.emblem, 6, "#000"));
    expect(new Set(emblems).size).toBe(6);
    expect(emblems.join("")).not.toContain("NaN");
  });

  it("put the emblem on a disc of the radius asked for", () => {
    expect(seatDot(0, 22)).toContain('r="22"');
    expect(seatDot(4, 11)).toContain("var(--ink-edge");
  });

  it("define a pattern for each seat", () => {
    for (const seat of SEATS.keys()) expect(patternDefs()).toContain(`id="${patternId(seat)}"`);
  });
});

describe("seeded random numbers", () => {
  it("repeat for the same seed and differ for another", () => {
    const first = seededRandom("a");
    const again = seededRandom("a");
    const other = seededRandom("b");
    const numbers = Array.from({ length: 20 }, () => first());
    expect(Array.from({ length: 20 }, () => again())).toEqual(numbers);
    expect(Array.from({ length: 20 }, () => other())).not.toEqual(numbers);
    for (const number of numbers) expect(number >= 0 && number < 1).toBe(true);
  });

  it("stay within what is asked for", () => {
    const random = seededRandom("bounds");
    for (let i = 0; i < 100; i++) {
      const number = within(random, -2, 3);
      expect(number >= -2 && number < 3).toBe(true);
      expect(["x", "y"]).toContain(pick(random, ["x", "y"]));
    }
  });
});

describe("SVG text", () => {
  it("writes numbers with two decimals and no minus zero", () => {
    expect(num(1.005)).toBe("1");
    expect(num(-0.001)).toBe("0");
    expect(num(12.345)).toBe("12.35");
  });

  it("places, scales and turns only where needed", () => {
    expect(placed([1, 2], "x")).toBe('<g transform="translate(1 2)">x</g>');
    expect(placed([1, 2], "x", 0.5, 90)).toBe('<g transform="translate(1 2) rotate(90) scale(0.5)">x</g>');
  });

  it("joins points and layers strokes from the lowest up", () => {
    expect(
      linePath(
        [
          [0, 0],
          [1, 1],
        ],
        true,
      ),
    ).toBe("M0 0L1 1Z");
    expect(linePath([])).toBe("");
    const layers = layeredStroke("M0 0", [
      { color: "red", width: 5, shift: [1, 2] },
      { color: "blue", width: 3, dash: "1 2", opacity: 0.5 },
    ]);
    expect(layers.indexOf("red")).toBeLessThan(layers.indexOf("blue"));
    expect(layers).toContain('stroke-dasharray="1 2"');
  });
});
