import { describe, expect, it } from "vitest";
import { COUNTRY } from "./country";
import { rotatedSide, SIDES } from "./drawing/sides";
import type { Side } from "./drawing/tileData";
import { tileById } from "./tiles";
import type { Rotation } from "./view";

function edge([id, rotation]: readonly [string, Rotation], side: Side): string {
  return tileById(id).edges[SIDES.find((candidate) => rotatedSide(candidate, rotation) === side)!];
}

describe("the country of the picture", () => {
  it("is one that could be laid: edges match, no tile is used too often", () => {
    const used = new Map<string, number>();
    COUNTRY.forEach((row, y) =>
      row.forEach((tile, x) => {
        used.set(tile[0], (used.get(tile[0]) ?? 0) + 1);
        if (row[x + 1]) expect(edge(tile, "E")).toBe(edge(row[x + 1]!, "W"));
        if (COUNTRY[y + 1]) expect(edge(tile, "S")).toBe(edge(COUNTRY[y + 1]![x]!, "N"));
      }),
    );
    for (const [id, times] of used) expect(times).toBeLessThanOrEqual(tileById(id).count);
  });
});
