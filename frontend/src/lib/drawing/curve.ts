import { type Point, between, distance } from "./point";
import { num } from "./svg";

/** One cubic Bézier piece: two control points and the end; it starts where the piece before ended. */
export type CubicPiece = readonly [control1: Point, control2: Point, end: Point];

/** A line of cubic Bézier pieces. */
export interface Curve {
  readonly start: Point;
  readonly pieces: readonly CubicPiece[];
}

/** A curve from its start and its pieces. */
export function curve(start: Point, ...pieces: CubicPiece[]): Curve {
  return { start, pieces };
}

/** The same curve with every point moved by `move`. */
export function mapCurve(line: Curve, move: (point: Point) => Point): Curve {
  return {
    start: move(line.start),
    pieces: line.pieces.map(([a, b, end]): CubicPiece => [move(a), move(b), move(end)]),
  };
}

/** Where the curve ends. */
export function curveEnd(line: Curve): Point {
  return line.pieces.at(-1)?.[2] ?? line.start;
}

/** SVG path data; with `first` "L" the curve goes on from where a path already is. */
export function curvePath(line: Curve, first: "M" | "L" = "M"): string {
  const pieces = line.pieces.map((piece) => "C" + piece.map(pointText).join(" "));
  return first + pointText(line.start) + pieces.join("");
}

function pointText(point: Point): string {
  return `${num(point[0])} ${num(point[1])}`;
}

/** Points along the curve, both ends included, `steps` for each piece. */
export function sampleCurve(line: Curve, steps: number): Point[] {
  const points: Point[] = [line.start];
  let from = line.start;
  for (const [a, b, to] of line.pieces) {
    for (let i = 1; i <= steps; i++) points.push(cubicPoint(from, a, b, to, i / steps));
    from = to;
  }
  return points;
}

function cubicPoint(from: Point, a: Point, b: Point, to: Point, t: number): Point {
  const u = 1 - t;
  const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [w0 * from[0] + w1 * a[0] + w2 * b[0] + w3 * to[0], w0 * from[1] + w1 * a[1] + w2 * b[1] + w3 * to[1]];
}

/** The point at `share` (0 to 1) of the curve's length. */
export function pointAlong(line: Curve, share: number): Point {
  const points = sampleCurve(line, 24);
  const steps = points.slice(1).map((point, i) => distance(points[i] ?? point, point));
  let left = share * steps.reduce((sum, step) => sum + step, 0);
  let from = line.start;
  for (const [i, to] of points.slice(1).entries()) {
    const step = steps[i] ?? 0;
    if (left <= step) return step === 0 ? to : between(from, to, left / step);
    left -= step;
    from = to;
  }
  return curveEnd(line);
}
