/** The log as it stands: what was taken back is gone from it, that it was taken back is not. */

import type { Entry } from "$lib/protocol";

/** Entries in force after `more` follow `entries`. */
export function extended(entries: readonly Entry[], more: readonly Entry[]): Entry[] {
  const log = [...entries];
  for (const entry of more) {
    if (entry.undo) while (log.length > 0 && log.at(-1)!.ply > entry.ply) log.pop();
    log.push(entry);
  }
  return log;
}

/** The moves of the seat that moved last, without the draws after them. */
export function lastTurn(entries: readonly Entry[]): Entry[] {
  let end = entries.length;
  while (end > 0 && (entries[end - 1]!.seat < 0 || entries[end - 1]!.undo)) end -= 1;
  if (end === 0) return [];
  const seat = entries[end - 1]!.seat;
  let start = end;
  while (start > 0 && entries[start - 1]!.seat === seat && !entries[start - 1]!.undo) start -= 1;
  return entries.slice(start, end);
}

/** All awards in the log, in order: events with points, and the ply at which they were made. */
export function awardsIn(entries: readonly Entry[]): { ply: number; event: Entry["events"][number] }[] {
  return entries.flatMap((entry) =>
    entry.events.filter((event) => event.kind === "points").map((event) => ({ ply: entry.ply, event })),
  );
}
