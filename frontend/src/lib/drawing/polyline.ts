import type { Point } from "./point";

/** Whether the point lies in the polygon (even-odd rule). */
export function isInside(point: Point, polygon: readonly Point[]): boolean {
  const [x, y] = point;
  let from = polygon.at(-1);
  if (!from) return false;
  let inside = false;
  for (const to of polygon) {
    const crosses = from[1] > y !== to[1] > y;
    if (crosses && x < ((from[0] - to[0]) * (y - to[1])) / (from[1] - to[1]) + to[0]) inside = !inside;
    from = to;
  }
  return inside;
}

/** Shortest distance from the point to any of the lines; Infinity if there are none. */
export function distanceToLines(point: Point, lines: readonly (readonly Point[])[]): number {
  const [x, y] = point;
  let nearest = Infinity;
  for (const line of lines) {
    let from: Point | undefined;
    for (const to of line) {
      if (from) {
        const dx = to[0] - from[0];
        const dy = to[1] - from[1];
        const length = dx * dx + dy * dy;
        const along = length === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / length;
        const share = along < 0 ? 0 : along > 1 ? 1 : along;
        const ex = from[0] + share * dx - x;
        const ey = from[1] + share * dy - y;
        const square = ex * ex + ey * ey;
        if (square < nearest) nearest = square;
      }
      from = to;
    }
  }
  return Math.sqrt(nearest);
}

/** The line moved sideways by `amount`, to the right of its direction if positive. */
export function offsetLine(line: readonly Point[], amount: number): Point[] {
  return line.map((point, i): Point => {
    const before = line[i - 1] ?? point;
    const after = line[i + 1] ?? point;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    return [point[0] - (dy / length) * amount, point[1] + (dx / length) * amount];
  });
}

/**
 * Fewer points for the same line: none of the dropped ones is farther than `tolerance` away.
 * Source: Douglas and Peucker (1973).
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let split = 0;
  for (const [i, point] of line.entries()) {
    const away = distanceToLines(point, [[first, last]]);
    if (away > farthest) [farthest, split] = [away, i];
  }
  if (farthest <= tolerance) return [first, last];
  const head = simplifyLine(line.slice(0, split + 1), tolerance);
  return [...head, ...simplifyLine(line.slice(split), tolerance).slice(1)];
}
