import { describe, expect, it } from "vitest";
import { artMarkup } from "../artPicture";
import { COLOURS, PROFESSIONS, VP_CARDS } from "../data";
import { fan } from "../fan";
import { sizesFor } from "../sizes";
import { cardBack, drawCard } from "./card";
import { drawCharge } from "./charges";
import { drawCompleted } from "./completed";
import { LOOKS } from "./palette";
import { drawTool } from "./tools";
import { drawAbility, drawVp } from "./vp";

function expectSound(markup: string): void {
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, "text/xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
}

describe("the drawings", () => {
  it("draw every profession card in three states, large and small", () => {
    for (const { code } of PROFESSIONS)
      for (const colour of COLOURS)
        for (const compact of [false, true])
          for (const level of [-1, 0, 2])
            expectSound(drawCard({ profession: code, colour }, { name: "Εφοριακός", level, compact }));
  });

  it("give each profession a tool and each colour a charge of its own", () => {
    expect(new Set(PROFESSIONS.map(({ code }) => drawTool(code))).size).toBe(PROFESSIONS.length);
    expect(new Set(COLOURS.map((colour) => drawCharge(colour, LOOKS[colour].ink))).size).toBe(COLOURS.length);
  });

  it("draw every VP card, and abilities of their own where there are any", () => {
    const abilities = VP_CARDS.map(({ id }) => drawAbility(id, 70, 1)).filter(Boolean);
    expect(new Set(abilities).size).toBe(7);
    for (const card of VP_CARDS) expectSound(drawVp(card));
    for (const markup of [cardBack, drawCompleted(null), drawCompleted("BR"), artMarkup()]) expectSound(markup);
  });
});

describe("the room on the table", () => {
  it("keeps a finger's width of each card of the hand, in more rows if need be", () => {
    for (const width of [366, 420, 590])
      for (let count = 1; count <= 18; count++) {
        const { places, card } = fan(count, { width, most: 104, rows: 3 });
        const [first, second] = places;
        if (second && second.y - first!.y < 20)
          expect(second.x - first!.x).toBeGreaterThanOrEqual(count > 12 ? 30 : 44);
        for (const place of places) expect(place.x + card).toBeLessThanOrEqual(width);
      }
  });

  it("fits guilds of six and twelve professions at every width, and fingers where they are used", () => {
    for (const width of [390, 752, 952, 1112])
      for (const professions of [6, 12])
        for (const players of [2, 3, 4]) {
          const mouse = sizesFor({ width, height: 750, touch: false }, professions, players);
          const finger = sizesFor({ width, height: 750, touch: true }, professions, players);
          expect(mouse.own[0]).toBeGreaterThanOrEqual(17);
          expect(finger.own[1]).toBeGreaterThanOrEqual(39);
          expect(mouse.form).toBe(width < 600 ? "phone" : width < 860 ? "half" : "wide");
        }
  });
});
