/** What the server tells about a play: view, legal moves and events of this game, as types. */
import type { GameEvent as AnyEvent, GameResult, Json, LegalMove, View } from "$lib/protocol";
import type { Action, Class, Stack, Supply as SupplyFacts } from "./data";

export type QuestionKind = "supply" | "look" | "enter" | "lay" | "giver" | "give" | "flute" | "action" | "drop";

export interface PromptView {
  readonly kind: QuestionKind | "chance" | "over";
  readonly seat: number;
  /** Position in the row that it is about, from 1. */
  readonly place: number | null;
  /** Cards still to be given, at most to be dropped, or looks left. */
  readonly left: number;
  /** Cards chosen so far in a hidden choice that has begun. */
  readonly chosen: readonly string[];
  /** Who can be named, or who gets the cards. */
  readonly seats: readonly number[];
  /** The asked seat holds the special action. */
  readonly special: boolean;
}

export interface RowCard {
  readonly place: number;
  readonly card: string;
  readonly building: string;
  readonly class: Class;
  readonly supply: { readonly draw: number; readonly rats: number; readonly look: number };
  /** What it gives in the phase of supplies is not printed in our sources. */
  readonly reconstructed: boolean;
  /** The numbers of its building's actions aren't either. */
  readonly guessed: boolean;
  /** What they give this round: in the last one they give influence alone. */
  readonly special: Action;
  readonly basic: Action;
  /** Seats by spaces. */
  readonly entered: readonly number[];
  readonly holder: number | null;
  /** Counting cards with which I would surely hold the special action; null where it isn't told. */
  readonly beats: number | null;
  readonly state: "open" | "now" | "done";
}

export interface TrackStack {
  readonly value: number;
  /** From below up; the lower is ahead. */
  readonly discs: readonly number[];
}

export interface NunPlace {
  readonly place: number;
  readonly card: string | null;
  readonly looked: readonly number[];
}

export interface SeatView {
  readonly hand: number;
  readonly cards: readonly string[] | null;
  readonly laid: number;
  readonly laid_cards: readonly string[] | null;
  readonly shown: boolean;
  readonly playable: number | null;
  readonly counting: number | null;
  readonly supply: number | null;
  readonly place: number | null;
  readonly space: number | null;
  readonly order: number | null;
  readonly rats: number | null;
  readonly tokens: number;
  readonly influence: Readonly<Record<Class, number>>;
  readonly known: readonly string[];
  readonly points?: number;
}

export interface Survival {
  readonly seen: number;
  readonly unseen: number;
  readonly rats: number;
  readonly chance: number;
  readonly by_rats: readonly (readonly [rats: number, chance: number])[];
}

export type LineKind = "class" | "hand" | "sword" | "flute" | "pass" | "gold" | "token";

/** One line of the final count of a seat. */
export interface ScoreLine {
  readonly line: LineKind;
  readonly class?: Class;
  readonly points: number;
  readonly count: number;
}

export interface RattusResult extends GameResult {
  readonly nuns: number;
  readonly rats: readonly number[];
  readonly alive: readonly boolean[];
  readonly lines: readonly (readonly ScoreLine[])[];
}

export type Phase = "setup" | "new_buildings" | "supplies" | "entering" | "resolving" | "scoring" | "over";

export interface RattusView {
  readonly to_move: number;
  readonly prompt: PromptView;
  readonly round: number;
  readonly rounds: number;
  readonly last: boolean;
  readonly phase: Phase;
  readonly start: number | null;
  readonly row: readonly RowCard[];
  readonly tracks: Readonly<Record<Class, readonly TrackStack[]>>;
  readonly track_end: number | null;
  readonly nuns: readonly NunPlace[];
  readonly deck: number;
  readonly remade: number;
  readonly discard: readonly string[];
  readonly building_deck: number;
  readonly replacement: number;
  readonly under: readonly string[];
  readonly in_game: readonly string[];
  readonly used: readonly string[];
  readonly stacks: Readonly<Partial<Record<Stack, number>>>;
  readonly seats: readonly SeatView[];
  readonly together: readonly { readonly seats: readonly number[]; readonly cards: readonly string[] }[];
  readonly survival: Survival | null;
  readonly options: Readonly<Record<string, Json>>;
  readonly result: RattusResult | null;
}

export type Move = { readonly text: string } & (
  | { readonly kind: "supply"; readonly place: number; readonly card: string; readonly supply: RowCard["supply"] }
  | { readonly kind: "look"; readonly place: number; readonly known: boolean }
  | {
      readonly kind: "enter";
      readonly place: number;
      readonly building: string;
      readonly class: Class;
      readonly space: number;
    }
  | { readonly kind: "pass" | "done" }
  | { readonly kind: "lay" | "give" | "drop"; readonly card: string }
  | { readonly kind: "giver" | "flute"; readonly seat: number }
  | {
      readonly kind: "special" | "basic" | "decline";
      readonly building: string;
      readonly effect: Action | null;
      readonly rule: string;
    }
);

