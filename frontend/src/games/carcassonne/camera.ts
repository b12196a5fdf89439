/**
 * The camera over the board: pure geometry of zoom and pan. World units: a tile is 100 wide, the start tile's upper
 * left corner is the origin. Screen units: CSS pixels of the board's element.
 */
import type { Cell } from "./view";

/** Side of a tile in world units. */
export const TILE = 100;
/** Pixels a tile may measure on the screen. */
export const SMALLEST_TILE = 28;
export const LARGEST_TILE = 260;
/** At its fitted size the board shows a tile no larger than this, else a young board fills the screen. */
const LARGEST_FITTED_TILE = 150;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** screen = world × scale + (x, y). */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

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
  return Math.min(LARGEST_TILE / TILE, Math.max(SMALLEST_TILE / TILE, scale));
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

/** A camera between two others; `share` 0 is the first. What lies in the middle moves evenly. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const part = (a: number, b: number) => a + (b - a) * share;
  return { scale: part(from.scale, to.scale), x: part(from.x, to.x), y: part(from.y, to.y) };
}

/** The camera moved by screen pixels. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { scale: camera.scale, x: camera.x + dx, y: camera.y + dy };
}

/** Zoomed by `factor` so that what lies under the screen point stays there. */
export function zoomAt(camera: Camera, factor: number, point: Point): Camera {
  const scale = clampScale(camera.scale * factor);
  const ratio = scale / camera.scale;
  return { scale, x: point.x - (point.x - camera.x) * ratio, y: point.y - (point.y - camera.y) * ratio };
}

/** Two fingers moved: what lay between them stays between them, the spread gives the zoom. */
export function pinch(camera: Camera, before: readonly [Point, Point], after: readonly [Point, Point]): Camera {
  const middle = (pair: readonly [Point, Point]) => ({
    x: (pair[0].x + pair[1].x) / 2,
    y: (pair[0].y + pair[1].y) / 2,
  });
  const spread = (pair: readonly [Point, Point]) => Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y);
  const from = middle(before);
  const to = middle(after);
  const factor = spread(before) > 0 ? spread(after) / spread(before) : 1;
  return pan(zoomAt(camera, factor, from), to.x - from.x, to.y - from.y);
}

/** Zoom factor of one wheel event: a notch of a mouse is about a sixth, a trackpad's small steps are smooth. */
export function wheelFactor(deltaY: number, deltaMode: number): number {
  const pixels = deltaMode === 1 ? deltaY * 16 : deltaMode === 2 ? deltaY * 240 : deltaY;
  return Math.exp(-Math.max(-240, Math.min(240, pixels)) * 0.0016);
}

/** World point under a screen point. */
export function toWorld(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

/** Screen point of a world point. */
export function toScreen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
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

/** The smallest move of the camera that brings a world rectangle wholly into the window. */
export function reveal(camera: Camera, bounds: Rectangle, window: Rectangle): Camera {
  const shift = (low: number, high: number, from: number, to: number) =>
    high - low > to - from ? (from + to - low - high) / 2 : low < from ? from - low : high > to ? to - high : 0;
  const first = toScreen(camera, { x: bounds.left, y: bounds.top });
  const last = toScreen(camera, { x: bounds.right, y: bounds.bottom });
  return pan(
    camera,
    shift(first.x, last.x, window.left, window.right),
    shift(first.y, last.y, window.top, window.bottom),
  );
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
