/** Places on the map: a pill of the region with one or two symbols, and where its name stands. */
import type { Point } from "$lib/drawing/point";
import { num, placed } from "$lib/drawing/svg";
import type { Location } from "../data";
import { symbol } from "./glyphs";
import { REGIONS, SHADOW } from "./palette";
import { MAP_HEIGHT, MAP_WIDTH, onMap } from "./projection";

const HEIGHT = 26;
const RADIUS = 9.4;

/** Width of a place's pill. */
export function pillWidth(location: Location): number {
  return location.symbols.length > 1 ? 43 : HEIGHT;
}

/** The pill with its symbols, where the place is. */
export function drawPlace(location: Location): string {
  const { ground, edge } = REGIONS[location.region];
  const width = pillWidth(location);
  const box = (x: number, y: number, attributes: string): string =>
    `<rect x="${num(x)}" y="${num(y)}" width="${width}" height="${HEIGHT}" rx="13" ${attributes}/>`;
  const symbols = location.symbols.map((colour, index) => {
    const x = location.symbols.length > 1 ? (index === 0 ? -10 : 10) : 0;
    return symbol(colour)([x, 0], RADIUS / 11);
  });
  return placed(
    onMap(location.lon, location.lat),
    box(-width / 2 + 1, -11, `fill="${SHADOW}" opacity=".3"`) +
      box(-width / 2, -13, `fill="${ground}" stroke="${edge}" stroke-width="1.8"`) +
      symbols.join(""),
  );
}

/** Where a name begins, and from which of its ends. */
export interface NameSpot {
  readonly at: Point;
  readonly anchor: "start" | "middle" | "end";
}

/** Size of the names where the map is shown at its own size. */
export const NAME_SIZE = 13.6;
/** Width of a letter of the names, in their size. */
const LETTER = 0.544;
const RIM = 12;
/** From a place to its first pawn, from pawn to pawn, and from the last one's middle to its edge. */
const FIRST_PAWN = 10;
const NEXT_PAWN = 15;
const HALF_PAWN = 12;

/** A name at its side of the pill; one that would leave the map goes under it. */
export function nameSpot(location: Location, name: string, size = NAME_SIZE): NameSpot {
  const [x, y] = onMap(location.lon, location.lat);
  const { label } = location;
  const half = pillWidth(location) / 2;
  const long = name.length * LETTER * size;
  const anchor = label.includes("E") ? "start" : label.includes("W") ? "end" : "middle";
  const beside = label.includes("E") ? x + half + 9 : label.includes("W") ? x - half - 9 : x;
  const left = label.length > 1 ? x + (label.includes("E") ? 4 : -4) : beside;
  const under = MAP_HEIGHT - RIM;
  const top = Math.min(under, y + (label.includes("N") ? -19 : label.includes("S") ? 14 + size : size / 3));
  const leaves = (anchor === "end" && left - long < RIM) || (anchor === "start" && left + long > MAP_WIDTH - RIM);
  if (!leaves) return { at: [left, top], anchor };
  const middle = Math.max(long / 2 + RIM, Math.min(MAP_WIDTH - RIM - long / 2, x));
  return { at: [middle, y + 14 + size], anchor: "middle" };
}

/** Where the feet of the pawns at a place are: beside it, on the side away from its name. */
export function pawnSpots(location: Location, count: number, name: NameSpot["anchor"]): readonly Point[] {
  const [x, y] = onMap(location.lon, location.lat);
  const away = name === "start" ? -1 : 1;
  const start = pillWidth(location) / 2 + FIRST_PAWN;
  const end = x + away * (start + (count - 1) * NEXT_PAWN + HALF_PAWN);
  const side = end > RIM && end < MAP_WIDTH - RIM ? away : -away;
  const first = x + side * start;
  return Array.from({ length: count }, (_, index): Point => [
    first + side * index * NEXT_PAWN,
    y + 12 - (index % 2) * 5,
  ]);
}

/** What the cheapest way to a place costs, at the corner of its pill away from its name: cards spent, and silver. */
export function drawCost(location: Location, cards: number, silver: number, name: NameSpot["anchor"]): string {
  const [x, y] = onMap(location.lon, location.lat);
  const away = name === "start" ? -1 : 1;
  const corner = x + away * (pillWidth(location) / 2 + 1);
  const level = y + (name === "middle" ? -15 : 15);
  const sign = (index: number, shape: string, text: number, ink: string): string =>
    placed(
      [corner + away * index * 15, level],
      shape +
        `<text y="4" text-anchor="middle" font-family="var(--sans)" font-weight="700" font-size="11.5" fill="${ink}">${text}</text>`,
    );
  const card = `<rect x="-6.4" y="-8" width="12.8" height="16" rx="2.6" fill="#5C4A34" stroke="#FFFDF6" stroke-width="1.6"/>`;
  const coin = `<circle r="8" fill="#D9DEE3" stroke="#4A525B" stroke-width="1.4"/>`;
  return sign(0, card, cards, "#F6ECD6") + (silver > 0 ? sign(1, coin, silver, "#22282E") : "");
}
