/** From longitude and latitude to the map: plain, as in an old atlas. */
import type { Point } from "$lib/drawing/point";
import { BOX } from "../data";

/** Map units a degree; the map is 78 degrees wide and 82 high, about 706 x 742. */
const SCALE = 9.05;
const [WEST, SOUTH, EAST, NORTH] = BOX;

export const MAP_WIDTH = (EAST - WEST) * SCALE;
export const MAP_HEIGHT = (NORTH - SOUTH) * SCALE;

export function mapX(longitude: number): number {
  return (longitude - WEST) * SCALE;
}

export function mapY(latitude: number): number {
  return (NORTH - latitude) * SCALE;
}

export function onMap(longitude: number, latitude: number): Point {
  return [mapX(longitude), mapY(latitude)];
}

/** Degrees as map units. */
export function degrees(count: number): number {
  return count * SCALE;
}