export type MoveKind = Move["kind"];

/** Points of the final count. */
export interface PointsEvent {
  readonly kind: "points";
  readonly rule: string;
  readonly seat: number;
  readonly points: number;
  readonly terms: readonly {
    readonly kind: string;
    readonly count: number;
    readonly each: number;
    readonly points: number;
    readonly pieces: readonly string[];
  }[];
  readonly line: LineKind;
  readonly class?: Class;
  readonly count: number;
}

export type RatsReason = "supply" | "strangers" | "action" | "drop" | "flute";

export type GameEvent =
  | { readonly kind: "first" | "pass"; readonly seat: number }
  | { readonly kind: "building"; readonly building: string }
  | { readonly kind: "cards"; readonly cards: readonly string[] }
  | { readonly kind: "draw"; readonly seat: number; readonly card?: string }
  | { readonly kind: "reshuffle"; readonly count: number }
  | { readonly kind: "turn"; readonly card: string; readonly place: number }
  | { readonly kind: "replace"; readonly card: string; readonly place: number; readonly by: string }
  | { readonly kind: "round"; readonly seat: number; readonly round: number; readonly last: boolean }
  | { readonly kind: "supply"; readonly seat: number; readonly place: number; readonly card: string }
  | { readonly kind: "look"; readonly seat: number; readonly place: number; readonly card?: string }
  | {
      readonly kind: "rats";
      readonly seat: number;
      readonly rats: number;
      readonly reason: RatsReason;
      readonly cards?: readonly string[];
    }
  | {
      readonly kind: "enter";
      readonly seat: number;
      readonly place: number;
      readonly building: string;
      readonly space: number;
    }
  | {
      readonly kind: "lay";
      readonly seat: number;
      readonly place: number;
      readonly count: number;
      readonly cards?: readonly string[];
    }
  | { readonly kind: "shown"; readonly seat: number; readonly place: number; readonly cards: readonly string[] }
  | {
      readonly kind: "influence";
      readonly seat: number;
      readonly class: Class;
      readonly count: number;
      readonly value: number;
      readonly reason: "cards" | "last";
    }
  | { readonly kind: "holder"; readonly seat: number; readonly place: number; readonly counting: number }
  | { readonly kind: "swords"; readonly seat: number; readonly giver: number; readonly count: number }
  | {
      readonly kind: "gift";
      readonly seat: number;
      readonly to: number;
      readonly count: number;
      readonly reason: "sword" | "levy";
      readonly cards?: readonly string[];
    }
  | { readonly kind: "flutes"; readonly seat: number; readonly taker: number }
  | {
      readonly kind: "action";
      readonly seat: number;
      readonly place: number;
      readonly building: string;
      readonly action: "special" | "basic" | "decline";
    }
  | { readonly kind: "take"; readonly seat: number; readonly stack: Stack; readonly count: number }
  | { readonly kind: "levy"; readonly seat: number; readonly seats: readonly number[] }
  | { readonly kind: "drop"; readonly seat: number; readonly card: string }
  | { readonly kind: "discard"; readonly place: number; readonly count: number }
  | { readonly kind: "round_over"; readonly seat: number }
  | { readonly kind: "hand"; readonly seat: number; readonly cards: readonly string[] }
  | { readonly kind: "nun"; readonly place: number; readonly card: string }
  | {
      readonly kind: "plague";
      readonly seat: number;
      readonly rats: number;
      readonly nuns: number;
      readonly alive: boolean;
    }
  | { readonly kind: "over"; readonly winners: readonly number[]; readonly reason: string }
  | PointsEvent;

/** The server's view, as a view of this game: the page hands a board only views of its own game. */
export function rattusView(view: View): RattusView {
  return view as unknown as RattusView;
}

/** The legal moves with their fields. */
export function rattusMoves(legal: readonly LegalMove[]): readonly Move[] {
  return legal as unknown as readonly Move[];
}

/** The events with their fields. */
export function rattusEvents(events: readonly AnyEvent[]): readonly GameEvent[] {
  return events as unknown as readonly GameEvent[];
}

/** The event as points of the final count; null if it is something else. */
export function rattusAward(event: AnyEvent | null): PointsEvent | null {
  return event?.kind === "points" ? (event as unknown as PointsEvent) : null;
}

/** What a card of the row gives, in the form of the data. */
export function supplyOf(row: RowCard): SupplyFacts {
  return { draw: row.supply.draw, discard_rats: row.supply.rats, look_nuns: row.supply.look };
}

/** The seat whose eyes the view has: the one asked, else the only one whose cards it shows; null for spectators. */
export function ownSeat(view: RattusView, asked: number | null): number | null {
  if (asked !== null) return asked;
  const shown = view.seats.flatMap((seat, index) => (seat.cards ? [index] : []));
  return shown.length === 1 ? shown[0]! : null;
}
