/** Room for things that would lie one upon another. */
import { distance, type Point } from "$lib/drawing/point";

const ROUNDS = 60;

/** The points, moved apart as little as needed until any two are `least` apart (or nearly, in a crowd). */
export function spread(points: readonly Point[], least: number): Point[] {
  const moved = points.map(([x, y]): Point => [x, y]);
  for (let round = 0; round < ROUNDS; round += 1) {
    let still = true;
    moved.forEach((_, later) => {
      for (let earlier = 0; earlier < later; earlier += 1) {
        const [a, b] = [moved[earlier]!, moved[later]!];
        const apart = distance(a, b);
        if (apart >= least - 0.01) continue;
        still = false;
        const [dx, dy] = apart > 0 ? [(b[0] - a[0]) / apart, (b[1] - a[1]) / apart] : [1, 0];
        const half = (least - apart) / 2;
        moved[earlier] = [a[0] - dx * half, a[1] - dy * half];
        moved[later] = [b[0] + dx * half, b[1] + dy * half];
      }
    });
    if (still) break;
  }
  return moved;
}
