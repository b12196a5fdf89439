/** Cards of 92 x 132: population, special cards, and the back that all of them share. */
import { num, placed } from "$lib/drawing/svg";
import type { Class, Special } from "../data";
import { classSign, nun, rat, stackItem } from "./glyphs";
import { BACK, INK, LOOKS, PAPER, PARCHMENT } from "./palette";
import { PERSONS } from "./persons";
import { Sheet } from "./sheet";

export const CARD_WIDTH = 92;
export const CARD_HEIGHT = 132;
const SHEET = new Sheet(CARD_WIDTH, CARD_HEIGHT, 8);

function head(name: string, x: number, anchor: string, color: string): string {
  const room = anchor === "middle" ? 80 : 64;
  const size = Math.min(12.5, room / Math.max(1, name.length * 0.54));
  return `<text x="${x}" y="16.6" text-anchor="${anchor}" font-family="var(--sans)" font-weight="700" font-size="${num(size)}" fill="${color}">${name}</text>`;
}

function nuns(count: number): string {
  if (count === 0)
    return `<path d="M38 116.5H54" stroke="#fff" stroke-opacity=".7" stroke-width="2.4" stroke-linecap="round"/>`;
  return Array.from({ length: count }, (_, index) => nun([46 + (index - (count - 1) / 2) * 19, 116.5], 0.98)).join("");
}

/** A population card from (0, 0): class and person, nuns in the foot (a dash for none). */
export function drawPopulation(of: Class, nunCount: number, name: string): string {
  const { band, deep, tint } = LOOKS[of];
  return (
    SHEET.shadow() +
    SHEET.whole(`fill="${tint}"`) +
    SHEET.head(24, band) +
    `<circle cx="46" cy="62" r="33" fill="${PAPER}" opacity=".85"/>` +
    placed([46, 62], PERSONS[of], 1.05) +
    SHEET.foot(101, band) +
    classSign(of)([13, 12], 0.7) +
    head(name, 24, "start", "#fff") +
    nuns(nunCount) +
    SHEET.whole(`fill="none" stroke="${deep}" stroke-width="1.6"`)
  );
}

/** A special card from (0, 0). */
export function drawSpecial(id: Special, name: string): string {
  return (
    SHEET.shadow() +
    SHEET.whole(`fill="${PARCHMENT}" stroke="#5C5244" stroke-width="1.6"`) +
    `<rect x="5" y="5" width="82" height="122" rx="5" fill="none" stroke="#B8A98C"/>` +
    head(name, 46, "middle", INK) +
    stackItem(id)([46, 72], 2.5)
  );
}

const WAVES = `<path d="M12 100q8.5-5 17 0t17 0t17 0t17 0M12 30q8.5-5 17 0t17 0t17 0t17 0" stroke="${BACK.line}" stroke-opacity=".3" stroke-width="1.6" fill="none"/>`;

/** A card face down. */
export const cardBack =
  SHEET.shadow() +
  SHEET.whole(`fill="${BACK.field}" stroke="${BACK.edge}" stroke-width="1.6"`) +
  `<rect x="6" y="6" width="80" height="120" rx="5" fill="none" stroke="${BACK.line}" stroke-opacity=".6" stroke-width="1.4"/>` +
  rat(BACK.line)([47, 66], 1.5) +
  WAVES;
