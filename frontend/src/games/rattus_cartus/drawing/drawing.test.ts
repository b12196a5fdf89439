import { describe, expect, it } from "vitest";
import { artMarkup } from "../artPicture";
import { BUILDINGS, CLASSES, SPECIALS } from "../data";
import { linePicture } from "../pictures";
import { drawSupply } from "./actions";
import { drawBuilding } from "./building";
import { cardBack, drawPopulation, drawSpecial } from "./population";

/** Markup that a browser draws: every number is one, every tag is closed. */
function expectSound(markup: string): void {
  expect(markup).not.toMatch(/NaN|undefined|null|Infinity/);
  const svg = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, "text/xml");
  expect(svg.querySelector("parsererror")).toBeNull();
  expect(svg.documentElement.children.length).toBeGreaterThan(0);
}

const SUPPLY = { draw: 2, discard_rats: 1, look_nuns: 1 };

describe("the drawings", () => {
  it.each(BUILDINGS.map((building) => building.id))("draws the building %s in both sizes", (id) => {
    const building = BUILDINGS.find((candidate) => candidate.id === id)!;
    for (const compact of [false, true])
      for (const supply of [SUPPLY, null])
        expectSound(drawBuilding(building, supply, { name: "Σκηνή του Μέντιουμ", supplies: "Εφόδια" }, compact));
  });

  it("draws every card, the back, the art and the pictures of the count", () => {
    for (const id of CLASSES) for (let nuns = 0; nuns <= 4; nuns++) expectSound(drawPopulation(id, nuns, "Μοναχός"));
    for (const id of SPECIALS) expectSound(drawSpecial(id, "Μπαλαντέρ"));
    expectSound(cardBack);
    expectSound(artMarkup());
    for (const line of ["class", "hand", "sword", "flute", "pass", "gold", "token"] as const)
      expectSound(linePicture(line, "church"));
  });

  it("shows as many nuns as the card has", () => {
    const heads = (nuns: number) => drawPopulation("magic", nuns, "").split("#F3D9BC").length - 1;
    expect([0, 1, 2, 3, 4].map(heads)).toEqual([0, 1, 2, 3, 4]);
  });

  it("shows every unit of the supplies", () => {
    const groups = (supply: typeof SUPPLY) => (drawSupply(supply).match(/<g transform="translate/g) ?? []).length;
    const none = { draw: 0, discard_rats: 0, look_nuns: 0 };
    const each = [{ draw: 1 }, { discard_rats: 1 }, { look_nuns: 1 }].map((one) => groups({ ...none, ...one }));
    expect(Math.min(...each)).toBe(1);
    expect(groups(SUPPLY)).toBe(2 * each[0]! + each[1]! + each[2]!);
  });
});
