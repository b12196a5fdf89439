/** What the newest entries changed: for the last-move marks and for what moves on the board. */
import type { Entry } from "$lib/protocol";
import { cardOf } from "./data";
import { cellTarget } from "./stage";
import { guildhallEvents, type GameEvent } from "./view";

function eventsOf(entries: readonly Entry[]): readonly GameEvent[] {
  return entries.flatMap((entry) => guildhallEvents(entry.events));
}

/** Places that the last move changed: cells of guilds, `pile`, and the cards of the action area by name. */
export function lastThings(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(eventsOf(entries).flatMap(placesOf));
}

function placesOf(event: GameEvent): string[] {
  switch (event.kind) {
    case "place":
      return [cellTarget(event.owner, event.card)];
    case "play":
      return [`area:${event.card}`];
    case "buy":
      return [`area:${event.vp}`];
    case "hunt":
      return [...event.taken.map((card) => cellTarget(event.seat, card)), "pile"];
    case "swap": {
      const given = event.opponent ?? event.seat;
      const taken = event.taken_to === "guild" ? event.taken.map((card) => cellTarget(event.seat, card)) : [];
      return [...event.given.map((card) => cellTarget(given, card)), ...taken];
    }
    case "give":
      return [cellTarget(event.opponent, event.card)];
    case "move_chapter":
      return event.colours.map((colour) => cellTarget(event.seat, cardOf(event.profession, colour)));
    case "discard":
      return event.count > 0 ? ["pile"] : [];
    case "strike":
    case "duplicate":
    case "pay":
    case "drop":
      return ["pile"];
    default:
      return [];
  }
}

/** Something on its way: a card by its code, a back (null) or points, from one place of the board to another. */
export interface Travel {
  readonly card: string | null;
  readonly points?: number;
  readonly from: string;
  readonly to: string;
}

/** What these entries moved. Places: `hand:1`, `cell:1:BR-r`, `completed:1`, `area`, `deck`, `pile`, `vp:vp7`, `points:1`. */
export function travels(entries: readonly Entry[]): readonly Travel[] {
  return eventsOf(entries).flatMap(travelsOf);
}

function travelsOf(event: GameEvent): Travel[] {
  switch (event.kind) {
    case "draw":
      return [{ card: event.card ?? null, from: "deck", to: `hand:${event.seat}` }];
    case "discard":
      return Array.from({ length: Math.min(event.count, 4) }, (_, index) => ({
        card: index === Math.min(event.count, 4) - 1 ? event.top : null,
        from: `hand:${event.seat}`,
        to: "pile",
      }));
    case "play":
      return [{ card: event.card, from: `hand:${event.seat}`, to: "area" }];
    case "buy":
      return [{ card: event.vp, from: `vp:${event.vp}`, to: "area" }];
    case "back":
      return Array.from({ length: event.count }, () => ({ card: null, from: `hand:${event.seat}`, to: "deck" }));
    case "place":
      return [{ card: event.card, from: sourceOf(event), to: cellTarget(event.owner, event.card) }];
    case "duplicate":
      return [{ card: event.card, from: zoneOf(event.from, event.seat, event.card), to: "pile" }];
    case "hunt":
      return [
        ...event.taken.map((card) => ({ card, from: "pile", to: cellTarget(event.seat, card) })),
        ...event.laid.map((card) => ({ card, from: cellTarget(event.seat, card), to: "pile" })),
      ];
    case "swap":
      return swapTravels(event);
    case "strike":
      return [{ card: event.card, from: cellTarget(event.opponent, event.card), to: "pile" }];
    case "give":
      return [
        { card: event.card, from: cellTarget(event.seat, event.card), to: cellTarget(event.opponent, event.card) },
      ];
    case "move_chapter":
      return event.colours.map((colour) => {
        const card = cardOf(event.profession, colour);
        return { card, from: cellTarget(event.opponent, card), to: cellTarget(event.seat, card) };
      });
    case "complete":
      return [
        {
          card: null,
          from: cellTarget(event.seat, cardOf(event.profession, "y")),
          to: `completed:${event.seat}`,
        },
      ];
    case "points":
      return [{ card: null, points: event.points, from: "area", to: `points:${event.seat}` }];
    default:
      return [];
  }
}

type Placed = Extract<GameEvent, { kind: "place" }>;

function sourceOf(event: Placed): string {
  if (event.from === "rob" && event.opponent !== null && event.opponent !== undefined) return `hand:${event.opponent}`;
  if (event.from === "guild") return cellTarget(event.opponent ?? event.seat, event.card);
  return zoneOf(event.from, event.seat, event.card);
}

function zoneOf(zone: string, seat: number, card: string): string {
  if (zone === "guild") return cellTarget(seat, card);
  return zone === "hand" || zone === "rob" ? `hand:${seat}` : zone;
}

function swapTravels(event: Extract<GameEvent, { kind: "swap" }>): Travel[] {
  const near = (zone: "hand" | "guild", card: string): string =>
    zone === "guild" ? cellTarget(event.seat, card) : `hand:${event.seat}`;
  const far = (card: string): string => cellTarget(event.opponent ?? event.seat, card);
  return [
    ...event.given.map((card) => ({ card, from: near(event.given_from, card), to: far(card) })),
    ...event.taken.map((card) => ({ card, from: far(card), to: near(event.taken_to, card) })),
  ];
}
