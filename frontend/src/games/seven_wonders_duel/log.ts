/** The lines of the log. */
import type { LogLine, Speech } from "$lib/game";
import type { Entry, GameEvent as AnyEvent } from "$lib/protocol";
import { duelEvents, type CoinReason, type GameEvent } from "./view";
import { ageNumeral, nameOf, namesOf } from "./words";

/** Coins without a line of their own: the price stands with what was built, the gain with the sale. */
const TOLD_ELSEWHERE = new Set(["cost", "discard", "loot"]);

/** What one entry says in the log. */
export function logLines(entry: Entry, speech: Speech): LogLine[] {
  const events = duelEvents(entry.events);
  return events.flatMap((event, index) => {
    const line = lineOf(event, events, speech);
    if (line === null) return [];
    const coins = coinsTold(event, events);
    if (event.kind === "points") return [{ text: line, points: event.points, award: entry.events[index] as AnyEvent }];
    return [coins === null ? { text: line, ...passing(event) } : { text: line, ...coins }];
  });
}

/** Worth a line only while they are the newest. */
function passing(event: GameEvent): { passing?: true } {
  return event.kind === "reveal" || event.kind === "laid" || event.kind === "structure" ? { passing: true } : {};
}

/** By the kind of a line, the reason of the coins that stand with it. */
const COINS_OF: Readonly<Partial<Record<GameEvent["kind"], CoinReason>>> = {
  built: "cost",
  wonder: "cost",
  discarded: "discard",
  loot: "loot",
};

/** The coins that a line brings or costs its seat, with the event that explains them. */
function coinsTold(event: GameEvent, events: readonly GameEvent[]): { points: number; award: AnyEvent } | null {
  const reason = COINS_OF[event.kind];
  const told =
    event.kind === "coins" ? event : events.find((other) => other.kind === "coins" && other.reason === reason);
  if (told?.kind !== "coins" || told.coins === 0) return null;
  const payment = "payment" in event && event.payment ? { payment: event.payment } : {};
  return { points: told.coins, award: { ...told, ...payment, points: told.coins } as unknown as AnyEvent };
}

function lineOf(event: GameEvent, events: readonly GameEvent[], { t, seats }: Speech): string | null {
  const say = (facts: Record<string, string | number> = {}): string =>
    t(`seven_wonders_duel-ui-log-${event.kind}`, facts);
  const name = (seat: number): string => seats[seat]?.name ?? "";
  switch (event.kind) {
    case "first":
      return say({ name: name(event.seat) });
    case "tokens":
      return say({ tokens: namesOf(event.tokens, t) });
    case "wonders":
      return say({ wonders: namesOf(event.wonders, t) });
    case "picked":
      return say({ wonder: nameOf(event.wonder, t) });
    case "structure":
      return say({ age: ageNumeral(event.age, t) });
    case "laid":
    case "reveal":
      return say({ card: nameOf(event.card, t) });
    case "begins":
      return say({ name: name(event.seat), age: ageNumeral(event.age, t) });
    case "built":
      return say({ card: nameOf(event.card, t), how: event.how });
    case "wonder":
      return say({
        wonder: nameOf(event.wonder, t),
        again: String(events.some((other) => other.kind === "extra")),
      });
    case "discarded":
      return say({ card: nameOf(event.card, t) });
    case "coins": {
      if (TOLD_ELSEWHERE.has(event.reason) || event.coins === 0) return null;
      return say({ reason: event.reason, item: event.item ? nameOf(event.item, t) : "" });
    }
    case "pawn":
      return say({ shields: event.shields, space: Math.abs(event.to) });
    case "loot":
      return say({ name: name(event.seat) });
    case "pair":
      return say({ symbol: t(`seven_wonders_duel-ui-symbol-${event.symbol}`) });
    case "token":
      return say({ token: nameOf(event.token, t) });
    case "library":
      return say({
        count: event.count,
        known: event.tokens ? "yes" : "no",
        tokens: namesOf(event.tokens ?? [], t),
      });
    case "library_shown":
      return say({ tokens: namesOf(event.tokens, t) });
    case "razed":
      return say({ card: nameOf(event.card, t) });
    case "boxed":
      return say({ wonder: nameOf(event.wonder, t) });
    case "extra_lost":
      return say();
    case "age_over":
      return say({ age: ageNumeral(event.age, t) });
    case "points":
      return t(`seven_wonders_duel-ui-category-${event.category}`);
    case "over":
      return say({ reason: event.reason });
    case "guilds":
    case "symbol":
    case "extra":
      return null;
  }
}
