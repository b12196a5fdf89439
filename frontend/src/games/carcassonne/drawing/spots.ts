import { distance, type Point } from "$lib/drawing/point";
import { distanceToLines, isInside } from "$lib/drawing/polyline";
import type { CityShape } from "./cityShape";
import { cityClearance, ellipseClearance, fieldClearance, roadClearance } from "./clearance";
import { cityAt, type Ellipse, type Layout } from "./layout";
import { CENTRE, distanceToBorder, turnPoint } from "./sides";
import { hasCrossing } from "./tileData";

/** A place for something upright, and its size. */
export interface Spot {
  readonly at: Point;
  readonly scale: number;
}

/** What takes room on a tile besides roads and cities. */
export interface Furniture {
  readonly monastery: Spot | null;
  readonly symbol: Spot | null;
  readonly inns: readonly Point[];
  readonly flight: { readonly from: Point; readonly to: Point } | null;
}

/** Everything of a tile that takes room, at its place. */
export function furnitureOf(layout: Layout): Furniture {
  return {
    monastery: monasterySpot(layout),
    symbol: symbolSpot(layout),
    inns: innSpots(layout),
    flight: flightLine(layout),
  };
}

interface Search {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly step: number;
}

/** The grid point with the highest score, and the score; points scored null do not count. */
function bestPoint(area: Search, score: (point: Point) => number | null): { at: Point; score: number } {
  let best = { at: CENTRE, score: -Infinity };
  for (let x = area.left; x <= area.right; x += area.step) {
    for (let y = area.top; y <= area.bottom; y += area.step) {
      const value = score([x, y]);
      if (value !== null && value > best.score) best = { at: [x, y], score: value };
    }
  }
  return best;
}

const WHOLE: Search = { left: 10, right: 90, top: 10, bottom: 90, step: 4 };

/** Foot of the church, or null without one. It moves aside where a city reaches the middle. */
function monasterySpot(layout: Layout): Spot | null {
  if (!layout.tile.monastery) return null;
  if (cityClearance(layout, CENTRE) > 19) return { at: [50, 54], scale: 0.98 };
  const { at, score } = bestPoint({ left: 24, right: 76, top: 30, bottom: 80, step: 3 }, (point) => {
    if (cityAt(layout, point)) return null;
    const walls = distanceToLines(point, layout.wallLines);
    return Math.min(walls, roadClearance(layout, point) + 7, distanceToBorder(point) + 4);
  });
  return { at: [at[0], at[1] + 4], scale: Math.max(0.5, Math.min(0.8, score / 27)) };
}

/** The hedge around a church. */
export function monasteryGarden({ at, scale }: Spot): Ellipse {
  return { centre: [at[0], at[1] - 2], rx: 29 * scale, ry: 22 * scale };
}

/** How far a point lies from the garden of a monastery and the tower that rises above it. */
function monasteryClearance({ at, scale }: Spot, point: Point): number {
  const tower: Point = [at[0] + 10 * scale, at[1] - 22 * scale];
  return Math.min(ellipseClearance(monasteryGarden({ at, scale }), point), distance(point, tower) - 10 * scale);
}

/** Where a figure stands before a church. */
export function monasteryFoot({ at, scale }: Spot): Point {
  return [at[0], Math.min(96, at[1] + 24.5 * scale)];
}

/** Where the symbol of Gold Mines, Mage & Witch or Robbers lies, or null without one. */
function symbolSpot(layout: Layout): Spot | null {
  const { gold, magic, pouch } = layout.tile;
  if (!gold && !magic && !pouch) return null;
  const monastery = monasterySpot(layout);
  const nearMiddle = (point: Point): number => -distance(point, CENTRE) * 0.02;
  const area: Search = { left: 14, right: 86, top: 14, bottom: 86, step: 3 };
  const onField = bestPoint(area, (point) => {
    let room = Math.min(fieldClearance(layout, point), distanceToBorder(point) - 2, 30);
    if (monastery) room = Math.min(room, monasteryClearance(monastery, point) + 2);
    return room + nearMiddle(point);
  });
  const inCity = bestPoint(area, (point) => {
    if (!cityAt(layout, point)) return null;
    const room = Math.min(-cityClearance(layout, point), roadClearance(layout, point), distanceToBorder(point), 11);
    return room - 2 + nearMiddle(point);
  });
  const best = onField.score < 7 && inCity.score > onField.score ? inCity : onField;
  return { at: best.at, scale: Math.max(0.8, Math.min(1.25, (best.score + 3) / 11)) };
}

/** The inner point of a city that is farthest from its wall. */
function cityCentre(layout: Layout, city: CityShape): Point {
  return bestPoint(WHOLE, (point) => {
    if (!isInside(point, city.outline)) return null;
    return cityRoom(layout, city, point) - distance(point, CENTRE) * 0.25;
  }).at;
}

/** Room around a point inside a city, from its wall, the border and a road on top of it. */
function cityRoom(layout: Layout, city: CityShape, point: Point): number {
  const room = Math.min(distanceToLines(point, city.wallLines), distanceToBorder(point) + 6);
  return hasCrossing(layout.tile, "over_city") ? Math.min(room, roadClearance(layout, point) + 1) : room;
}

/** Where a figure stands in a city: a little below its centre, but never on the wall. */
export function cityFoot(layout: Layout, city: CityShape): Point {
  const [x, y] = cityCentre(layout, city);
  for (let down = 9; down > 0; down -= 1) {
    const foot: Point = [x, y + down];
    const wall = distanceToLines(foot, city.wallLines);
    if (foot[1] <= 95 && isInside(foot, city.outline) && wall >= 3.5) return foot;
  }
  return [x, y];
}

/** Where a city's pennant or goods lie: beside a figure that stands in the city, if there is room. */
export function citySignSpot(layout: Layout, city: CityShape): Point {
  const [footX, footY] = cityFoot(layout, city);
  const figure: Point = [footX, footY - 16];
  return bestPoint({ left: 11, right: 89, top: 11, bottom: 89, step: 3 }, (point) => {
    if (!isInside(point, city.outline)) return null;
    const room = Math.min(cityRoom(layout, city, point) - 2, distanceToBorder(point), 15);
    const covered = Math.max(0, 22 - distance(point, figure));
    return room - covered * 1.2 - distance(point, figure) * 0.08 - point[1] * 0.02;
  }).at;
}

/** Where inns stand: beside their road, on the side with more room. */
function innSpots(layout: Layout): Point[] {
  return layout.roads
    .filter((shape) => shape.road.inn)
    .map((shape) => {
      return bestPoint({ left: 18, right: 82, top: 22, bottom: 82, step: 4 }, (point) => {
        if (cityAt(layout, point)) return null;
        const fromRoad = distanceToLines(point, [shape.points]);
        return Math.min(cityClearance(layout, point), 14) * 0.8 - Math.abs(fromRoad - 15);
      }).at;
    });
}

/** The way of a flying machine: from behind the middle to the side or corner that it flies to. */
function flightLine(layout: Layout): { from: Point; to: Point } | null {
  const direction = layout.tile.flying_machine;
  if (direction === null) return null;
  const turn = (point: Point): Point => turnPoint(point, layout.rotation);
  if (direction === "W") return { from: turn([66, 50]), to: turn([6, 50]) };
  return { from: turn([61.3, 61.3]), to: turn([6.2, 6.2]) };
}
