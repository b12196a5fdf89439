import { describe, expect, it } from "vitest";
import { contrast } from "./contrast";
import { PALETTES, type Theme, type Token, themeSheet } from "./tokens";

/** Pairs of text on ground that must reach AA for small text. */
const TEXT: [Token, Token][] = [
  ["ink", "table"],
  ["ink", "surface"],
  ["ink", "raised"],
  ["muted", "table"],
  ["muted", "surface"],
  ["muted", "raised"],
  ["muted", "sunk"],
  ["accent", "table"],
  ["accent", "surface"],
  ["accent", "raised"],
  ["accent-ink", "accent"],
  ["accent", "accent-soft"],
  ["muted", "accent-soft"],
  ["ink", "accent-soft"],
  ["good", "surface"],
  ["good", "raised"],
  ["good", "accent-soft"],
  ["warn", "surface"],
  ["bad", "surface"],
  ["bad", "bad-soft"],
  ["ink", "bad-soft"],
];

/** Marks that must be told from what lies under them. */
const MARKS: [Token, Token][] = [
  ["mark", "halo"],
  ["mark-last", "halo"],
  ["mark-bad", "halo"],
];

describe.each<Theme>(["light", "dark"])("the %s theme", (theme) => {
  const palette = PALETTES[theme];

  it.each(TEXT)("keeps %s on %s readable", (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)("keeps %s on %s visible", (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe("contrast", () => {
  it("is 21 between black and white and 1 between equals", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
    expect(contrast("#70284F", "#70284F")).toBe(1);
  });
});

describe("the style sheet", () => {
  it("defines every colour in both themes", () => {
    const sheet = themeSheet();
    expect(sheet.match(/--accent-soft:/g)).toHaveLength(2);
    expect(sheet).toContain('[data-theme="dark"]');
  });
});
