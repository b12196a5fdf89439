/** A Wonder of 150 x 92: sketch, cost at the left, effects at the right; grey until it is built, then gold. */
import { num, placed } from "$lib/drawing/svg";
import type { Back, Resource, Wonder } from "../data";
import { resource } from "./badges";
import { drawEffects, effectsWidth } from "./effects";
import { BACKS, GILT, GOLD, INK, SHADOW } from "./palette";
import { sketch } from "./wonderSketches";

export const WONDER_WIDTH = 150;
export const WONDER_HEIGHT = 92;
/** How far the card under a built Wonder looks out. */
export const UNDER = 9;

export interface WonderDrawing {
  readonly state: "unbuilt" | "built" | "boxed";
  /** Its name; left out on small ones. */
  readonly name?: string;
  /** Back of the card under it. */
  readonly under?: Back | null;
}

function plate(attributes: string): string {
  return `<rect width="${WONDER_WIDTH}" height="${WONDER_HEIGHT}" rx="8" ${attributes}/>`;
}

const FOOT = "M0 62H150V84Q150 92 142 92H8Q0 92 0 84Z";

function costRow(wonder: Wonder): string {
  const units = Object.entries(wonder.cost.resources).flatMap(([id, count]) =>
    Array.from({ length: count }, () => id as Resource),
  );
  return units.map((id, index) => resource(id)([12.5 + index * 14.6, 77], 0.66)).join("");
}

function nameText(name: string, color: string): string {
  const size = Math.min(12.5, (134 / Math.max(1, name.length)) * 2);
  return `<text x="8" y="16" font-family="var(--sans)" font-weight="600" font-size="${num(size)}" fill="${color}">${name}</text>`;
}

/** The card under a built Wonder, as an edge of its Age's colour at the right. */
function underneath(back: Back): string {
  const [field, deep] = BACKS[back];
  return `<rect x="20" y="7" width="${num(130 + UNDER)}" height="78" rx="6" fill="${field}" stroke="${deep}" stroke-width="1.6"/><path d="M${num(150 + UNDER - 3)} 16V76" stroke="${GILT}" stroke-opacity=".5" stroke-width="1.2"/>`;
}

/** A Wonder from (0, 0). */
export function drawWonder(wonder: Wonder, { state, name, under }: WonderDrawing): string {
  const built = state === "built";
  const frame = built ? GOLD.frame : "var(--muted)";
  const stone = built ? GOLD.stone : "var(--muted)";
  const units = Object.values(wonder.cost.resources).reduce((sum, count) => sum + count, 0);
  const room = built ? 112 : 150 - 12 - units * 14.6 - 6;
  const scale = Math.min(0.86, room / effectsWidth(wonder.effects));
  return (
    `<g transform="translate(1.4 2.6)" opacity=".22">${plate(`fill="${SHADOW}"`)}</g>` +
    (under ? underneath(under) : "") +
    plate(`fill="${built ? GOLD.ground : "var(--surface)"}"`) +
    `<g transform="translate(24 14) scale(.82 .78)" fill="${stone}" color="${stone}" opacity="${built ? 0.8 : 0.3}">${sketch(wonder.id)}</g>` +
    `<path d="${FOOT}" fill="${built ? GOLD.frame : "var(--sunk)"}"/>` +
    `<path d="M0 62H150" stroke="${built ? GOLD.frame : "var(--line)"}"/>` +
    drawEffects(wonder.effects, { x: 145, y: 77, width: room, scale, align: "right", ink: built ? GOLD.ground : INK }) +
    (built ? tick : costRow(wonder)) +
    (name ? nameText(name, built ? GOLD.ink : "var(--ink)") : "") +
    plate(`fill="none" stroke="${frame}" stroke-width="1.6"`) +
    (state === "boxed" ? boxed : "")
  );
}

const tick = `<path d="M10 77l5 5l9-10" fill="none" stroke="${GOLD.ground}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
/** Out of the game. */
const boxed = placed(
  [75, 38],
  `<path d="M-16-16L16 16M16-16L-16 16" stroke="var(--bad)" stroke-width="4" stroke-linecap="round"/>`,
);
