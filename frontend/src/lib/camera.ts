/**
 * A camera over a board: pure geometry of zoom and pan. World units are those of the board. Screen units: CSS pixels of the
 * board's element.
 */

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

/** How small and how large a unit of the world may be on the screen. */
export interface Limits {
  readonly smallest: number;
  readonly largest: number;
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

/** Zoomed by `factor` so that what lies under the screen point stays there, within the limits of the scale. */
export function zoomAt(camera: Camera, factor: number, point: Point, limits: Limits): Camera {
  const scale = Math.min(limits.largest, Math.max(limits.smallest, camera.scale * factor));
  const ratio = scale / camera.scale;
  return { scale, x: point.x - (point.x - camera.x) * ratio, y: point.y - (point.y - camera.y) * ratio };
}

/** Two fingers moved: what lay between them stays between them, the spread gives the zoom. */
export function pinch(
  camera: Camera,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  limits: Limits,
): Camera {
  const middle = (pair: readonly [Point, Point]) => ({
    x: (pair[0].x + pair[1].x) / 2,
    y: (pair[0].y + pair[1].y) / 2,
  });
  const spread = (pair: readonly [Point, Point]) => Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y);
  const from = middle(before);
  const to = middle(after);
  const factor = spread(before) > 0 ? spread(after) / spread(before) : 1;
  return pan(zoomAt(camera, factor, from, limits), to.x - from.x, to.y - from.y);
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
