import { describe, expect, it } from "vitest";
import { originOf, sortsOfParts } from "./sources";
import { speechIn, UNSAID } from "./testing";

describe("where board and cards come from", () => {
  it("is told for each part, in both languages", () => {
    for (const locale of ["en", "el"] as const) {
      const { t } = speechIn(locale);
      const sorts = sortsOfParts(t);
      const count = Object.fromEntries(
        sorts.map(({ key, parts }) => [key, Object.values(parts).reduce((sum, list) => sum + list.length, 0)]),
      );
      expect(count).toEqual({ places: 22, symbols: 22, routes: 37, missions: 34, adventures: 30 });
      const words = sorts.map(({ key }) => t(`africana-ui-sources-${key}`));
      expect(JSON.stringify([sorts.map(({ parts }) => parts), words])).not.toMatch(UNSAID);
    }
  });

  it("is what the files say of it", () => {
    expect(originOf("reconstructed")).toBe("reconstructed");
    expect(originOf("kinds of bonus: rulebook; their order: reconstructed")).toBe("partly");
    expect(originOf("public: Vin d'jeu, 'Africana' (2013)")).toBe("public");
    expect(originOf("rulebook")).toBe("rulebook");
  });
});
