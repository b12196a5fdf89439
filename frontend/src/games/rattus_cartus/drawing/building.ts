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

/** A size at which the text fits; `wide` is the middle width of a letter of its family. */
function fitted(text: string, size: number, room: number, wide: number): number {
  return Math.min(size, room / Math.max(1, text.length * wide));
}

/** Where the strips of a card begin; a compact one goes without the picture of the house. */
interface Strips {
  readonly special: number;
  readonly sheet: Sheet;
}

const WITH_PICTURE: Strips = { special: 130, sheet: SHEET };
export const COMPACT_HEIGHT = BUILDING_HEIGHT - 94;
const COMPACT: Strips = { special: 36, sheet: new Sheet(BUILDING_WIDTH, COMPACT_HEIGHT, 12) };

/** The card from (0, 0); `supply` is null where only the building is meant. */
export function drawBuilding(
  building: Pick<Building, "id" | "class" | "special" | "basic">,
  supply: Supply | null,
  { name, supplies }: BuildingWords,
  compact = false,
): string {
  const { band, deep, tint } = LOOKS[building.class];
  const { special, sheet } = compact ? COMPACT : WITH_PICTURE;
  const basic = special + 40;
  const foot = basic + 40;
  const title = fitted(name, compact ? 22 : 17.5, 156, compact ? 0.62 : 0.58);
  const label = fitted(supplies, 13.5, 54, 0.5);
  return (
    sheet.shadow() +
    sheet.whole(`fill="${tint}"`) +
    sheet.head(36, band) +
    (compact ? "" : sheet.strip(36, special, PARCHMENT) + placed([20, 46], vignette(building.id, building.class))) +
    sheet.strip(special, basic, PAPER) +
    sheet.foot(foot, band) +
    `<path d="M0 ${special}H200M0 ${basic}H200M0 ${foot}H200" stroke="${deep}" stroke-width="1.4"/>` +
    classSign(building.class)([20, 18], 0.95) +
    `<text x="38" y="24.5" font-family="var(--serif)" font-weight="600" font-size="${num(title)}" fill="#fff">${name}</text>` +
    star([22, special + 20], 1) +
    placed([44, special + 20], drawAction(building.special, 150)) +
    ring(deep)([22, basic + 20], 1) +
    placed([44, basic + 20], drawAction(building.basic, 150)) +
    (supply ? supplyStrip(supply, foot, supplies, label) : "") +
    sheet.whole(`fill="none" stroke="${deep}" stroke-width="2"`)
  );
}

/** Paper at the foot with what the card gives in the phase of supplies; named where there is a word for it. */
function supplyStrip(supply: Supply, top: number, word: string, size: number): string {
  const left = word ? 72 : 12;
  return (
    (word
      ? `<text x="12" y="${num(top + 26)}" font-family="var(--sans)" font-weight="600" font-size="${num(size)}" fill="#fff">${word}</text>`
      : "") +
    `<rect x="${left}" y="${num(top + 4)}" width="${192 - left}" height="34" rx="7" fill="#FBF7EE"/>` +
    placed([left + 4, top + 21], drawSupply(supply))
  );
}
