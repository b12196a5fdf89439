import { describe, expect, it } from "vitest";
import {
  between,
  boundsOf,
  cellAt,
  cellBounds,
  closeUp,
  fit,
  frame,
  keepInSight,
  LARGEST_TILE,
  pinch,
  reveal,
  SMALLEST_TILE,
  TILE,
  toScreen,
  toWorld,
  wheelFactor,
  zoomAt,
} from "./camera";

const window = { left: 0, top: 50, right: 1000, bottom: 650 };

describe("camera", () => {
  it("takes the start tile for an empty set of cells", () => {
    expect(boundsOf([])).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
  });

  it("fits all cells into the window, in its middle", () => {
    const bounds = boundsOf([
      [-4, -2],
      [5, 3],
    ]);
    const camera = fit(bounds, window);
    const first = toScreen(camera, { x: bounds.left, y: bounds.top });
    const last = toScreen(camera, { x: bounds.right, y: bounds.bottom });
    expect(first.x).toBeGreaterThanOrEqual(window.left - 1e-9);
    expect(last.y).toBeLessThanOrEqual(window.bottom + 1e-9);
    expect((first.x + last.x) / 2).toBeCloseTo(500);
    expect((first.y + last.y) / 2).toBeCloseTo(350);
  });

  it("does not blow up a young board", () => {
    expect(fit(boundsOf([[0, 0]]), window).scale).toBe(1.5);
  });

  it("shows the part around the place in question where the whole would be too small", () => {
    const cells = Array.from({ length: 30 }, (_, x): [number, number] => [x, 0]);
    const camera = frame(boundsOf(cells), cellBounds([12, 0]), window, 64);
    expect(camera.scale * TILE).toBe(64);
    expect(toScreen(camera, { x: 1250, y: 50 })).toEqual({ x: 500, y: 350 });
    const edge = frame(boundsOf(cells), cellBounds([0, 0]), window, 64);
    expect(toScreen(edge, { x: 0, y: 50 })).toEqual({ x: 0, y: 350 });
    expect(frame(boundsOf([[0, 0]]), cellBounds([0, 0]), window, 64)).toEqual(fit(boundsOf([[0, 0]]), window));
  });

  it("comes close to one tile where it lies", () => {
    const camera = closeUp({ scale: 1, x: 300, y: 0 }, cellBounds([2, 3]), window, 200);
    expect(camera.scale * TILE).toBe(200);
    expect(toScreen(camera, { x: 250, y: 350 })).toEqual({ x: 550, y: 350 });
    const moved = closeUp({ scale: 1, x: 0, y: 0 }, cellBounds([0, 0]), window, 200);
    expect(toScreen(moved, { x: -25, y: -25 })).toEqual({ x: 0, y: 50 });
  });

  it("goes from one place to another", () => {
    const camera = between({ scale: 1, x: 0, y: 10 }, { scale: 2, x: 100, y: 20 }, 0.5);
    expect(camera).toEqual({ scale: 1.5, x: 50, y: 15 });
  });

  it("keeps what lies under the pointer while zooming", () => {
    const camera = { scale: 0.8, x: 12, y: -40 };
    const point = { x: 333, y: 222 };
    const zoomed = zoomAt(camera, 1.4, point);
    expect(toWorld(zoomed, point).x).toBeCloseTo(toWorld(camera, point).x);
    expect(toWorld(zoomed, point).y).toBeCloseTo(toWorld(camera, point).y);
  });

  it("stays between the smallest and the largest tile", () => {
    const camera = { scale: 1, x: 0, y: 0 };
    expect(zoomAt(camera, 1000, { x: 0, y: 0 }).scale * TILE).toBe(LARGEST_TILE);
    expect(zoomAt(camera, 0.0001, { x: 0, y: 0 }).scale * TILE).toBeCloseTo(SMALLEST_TILE);
  });

  it("follows two fingers", () => {
    const camera = { scale: 1, x: 0, y: 0 };
    const moved = pinch(
      camera,
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 100, y: 150 },
        { x: 300, y: 150 },
      ],
    );
    expect(moved.scale).toBeCloseTo(2);
    expect(toWorld(moved, { x: 200, y: 150 })).toEqual({ x: 150, y: 100 });
  });

  it("zooms in when the wheel goes up, by as much as it went", () => {
    expect(wheelFactor(-100, 0)).toBeGreaterThan(1.1);
    expect(wheelFactor(100, 0) * wheelFactor(-100, 0)).toBeCloseTo(1);
    expect(wheelFactor(3, 1)).toBeCloseTo(wheelFactor(48, 0));
  });

  it("names the cell under the pointer, also west and north of the start tile", () => {
    const camera = { scale: 0.5, x: 200, y: 100 };
    expect(cellAt(camera, { x: 199, y: 101 })).toEqual([-1, 0]);
    expect(cellAt(camera, { x: 251, y: 99 })).toEqual([1, -1]);
  });

  it("moves no more than is needed to reveal a cell", () => {
    const camera = { scale: 1, x: 0, y: 0 };
    expect(reveal(camera, { left: 100, top: 100, right: 200, bottom: 200 }, window)).toEqual(camera);
    expect(reveal(camera, { left: 950, top: 0, right: 1050, bottom: 100 }, window)).toEqual({
      scale: 1,
      x: -50,
      y: 50,
    });
  });

  it("does not let the board be dragged out of sight", () => {
    const bounds = boundsOf([[0, 0]]);
    const camera = keepInSight({ scale: 1, x: 5000, y: -5000 }, bounds, window);
    expect(toScreen(camera, { x: 0, y: 0 })).toEqual({ x: 900, y: 50 });
  });
});
