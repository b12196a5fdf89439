/** A point or a vector in drawing units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A circle that other things keep away from. */
export interface Circle {
  readonly centre: Point;
  readonly radius: number;
}

/** Straight distance of two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The point at `share` of the way from `a` (0) to `b` (1). */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Whether `point` lies in one of the circles, each made larger by `margin`. */
export function isInCircles(point: Point, circles: readonly Circle[], margin = 0): boolean {
  return circles.some((circle) => distance(point, circle.centre) < circle.radius + margin);
}
