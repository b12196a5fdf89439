import { type Circle, isInCircles, type Point } from "$lib/drawing/point";
import { distanceToLines, isInside } from "$lib/drawing/polyline";
import { pick, type Random, within } from "$lib/drawing/random";
import { num } from "$lib/drawing/svg";
import type { CityShape } from "./cityShape";
import { ART, ROOFS, SLATE_ROOF } from "./palette";
import type { Detail, Upright } from "./upright";

/** Tries to place a house; a whole tile of city takes about 60 houses. */
const TRIES = 900;
const FROM_WALL = 7;

interface Spacing {
  /** Distance of the rows to which houses are drawn, and how far they stray from them. */
  readonly row: number;
  readonly jitter: number;
  /** Least distance of two houses, in a row and across rows. */
  readonly across: number;
  readonly down: number;
  readonly sizes: readonly [least: number, most: number];
}

/** In small pictures half as many houses fill a city. */
const SPACING: Readonly<Record<Detail, Spacing>> = {
  full: { row: 7.2, jitter: 1.6, across: 11.2, down: 5.2, sizes: [1.28, 1.62] },
  small: { row: 10, jitter: 1.6, across: 15.4, down: 7.2, sizes: [1.55, 1.95] },
};

/** The houses of a city: in loose rows, touching, away from walls, border and the circles. */
export function cityHouses(city: CityShape, keepOut: readonly Circle[], random: Random, detail: Detail): Upright[] {
  return houseSpots(city, keepOut, SPACING[detail], random).map(({ foot: [x, y], size }) => {
    return { foot: y, markup: drawHouse([x, y + 1], size, random) };
  });
}

interface HouseSpot {
  readonly foot: Point;
  readonly size: number;
}

function houseSpots(city: CityShape, keepOut: readonly Circle[], spacing: Spacing, random: Random): HouseSpot[] {
  const spots: HouseSpot[] = [];
  for (let i = 0; i < TRIES; i++) {
    const x = within(random, 4, 96);
    const row = Math.round(within(random, 6, 96) / spacing.row) * spacing.row;
    const y = row + 2 + within(random, -0.5, 0.5) * spacing.jitter;
    const foot: Point = [x, y];
    if (y < 9 || y > 97.5 || isInCircles([x, y - 3], keepOut, 1.5)) continue;
    if (spots.some((spot) => isTooNear(spot.foot, foot, spacing))) continue;
    if (!isInside(foot, city.outline) || distanceToLines(foot, city.wallLines) < FROM_WALL) continue;
    spots.push({ foot, size: within(random, ...spacing.sizes) });
  }
  return spots;
}

function isTooNear(a: Point, b: Point, { across, down }: Spacing): boolean {
  return Math.abs(a[0] - b[0]) < across && Math.abs(a[1] - b[1]) < down;
}

/** One house on its foot: a narrow gable front and one long slope of the roof, to the left or to the right. */
export function drawHouse([x, y]: Point, size: number, random: Random): string {
  const roof = random() < 0.13 ? SLATE_ROOF : pick(random, ROOFS);
  const side = random() < 0.5 ? 1 : -1;
  const width = 6.4 * size;
  const wall = 3.6 * size;
  const ridge = 7.5 * size;
  const gable = 3.6 * size;
  const px = (across: number): string => num(x + side * across);
  const py = (up: number): string => num(y - up);
  const left = -width / 2;
  const peak = left + gable / 2;
  const corner = left + gable;
  const right = width / 2;
  const front = `M${px(left)} ${py(0)}V${py(wall)}L${px(peak)} ${py(ridge)}L${px(corner)} ${py(wall)}V${py(0)}Z`;
  const flank = `M${px(corner)} ${py(0)}V${py(wall)}H${px(right)}V${py(0)}Z`;
  const eaves = right + 0.6 * size;
  const slope =
    `M${px(peak)} ${py(ridge)}H${px(eaves - gable / 2)}L${px(eaves)} ${py(wall - 0.3)}` + `H${px(corner - 0.1)}Z`;
  const edges =
    `M${px(left - 0.3 * size)} ${py(wall - 0.2)}L${px(peak)} ${py(ridge)}L${px(corner - 0.1)} ${py(wall - 0.3)}` +
    `M${px(peak)} ${py(ridge)}H${px(eaves - gable / 2)}`;
  const door = rectPath(x + side * peak - 0.55 * size, y - 2 * size, 1.1 * size, 2 * size);
  const window = rectPath(x + side * width * 0.2 - 0.45 * size, y - 2.6 * size, 0.9 * size, 1.1 * size);
  return (
    `<ellipse cx="${num(x + 0.8 * size)}" cy="${num(y + 0.2)}" rx="${num(width * 0.56)}" ry="${num(1.3 * size)}" ` +
    `fill="${ART.shadow}" opacity=".25"/>` +
    `<path d="${flank}" fill="${ART.houseSide}"/><path d="${front}" fill="${ART.houseFront}"/>` +
    `<path d="${slope}" fill="${roof.fill}"/>` +
    `<path d="${edges}" fill="none" stroke="${roof.ridge}" stroke-width="${num(0.7 * size)}" ` +
    `stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="${door}${window}" fill="${ART.doors}"/>`
  );
}

function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
}
