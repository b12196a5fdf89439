/** What the newest entries changed: for the last-move marks, and the journey of the action under way. */
import type { Entry } from "$lib/protocol";
import { africanaEvents, type GameEvent } from "./view";

function eventsOf(entries: readonly Entry[]): readonly GameEvent[] {
  return entries.flatMap((entry) => africanaEvents(entry.events));
}

export interface LastMoves {
  /** The places that the last journey went through, each with the next. */
  readonly steps: readonly (readonly [from: string, to: string])[];
  /** Slots whose missions were joined, completed or newly laid. */
  readonly slots: ReadonlySet<number>;
  /** Pages that were turned. */
  readonly pages: ReadonlySet<string>;
}

/** What the last move touched. */
export function lastMoves(entries: readonly Entry[]): LastMoves {
  const steps: (readonly [string, string])[] = [];
  const slots = new Set<number>();
  const pages = new Set<string>();
  for (const event of eventsOf(entries)) {
    if (event.kind === "stepped") steps.push([event.from, event.to]);
    else if (event.kind === "joined" || event.kind === "completed_mission" || event.kind === "mission")
      slots.add(event.slot);
    else if (event.kind === "turned" || event.kind === "page") pages.add(event.card);
  }
  return { steps, slots, pages };
}
