/** A building card of 200 x 252: class and name, the house, special action, basic action, supplies. */
import { num, placed } from "$lib/drawing/svg";
import type { Building, Supply } from "../data";
import { drawAction, drawSupply } from "./actions";
import { classSign, ring, star } from "./glyphs";
import { LOOKS, PAPER, PARCHMENT } from "./palette";
import { Sheet } from "./sheet";
import { vignette } from "./vignettes";

export const BUILDING_WIDTH = 200;
export const BUILDING_HEIGHT = 252;
const SHEET = new Sheet(BUILDING_WIDTH, BUILDING_HEIGHT, 12);

/** Words on the card, in the language of the page. */
export interface BuildingWords {
  readonly name: string;
  /** What the strip at the foot is called. */
  readonly supplies: string;
}

function fitted(text: string, size: number, room: number): number {
  return Math.min(size, room / Math.max(1, text.length * 0.56));
}

/** The card from (0, 0); `supply` is null where only the building is meant. */
export function drawBuilding(building: Building, supply: Supply | null, { name, supplies }: BuildingWords): string {
  const { band, deep, tint } = LOOKS[building.class];
  const title = fitted(name, 17.5, 154);
  const label = fitted(supplies, 13.5, 52);
  return (
    SHEET.shadow() +
    SHEET.whole(`fill="${tint}"`) +
    SHEET.head(36, band) +
    SHEET.strip(36, 130, PARCHMENT) +
    placed([20, 46], vignette(building.id, building.class)) +
    SHEET.strip(130, 170, PAPER) +
    SHEET.foot(210, band) +
    `<path d="M0 130H200M0 170H200M0 210H200" stroke="${deep}" stroke-width="1.4"/>` +
    classSign(building.class)([20, 18], 0.95) +
    `<text x="38" y="24.5" font-family="var(--serif)" font-weight="600" font-size="${num(title)}" fill="#fff">${name}</text>` +
    star([22, 150], 1) +
    placed([44, 150], drawAction(building.special, 150)) +
    ring(deep)([22, 190], 1) +
    placed([44, 190], drawAction(building.basic, 150)) +
    (supply
      ? `<text x="12" y="236" font-family="var(--sans)" font-weight="600" font-size="${num(label)}" fill="#fff">${supplies}</text>` +
        `<rect x="68" y="214" width="124" height="34" rx="7" fill="#FBF7EE"/>` +
        placed([72, 231], drawSupply(supply))
      : "") +
    SHEET.whole(`fill="none" stroke="${deep}" stroke-width="2"`)
  );
}
