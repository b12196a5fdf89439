/** Travel cards 80 x 112, missions 176 x 62, adventures 150 x 100: from (0, 0), names in the page's language. */
import { laurel } from "$lib/drawing/badges";
import { num, placed } from "$lib/drawing/svg";
import { COLOURS, type Adventure, type Colour, type Mission, type Region } from "../data";
import { escaped } from "./escape";
import { artifact, glyph, silver, symbol } from "./glyphs";
import { INK, LEATHER, PAPER, REGIONS, SHADOW, TRAVEL } from "./palette";

export const TRAVEL_WIDTH = 80;
export const TRAVEL_HEIGHT = 112;
export const MISSION_WIDTH = 176;
export const MISSION_HEIGHT = 62;
export const ADVENTURE_WIDTH = 150;
export const ADVENTURE_HEIGHT = 100;

function sheet(width: number, height: number, attributes: string): string {
  return `<rect width="${width}" height="${height}" rx="8" ${attributes}/>`;
}

function shadow(width: number, height: number): string {
  return `<g transform="translate(2 3)" opacity=".26">${sheet(width, height, `fill="${SHADOW}"`)}</g>`;
}

/** A place's name on a pill of its region. */
export interface Pill {
  readonly name: string;
  readonly region: Region;
}

function pill({ name, region }: Pill, x: number, y: number, width: number): string {
  const { ground, edge, ink } = REGIONS[region];
  const size = Math.min(13.2, (width - 12) / Math.max(1, name.length * 0.53));
  return placed(
    [x, y],
    `<rect width="${width}" height="24" rx="12" fill="${ground}" stroke="${edge}" stroke-width="1.4"/>` +
      `<text x="${width / 2}" y="16.6" text-anchor="middle" font-family="var(--sans)" font-weight="600" font-size="${num(size)}" fill="${ink}">${escaped(name)}</text>`,
  );
}

const TRAIL = `<path d="M8 92Q24 74 40 86T72 78" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round"/>`;

/** A travel card in full colour with its glyph; a helper card has a band with a hand. */
export function drawTravel(colour: Colour, helper = false): string {
  const { fill, deep } = TRAVEL[colour];
  return (
    shadow(TRAVEL_WIDTH, TRAVEL_HEIGHT) +
    sheet(TRAVEL_WIDTH, TRAVEL_HEIGHT, `fill="${fill}" stroke="${deep}" stroke-width="1.6"`) +
    TRAIL +
    `<rect x="5" y="5" width="70" height="102" rx="5" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>` +
    (helper
      ? `<circle cx="40" cy="50" r="28" fill="#FFFDF6" stroke="${deep}" stroke-width="1.8"/>` +
        `<path d="M40 29A7 7 0 1 1 39.9 29ZM25 71C25 55 32 48 40 48C48 48 55 55 55 71Z" fill="${fill}" stroke="${deep}" stroke-width="1.8" stroke-linejoin="round"/>`
      : glyph(colour)([40, 52], 2.2)) +
    glyph(colour)([15, 16], 0.7) +
    glyph(colour)([65, 97], 0.7)
  );
}

function sector(index: number): string {
  const corner = (turn: number): string => {
    const angle = ((index * 72 - 90 + turn) * Math.PI) / 180;
    return `${num(40 + 120 * Math.cos(angle))} ${num(56 + 120 * Math.sin(angle))}`;
  };
  return `<path d="M40 56L${corner(-36)}L${corner(36)}Z" fill="${TRAVEL[COLOURS[index]!].fill}"/>`;
}

/** The wild card: five sectors and a star of the compass. Each drawing needs an id of its own for its edge. */
export function drawWild(id: string): string {
  return (
    shadow(TRAVEL_WIDTH, TRAVEL_HEIGHT) +
    `<clipPath id="${id}">${sheet(TRAVEL_WIDTH, TRAVEL_HEIGHT, "")}</clipPath>` +
    `<g clip-path="url(#${id})">${COLOURS.map((_, index) => sector(index)).join("")}</g>` +
    sheet(TRAVEL_WIDTH, TRAVEL_HEIGHT, `fill="none" stroke="#2F2A22" stroke-width="1.6"`) +
    `<circle cx="40" cy="56" r="19" fill="#FFFDF6" stroke="#2F2A22" stroke-width="1.6"/>` +
    `<path d="M40 42L43.4 52.6L54 56L43.4 59.4L40 70L36.6 59.4L26 56L36.6 52.6Z" fill="#2F2A22"/>`
  );
}

/** A travel card face down. */
export const travelBack =
  shadow(TRAVEL_WIDTH, TRAVEL_HEIGHT) +
  sheet(TRAVEL_WIDTH, TRAVEL_HEIGHT, `fill="#5C4A34" stroke="#2E2214" stroke-width="1.6"`) +
  `<rect x="5" y="5" width="70" height="102" rx="5" fill="none" stroke="${PAPER}" stroke-opacity=".5" stroke-width="1.2"/>` +
  `<circle cx="40" cy="56" r="19" fill="none" stroke="${PAPER}" stroke-opacity=".7" stroke-width="1.4"/>` +
  `<path d="M40 40L43.6 52.4L56 56L43.6 59.6L40 72L36.4 59.6L24 56L36.4 52.4Z" fill="${PAPER}" opacity=".85"/>`;

/** A mission: from where to where, silver and points. */
export function drawMission(mission: Pick<Mission, "silver" | "vp">, from: Pill, to: Pill): string {
  return (
    shadow(MISSION_WIDTH, MISSION_HEIGHT) +
    sheet(MISSION_WIDTH, MISSION_HEIGHT, `fill="${PAPER}" stroke="${LEATHER}" stroke-width="1.4"`) +
    pill(from, 6, 5, 112) +
    pill(to, 6, 33, 112) +
    `<path d="M122 17H128V45H122M122 45l4-3.4M122 45l4 3.4" fill="none" stroke="${LEATHER}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>` +
    silver(mission.silver)([143, 31], 0.88) +
    laurel(mission.vp)([164, 31], 0.78)
  );
}

/** A page of a book: an artifact or a helper, what it brings, and where. `word` stands for "helper". */
export function drawAdventure(adventure: Adventure, to: Pill, word: string): string {
  const border = REGIONS[adventure.book === "north" ? "south" : "north"].ground;
  const reward =
    adventure.type === "helper"
      ? `<text x="106" y="41" text-anchor="middle" font-family="var(--sans)" font-weight="700" font-size="15" fill="${INK}">${word}</text>`
      : silver(adventure.silver ?? 0)([92, 36], 1.05) + laurel(adventure.vp ?? 0)([122, 36], 1.05);
  return (
    shadow(ADVENTURE_WIDTH, ADVENTURE_HEIGHT) +
    sheet(ADVENTURE_WIDTH, ADVENTURE_HEIGHT, `fill="${PAPER}" stroke="${LEATHER}" stroke-width="1.4"`) +
    `<rect x="3.5" y="3.5" width="143" height="93" rx="5.5" fill="none" stroke="${border}" stroke-width="5"/>` +
    `<rect x="6.6" y="6.6" width="136.8" height="86.8" rx="3.6" fill="none" stroke="${LEATHER}" stroke-opacity=".45"/>` +
    `<circle cx="36" cy="40" r="26" fill="#FFFDF6" opacity=".8"/>` +
    (adventure.artifact
      ? artifact(adventure.artifact)([36, 40], 1.06)
      : symbol(adventure.helper ?? "pink")([36, 40], 1.73)) +
    reward +
    pill(to, 14, 66, 122)
  );
}
