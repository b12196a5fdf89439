/** Points over the game: pure functions from the log to what the time line and the result table show. */

import type { Entry, GameEvent } from "$lib/protocol";

/** What an event adds to the line of its seat. */
export type Gain = (event: GameEvent) => number;

/** Points, as they are counted. */
export const pointsOf: Gain = (event) => (event.kind === "points" ? (event.points ?? 0) : 0);

/** What each seat has gained after each ply: `series[seat][ply]`. */
export function pointSeries(
  entries: readonly Entry[],
  seats: number,
  plies: number,
  gain: Gain = pointsOf,
): number[][] {
  const series = Array.from({ length: seats }, () => new Array<number>(plies + 1).fill(0));
  for (const entry of entries) {
    for (const event of entry.events) {
      if (event.seat === undefined) continue;
      const line = series[event.seat];
      if (line && entry.ply <= plies) line[entry.ply]! += gain(event);
    }
  }
  for (const line of series) for (let ply = 1; ply <= plies; ply += 1) line[ply]! += line[ply - 1]!;
  return series;
}

/** The plies of the greatest gains, at most `count`, in order of play. */
export function decisive(
  entries: readonly Entry[],
  count: number,
  gain: Gain = pointsOf,
): { ply: number; seat: number }[] {
  return entries
    .flatMap((entry) =>
      entry.events
        .filter((event) => event.seat !== undefined && gain(event) > 0)
        .map((event) => ({ ply: entry.ply, seat: event.seat!, points: gain(event) })),
    )
    .sort((a, b) => b.points - a.points)
    .slice(0, count)
    .sort((a, b) => a.ply - b.ply)
    .map(({ ply, seat }) => ({ ply, seat }));
}

/** Points of each seat by source: `sums[seat][source]`; what has no source is left out. */
export function pointsBySource(
  entries: readonly Entry[],
  seats: number,
  sourceOf: (event: GameEvent) => string | null,
): Record<string, number>[] {
  const sums: Record<string, number>[] = Array.from({ length: seats }, () => ({}));
  for (const entry of entries) {
    for (const event of entry.events) {
      if (event.kind !== "points" || event.seat === undefined) continue;
      const source = sourceOf(event);
      const own = sums[event.seat];
      if (source !== null && own) own[source] = (own[source] ?? 0) + (event.points ?? 0);
    }
  }
  return sums;
}

/** Round values for the lines of a scale from 0 to `top`: three to six of them. */
export function scaleLines(top: number): number[] {
  const step = [5, 10, 25, 50, 100, 250, 500].find((each) => top / each <= 5) ?? 1000;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

/** Heights for labels at the end of lines, moved apart to at least `gap`, in the order of the lines. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const out = new Array<number>(heights.length).fill(0);
  let least = -Infinity;
  for (const { height, index } of order) {
    out[index] = Math.max(least, height);
    least = out[index]! + gap;
  }
  return out;
}
