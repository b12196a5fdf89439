/** The lines of the log. */
import type { LogLine, Speech } from "$lib/game";
import type { Entry, GameEvent as AnyEvent } from "$lib/protocol";
import { identityOf } from "./data";
import { guildhallEvents, type GameEvent } from "./view";
import { cardName, cardNames, levelFact, professionName } from "./words";

/** Worth a line only while they are the newest. */
const PASSING = new Set<GameEvent["kind"]>(["draw", "row", "show", "turn", "uncovered", "search"]);

/** What one entry says in the log. */
export function logLines(entry: Entry, speech: Speech): LogLine[] {
  const events = guildhallEvents(entry.events);
  const gained = entry.events.find((event) => event.kind === "points" && (event.points ?? 0) !== 0);
  const bearer = events.findIndex((event) => event.kind === "buy" || event.kind === "play");
  return events.flatMap((event, index): LogLine[] => {
    const text = lineOf(event, entry, speech);
    if (text === null) return [];
    const own = event.kind === "points" ? entry.events[index] : index === bearer ? gained : undefined;
    // points stand with the card that brought them
    if (event.kind === "points" && bearer >= 0) return [];
    return [{ text, ...points(own), ...(PASSING.has(event.kind) ? { passing: true } : {}) }];
  });
}

function points(event: AnyEvent | undefined): { points?: number; award?: AnyEvent } {
  return event ? { points: event.points ?? 0, award: event } : {};
}

function lineOf(event: GameEvent, entry: Entry, { t, seats }: Speech): string | null {
  const say = (facts: Record<string, string | number> = {}): string => t(`guildhall-ui-log-${event.kind}`, facts);
  const name = (seat: number | null | undefined): string => seats[seat ?? -1]?.name ?? "";
  switch (event.kind) {
    case "first":
      return say({ name: name(event.seat) });
    case "profession":
      return say({ profession: professionName(event.profession, t) });
    case "row":
      return say({ card: cardName(event.vp, t) });
    case "draw":
      return say({
        name: name(event.seat),
        known: event.card ? "yes" : "no",
        card: event.card ? cardName(event.card, t) : "",
      });
    case "reshuffle":
    case "more":
      return say({ count: event.count });
    case "discard":
      return say({ count: event.count, top: event.top ? cardName(event.top, t) : "" });
    case "place":
      // what was robbed or goes home at the end of a turn is told there
      if (event.from === "rob" || event.from === "area" || event.from === "guild") return null;
      return say({ card: cardName(event.card, t), from: event.from });
    case "duplicate":
      return say({ card: cardName(event.card, t) });
    case "play":
      return say({
        card: cardName(event.card, t),
        level: levelFact(event.card, event.level),
        name: name(event.opponent),
        against: event.opponent === null ? "nobody" : "somebody",
      });
    case "buy":
    case "skip":
      return say({ card: cardName(event.vp, t) });
    case "pay":
      return say({ count: event.count, profession: professionName(identityOf(event.top).profession, t) });
    case "drop":
      return say({ name: name(event.seat), profession: professionName(identityOf(event.top).profession, t) });
    case "complete":
      return say({
        profession: professionName(event.profession, t),
        name: name(event.seat),
        whose: event.seat === entry.seat ? "own" : "other",
      });
    case "back":
    case "search":
      return say({ count: event.count });
    case "vain":
      return say();
    case "lower":
      return say({ level: event.level });
    case "uncovered":
      return event.top === null ? null : say({ card: cardName(event.top, t) });
    case "hunt":
      return say({ taken: cardNames(event.taken, t), laid: cardNames(event.laid, t) });
    case "swap":
      return say({
        given: cardNames(event.given, t) || t("guildhall-ui-nothing"),
        taken: cardNames(event.taken, t),
        name: name(event.opponent),
        against: event.opponent === null ? "nobody" : "somebody",
      });
    case "look":
      return say({ name: name(event.opponent), count: event.count });
    case "take":
    case "strike":
    case "give":
      return say({ card: cardName(event.card, t), name: name(event.opponent) });
    case "show":
      return say({ card: cardName(event.card, t) });
    case "move_chapter":
      return say({
        profession: professionName(event.profession, t),
        count: event.colours.length,
        name: name(event.opponent),
      });
    case "actions":
      return say({ count: event.count });
    case "points":
      return t(`guildhall-ui-source-${event.reason}`);
    case "turn":
      return say({ name: name(event.seat) });
    case "over":
      return say();
    case "use":
    case "end":
    case "found": // it is placed at once
      return null;
  }
}
