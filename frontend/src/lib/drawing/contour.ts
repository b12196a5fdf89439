import { between, type Point } from "./point";
import { simplifyLine } from "./polyline";
import { linePath } from "./svg";

/** Heights on a square grid of `size` × `size` points, row by row, `step` units apart from (0, 0). */
export interface HeightGrid {
  readonly size: number;
  readonly step: number;
  readonly heights: Float64Array;
}

/** Heights of a function on a square of `side` units. */
export function sampleHeights(side: number, step: number, height: (point: Point) => number): HeightGrid {
  const size = Math.round(side / step) + 1;
  const heights = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) heights[row * size + column] = height([column * step, row * step]);
  }
  return { size, step, heights };
}

/** Numbers the connected parts above 0 from 1 up; 0 is below. Parts that only touch at a corner are apart. */
export function labelParts({ size, heights }: HeightGrid): Int32Array {
  const labels = new Int32Array(heights.length);
  let label = 0;
  for (let start = 0; start < heights.length; start++) {
    if (labels[start] !== 0 || (heights[start] ?? 0) <= 0) continue;
    label += 1;
    labels[start] = label;
    const stack = [start];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const column = at % size;
      const neighbours = [at - size, at + size, column > 0 ? at - 1 : -1, column < size - 1 ? at + 1 : -1];
      for (const next of neighbours) {
        if (labels[next] === 0 && (heights[next] ?? 0) > 0) {
          labels[next] = label;
          stack.push(next);
        }
      }
    }
  }
  return labels;
}

/**
 * SVG path data around everything above 0 (marching squares with linear interpolation).
 * The outside of the grid counts as below 0, so areas close along its border.
 */
export function contourPath(grid: HeightGrid): string {
  const following = new Map<string, Crossing>();
  for (let row = -1; row < grid.size; row++) {
    for (let column = -1; column < grid.size; column++) {
      for (const [entry, exit] of cellSegments(grid, row, column)) following.set(entry.edge, exit);
    }
  }
  let path = "";
  for (const start of [...following.keys()]) {
    const ring: Point[] = [];
    let edge = start;
    for (let exit = following.get(edge); exit; exit = following.get(edge)) {
      following.delete(edge);
      ring.push(exit.point);
      edge = exit.edge;
    }
    path += ringPath(ring);
  }
  return path;
}

/** A ring as path data with few points; specks are left out. */
function ringPath(ring: readonly Point[]): string {
  const half = ring.length >> 1;
  const [first] = ring;
  if (!first || ring.length < 4) return "";
  const there = simplifyLine(ring.slice(0, half + 1), 0.2);
  const back = simplifyLine([...ring.slice(half), first], 0.2);
  const points = [...there, ...back.slice(1, -1)];
  return points.length < 3 ? "" : linePath(points, true);
}

/** Where the contour crosses an edge of the grid. */
interface Crossing {
  readonly edge: string;
  readonly point: Point;
}

interface Sample {
  readonly row: number;
  readonly column: number;
  readonly point: Point;
  readonly height: number;
}

function sampleAt({ size, step, heights }: HeightGrid, row: number, column: number): Sample {
  const outside = row < 0 || column < 0 || row >= size || column >= size;
  const x = Math.min(Math.max(column, 0), size - 1) * step;
  const y = Math.min(Math.max(row, 0), size - 1) * step;
  return { row, column, point: [x, y], height: outside ? -1 : (heights[row * size + column] ?? -1) };
}

/** The pieces of the contour in one cell; each goes from an edge where it is entered to one where it is left. */
function cellSegments(grid: HeightGrid, row: number, column: number): (readonly [Crossing, Crossing])[] {
  const topLeft = sampleAt(grid, row, column);
  const topRight = sampleAt(grid, row, column + 1);
  const bottomRight = sampleAt(grid, row + 1, column + 1);
  const bottomLeft = sampleAt(grid, row + 1, column);
  const entries: Crossing[] = [];
  const exits: Crossing[] = [];
  let from = bottomLeft;
  for (const to of [topLeft, topRight, bottomRight, bottomLeft]) {
    if (to.height > 0 && from.height <= 0) entries.push(crossingOf(from, to));
    if (to.height <= 0 && from.height > 0) exits.push(crossingOf(from, to));
    from = to;
  }
  // where high corners lie across from each other, each is cut off by itself
  if (exits.length === 2 && topLeft.height <= 0) exits.reverse();
  return entries.flatMap((entry, i) => {
    const exit = exits[i];
    return exit ? [[entry, exit] as const] : [];
  });
}

function crossingOf(from: Sample, to: Sample): Crossing {
  const direction = from.row === to.row ? "across" : "down";
  const edge = `${Math.min(from.row, to.row)},${Math.min(from.column, to.column)},${direction}`;
  return { edge, point: between(from.point, to.point, from.height / (from.height - to.height)) };
}
