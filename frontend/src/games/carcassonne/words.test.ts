import { describe, expect, it } from "vitest";
import { position, puristPosition, ROAD, speechIn, SPOTS } from "./testing";
import { moveText } from "./moveWords";
import { tileById } from "./tiles";
import type { FigureMove } from "./view";
import { cellText, featureFacts, holdersText, placeWords, refusalTitle, spotFacts, tileText } from "./words";

const el = speechIn("el");
const en = speechIn("en");
const [road, field] = SPOTS as readonly FigureMove[];

describe("words", () => {
  it("name a cell with true minus signs, and a placement with its turns", () => {
    expect(cellText([3, -1], en.t)).toBe("3, −1");
    expect(placeWords([3, -1], 2, el.t)).toBe("3, −1, δύο στροφές");
    expect(placeWords([3, -1], 0, en.t)).toBe("3, −1, not turned");
  });

  it("tell the sides of a tile as it lies", () => {
    expect(tileText(tileById("BG-CRFR"), 0, en.t)).toBe(
      "city to the north, road to the east, field to the south, road to the west",
    );
    expect(tileText(tileById("BG-CRFR"), 1, el.t)).toBe("βόρεια δρόμος, ανατολικά πόλη, νότια δρόμος, δυτικά λιβάδι");
    expect(tileText(tileById("BG-FFRF-m"), 0, en.t)).toContain("monastery");
    expect(tileText(tileById("BG-CCCC-p"), 0, en.t)).toContain("pennant");
  });

  it("tell what a spot would claim, as far as the table's assistance goes", () => {
    const view = position();
    expect(spotFacts(road!, view, el.t)).toBe("ληστής: δρόμος · 3 πόντοι τώρα");
    expect(spotFacts({ ...road!, complete: false }, view, en.t)).toBe("thief: road · worth 3 so far");
    expect(spotFacts(field!, view, en.t)).toBe("farmer: field · counts at the end");
    expect(spotFacts(road!, puristPosition(), en.t)).toBe("thief: road");
  });

  it("tell size, gaps, worth and holders of a feature", () => {
    expect(featureFacts(ROAD, en.t)).toEqual(["road", "2 tiles", "open on 2 sides", "worth 2"]);
    expect(featureFacts({ ...ROAD, complete: true, kind: "city", pennants: 1 }, el.t)).toEqual([
      "κλειστή πόλη",
      "2 πλακίδια",
      "ένας θυρεός",
      "αξία 2",
    ]);
    expect(featureFacts({ ...ROAD, kind: "monastery", open: 1 }, en.t)).toEqual([
      "monastery",
      "one neighbour missing",
      "worth 2",
    ]);
    expect(featureFacts({ ...ROAD, kind: "field", value: 0 }, en.t)).toEqual([
      "field",
      "2 tiles",
      "feeds no finished city yet",
    ]);
    expect(holdersText(ROAD, el)).toBe("Ελένη 1");
    expect(holdersText({ ...ROAD, figures: {} }, en)).toBe("nobody's");
  });

  it("tell moves", () => {
    expect(moveText(road!, null, en)).toBe("thief on the road");
    expect(moveText({ kind: "none", text: "none" }, null, el)).toBe("χωρίς βοηθό");
    expect(moveText({ kind: "first", text: "first 1", seat: 1 } as never, null, el)).toBe("ξεκινά: Νίκος");
    expect(moveText({ kind: "draw", text: "draw BG-CRFR", tile: "BG-CRFR" } as never, null, en)).toBe("draws BG-CRFR");
  });

  it("headline refusals by their cause", () => {
    const data = { at: [1, 0], side: "E", here: "road", there: "city" };
    expect(refusalTitle({ rule: "CAR-TILE-03", key: "", data }, el)).toBe("Δεν ταιριάζει ανατολικά");
    expect(refusalTitle({ rule: "CAR-MEE-03", key: "", data: {} }, en)).toBe("The feature is taken");
    expect(refusalTitle({ rule: "CAR-TURN-01", key: "", data: {} }, en)).toBe("Not possible now");
  });
});

describe("message files", () => {
  it("say the same things in both languages", async () => {
    const keys = (source: string) => [...source.matchAll(/^(carcassonne-ui-[\w-]+) =/gm)].map(([, key]) => key).sort();
    const greek = await import("$text/games/carcassonne/text/ui.el.ftl?raw");
    const english = await import("$text/games/carcassonne/text/ui.en.ftl?raw");
    expect(keys(greek.default)).toEqual(keys(english.default));
  });
});
