import { curvePath } from "$lib/drawing/curve";
import { describe, expect, it } from "vitest";
import { TILES, tileById } from "./catalogue";
import { layoutOf } from "./layout";
import { drawTile } from "./tile";

const ROTATIONS = [0, 1, 2, 3] as const;

function elementCount(markup: string): number {
  return markup.match(/<[a-z]/g)?.length ?? 0;
}

/** Whether the text is well-formed XML. */
function isWellFormed(markup: string): boolean {
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml");
  return parsed.getElementsByTagName("parsererror").length === 0;
}

describe.each(TILES.map((tile) => tile.id))("%s", (id) => {
  const tile = tileById(id);

  it("is drawn in four rotations without a broken number", () => {
    for (const rotation of ROTATIONS) {
      const markup = drawTile(tile, rotation, 7, "full");
      expect(markup).not.toMatch(/NaN|Infinity|undefined|null/);
    }
    expect(isWellFormed(drawTile(tile, 1, 7, "full"))).toBe(true);
  });

  it("keeps to 45 to 900 elements, and to fewer when small", () => {
    for (const rotation of ROTATIONS) {
      const full = elementCount(drawTile(tile, rotation, 7, "full"));
      expect(full).toBeGreaterThanOrEqual(45);
      expect(full).toBeLessThanOrEqual(900);
      expect(elementCount(drawTile(tile, rotation, 7, "small"))).toBeLessThan(full);
    }
  });

  it("draws its walls and roads where the layout has them", () => {
    for (const rotation of ROTATIONS) {
      const layout = layoutOf(tile, rotation);
      const markup = drawTile(tile, rotation, 7, "small");
      for (const wall of layout.cities.flatMap((city) => city.walls)) expect(markup).toContain(curvePath(wall));
      for (const { line } of layout.roads) expect(markup).toContain(curvePath(line));
    }
  });
});

describe("a drawn tile", () => {
  const tile = tileById("BG-CRRC-p");

  it("is the same text for the same arguments", () => {
    expect(drawTile(tile, 1, 42, "full")).toBe(drawTile(tile, 1, 42, "full"));
  });

  it("differs in its decoration from cell to cell", () => {
    expect(drawTile(tile, 1, 42, "full")).not.toBe(drawTile(tile, 1, 43, "full"));
  });

  it("has no ids, so that it may stand on a page many times", () => {
    for (const each of TILES) expect(drawTile(each, 0, 1, "full")).not.toMatch(/ id="|url\(#/);
  });
});

describe("the catalogue", () => {
  it("has the 104 different tiles of ten sets", () => {
    expect(TILES).toHaveLength(104);
    expect(TILES.reduce((sum, tile) => sum + tile.count, 0)).toBe(160);
  });

  it("refuses an id that does not exist", () => {
    expect(() => tileById("XX-FFFF")).toThrow("no tile has the id XX-FFFF");
  });
});
