import { curvePath } from "$lib/drawing/curve";
import { distance, type Point } from "$lib/drawing/point";
import { distanceToLines, offsetLine } from "$lib/drawing/polyline";
import type { Random } from "$lib/drawing/random";
import { layeredStroke, linePath, num, placed, type StrokeLayer } from "$lib/drawing/svg";
import { VILLAGE_RADIUS } from "./clearance";
import { drawHouse } from "./houses";
import { cityAt, type Layout } from "./layout";
import { ART } from "./palette";
import { HUB_RADIUS, ROAD_FILL_WIDTH, type RoadShape } from "./roadShape";
import { CENTRE } from "./sides";
import { hasCrossing } from "./tileData";
import { type Detail, outlineFactor, type Upright } from "./upright";

/** Half the length of a bridge's deck. */
const BRIDGE_HALF_LENGTH = 15;
/** A road over a city lies on a deck up to this far outside the wall. */
const DECK_BEYOND_WALL = 6.5;

const RUTS: readonly { readonly offset: number; readonly dash: string }[] = [
  { offset: 1.7, dash: "2.6 3.4" },
  { offset: -1.7, dash: "1.6 4.4" },
];

/** All roads of a tile that lie on the ground, with bridges, from the lowest up. */
export function drawRoads(layout: Layout, detail: Detail): string {
  const { roads, tile } = layout;
  if (hasCrossing(tile, "over_city")) return "";
  const upper = hasCrossing(tile, "bridge") ? roads.filter(isUpper) : [];
  const lower = roads.filter((shape) => !upper.includes(shape));
  const discs: Disc[] = layout.hub ? [{ centre: CENTRE, radius: HUB_RADIUS }] : [];
  const ends: Disc[] = layout.bridgeVillage ? [{ centre: layout.bridgeVillage, radius: VILLAGE_RADIUS }] : [];
  const stubs = layout.stubs.map((stub) => linePath(stub));
  return (
    drawRoadway([...stubs, ...lower.map((shape) => curvePath(shape.line))], discs, ruts(lower), detail) +
    drawRoadway(
      upper.map((shape) => curvePath(shape.line)),
      ends,
      ruts(upper),
      detail,
    ) +
    upper.map((shape) => drawDeck(deckPoints(shape, (point) => distance(point, CENTRE) < BRIDGE_HALF_LENGTH))).join("")
  );
}

/** A road that runs on a deck above a city; it is drawn after everything of the city. */
export function drawRoadOverCity(layout: Layout, detail: Detail): string {
  const { roads, tile } = layout;
  if (!hasCrossing(tile, "over_city")) return "";
  const onDeck = (point: Point): boolean =>
    cityAt(layout, point) !== undefined || distanceToLines(point, layout.wallLines) < DECK_BEYOND_WALL;
  const paths = roads.map((shape) => curvePath(shape.line));
  return (
    drawRoadway(paths, [], ruts(roads), detail) + roads.map((shape) => drawDeck(deckPoints(shape, onDeck))).join("")
  );
}

/** The road that runs from E to W lies over the other one, however the tile is turned. */
function isUpper(shape: RoadShape): boolean {
  return shape.sides.includes("E") || shape.sides.includes("W");
}

interface Disc {
  readonly centre: Point;
  readonly radius: number;
}

function drawRoadway(paths: readonly string[], discs: readonly Disc[], rutPaths: string, detail: Detail): string {
  if (paths.length === 0) return "";
  const path = paths.join("");
  const edge = 1.2 * outlineFactor(detail);
  const circles = (color: string, less: number): string =>
    discs
      .map(({ centre: [x, y], radius }) => {
        return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius - less)}" fill="${color}"/>`;
      })
      .join("");
  return (
    layeredStroke(path, [
      { color: ART.shadow, width: 13, opacity: 0.22, shift: [0.6, 1.2] },
      { color: ART.roadEdge, width: ROAD_FILL_WIDTH + 2 * edge },
    ]) +
    circles(ART.roadEdge, 0) +
    layeredStroke(path, [{ color: ART.road, width: ROAD_FILL_WIDTH }]) +
    circles(ART.road, edge) +
    (detail === "full" ? rutPaths : "")
  );
}

function ruts(roads: readonly RoadShape[]): string {
  return RUTS.map(({ offset, dash }) => {
    const path = roads.map((shape) => linePath(offsetLine(shape.points, offset))).join("");
    return path && `<path d="${path}" fill="none" stroke="${ART.rut}" stroke-width=".8" stroke-dasharray="${dash}"/>`;
  }).join("");
}

function deckPoints(shape: RoadShape, onDeck: (point: Point) => boolean): Point[] {
  return shape.points.filter(onDeck);
}

const DECK: readonly StrokeLayer[] = [
  { color: ART.shadow, width: 16, opacity: 0.3, shift: [1, 2.4] },
  { color: ART.stoneEdge, width: 15 },
  { color: ART.stone, width: 13 },
  { color: ART.stoneJoint, width: 13, dash: ".9 3.4" },
  { color: ART.stoneEdge, width: 9.2 },
  { color: ART.road, width: 7.6 },
];

function drawDeck(points: readonly Point[]): string {
  return layeredStroke(linePath(points), DECK);
}

const HUB_HOUSES: readonly Point[] = [
  [35, 35],
  [65, 35],
  [35, 66],
  [65, 66],
  [50, 33],
  [33, 52],
  [67, 52],
  [50, 68],
];

/** The well and the houses where roads meet, and the houses where the road of a bridge ends. */
export function crossroadsThings(layout: Layout, roomAt: (point: Point) => number, random: Random): Upright[] {
  const house = ([x, y]: Point, size: number): Upright => ({ foot: y, markup: drawHouse([x, y + 2], size, random) });
  const things: Upright[] = [];
  if (layout.hub) {
    const free = HUB_HOUSES.filter(([x, y]) => roomAt([x, y]) > 3.4 && roomAt([x, y - 9]) > 0).slice(0, 4);
    things.push(...free.map((point) => house(point, 1.5)), { foot: 50.2, markup: placed(CENTRE, drawWell()) });
  }
  if (layout.bridgeVillage) {
    const [x, y] = layout.bridgeVillage;
    const around: Point[] = [
      [x - 9, y - 9],
      [x + 9, y - 7],
      [x + 10, y + 10],
      [x - 9, y + 10],
    ];
    things.push(...around.filter((point) => roomAt(point) > 1.5).map((point) => house(point, 1.4)));
  }
  return things;
}

function drawWell(): string {
  return (
    `<circle r="3.4" fill="${ART.stone}" stroke="${ART.stoneEdge}" stroke-width=".9"/>` +
    `<circle r="1.7" fill="${ART.water}" stroke="${ART.waterEdge}" stroke-width=".6"/>`
  );
}
