/** The lines of the log. */
import type { LogLine, Speech } from "$lib/game";
import type { Entry, GameEvent as AnyEvent } from "$lib/protocol";
import { awardFeature, UNCOUNTED } from "./award";
import { expansionLine } from "./expansions/log";
import { carcassonneEvents, type GameEvent, type PointsEvent } from "./view";
import { cellText, pieceText, segmentText } from "./words";

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

function lineText(event: GameEvent, scored: readonly PointsEvent[], speech: Speech): string | null {
  const { t, seats } = speech;
  const name = (seat: number) => seats[seat]?.name ?? "";
  switch (event.kind) {
    case "first":
      return t("carcassonne-ui-log-first", { name: name(event.seat) });
    case "drawn":
      return t("carcassonne-ui-log-drawn", { tile: event.tile });
    case "placed":
      return t("carcassonne-ui-log-placed", { cell: cellText(event.at, t) });
    case "figure": {
      if (event.figure !== "meeple")
        return t("carcassonne-ui-log-put", {
          piece: pieceText(event.figure, t),
          segment: segmentText(event.segment, t),
        });
      const kind = { c: "city", r: "road", f: "field", m: "monastery" }[event.segment.split(":")[1]!.charAt(0)];
      return t(`carcassonne-ui-log-figure-${kind ?? "city"}`);
    }
    case "points": {
      const terms = termCounts(event, t);
      return terms
        ? t("carcassonne-ui-log-points", { feature: awardFeature(event, t), terms })
        : awardFeature(event, t);
    }
    case "returned":
      return returnedText(event, scored, speech);
    case "discarded":
      return t("carcassonne-ui-log-discarded", { tile: event.tile });
    case "over":
      return t("carcassonne-ui-log-over");
    default:
      return expansionLine(event, speech);
  }
}

/** `3 tiles, 1 pennant` */
function termCounts(event: PointsEvent, t: Speech["t"]): string {
  return event.terms
    .filter((term) => term.count > 0 && !UNCOUNTED.has(term.kind))
    .map((term) => t(`carcassonne-ui-count-${term.kind}`, { count: term.count }))
    .join(", ");
}

/**
 * A figure that goes home: unsaid where its seat has just got points there; "without points" where others got them.
 * Points that move figures on the track may have been given entries ago, so then neither can be said.
 */
function returnedText(
  { seat, figure, segment }: Extract<GameEvent, { kind: "returned" }>,
  scored: readonly PointsEvent[],
  { t, seats }: Speech,
): string | null {
  const awards = scored.filter((award) => award.segments?.includes(segment));
  if (awards.some((award) => award.seat === seat)) return null;
  const name = seats[seat]?.name ?? "";
  const unpaid = awards.length > 0 && awards.every((award) => award.figure === undefined);
  if (unpaid && figure === "meeple") return t("carcassonne-ui-log-returned", { name });
  return t(`carcassonne-ui-log-piece-${unpaid ? "unpaid" : "returned"}`, { name, piece: pieceText(figure, t) });
}
