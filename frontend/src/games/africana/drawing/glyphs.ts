/** Travel symbols, coins of silver and artifacts, each around (0, 0). */
import { numeral, type Badge } from "$lib/drawing/badges";
import { num, placed } from "$lib/drawing/svg";
import type { ArtifactKind, Colour } from "../data";
import { GOLD, TRAVEL } from "./palette";

function around(count: number, markup: string): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${num((360 / count) * index)})">${markup}</g>`,
  ).join("");
}

const GLYPHS: Readonly<Record<Colour, string>> = {
  pink: around(5, `<ellipse cy="-5" rx="3" ry="4.4"/>`) + `<circle r="2.4" fill="${TRAVEL.pink.deep}"/>`,
  cyan: `<path d="M-9-2.4Q-6-6-3-2.4T3-2.4T9-2.4V.6Q6-3 3 .6T-3 .6T-9 .6ZM-9 4.4Q-6 .8-3 4.4T3 4.4T9 4.4V7.4Q6 3.8 3 7.4T-3 7.4T-9 7.4Z"/>`,
  grey: `<path d="M-10 7L-3.4-7L.6 0L3.4-4L10 7Z"/><path d="M-3.4-7L-5.4-2.6L-3.4-1.4L-1.6-3.2Z" fill="${TRAVEL.grey.deep}" opacity=".7"/>`,
  orange: `<circle r="4.4"/>` + around(8, `<path d="M-1.6-6L0-9.8L1.6-6Z"/>`),
  purple: `<path d="M0-9.6L2.6-3L9.6-2.8L4 1.6L6 8.4L0 4.6L-6 8.4L-4 1.6L-9.6-2.8L-2.6-3Z"/>`,
};

/** The form that stands for a travel colour wherever the colour does. */
export function glyph(colour: Colour, fill = "#fff"): Badge {
  return (at, scale) => placed(at, `<g fill="${fill}">${GLYPHS[colour]}</g>`, scale);
}

/** A travel symbol on its disc, in a box of 24. */
export function symbol(colour: Colour): Badge {
  const { fill, deep } = TRAVEL[colour];
  const disc = `<circle r="11" fill="${fill}" stroke="${deep}" stroke-width="1.4"/>` + glyph(colour)([0, 0], 0.82);
  return (at, scale) => placed(at, disc, scale);
}

/** Silver with its number; plain for "what it costs". */
export function silver(value: number | string): Badge {
  const text = String(value);
  const face = text === "" ? "" : numeral(text, text.length > 1 ? 12 : 14, 5, "#22282E");
  const coin =
    `<circle r="11.4" fill="#D9DEE3" stroke="#4A525B" stroke-width="1.6"/>` +
    `<circle r="8.6" fill="none" stroke="#9AA3AC" stroke-width="1.1"/>`;
  return (at, scale) => placed(at, coin + face, scale);
}

/** Something completed: a card with a tick. */
export const completed: Badge = (at, scale) =>
  placed(
    at,
    `<rect x="-9" y="-10" width="18" height="20" rx="3" fill="#F6ECD6" stroke="#4A2B10" stroke-width="1.5"/>` +
      `<path d="M-4.6 0L-1.2 3.8L4.8-4" fill="none" stroke="#2E6B3C" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
    scale,
  );

/** A card more. */
export const cardMore: Badge = (at, scale) =>
  placed(
    at,
    `<rect x="-8" y="-11" width="16" height="22" rx="2.4" fill="#5C4A34" stroke="#2E2214" stroke-width="1.3"/>` +
      `<path d="M0-5.4V5.4M-5.4 0H5.4" stroke="#F6ECD6" stroke-width="2" stroke-linecap="round"/>`,
    scale,
  );

const ARTIFACTS: Readonly<Record<ArtifactKind, string>> = {
  mask:
    `<path d="M-13-16Q0-23 13-16Q17 2 9 14Q0 24-9 14Q-17 2-13-16Z" fill="#A8642C" stroke="#42210A" stroke-width="1.8"/>` +
    `<path d="M-9-4Q-5-8-2-4Q-5-1-9-4ZM9-4Q5-8 2-4Q5-1 9-4Z" fill="#FBF0DC" stroke="#42210A" stroke-width="1.2"/>` +
    `<path d="M0-12V4L-3 7H3M-5 13Q0 10 5 13Q0 17-5 13" fill="none" stroke="#42210A" stroke-width="1.7" stroke-linejoin="round"/>` +
    `<path d="M-8-13H8M-11 5L-5 8M11 5L5 8" stroke="${GOLD}" stroke-width="1.6"/>`,
  drum:
    `<path d="M-13-13L-8 14Q0 19 8 14L13-13Z" fill="#A8642C" stroke="#42210A" stroke-width="1.8"/>` +
    `<ellipse cy="-13" rx="13" ry="5" fill="#F3E3C0" stroke="#42210A" stroke-width="1.8"/>` +
    `<path d="M-12-9L-4 14M-4-8L-10 10M4-8L-3 15M-4-8L3 15M12-9L4 14M4-8L10 10" stroke="${GOLD}" stroke-width="1.3"/>`,
  figurine:
    `<path d="M0-21Q6-21 6-14Q6-9 3-7L9-2Q10 4 6 8L8 18H-8L-6 8Q-10 4-9-2L-3-7Q-6-9-6-14Q-6-21 0-21Z" fill="#3D2A1C" stroke="#1C0F06" stroke-width="1.6"/>` +
    `<path d="M-4 1Q0 5 4 1M-5 12H5M-2-15H-1M2-15H1" stroke="${GOLD}" stroke-width="1.6" fill="none"/>`,
  vessel:
    `<path d="M-5-18H5L4-12C14-8 16 4 8 13Q0 20-8 13C-16 4-14-8-4-12Z" fill="#C0572F" stroke="#4A1C08" stroke-width="1.8"/>` +
    `<path d="M-12-2L-8 2L-4-2L0 2L4-2L8 2L12-2" fill="none" stroke="#FBF0DC" stroke-width="1.8"/>` +
    `<path d="M-10 8H10" stroke="#FBF0DC" stroke-width="1.4"/>`,
  shield:
    `<path d="M0-21Q14-10 13 2Q12 15 0 21Q-12 15-13 2Q-14-10 0-21Z" fill="#8E3B2A" stroke="#3C1008" stroke-width="1.8"/>` +
    `<path d="M0-19V19" stroke="#FBF0DC" stroke-width="2"/>` +
    `<path d="M-7-4Q-3 0-7 5M7-4Q3 0 7 5" stroke="#FBF0DC" stroke-width="2" fill="none"/>` +
    `<circle r="3.4" fill="${GOLD}" stroke="#3C1008" stroke-width="1.2"/>`,
};

/** An artifact, about 44 high. */
export function artifact(kind: ArtifactKind): Badge {
  return (at, scale) => placed(at, ARTIFACTS[kind], scale);
}
