import { type Circle, isInCircles, type Point } from "$lib/drawing/point";
import { distanceToLines, isInside } from "$lib/drawing/polyline";
import { pick, type Random, within } from "$lib/drawing/random";
import { num } from "$lib/drawing/svg";
import type { CityShape } from "./cityShape";
import { ART, ROOFS, SLATE_ROOF } from "./palette";
import type { Detail, Upright } from "./upright";

/** Tries to place a house; a whole tile of city takes about 60 houses. */
const TRIES = 900;
/** Distance of the rows to which houses are drawn. */
const ROW = 7.2;
const ROW_JITTER = 1.6;
const APART_IN_ROW = 11.2;
const APART_IN_ROWS = 5.2;
const FROM_WALL = 7;
/** In small pictures every second house is left out and the others are this much larger. */
const SMALL_DETAIL_SCALE = 1.25;

/** The houses of a city: in loose rows, touching, away from walls, border and the circles. */
export function cityHouses(city: CityShape, keepOut: readonly Circle[], random: Random, detail: Detail): Upright[] {
  const spots = houseSpots(city, keepOut, random);
  const shown = detail === "full" ? spots : spots.filter((_, i) => i % 2 === 0);
  const scale = detail === "full" ? 1 : SMALL_DETAIL_SCALE;
  return shown.map(({ foot: [x, y], size }) => ({ foot: y, markup: drawHouse([x, y + 1], size * scale, random) }));
}

interface HouseSpot {
  readonly foot: Point;
  readonly size: number;
}

function houseSpots(city: CityShape, keepOut: readonly Circle[], random: Random): HouseSpot[] {
  const spots: HouseSpot[] = [];
  for (let i = 0; i < TRIES; i++) {
    const x = within(random, 4, 96);
    const rough = within(random, 8, 98);
    const y = Math.round((rough - 2) / ROW) * ROW + 2 + within(random, -0.5, 0.5) * ROW_JITTER;
    const foot: Point = [x, y];
    if (y < 9 || y > 97.5) continue;
    if (spots.some((spot) => Math.abs(spot.foot[0] - x) < APART_IN_ROW && Math.abs(spot.foot[1] - y) < APART_IN_ROWS))
      continue;
    if (isInCircles([x, y - 3], keepOut, 1.5)) continue;
    if (!isInside(foot, city.outline) || distanceToLines(foot, city.wallLines) < FROM_WALL) continue;
    spots.push({ foot, size: within(random, 1.28, 1.62) });
  }
  return spots;
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
