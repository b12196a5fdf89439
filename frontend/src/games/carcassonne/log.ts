/** The lines of the log. */
import type { LogLine, Speech } from "$lib/game";
import type { Entry, GameEvent as AnyEvent } from "$lib/protocol";
import { awardFeature } from "./award";
import { carcassonneEvents, type GameEvent, type PointsEvent } from "./view";
import { cellText } from "./words";

/** What one entry says in the log; the page names the player of each line, who for points is the one that got them. */
export function logLines(entry: Entry, speech: Speech): LogLine[] {
  const events = carcassonneEvents(entry.events);
  const scored = events.filter((event) => event.kind === "points");
  return events.flatMap((event, index) => {
    const text = lineText(event, scored, speech);
    if (text === null) return [];
    if (event.kind === "drawn") return [{ text, passing: true }];
    if (event.kind === "points") return [{ text, points: event.points, award: entry.events[index] as AnyEvent }];
    return [{ text }];
  });
}

function lineText(event: GameEvent, scored: readonly PointsEvent[], { t, seats }: Speech): string | null {
  const name = (seat: number) => seats[seat]?.name ?? "";
  switch (event.kind) {
    case "first":
      return t("carcassonne-ui-log-first", { name: name(event.seat) });
    case "drawn":
      return t("carcassonne-ui-log-drawn", { tile: event.tile });
    case "placed":
      return t("carcassonne-ui-log-placed", { cell: cellText(event.at, t) });
    case "figure": {
      const kind = { c: "city", r: "road", f: "field", m: "monastery" }[event.segment.split(":")[1]!.charAt(0)];
      return t(`carcassonne-ui-log-figure-${kind ?? "city"}`);
    }
    case "points":
      return t("carcassonne-ui-log-points", { feature: awardFeature(event, t), terms: termCounts(event, t) });
    case "returned": {
      const paid = scored.some((award) => award.seat === event.seat && award.segments.includes(event.segment));
      return paid ? null : t("carcassonne-ui-log-returned", { name: name(event.seat) });
    }
    case "discarded":
      return t("carcassonne-ui-log-discarded", { tile: event.tile });
    case "over":
      return t("carcassonne-ui-log-over");
  }
}

/** `3 tiles, 1 pennant` */
function termCounts(event: PointsEvent, t: Speech["t"]): string {
  return event.terms
    .filter((term) => term.count > 0)
    .map((term) => t(`carcassonne-ui-count-${term.kind}`, { count: term.count }))
    .join(", ");
}
