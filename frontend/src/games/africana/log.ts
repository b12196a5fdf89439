/** The lines of the log. */
import type { LogLine, Speech } from "$lib/game";
import type { Entry, GameEvent as AnyEvent } from "$lib/protocol";
import type { World } from "./data";
import { africanaEvents, type GameEvent } from "./view";
import { adventureName, adventureText, cardName, missionName, placeName } from "./words";

/** What one entry says in the log. */
export function logLines(entry: Entry, world: World, speech: Speech): LogLine[] {
  const events = africanaEvents(entry.events);
  return events.flatMap((event, index): LogLine[] => {
    const text = lineOf(event, world, speech);
    if (text === null) return [];
    if (event.kind === "points") return [{ text, points: event.points, award: entry.events[index] as AnyEvent }];
    const passing =
      event.kind === "page" || event.kind === "mission" || (event.kind === "drawn" && event.why !== "bonus");
    return [passing ? { text, passing } : { text }];
  });
}

function lineOf(event: GameEvent, world: World, { t, seats }: Speech): string | null {
  const say = (facts: Record<string, string | number> = {}): string => t(`africana-ui-log-${event.kind}`, facts);
  switch (event.kind) {
    case "first":
      return say({ name: seats[event.seat]?.name ?? "" });
    case "drawn":
      return say({ card: event.card ? cardName(event.card, t) : "", known: String(event.card !== undefined) });
    case "reshuffled":
      return say({ count: event.count });
    case "page":
      return say({ book: event.book, card: adventureText(world, event.card, t) });
    case "mission":
      return say({ mission: missionName(world, event.mission, t) });
    case "action":
      return event.action === "C" ? null : say({ action: event.action });
    case "turned":
      return say({ book: event.book, card: adventureName(world, event.card, t), cost: event.cost });
    case "bought":
      return say({ card: adventureText(world, event.card, t) });
    case "stepped":
      return say({
        from: placeName(world, event.from, t),
        to: placeName(world, event.to, t),
        card: cardName(event.card, t),
        paid: String(event.paid),
      });
    case "joined":
      return say({ mission: missionName(world, event.mission, t) });
    case "completed_mission":
      return say({ mission: missionName(world, event.mission, t) });
    case "completed_adventure":
      return say({ adventure: adventureText(world, event.adventure, t) });
    case "silver":
      return event.silver === 0 ? null : say({ count: Math.abs(event.silver), more: String(event.silver > 0) });
    case "discarded":
      return say({ card: cardName(event.card, t) });
    case "dropped":
      return say({ adventure: adventureText(world, event.adventure, t) });
    case "ending":
      return say();
    case "points":
      return t(`africana-ui-points-${event.category}`);
    case "over":
      return say({ reason: event.reason });
    case "cleared":
      return null;
  }
}
