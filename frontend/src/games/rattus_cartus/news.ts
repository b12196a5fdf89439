/** What the newest entries changed: for the last-move marks and for what moves on the board. */
import type { Entry } from "$lib/protocol";
import { rattusEvents, type GameEvent } from "./view";

function eventsOf(entries: readonly Entry[]): readonly GameEvent[] {
  return entries.flatMap((entry) => rattusEvents(entry.events));
}

export interface LastMoves {
  /** Places of the row that were chosen, entered or resolved. */
  readonly places: ReadonlySet<number>;
  /** Classes whose discs moved. */
  readonly classes: ReadonlySet<string>;
  /** Places of the nun row that were looked at or turned up. */
  readonly nuns: ReadonlySet<number>;
}

/** What the last move touched. */
export function lastMoves(entries: readonly Entry[]): LastMoves {
  const places = new Set<number>();
  const classes = new Set<string>();
  const nuns = new Set<number>();
  for (const event of eventsOf(entries)) {
    if (event.kind === "supply" || event.kind === "enter" || event.kind === "action") places.add(event.place);
    else if (event.kind === "influence" && event.count > 0) classes.add(event.class);
    else if (event.kind === "look" || event.kind === "nun") nuns.add(event.place);
  }
  return { places, classes, nuns };
}

/** A card on its way: face up only where the viewer may see it. */
export interface Travel {
  readonly key: string;
  readonly card: string | null;
  readonly from: "deck" | { readonly seat: number };
  readonly to: { readonly seat: number } | { readonly place: number };
}

/** The cards that these entries moved: drawn, laid, given. */
export function travels(entries: readonly Entry[]): readonly Travel[] {
  return eventsOf(entries).flatMap((event, index): Travel[] => {
    const key = String(index);
    if (event.kind === "draw") return [{ key, card: event.card ?? null, from: "deck", to: { seat: event.seat } }];
    if (event.kind === "gift" && event.count > 0)
      return [{ key, card: null, from: { seat: event.seat }, to: { seat: event.to } }];
    if (event.kind === "lay" && event.count > 0)
      return [{ key, card: null, from: { seat: event.seat }, to: { place: event.place } }];
    return [];
  });
}
