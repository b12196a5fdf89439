import { curvePath, pointAlong, sampleCurve } from "$lib/drawing/curve";
import { distance, type Point } from "$lib/drawing/point";
import { distanceToLines, isInside, offsetLine } from "$lib/drawing/polyline";
import { type Random, within } from "$lib/drawing/random";
import { layeredStroke, linePath, num, placed, type StrokeLayer } from "$lib/drawing/svg";
import type { CityShape } from "./cityShape";
import { ART } from "./palette";
import { type Detail, outlineFactor, type Upright } from "./upright";

/** Width of the darker strip along the inside of a wall. */
const INNER_SHADE = 6.5;
/** Towers stand at the wall's ends and at these shares of its length. */
const TOWER_SHARES = [0.27, 0.73];
const END_TOWER_SIZE = 1.08;
const TOWER_SIZE = 0.86;
/** No tower is nearer than this to a gate. */
const TOWER_FROM_GATE = 12;

/** Ground of a city with darker patches and the shade along its wall. */
export function drawCityGround(city: CityShape, random: Random, detail: Detail): string {
  const ground = `<path d="${city.path}" fill="${ART.cityGround}"/>`;
  return ground + (detail === "full" ? groundPatches(city, random) : "") + innerShade(city);
}

function groundPatches(city: CityShape, random: Random): string {
  let patches = "";
  for (let i = 0; i < 24; i++) {
    const [rx, ry] = [within(random, 9, 20), within(random, 4, 9)];
    const at: Point = [within(random, 0, 100), within(random, 0, 100)];
    if (!isInside(at, city.outline) || distanceToLines(at, city.wallLines) < rx) continue;
    patches += `<ellipse cx="${num(at[0])}" cy="${num(at[1])}" rx="${num(rx)}" ry="${num(ry)}"/>`;
  }
  return patches && `<g fill="${ART.cityPatch}" opacity=".38">${patches}</g>`;
}

function innerShade(city: CityShape): string {
  return city.walls
    .map((wall) => {
      const line = sampleCurve(wall, 16);
      const middle = line[line.length >> 1] ?? wall.start;
      const nearby = offsetLine(line, INNER_SHADE)[line.length >> 1] ?? middle;
      const inner = offsetLine(line, isInside(nearby, city.outline) ? INNER_SHADE : -INNER_SHADE);
      const strip = linePath([...line, ...inner.reverse()], true);
      return `<path d="${strip}" fill="${ART.wallShade}" fill-opacity=".28"/>`;
    })
    .join("");
}

/** The walls of a city, without towers. */
export function drawWalls(city: CityShape, detail: Detail): string {
  const edge = 4.2 + 2 * outlineFactor(detail);
  const layers: StrokeLayer[] = [
    { color: ART.shadow, width: 7, opacity: 0.3, shift: [0.8, 1.8] },
    { color: ART.stoneEdge, width: edge },
    { color: ART.stone, width: 4.2 },
  ];
  if (detail === "full") {
    layers.push({ color: ART.stoneJoint, width: 4.2, dash: "1 3.2" });
    layers.push({ color: ART.stoneLight, width: 1.5 });
  }
  return city.walls.map((wall) => layeredStroke(curvePath(wall), layers)).join("");
}

/** Towers of a city: at both ends of each wall, where the neighbour's twins complete them, and along it. */
export function cityTowers(city: CityShape, gates: readonly Point[], detail: Detail): Upright[] {
  const outline = outlineFactor(detail);
  return city.walls.flatMap((wall) => {
    const ends = [0, 1].map((share) => towerAt(pointAlong(wall, share), END_TOWER_SIZE, 3, outline));
    const along = TOWER_SHARES.map((share) => pointAlong(wall, share))
      .filter((point) => gates.every((gate) => distance(gate, point) >= TOWER_FROM_GATE))
      .map((point) => towerAt(point, TOWER_SIZE, 2, outline));
    return [...ends, ...along];
  });
}

function towerAt(point: Point, size: number, before: number, outline: number): Upright {
  return { foot: point[1] + before, markup: placed(point, drawTower(outline), size) };
}

/** A round tower with three battlements, 7.4 wide, around the middle of its foot. */
function drawTower(outline: number): string {
  const edge = `stroke="${ART.stoneEdge}" stroke-width="${num(0.9 * outline)}"`;
  return (
    `<ellipse cx="1" cy="3.6" rx="5" ry="1.8" fill="${ART.shadow}" opacity=".3"/>` +
    `<path d="M-3.7 3.4V-5.2H3.7V3.4Q0 4.8 -3.7 3.4Z" fill="${ART.stone}" ${edge}/>` +
    `<path d="M.9 4V-5H3.3V3.4Q2.4 4 .9 4Z" fill="${ART.stoneShade}"/>` +
    `<path d="M-4.5 -5V-8.4H-2.7V-7H-.9V-8.4H.9V-7H2.7V-8.4H4.5V-5Z" fill="${ART.stone}" ${edge} ` +
    `stroke-linejoin="round"/>` +
    `<path d="M-.7 0V-2.1a.7 .7 0 0 1 1.4 0V0Z" fill="${ART.stoneEdge}"/>`
  );
}

/** A gate where a road enters a city. */
export function gateAt(point: Point, detail: Detail): Upright {
  const outline = outlineFactor(detail);
  const markup =
    `<path d="M-7 4.6V-6.4H-4.6V-5H-2.4V-6.4H2.4V-5H4.6V-6.4H7V4.6Z" fill="${ART.stone}" ` +
    `stroke="${ART.stoneEdge}" stroke-width="${num(0.9 * outline)}" stroke-linejoin="round"/>` +
    `<path d="M-3.2 4.8V.2a3.2 3.2 0 0 1 6.4 0V4.8Z" fill="${ART.gateWood}" ` +
    `stroke="${ART.stoneEdge}" stroke-width="${num(0.7 * outline)}"/>`;
  return { foot: point[1] + 2.5, markup: placed(point, markup) };
}
