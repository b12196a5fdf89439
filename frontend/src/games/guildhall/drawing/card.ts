/** A profession card of 104 x 148: charge and name in the head, the tool, and the levels with the one reached in light. */
import { num, placed } from "$lib/drawing/svg";
import { COLOURS, professionOf, type Identity, type Profession } from "../data";
import { drawCharge } from "./charges";
import { ACTION, DRAW, drop, numeral, PLUS, row } from "./glyphs";
import { BACK, LIGHT, LOOKS, PAPER, SHADOW, VP, type ColourLook } from "./palette";
import { drawTool } from "./tools";

export const CARD_WIDTH = 104;
export const CARD_HEIGHT = 148;
const CORNER = 9;

export interface CardDrawing {
  readonly name: string;
  /** Index of the level that the guild reaches; -1 if none is. */
  readonly level: number;
  /** Below 72 px: no name, larger signs. */
  readonly compact?: boolean;
}

const shadow = `<rect x="2" y="3.4" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="${CORNER}" fill="${SHADOW}" opacity=".28"/>`;

function sheet(fill: string, edge: string, width = 1.6): string {
  return `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="${CORNER}" fill="${fill}" stroke="${edge}" stroke-width="${width}"/>`;
}

/** The box with the level boxes, or with what each card of the profession brings. */
function foot(profession: Profession, level: number, look: ColourLook, compact: boolean): string {
  const high = compact ? 28 : 20;
  const { kind, levels } = professionOf(profession);
  if (kind === "per_card") {
    const box = `<rect width="88" height="${high}" rx="4" fill="${LIGHT}" stroke="${look.deep}" stroke-width="1.4"/>`;
    return box + placed([44, high / 2], perCard(profession, high / 22));
  }
  const gap = 3;
  const width = (88 - gap * (levels.length - 1)) / levels.length;
  return levels
    .map((threshold, index) => {
      const lit = index === level;
      const fill = lit ? `fill="${LIGHT}" stroke="${look.deep}" stroke-width="1.4"` : `fill="${look.shade}"`;
      const text = numeral(`${threshold}${compact ? "" : "+"}`, high * 0.7, high * 0.75, lit ? look.deep : look.ink);
      return placed(
        [index * (width + gap), 0],
        `<rect width="${num(width)}" height="${high}" rx="4" ${fill}/>${placed([width / 2, 0], text)}`,
      );
    })
    .join("");
}

/** What each card of the profession in the guild brings: `1 point × Tax Collectors`. */
function perCard(profession: Profession, scale: number): string {
  const times = `<path d="M-3-3L3 3M3-3L-3 3" stroke="${VP.ink}" stroke-width="1.8" stroke-linecap="round"/>`;
  const tool = placed([0, 0], drawTool(profession), 0.34);
  if (profession === "DA")
    return row(
      [
        [placed([0, 0], DRAW, 0.9), 15],
        [times, 11],
        [tool, 22],
        [placed([0, 0], PLUS, 0.7), 11],
        [placed([0, 0], ACTION, 0.84), 17],
      ],
      82,
      scale,
    );
  return row(
    [
      [placed([0, 0], drop(1), 0.78), 20],
      [times, 13],
      [tool, 22],
    ],
    82,
    scale,
  );
}

function head(name: string, { colour }: Identity, look: ColourLook): string {
  const size = Math.min(13.5, 140 / Math.max(1, name.length));
  return (
    placed([14, 13.4], drawCharge(colour, look.ink), 0.94) +
    `<text x="26.6" y="${num(13.4 + size * 0.36)}" font-family="var(--sans)" font-weight="700" font-size="${num(size)}" fill="${look.ink}">${name}</text>`
  );
}

/** A card face up, from (0, 0). */
export function drawCard(card: Identity, { name, level, compact = false }: CardDrawing): string {
  const look = LOOKS[card.colour];
  const top = compact ? 36 : 26;
  const high = compact ? 28 : 20;
  const bottom = CARD_HEIGHT - high - 12;
  const picture = `x="6" y="${top}" width="92" height="${bottom - top}" rx="4"`;
  const middle = (top + bottom) / 2;
  return (
    shadow +
    sheet(look.fill, look.deep, compact ? 2.4 : 1.6) +
    `<rect ${picture} fill="${PAPER}" stroke="${look.deep}" stroke-width="1.2"/><rect ${picture} fill="${look.tint}" opacity=".55"/>` +
    `<circle cx="52" cy="${middle}" r="${compact ? 34 : 38}" fill="${LIGHT}" opacity=".75"/>` +
    placed([52, middle - 1], drawTool(card.profession), compact ? 1.1 : 1.16) +
    (compact ? placed([20, 18.4], drawCharge(card.colour, look.ink), 1.46) : head(name, card, look)) +
    placed([8, bottom + 5], foot(card.profession, level, look, compact))
  );
}

const ring = COLOURS.map((colour, step) => {
  const angle = (step * 2 * Math.PI) / COLOURS.length;
  return placed([52 + Math.sin(angle) * 24, 74 - Math.cos(angle) * 24], drawCharge(colour, BACK.sign));
}).join("");

/** A profession card face down. */
export const cardBack =
  shadow +
  sheet(BACK.field, BACK.edge) +
  `<rect x="7" y="7" width="90" height="134" rx="5" fill="none" stroke="${BACK.sign}" stroke-opacity=".6" stroke-width="1.4"/>` +
  ring;
