/** Icons on their grounds: what is a value stands inside, what is a count stands before. */
import { type Badge, coin } from "$lib/drawing/badges";
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

const scaled = (markup: string, scale: number): string => `<g transform="scale(${num(scale)})">${markup}</g>`;

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
