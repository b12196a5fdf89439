/** The silhouettes: one for each thing, in a box of 24 around (0, 0), readable at 14 px. */
import type { ChainSymbol, Resource, ScienceSymbol } from "../data";
import { INK, PAPER, SCIENCE } from "./palette";

function line(path: string, color: string, width: number, fill = "none"): string {
  return `<path d="${path}" fill="${fill}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export const RESOURCE_GLYPHS: Readonly<Record<Resource, string>> = {
  wood:
    line("M-9-3.5L5-7.5Q9-8 10-4.6Q10.6-1.4 7.4 0L-6.4 5Z", "#4D2E12", 1.4, "#B0763F") +
    `<g transform="rotate(-16 -7.6 .8)" stroke="#4D2E12"><ellipse cx="-7.6" cy=".8" rx="3.4" ry="4.6" fill="#EACB98" stroke-width="1.4"/>` +
    `<ellipse cx="-7.6" cy=".8" rx="1.3" ry="2" fill="none"/></g>` +
    line("M-3-2.6L5-5M-2 1L6-1.6", "#4D2E12", 0.9),
  clay:
    line("M-9.4-1.6L-1.6-6.6L9.4-3.6L1.8 1.4Z", "#6B2A10", 1.4, "#E08A5C") +
    line("M-9.4-1.6L1.8 1.4V7L-9.4 4Z", "#6B2A10", 1.4, "#C2623A") +
    line("M9.4-3.6V1.8L1.8 7V1.4Z", "#6B2A10", 1.4, "#9C4522"),
  stone:
    line("M-8.6 6L-9.6-1L-4.6-7L3.4-8L9.2-2.4L8.6 5.4L1 8Z", "#44423E", 1.4, "#BDBBB4") +
    line("M-9.6-1L-2.6-.4L1 8M-2.6-.4L3.4-8M-2.6-.4L9.2-2.4", "#44423E", 1) +
    `<path d="M-4.6-7L3.4-8L-2.6-.4L-9.6-1Z" fill="#E2E0D9" opacity=".8"/>`,
  glass:
    line("M-2.6-9H2.6V-3.6C6.6-2 8 1 8 3.6C8 7 5 9 0 9C-5 9-8 7-8 3.6C-8 1-6.6-2-2.6-3.6Z", "#1D5563", 1.4, "#BFE3EA") +
    `<path d="M-7.4 2.8Q0 5.4 7.4 2.8Q7 8.4 0 8.4Q-7 8.4-7.4 2.8Z" fill="#5FB4C6"/>` +
    line("M-4-9H4", "#1D5563", 1.8) +
    line("M-5-.4Q-4-2-2.4-2.6", "#fff", 1.2),
  papyrus:
    line("M-6.4-6.6H6.6V6.6H-6.4Z", "#6A5217", 1.4, "#F3E3B6") +
    line("M-8.4-8.6H8.4V-5H-8.4ZM-8.4 5H8.4V8.6H-8.4Z", "#6A5217", 1.4, "#DDBF76") +
    line("M-3.6-2.4H3.6M-3.6 0H3.6M-3.6 2.4H1", "#6A5217", 1.1),
};

const GREEN = SCIENCE.edge;

export const SCIENCE_GLYPHS: Readonly<Record<ScienceSymbol, string>> = {
  mortar:
    line("M-8-1H8C8 4 5.6 6.6 3 7.4V9.6H-3V7.4C-5.6 6.6-8 4-8-1Z", GREEN, 1.5, SCIENCE.field) +
    line("M1-1.4L7-9.4", GREEN, 2.6),
  quill:
    line("M-7 9C-6 0-1-7.6 8-9.4C8.4-2.4 3.6 2.6-3.6 3.4M-7 9L2-3", GREEN, 1.5, SCIENCE.field) +
    line("M-9 9.4H-3", GREEN, 1.8),
  pendulum:
    line("M0-9.6L8.4 7.4H-8.4Z", GREEN, 1.5, SCIENCE.field) +
    line("M0-9V2", GREEN, 1.3) +
    `<path d="M0 6.6L-2.2 2.6H2.2Z" fill="${GREEN}"/>`,
  wheel:
    `<circle r="8.6" fill="${SCIENCE.field}" stroke="${GREEN}" stroke-width="1.7"/>` +
    line("M0-8.6V8.6M-8.6 0H8.6M-6-6L6 6M6-6L-6 6", GREEN, 1.3) +
    `<circle r="2.4" fill="${GREEN}"/>`,
  sundial:
    line("M-9.4 5A9.4 9.4 0 0 1 9.4 5Z", GREEN, 1.5, SCIENCE.field) +
    line("M0 5L-3.6-8.4", GREEN, 1.8) +
    line("M0 5L5-1.2M0 5L-6-.6M-9.4 8.4H9.4", GREEN, 1.3),
  armillary_sphere:
    `<g fill="none" stroke="${GREEN}"><circle r="8.4" fill="${SCIENCE.field}" stroke-width="1.5"/>` +
    `<ellipse rx="8.4" ry="3" stroke-width="1.3" transform="rotate(-24)"/>` +
    `<ellipse rx="3" ry="8.4" stroke-width="1.3" transform="rotate(20)"/></g><circle r="2" fill="${GREEN}"/>`,
  law: line("M0-9V8M-5 8.6H5M-8-5.4H8", GREEN, 1.6) + line("M-8-5L-11 2H-5ZM8-5L5 2H11Z", GREEN, 1.2, SCIENCE.field),
};

const white = (path: string, width: number): string => line(path, "#fff", width);

/** White, for a dark disc. */
export const CHAIN_GLYPHS: Readonly<Record<ChainSymbol, string>> = {
  horseshoe: white("M-5 7C-8 0-7-7 0-7C7-7 8 0 5 7", 2.6),
  sword: white("M0-8.4V4M-4 3H4M0 4V8.4", 2),
  tower: white("M-5 8V-3H-6.4V-7.4H-3.4V-5.4H-1.4V-7.4H1.4V-5.4H3.4V-7.4H6.4V-3H5V8Z", 1.5),
  target:
    `<g fill="none" stroke="#fff"><circle r="7" stroke-width="1.7"/><circle r="3.4" stroke-width="1.5"/></g>` +
    `<circle r="1.2" fill="#fff"/>`,
  helmet: white("M-6 7V0C-6-5-3-7 0-7C4-7 6.6-4 6.6 0H1.4V7H-1.4V1", 1.7) + white("M-4-7.6Q2-11.4 8-6", 1.6),
  book: white("M0-5C-3-7-6-7-8-6V5C-6 4-3 4 0 6C3 4 6 4 8 5V-6C6-7 3-7 0-5ZM0-5V6", 1.5),
  gear:
    `<circle r="5" fill="none" stroke="#fff" stroke-width="1.8"/>` +
    white("M0-8V-5M0 5V8M-8 0H-5M5 0H8M-5.6-5.6L-3.6-3.6M5.6 5.6L3.6 3.6M5.6-5.6L3.6-3.6M-5.6 5.6L-3.6 3.6", 1.8),
  lyre: white("M-5-8C-9-2-4 0-4 4.4A4 4 0 0 0 4 4.4C4 0 9-2 5-8M-6-4H6M-1.4-4V6M1.4-4V6", 1.4),
  lamp: white("M-8-1H4C6-1 7-3 9-3C8 4 3 6-1 6C-6 6-8 3-8-1ZM-4 6L-5 8H3L2 6M7-5Q6-7 8-9", 1.5),
  mask: white("M-7-6Q0-9 7-6C8 2 4 8 0 8C-4 8-8 2-7-6ZM-4-2H-1.4M1.4-2H4M-3 3Q0 5 3 3", 1.5),
  column: white("M-5-7H5M-5 8H5M-3.4-7V8M3.4-7V8M0-7V8", 1.6),
  moon: white("M3-7.6A8 8 0 1 0 6 5A7 7 0 0 1 3-7.6Z", 1.6),
  sun:
    `<circle r="3.6" fill="none" stroke="#fff" stroke-width="1.7"/>` +
    white("M0-8.4V-6M0 6V8.4M-8.4 0H-6M6 0H8.4M-6-6L-4.4-4.4M6 6L4.4 4.4M6-6L4.4-4.4M-6 6L-4.4 4.4", 1.6),
  drop: white("M0-8.4C4-3 6-.4 6 3A6 6 0 0 1-6 3C-6-.4-4-3 0-8.4Z", 1.6),
  temple_front: white("M-8-2.6L0-8L8-2.6ZM-8 8H8M-5.6-2V8M0-2V8M5.6-2V8", 1.5),
  amphora: white("M-2-8H2V-5C6-3 6 2 2 7H-2C-6 2-6-3-2-5ZM-2-5Q-6.4-7-5.4-1M2-5Q6.4-7 5.4-1", 1.4),
  barrel: white("M-5-7H5Q8 0 5 7H-5Q-8 0-5-7ZM-6-3H6M-6 3H6", 1.5),
};

export const SHIELD_GLYPH =
  line("M-8-8.4Q0-11 8-8.4V0C8 5.4 4 8.4 0 10.4C-4 8.4-8 5.4-8 0Z", "#4A0E08", 1.5, "#B8372B") +
  `<circle cy="-1" r="3" fill="#F1D9A8" stroke="#4A0E08" stroke-width="1.1"/>` +
  `<path d="M0-8.6V-4M0 2V8.6M-7-1H-3M3-1H7" stroke="#F1D9A8" stroke-width="1.2"/>`;

/** Another turn at once. */
export const TURN_GLYPH =
  line("M7.6-4.6A8.4 8.4 0 1 0 8.4 1.4", INK, 2.4) +
  line("M8.8-9.4V-3.6H3", INK, 2.4) +
  line("M-3.6 0H3.6M0-3.6V3.6", INK, 2.2);

/** A card taken back from the discard pile. */
export const REVIVE_GLYPH =
  line("M-6.4-5.4L3-8.4L8 6L-1.4 9Z", INK, 1.4, "#E6C98E") +
  line("M-9-4H1V10H-9Z", INK, 1.5, PAPER) +
  line("M-4 7V-.6M-7 2.4L-4-.8L-1 2.4", INK, 1.9);

/** Three tokens drawn, one kept. */
export const LIBRARY_GLYPH =
  `<g fill="${SCIENCE.token}" stroke="${SCIENCE.rim}" stroke-width="1.4"><circle cx="-6" cy="3.6" r="4.6"/>` +
  `<circle cx="6" cy="3.6" r="4.6"/><circle cy="-3.4" r="6"/></g>` +
  line("M-2.6-3.4L-.6-1.2L3-5.4", SCIENCE.rim, 1.9);

/** The larger of two cities. */
export const LARGEST_GLYPH =
  line("M-8 8V1.6L-5 -1L-2 1.6V8Z", INK, 1.3, "#D8CEB9") +
  line("M0 8V-5L4-9L8-5V8Z", INK, 1.3, "#F0C24B") +
  line("M-10 8.6H10", INK, 1.6);

/** A Wonder, of whatever kind. */
export const WONDER_GLYPH =
  line("M-10.4 8.6L-2.4-7L5.6 8.6Z", "#7A5A1E", 1.4, "#E0B86A") +
  line("M2.8 3.2L5.8-2.6L10.6 8.6H5.6", "#7A5A1E", 1.4, "#B8883A");

/** Two swords crossed: the pawn of the military track. */
export const SWORDS_PATH = "M-6-6L6 6M6-6L-6 6M-7 3L-3 7M7 3L3 7";

/** What a Progress token shows, drawn as lines. */
export const TOKEN_PATHS: Readonly<Record<string, string>> = {
  agriculture: "M0 9V-2M0-2C-6-2-7-8-7-8C-1-9 0-4 0-2ZM0 2C6 2 7-4 7-4C1-5 0 0 0 2Z",
  architecture: "M-7 9L-1-6M7 9L1-6M-4.6 3H4.6M-2.6-7.6A2.6 2.6 0 1 1 2.6-7.6A2.6 2.6 0 1 1-2.6-7.6M0-10.2V-12",
  economy: "M-8 7.4H8M-6.6 3.8H6.6M-7.4.2H7.4M-6-3.4H6M-4.6-7H4.6",
  law: "M0-9V8M-5 8.6H5M-8-5.4H8M-8-5L-11 2H-5ZM8-5L5 2H11Z",
  masonry: "M-9-6H9V0H-9ZM-9 0H9V6H-9ZM-2-6V0M4 0V6M-5 0V6",
  mathematics: "M-8 7.4H8L-8-8ZM-4.6 3.8V.6L-1.2 3.8Z",
  philosophy: "M-6-3.4A6 6 0 1 1 2.6 2.4V6H-2.6V2.4M-2.6 9.2H2.6M0-3.4V2.4M-2.4-4.6L0-2.6L2.4-4.6",
  strategy: "M-7-8L7 8M7-8L-7 8M-8 4L-4 8M8 4L4 8",
  theology: "M0-9L2.2-2.8H9L3.6 1.4L5.6 8L0 4L-5.6 8L-3.6 1.4L-9-2.8H-2.2Z",
  urbanism: "M-9 8V-1L-5-5L-1-1V8M-1 3H4V8M2 3V-4L5.6-8L9-4V8M-9.6 8H9.6M-5 8V4",
};
