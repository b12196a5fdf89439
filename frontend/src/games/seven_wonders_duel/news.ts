/** What the newest entries changed: for the last-move marks and for what moves on the board. */
import type { Entry } from "$lib/protocol";
import { duelEvents, type GameEvent } from "./view";

function eventsOf(entries: readonly Entry[]): readonly GameEvent[] {
  return entries.flatMap((entry) => duelEvents(entry.events));
}

/** Ids of what the last move built or took; `discard` if it threw a card away. */
export function lastThings(entries: readonly Entry[]): ReadonlySet<string> {
  const things = new Set<string>();
  for (const event of eventsOf(entries)) {
    if (event.kind === "built") things.add(event.card);
    else if (event.kind === "wonder" || event.kind === "picked") things.add(event.wonder);
    else if (event.kind === "token") things.add(event.token);
    else if (event.kind === "discarded" || event.kind === "razed") things.add("discard");
  }
  return things;
}

/** Places whose card was turned up or laid out by these entries. */
export function turnedUp(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(eventsOf(entries).flatMap((event) => (event.kind === "reveal" ? [event.slot] : [])));
}

/** A card that left the structure: from which place, to what of which seat. */
export interface Travel {
  readonly card: string;
  readonly slot: string;
  readonly seat: number;
  /** Where it goes: itself in the city, the Wonder that it lies under, or the discard pile. */
  readonly to: string;
}

/** The cards that these entries moved from the structure. */
export function travels(entries: readonly Entry[]): readonly Travel[] {
  return eventsOf(entries).flatMap((event): Travel[] => {
    if (event.kind === "built" && event.slot)
      return [{ card: event.card, slot: event.slot, seat: event.seat, to: event.card }];
    if (event.kind === "wonder") return [{ card: event.card, slot: event.slot, seat: event.seat, to: event.wonder }];
    if (event.kind === "discarded") return [{ card: event.card, slot: event.slot, seat: event.seat, to: "discard" }];
    return [];
  });
}
