/** The lines of the log. */
import type { LogLine, Speech } from "$lib/game";
import type { Entry, GameEvent as AnyEvent } from "$lib/protocol";
import { rattusEvents, type GameEvent } from "./view";
import { buildingName, buildingOf, cardName, cardsText, className, stackName } from "./words";

/** What one entry says in the log. */
export function logLines(entry: Entry, speech: Speech): LogLine[] {
  const events = rattusEvents(entry.events);
  return events.flatMap((event, index): LogLine[] => {
    const text = lineOf(event, speech);
    if (text === null) return [];
    const line = { text, seat: seatOf(event) };
    if (event.kind === "points") return [{ ...line, points: event.points, award: entry.events[index] as AnyEvent }];
    return [event.kind === "turn" || event.kind === "draw" ? { ...line, passing: true } : line];
  });
}

/** Whom a line concerns: one move may end a choice of everybody, and resolve a building. -1: it is the table's. */
function seatOf(event: GameEvent): number {
  // who starts is named in the line
  if (event.kind === "first" || event.kind === "round" || event.kind === "over") return -1;
  return "seat" in event ? event.seat : -1;
}

/** The influence that an event brings its seat. */
export function influenceOf(event: AnyEvent): number {
  const [told] = rattusEvents([event]);
  return told?.kind === "influence" ? told.count : 0;
}

function lineOf(event: GameEvent, { t, seats }: Speech): string | null {
  const say = (facts: Record<string, string | number> = {}): string => t(`rattus_cartus-ui-log-${event.kind}`, facts);
  const name = (seat: number): string => seats[seat]?.name ?? "";
  switch (event.kind) {
    case "first":
      return say({ name: name(event.seat) });
    case "building":
      return say({ building: buildingName(event.building, t) });
    case "draw":
      return say({ card: event.card ? cardName(event.card, t) : "", known: String(event.card !== undefined) });
    case "reshuffle":
      return say({ count: event.count });
    case "turn":
      return say({ building: buildingName(buildingOf(event.card), t) });
    case "replace":
      return say({
        building: buildingName(buildingOf(event.card), t),
        by: buildingName(buildingOf(event.by), t),
      });
    case "round":
      return say({ round: event.round, last: String(event.last), name: name(event.seat) });
    case "supply":
      return say({ building: buildingName(buildingOf(event.card), t) });
    case "look":
      return say({
        place: event.place,
        card: event.card ? cardName(event.card, t) : "",
        known: String(event.card !== undefined),
      });
    case "rats":
      return event.rats === 0
        ? null
        : say({ count: Math.abs(event.rats), more: String(event.rats > 0), reason: event.reason });
    case "pass":
      return say();
    case "enter":
      return say({ building: buildingName(event.building, t) });
    case "lay":
      return say({
        count: event.count,
        cards: cardsText(event.cards ?? [], t),
        known: String((event.cards?.length ?? 0) > 0),
      });
    case "shown":
      return event.cards.length === 0 ? null : say({ cards: cardsText(event.cards, t) });
    case "influence":
      return event.count === 0
        ? null
        : say({ class: className(event.class, t), count: event.count, value: event.value, reason: event.reason });
    case "holder":
      return say({ counting: event.counting });
    case "swords":
      return say({ giver: name(event.giver), count: event.count });
    case "gift":
      return say({
        name: name(event.to),
        count: event.count,
        cards: cardsText(event.cards ?? [], t),
        known: String((event.cards?.length ?? 0) > 0),
        reason: event.reason,
      });
    case "flutes":
      return say({ taker: name(event.taker) });
    case "action":
      return say({ building: buildingName(event.building, t), action: event.action });
    case "take":
      return event.count === 0 ? null : say({ stack: stackName(event.stack, t), count: event.count });
    case "levy":
      return say({ names: event.seats.map(name).join(", "), count: event.seats.length });
    case "drop":
      return say({ card: cardName(event.card, t) });
    case "hand":
      return say({ cards: cardsText(event.cards, t), count: event.cards.length });
    case "nun":
      return say({ place: event.place, card: cardName(event.card, t) });
    case "points":
      return t(`rattus_cartus-ui-line-${event.line}`, { class: event.class ? className(event.class, t) : "" });
    case "plague":
      return say({ rats: event.rats, nuns: event.nuns, alive: String(event.alive) });
    case "over":
      return t(`rattus_cartus-ui-ended-${event.reason}`);
    case "cards":
    case "discard":
    case "round_over":
      return null;
  }
}
