/** Which part of the map is seen: map units to pixels of its window. */
import type { Camera, Limits } from "$lib/camera";
import type { Point } from "$lib/drawing/point";
import { MAP_HEIGHT, MAP_WIDTH } from "./drawing/projection";

/** The window on the map, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where places have room to be pressed with a finger: pixels across for the whole map. */
export const NEAR = 720;
/** So much nearer than that, or than the whole, it can be brought. */
const NEAREST = 2.4;
/** How much of the map about the explorer stays in sight. */
const MARGIN = 40;
/** What is within reach is brought into sight if it isn't farther than this share of the window. */
const WIDE = 0.8;

/** The scale at which the whole map fits. */
export function wholeScale({ width, height }: Size): number {
  return Math.max(0.05, Math.min(width / MAP_WIDTH, height / MAP_HEIGHT));
}

/** From the whole map to close by. */
export function limitsOf(size: Size): Limits {
  const smallest = wholeScale(size);
  return { smallest, largest: NEAREST * Math.max(smallest, NEAR / MAP_WIDTH) };
}

/** Kept over the window: no sea beyond the map, and a map that is smaller lies in the middle. */
export function within({ scale, x, y }: Camera, { width, height }: Size): Camera {
  const keep = (at: number, long: number, room: number): number =>
    long <= room ? (room - long) / 2 : Math.max(room - long, Math.min(0, at));
  return { scale, x: keep(x, MAP_WIDTH * scale, width), y: keep(y, MAP_HEIGHT * scale, height) };
}

/** The whole map. */
export function whole(size: Size): Camera {
  return within({ scale: wholeScale(size), x: 0, y: 0 }, size);
}

/** At a scale, with the first point surely in sight and what is near it of the others in the middle. */
export function about(points: readonly Point[], scale: number, size: Size): Camera {
  const [here] = points;
  if (!here) return within({ scale, x: (size.width - MAP_WIDTH * scale) / 2, y: 0 }, size);
  const near = points.filter(
    ([x, y]) => Math.abs(x - here[0]) * scale < size.width * WIDE && Math.abs(y - here[1]) * scale < size.height * WIDE,
  );
  const start = (axis: 0 | 1, room: number): number => {
    const values = near.map((point) => point[axis]);
    const middle = ((Math.min(...values) + Math.max(...values)) / 2) * scale;
    const at = here[axis] * scale;
    return -Math.min(at - MARGIN, Math.max(at - room + MARGIN, middle - room / 2));
  };
  return within({ scale, x: start(0, size.width), y: start(1, size.height) }, size);
}
