/** The camera over tiles: a tile is 100 wide, the start tile's upper left corner is the origin. */
import {
  pan,
  pinch as pinchWithin,
  reveal,
  toScreen,
  toWorld,
  zoomAt as zoomWithin,
  type Camera,
  type Limits,
  type Point,
  type Rectangle,
} from "$lib/camera";
import type { Cell } from "./view";

export {
  between,
  pan,
  reveal,
  toScreen,
  toWorld,
  wheelFactor,
  type Camera,
  type Point,
  type Rectangle,
} from "$lib/camera";

/** Side of a tile in world units. */
export const TILE = 100;
/** Pixels a tile may measure on the screen. */
export const SMALLEST_TILE = 28;
export const LARGEST_TILE = 260;
/** At its fitted size the board shows a tile no larger than this, else a young board fills the screen. */
const LARGEST_FITTED_TILE = 150;

const LIMITS: Limits = { smallest: SMALLEST_TILE / TILE, largest: LARGEST_TILE / TILE };

/** World rectangle that holds all the cells; that of the start tile when there are none. */
export function boundsOf(cells: Iterable<Cell>): Rectangle {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const [x, y] of cells) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  if (left === Infinity) return { left: 0, top: 0, right: TILE, bottom: TILE };
  return { left: left * TILE, top: top * TILE, right: right * TILE, bottom: bottom * TILE };
}

function clampScale(scale: number): number {
  return Math.min(LIMITS.largest, Math.max(LIMITS.smallest, scale));
}

/** Zoomed by `factor` at a screen point. */
export function zoomAt(camera: Camera, factor: number, point: Point): Camera {
  return zoomWithin(camera, factor, point, LIMITS);
}

/** Moved by two fingers. */
export function pinch(camera: Camera, before: readonly [Point, Point], after: readonly [Point, Point]): Camera {
  return pinchWithin(camera, before, after, LIMITS);
}

/** The camera that shows `bounds` as large as possible in the middle of `window` (a screen rectangle). */
export function fit(bounds: Rectangle, window: Rectangle): Camera {
  const width = Math.max(1, window.right - window.left);
  const height = Math.max(1, window.bottom - window.top);
  const scale = Math.min(
    width / (bounds.right - bounds.left),
    height / (bounds.bottom - bounds.top),
    LARGEST_FITTED_TILE / TILE,
  );
  const clamped = clampScale(scale);
  return {
    scale: clamped,
    x: (window.left + window.right) / 2 - ((bounds.left + bounds.right) / 2) * clamped,
    y: (window.top + window.bottom) / 2 - ((bounds.top + bounds.bottom) / 2) * clamped,
  };
}

/**
 * Like `fit`, but never with tiles smaller than `smallest` pixels: where the whole doesn't fit, the part around `focus`
 * is shown, without leaving more of the window empty than need be.
 */
export function frame(bounds: Rectangle, focus: Rectangle, window: Rectangle, smallest: number): Camera {
  const whole = fit(bounds, window);
  if (whole.scale * TILE >= smallest) return whole;
  const scale = clampScale(smallest / TILE);
  const offset = (low: number, high: number, middle: number, from: number, to: number) => {
    if ((high - low) * scale <= to - from) return (from + to) / 2 - ((low + high) / 2) * scale;
    const wanted = (from + to) / 2 - middle * scale;
    return Math.min(from - low * scale, Math.max(to - high * scale, wanted));
  };
  return {
    scale,
    x: offset(bounds.left, bounds.right, (focus.left + focus.right) / 2, window.left, window.right),
    y: offset(bounds.top, bounds.bottom, (focus.top + focus.bottom) / 2, window.top, window.bottom),
  };
}

/** Zoomed where a rectangle lies until tiles measure `size` pixels, and moved no more than it takes to show it whole. */
export function closeUp(camera: Camera, bounds: Rectangle, window: Rectangle, size: number): Camera {
  const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
  const zoomed = zoomAt(camera, size / (TILE * camera.scale), toScreen(camera, middle));
  const around = (bounds.right - bounds.left) / 4;
  const { left, top, right, bottom } = bounds;
  return reveal(
    zoomed,
    { left: left - around, top: top - around, right: right + around, bottom: bottom + around },
    window,
  );
}

/** Cell under a screen point. */
export function cellAt(camera: Camera, point: Point): Cell {
  const world = toWorld(camera, point);
  return [Math.floor(world.x / TILE), Math.floor(world.y / TILE)];
}

/** World rectangle of a cell. */
export function cellBounds([x, y]: Cell): Rectangle {
  return { left: x * TILE, top: y * TILE, right: (x + 1) * TILE, bottom: (y + 1) * TILE };
}

/** Keeps at least a tile's width of the board inside the window, so that it can't be lost by dragging. */
export function keepInSight(camera: Camera, bounds: Rectangle, window: Rectangle): Camera {
  const margin = TILE * camera.scale;
  const first = toScreen(camera, { x: bounds.left, y: bounds.top });
  const last = toScreen(camera, { x: bounds.right, y: bounds.bottom });
  const back = (low: number, high: number, from: number, to: number) =>
    high < from + margin ? from + margin - high : low > to - margin ? to - margin - low : 0;
  return pan(
    camera,
    back(first.x, last.x, window.left, window.right),
    back(first.y, last.y, window.top, window.bottom),
  );
}
