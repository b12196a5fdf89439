import { distance, type Point } from "$lib/drawing/point";
import { distanceToLines } from "$lib/drawing/polyline";
import { cityAt, type Ellipse, type Layout } from "./layout";
import { HUB_RADIUS, ROAD_HALF_WIDTH } from "./roadShape";
import { CENTRE, TILE_SIDE } from "./sides";

/** Half the width of a city wall. */
const WALL_HALF_WIDTH = 3.1;
/** Radius of the place where the road of a bridge ends. */
export const VILLAGE_RADIUS = 7;

/** How far a point lies from the edges of all roads; negative on a road. */
export function roadClearance(layout: Layout, point: Point): number {
  const lines = layout.roads.map((shape) => shape.points);
  let clearance = Math.min(distanceToLines(point, lines), distanceToLines(point, layout.stubs)) - ROAD_HALF_WIDTH;
  if (layout.hub) clearance = Math.min(clearance, distance(point, CENTRE) - HUB_RADIUS);
  if (layout.bridgeVillage) clearance = Math.min(clearance, distance(point, layout.bridgeVillage) - VILLAGE_RADIUS);
  return clearance;
}

/** How far a point lies from all cities; negative inside one. */
export function cityClearance(layout: Layout, point: Point): number {
  const toWall = distanceToLines(point, layout.wallLines);
  return cityAt(layout, point) ? -toWall : toWall - WALL_HALF_WIDTH;
}

/** How far a point lies outside an ellipse, roughly; negative inside. */
export function ellipseClearance({ centre, rx, ry }: Ellipse, [x, y]: Point): number {
  return (Math.hypot((x - centre[0]) / rx, (y - centre[1]) / ry) - 1) * Math.min(rx, ry);
}

/**
 * How much open field lies around a point: the distance to the nearest road, wall, lake or crop area, at most 100;
 * negative off the field.
 */
export function fieldClearance(layout: Layout, point: Point): number {
  if (layout.tile.fields.length === 0) return -1;
  let clearance = Math.min(cityClearance(layout, point), TILE_SIDE);
  if (clearance > 0) clearance = Math.min(clearance, roadClearance(layout, point));
  for (const area of [layout.lake, layout.crop]) {
    if (area) clearance = Math.min(clearance, ellipseClearance(area, point));
  }
  return clearance;
}
