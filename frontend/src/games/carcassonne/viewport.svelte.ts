/** The camera in use: its window on the board, how it follows the game, and its soft moves. */
import {
  between,
  closeUp,
  fit,
  frame,
  keepInSight,
  pan,
  pinch,
  reveal,
  TILE,
  zoomAt,
  type Camera,
  type Point,
  type Rectangle,
} from "./camera";

/** Length of a soft move of the camera, in ms. */
const SOFT = 180;
/** On narrow screens no tile is shown smaller than this when the board is fitted. */
const SMALLEST_ON_PHONE = 72;
const PHONE_WIDTH = 640;

export class Viewport {
  camera = $state.raw<Camera>({ scale: 1, x: 0, y: 0 });
  /** Size of the board's element, in CSS pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels at the upper edge that are covered by other things. */
  top = $state(0);
  /** True until the player zooms or pans: then the camera follows the game by itself. */
  follows = true;

  #bounds: Rectangle = { left: 0, top: 0, right: 100, bottom: 100 };
  #focus: Rectangle = this.#bounds;
  /** On narrow screens: show all of the board, however small, instead of the part in question. */
  #all = false;
  /** What the camera has come to see, with tiles of which size (null: as they are, or smaller if need be). */
  #close: { bounds: Rectangle; size: number | null; before: Camera } | null = null;
  #step = 0;

  get narrow(): boolean {
    return this.width < PHONE_WIDTH;
  }

  /** The part of the element in which the board is shown. */
  get window(): Rectangle {
    const edge = this.narrow ? 8 : 16;
    return {
      left: edge,
      top: this.top + edge,
      right: Math.max(this.width - edge, edge + 1),
      bottom: Math.max(this.height - edge, this.top + edge + 1),
    };
  }

  /** What there is to see, and the place in question; the camera follows unless the player has moved it. */
  look(bounds: Rectangle, focus: Rectangle): void {
    this.#bounds = bounds;
    this.#focus = focus;
    if (this.width === 0 || this.#close) return;
    this.#moveTo(this.follows ? this.#followed() : reveal(this.camera, focus, this.window));
  }

  /** Show everything and follow the game from now on; on narrow screens, in turn, everything or the part in question. */
  fit(): void {
    this.#all = this.narrow && this.follows && !this.#all;
    this.follows = true;
    this.#close = null;
    this.#moveTo(this.#followed());
  }

  /** The element has got another size: no soft move. */
  resized(): void {
    if (this.width === 0 || (!this.follows && !this.#close)) return;
    this.#stop();
    this.camera = this.#close ? this.#closeUp(this.#close.before, this.#close) : this.#followed();
  }

  /** Come close to a rectangle, with tiles of `size` pixels if it fits, or no larger than they are, until `leave`. */
  approach(bounds: Rectangle, size: number | null): void {
    this.#close = { bounds, size, before: this.#close?.before ?? this.camera };
    this.#moveTo(this.#closeUp(this.camera, this.#close));
  }

  /** Go back to where the camera was before it came close. */
  leave(): void {
    const close = this.#close;
    this.#close = null;
    if (close) this.#moveTo(this.follows ? this.#followed() : close.before);
  }

  pan(dx: number, dy: number): void {
    this.#byHand(pan(this.camera, dx, dy));
  }

  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void {
    this.#byHand(pinch(this.camera, before, after));
  }

  /** Zoom at a point, by default the middle. */
  zoom(factor: number, at?: Point, soft = false): void {
    const { left, top, right, bottom } = this.window;
    const target = zoomAt(this.camera, factor, at ?? { x: (left + right) / 2, y: (top + bottom) / 2 });
    if (soft) {
      this.follows = false;
      this.#moveTo(keepInSight(target, this.#bounds, this.window));
    } else this.#byHand(target);
  }

  /** Bring a rectangle into sight. */
  reveal(bounds: Rectangle): void {
    this.#moveTo(reveal(this.camera, bounds, this.window));
  }

  #closeUp(from: Camera, { bounds, size }: { bounds: Rectangle; size: number | null }): Camera {
    const whole = fit(bounds, this.window).scale * 0.85;
    return closeUp(from, bounds, this.window, Math.min(size ?? from.scale * TILE, whole * TILE));
  }

  #followed(): Camera {
    const smallest = this.narrow && !this.#all ? SMALLEST_ON_PHONE : 0;
    return frame(this.#bounds, this.#focus, this.window, smallest);
  }

  #byHand(camera: Camera): void {
    this.#stop();
    this.follows = false;
    this.#close = null;
    this.#all = false;
    this.camera = keepInSight(camera, this.#bounds, this.window);
  }

  #stop(): void {
    cancelAnimationFrame(this.#step);
  }

  #moveTo(target: Camera): void {
    this.#stop();
    const from = this.camera;
    const near =
      Math.abs(target.x - from.x) < 0.5 &&
      Math.abs(target.y - from.y) < 0.5 &&
      Math.abs(target.scale - from.scale) < 0.001;
    if (near || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.camera = target;
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / SOFT));
      this.camera = between(from, target, 1 - (1 - share) ** 3);
      if (share < 1) this.#step = requestAnimationFrame(step);
    };
    this.#step = requestAnimationFrame(step);
  }
}

/** How far an arrow key moves the board, and how much a zoom key or button zooms. */
const ARROW_STEP = 80;
export const ZOOM_STEP = 1.3;

/** Obey a key of the camera: arrows, plus and minus, Home for the whole board. True if it was used. */
export function cameraKey(event: KeyboardEvent, viewport: Viewport): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case "+":
    case "=":
      viewport.zoom(ZOOM_STEP, undefined, true);
      return true;
    case "-":
      viewport.zoom(1 / ZOOM_STEP, undefined, true);
      return true;
    case "Home":
      viewport.fit();
      return true;
    case "ArrowLeft":
      viewport.pan(ARROW_STEP, 0);
      return true;
    case "ArrowRight":
      viewport.pan(-ARROW_STEP, 0);
      return true;
    case "ArrowUp":
      viewport.pan(0, ARROW_STEP);
      return true;
    case "ArrowDown":
      viewport.pan(0, -ARROW_STEP);
      return true;
    default:
      return false;
  }
}
