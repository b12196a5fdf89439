/** The military track: 19 spaces with their zones, points, tokens and the pawn. */
import { num, placed } from "$lib/drawing/svg";
import { CAPITAL, LOOT, ZONES } from "../data";
import { laurel, numeral } from "$lib/drawing/badges";
import { SWORDS_PATH } from "./glyphs";
import { HALO } from "$lib/drawing/seats";
import { SHADOW } from "./palette";

export interface TrackDrawing {
  /** Length of one space. */
  readonly step: number;
  /** Width of the spaces. */
  readonly width: number;
}

/** Tints by distance from the centre: neutral, three zones, capital. */
const TINTS = ["#E8E0CE", "#F0D8C0", "#E6B79B", "#D48F76", "#A33426"] as const;
const CASTLE = "M-7 5V-1H-8.6V-5H-5.6V-3H-3.2V-5H3.2V-3H5.6V-5H8.6V-1H7V5Z";

function tint(distance: number): string {
  if (distance === 0) return TINTS[0];
  if (distance === CAPITAL) return TINTS[4];
  return TINTS[1 + ZONES.findIndex((zone) => distance >= zone.from && distance <= zone.to)]!;
}

/** Spaces from -9 to 9 along x; (0, 0) is the centre space. */
export function drawSpaces({ step, width }: TrackDrawing): string {
  let markup = "";
  for (let space = -CAPITAL; space <= CAPITAL; space++) {
    const distance = Math.abs(space);
    markup += `<rect x="${num((space - 0.5) * step + 1)}" y="${num(-width / 2)}" width="${num(step - 2)}" height="${num(width)}" rx="4" fill="${tint(distance)}" stroke="#5A2A1A" stroke-opacity=".45"/>`;
  }
  return markup + `<path d="M0 ${num(-width / 2)}V${num(width / 2)}" stroke="#5A2A1A" stroke-dasharray="3 3"/>`;
}

/** A capital's castle around (0, 0). */
export const castle = `<path d="${CASTLE}" fill="#FBEDE0"/>`;

/** The pawn around (0, 0). */
export function drawPawn(radius: number): string {
  const k = radius / 15;
  return (
    `<circle cx="1" cy="3" r="${num(radius + 2)}" fill="${SHADOW}" opacity=".3"/><circle r="${num(radius + 2)}" fill="${HALO}"/>` +
    `<circle r="${num(radius)}" fill="#B2352A" stroke="#4A0E08" stroke-width="2"/>` +
    `<path d="${SWORDS_PATH}" transform="scale(${num(k)})" fill="none" stroke="#FBEDE0" stroke-width="2.6" stroke-linecap="round"/>`
  );
}

/** Box of `drawCapture`. */
export const CAPTURE_BOX = [-84, -34, 168, 68] as const;

/** The last spaces of the track, with the pawn in the capital. */
export function drawCapture(): string {
  const step = 34;
  const spaces = [CAPITAL - 4, CAPITAL - 3, CAPITAL - 2, CAPITAL - 1, CAPITAL].map((space, index) => {
    const x = (index - 2.5) * step + 2;
    return `<rect x="${num(x)}" y="-25" width="${num(step - 3)}" height="50" rx="5" fill="${tint(space)}" stroke="#5A2A1A" stroke-opacity=".45"/>`;
  });
  return spaces.join("") + placed([2 * step, 0], drawPawn(23));
}

/** A Military token around (0, 0): what it costs, or its empty place. */
export function drawLoot(coins: number, lying: boolean): string {
  if (!lying)
    return `<rect x="-18" y="-12" width="36" height="24" rx="5" fill="none" stroke="var(--muted)" stroke-dasharray="3 3"/>`;
  return (
    `<rect x="-18" y="-12" width="36" height="24" rx="5" fill="#F3D9D3" stroke="#641610" stroke-width="1.4"/>` +
    numeral(`−${coins}`, 15, 5.4, "#641610")
  );
}

/** A Military token on the space that brings it into play, around (0, 0): for a track with no room beside it. */
export function drawLootOnSpace(coins: number, { step, width }: TrackDrawing): string {
  return (
    `<rect x="${num(-step / 2 + 0.4)}" y="${num(-width / 2 - 2)}" width="${num(step - 0.8)}" height="${num(width + 4)}" rx="4" fill="#F3D9D3" stroke="#641610" stroke-width="1.4"/>` +
    numeral(`−${coins}`, 11.5, 4, "#641610")
  );
}

/** A point of the track beside which something stands. */
export interface TrackMark {
  /** Space, counted from the centre; a fraction between two spaces. */
  readonly space: number;
  readonly kind: "points" | "loot";
  readonly value: number;
  /** The space that brings a token into play. */
  readonly from: number;
}

/** Where points and tokens stand, for both halves. */
export const TRACK_MARKS: readonly TrackMark[] = [1, -1].flatMap((side) => [
  ...ZONES.map((zone): TrackMark => ({
    space: (side * (zone.from + zone.to)) / 2,
    kind: "points",
    value: zone.points,
    from: side * zone.from,
  })),
  ...LOOT.map((token): TrackMark => {
    const zone = ZONES.find(({ from }) => from === token.from)!;
    return { space: (side * (zone.from + zone.to)) / 2, kind: "loot", value: token.coins, from: side * token.from };
  }),
]);

/** The points of a zone around (0, 0). */
export function drawZonePoints(points: number, scale: number): string {
  return laurel(points)([0, 0], scale);
}
