/** Icons on their grounds: what is a value stands inside, what is a count stands before. */
import type { Point } from "$lib/drawing/point";
import { num, placed } from "$lib/drawing/svg";
import type { ChainSymbol, Colour, Resource, ScienceSymbol } from "../data";
import {
  CHAIN_GLYPHS,
  LARGEST_GLYPH,
  LIBRARY_GLYPH,
  RESOURCE_GLYPHS,
  REVIVE_GLYPH,
  SCIENCE_GLYPHS,
  SHIELD_GLYPH,
  TURN_GLYPH,
  WONDER_GLYPH,
} from "./glyphs";
import { DISC_EDGE, INK, LOOKS, LOSS, PAPER, SCIENCE } from "./palette";

/** Draws something of a box of 24 at a point, scaled. */
export type Badge = (at: Point, scale: number) => string;

const scaled = (markup: string, scale: number): string => `<g transform="scale(${num(scale)})">${markup}</g>`;

/** Text in the serif face, centred. */
export function numeral(text: string, size: number, y: number, color: string): string {
  return `<text y="${num(y)}" text-anchor="middle" font-family="var(--serif)" font-weight="700" font-size="${num(size)}" fill="${color}" style="font-variant-numeric:lining-nums">${text}</text>`;
}

function onPaper(markup: string, scale: number, ground: string = PAPER, edge: string = DISC_EDGE): string {
  return `<circle r="12" fill="${ground}" stroke="${edge}" stroke-width="1.2"/>${scaled(markup, scale)}`;
}

export function resource(id: Resource): Badge {
  return (at, scale) => placed(at, onPaper(RESOURCE_GLYPHS[id], 0.8), scale);
}

export function science(id: ScienceSymbol): Badge {
  return (at, scale) => placed(at, onPaper(SCIENCE_GLYPHS[id], 0.78, SCIENCE.field, SCIENCE.edge), scale);
}

/** The symbol of a free building, white on a dark disc. */
export function chain(id: ChainSymbol): Badge {
  const disc = `<circle r="12" fill="${DISC_EDGE}" stroke="${PAPER}" stroke-width="1.6"/>`;
  return (at, scale) => placed(at, disc + scaled(CHAIN_GLYPHS[id], 0.82), scale);
}

export const shield: Badge = (at, scale) => placed(at, SHIELD_GLYPH, scale);
export const turn: Badge = (at, scale) => placed(at, onPaper(TURN_GLYPH, 0.74), scale);
export const revive: Badge = (at, scale) => placed(at, onPaper(REVIVE_GLYPH, 0.8), scale);
export const library: Badge = (at, scale) => placed(at, onPaper(LIBRARY_GLYPH, 0.86), scale);
export const wonder: Badge = (at, scale) => placed(at, onPaper(WONDER_GLYPH, 0.78), scale);
/** "Of the city that has most." */
export const largest: Badge = (at, scale) => placed(at, onPaper(LARGEST_GLYPH, 0.8), scale);

/** A coin with its value; plain for "a price". */
export function coin(value: number | string): Badge {
  const text = String(value);
  const face =
    text === ""
      ? `<path d="M0-5V5M-3.4-2.6Q0-6 3.4-2.6M-3.4 2.6Q0 6 3.4 2.6" stroke="#6E500C" stroke-width="1.6" fill="none" stroke-linecap="round"/>`
      : numeral(text, text.length > 1 ? 12.5 : 14.5, 5, "#3D2C04");
  const disc =
    `<circle r="11.4" fill="#F0C24B" stroke="#6E500C" stroke-width="1.6"/>` +
    `<circle r="8.6" fill="none" stroke="#B98B1F" stroke-width="1.1"/>`;
  return (at, scale) => placed(at, disc + face, scale);
}

const LEAVES = [
  [-10, -6, -30],
  [-11.6, -1, -8],
  [-10.8, 4.2, 18],
  [-7.6, 8.6, 42],
] as const;

function leaf(x: number, y: number, turned: number): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="1.7" ry="3.2" transform="rotate(${num(turned)} ${num(x)} ${num(y)})"/>`;
}

const WREATH =
  `<path d="M-4.6 10.4C-11 7-12.4-1.4-8.6-8.4M4.6 10.4C11 7 12.4-1.4 8.6-8.4" fill="none" stroke="#35604A" stroke-width="1.5"/>` +
  `<g fill="#5E9472" stroke="#24452F" stroke-width=".6">${LEAVES.map(([x, y, r]) => leaf(x, y, r) + leaf(-x, y, -r)).join("")}</g>` +
  `<circle r="8.2" fill="${PAPER}" stroke="#24452F"/>`;

/** Points in a wreath. */
export function laurel(value: number | string): Badge {
  const text = String(value);
  const sizes = [14, 14, 11.5, 8.6];
  const face = numeral(text, sizes[Math.min(3, text.length)]!, text.length > 2 ? 3 : 5, "#1B3325");
  return (at, scale) => placed(at, WREATH + face, scale);
}

/** Coins that the opponent loses. */
export function loss(coins: number): Badge {
  const crossed = `<path d="M-10.4 10.4L10.4-10.4" stroke="${LOSS}" stroke-width="2.6" stroke-linecap="round"/>`;
  return (at, scale) => coin(`−${coins}`)(at, scale) + placed(at, crossed, scale);
}

/** A small upright card of a colour, with the form that stands for it. */
export function cardSign(colour: Colour): Badge {
  const { band, deep, tint, mark } = LOOKS[colour];
  const markup =
    `<rect x="-7.4" y="-10" width="14.8" height="20" rx="2.4" fill="${band}" stroke="${tint}" stroke-width="1.5"/>` +
    `<rect x="-5.4" y="-6.4" width="10.8" height="12.8" rx="1.2" fill="${tint}"/>` +
    `<path d="${mark}" fill="${deep}" transform="scale(.86)"/>`;
  return (at, scale) => placed(at, markup, scale);
}

/** A card of the opponent that is thrown away. */
export function razed(colour: Colour): Badge {
  const crossed =
    `<path d="M-10 10L10-10" stroke="#fff" stroke-width="4.4" stroke-linecap="round"/>` +
    `<path d="M-10 10L10-10" stroke="${LOSS}" stroke-width="2.8" stroke-linecap="round"/>`;
  return (at, scale) => cardSign(colour)(at, scale) + placed(at, crossed, scale);
}

/** Three coins that make a point. */
export const coinTriple: Badge = (at, scale) =>
  coin("")([at[0] - 4 * scale, at[1] + 2.6 * scale], scale * 0.6) +
  coin("")([at[0] + 4 * scale, at[1] + 2.6 * scale], scale * 0.6) +
  coin("")([at[0], at[1] - 4 * scale], scale * 0.6);

/** A slash between icons: any one of them. */
export function slash(color: string): Badge {
  return (at, scale) =>
    placed(at, `<path d="M2-6L-2 6" stroke="${color}" stroke-width="2" stroke-linecap="round"/>`, scale);
}

/** "For each". */
export function times(color: string = INK): Badge {
  return (at, scale) =>
    placed(
      at,
      `<path d="M-2.6-2.6L2.6 2.6M2.6-2.6L-2.6 2.6" stroke="${color}" stroke-width="2" stroke-linecap="round"/>`,
      scale,
    );
}
