/**
 * What the server tells of a 7 Wonders Duel table: the view document, the fields of legal moves and the events, exactly
 * as `pessoi.games.seven_wonders_duel` writes them. Cards, Wonders, tokens and places are named by their ids.
 */

import type { GameEvent as AnyEvent, LegalMove, View } from "$lib/protocol";
import type { Back, ChainSymbol, Colour, Resource, ScienceSymbol } from "./data";

/** How many units of one resource come from where. */
export interface PaymentRow {
  readonly resource: Resource;
  readonly need: number;
  readonly produced: number;
  /** From producers that give one resource of choice. */
  readonly choice: number;
  /** Left off by Masonry or Architecture. */
  readonly discount: number;
  readonly bought: number;
  /** Price of one unit. */
  readonly each: number;
  readonly coins: number;
  /** Symbols of the resource on the opponent's brown and grey cards. */
  readonly symbols: number;
  /** The card that fixes the price. */
  readonly fixed: string | null;
}

export interface Payment {
  readonly total: number;
  /** Coins of the cost itself. */
  readonly printed: number;
  /** Coins for bought resources. */
  readonly trade: number;
  readonly chain: ChainSymbol | null;
  readonly chain_card: string | null;
  /** The opponent's Economy takes the trade. */
  readonly to_opponent: boolean;
  readonly affordable: boolean;
  readonly missing_coins: number;
  readonly rows: readonly PaymentRow[];
}

export const CATEGORIES = ["military", "blue", "green", "yellow", "guilds", "wonders", "progress", "coins"] as const;
export type Category = (typeof CATEGORIES)[number];
export type Score = Readonly<Record<Category | "total", number>>;

export interface WonderState {
  readonly wonder: string;
  readonly state: "unbuilt" | "built" | "boxed";
  /** The card under it. */
  readonly card: string | null;
}

export interface SeatView {
  readonly coins: number;
  readonly production: Readonly<Record<Resource, number>>;
  readonly choices: readonly { readonly item: string; readonly options: readonly Resource[] }[];
  readonly prices: Readonly<Record<Resource, number>>;
  readonly fixed: Readonly<Partial<Record<Resource, string>>>;
  readonly cards: readonly string[];
  readonly colours: Readonly<Record<Colour, number>>;
  readonly wonders: readonly WonderState[];
  readonly tokens: readonly string[];
  readonly symbols: readonly ScienceSymbol[];
  readonly pairs: readonly ScienceSymbol[];
  readonly discard_value: number;
  /** If the game ended now; only with full assistance. */
  readonly score?: Score;
}

export interface Slot {
  readonly slot: string;
  readonly card: string | null;
  readonly back: Back | null;
  readonly up: boolean;
  readonly available: boolean;
}

export interface Structure {
  readonly age: number;
  readonly left: number;
  readonly slots: readonly Slot[];
}

export interface Prompt {
  readonly kind: "pick" | "begin" | "turn" | "token" | "keep" | "revive" | "raze" | "chance" | "over";
  readonly seat: number;
  readonly source: string | null;
  readonly extra: boolean;
}

export interface DuelView {
  readonly game: "seven_wonders_duel";
  readonly to_move: number;
  readonly prompt: Prompt;
  readonly age: number;
  readonly first: number | null;
  readonly draft: {
    readonly group: readonly string[];
    readonly order: readonly number[] | null;
    readonly picked: number;
  } | null;
  readonly structure: Structure | null;
  readonly seats: readonly SeatView[];
  readonly military: {
    /** Above 0 on the half of seat 1. */
    readonly pawn: number;
    /** Coins of the tokens still lying, by the seat that would lose them. */
    readonly tokens: readonly (readonly number[])[];
    readonly points: readonly number[];
  };
  readonly board: readonly string[];
  readonly aside: readonly string[];
  readonly library: { readonly seat: number; readonly drawn: readonly string[] | null } | null;
  readonly discard: readonly string[];
  readonly wonders_built: number;
  readonly wonders_out: readonly string[];
  readonly unseen?: Readonly<Partial<Record<Back, readonly string[]>>>;
  readonly payments?: readonly {
    readonly cards: Readonly<Record<string, Payment>>;
    readonly wonders: Readonly<Record<string, Payment>>;
  }[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly result: {
    readonly points: readonly number[];
    readonly winners: readonly number[];
    readonly reason: string;
    readonly tie_break: string;
    readonly scores: readonly Score[] | null;
  } | null;
}

export interface BuildMove {
  readonly text: string;
  readonly kind: "build";
  readonly card: string;
  readonly slot: string;
  readonly payment: Payment;
  readonly gain: number;
}

export interface DiscardMove {
  readonly text: string;
  readonly kind: "discard";
  readonly card: string;
  readonly slot: string;
  readonly coins: number;
}

export interface WonderMove {
  readonly text: string;
  readonly kind: "wonder";
  readonly wonder: string;
  readonly card: string;
  readonly slot: string;
  readonly payment: Payment;
  readonly gain: number;
}

export type Move =
  | BuildMove
  | DiscardMove
  | WonderMove
  | { readonly text: string; readonly kind: "pick"; readonly wonder: string }
  | { readonly text: string; readonly kind: "begin" | "first"; readonly seat: number }
  | { readonly text: string; readonly kind: "token" | "keep"; readonly token: string }
  | { readonly text: string; readonly kind: "revive" | "raze"; readonly card: string }
  | { readonly text: string; readonly kind: "tokens" | "draw"; readonly tokens: readonly string[] | null }
  | { readonly text: string; readonly kind: "wonders"; readonly wonders: readonly string[] }
  | { readonly text: string; readonly kind: "guilds"; readonly slots: readonly string[] }
  | { readonly text: string; readonly kind: "lay" | "reveal"; readonly card: string; readonly slot: string };

export interface Term {
  readonly kind: string;
  readonly count: number;
  readonly each: number;
  readonly points: number;
  readonly pieces: readonly string[];
}

export interface CoinTerm {
  readonly kind: string;
  readonly count: number;
  readonly each: number;
  readonly coins: number;
  readonly pieces: readonly string[];
}

export interface PointsEvent {
  readonly kind: "points";
  readonly rule: string;
  readonly seat: number;
  readonly points: number;
  readonly category: Category;
  readonly terms: readonly Term[];
}

export type CoinReason = "discard" | "cost" | "card" | "wonder" | "token" | "urbanism" | "economy" | "loot" | "loss";

export type GameEvent =
  | { readonly kind: "first"; readonly seat: number }
  | { readonly kind: "tokens"; readonly tokens: readonly string[] }
  | { readonly kind: "wonders"; readonly wonders: readonly string[] }
  | { readonly kind: "picked"; readonly seat: number; readonly wonder: string }
  | { readonly kind: "structure"; readonly age: number }
  | { readonly kind: "guilds"; readonly slots: readonly string[] }
  | { readonly kind: "laid" | "reveal"; readonly slot: string; readonly card: string }
  | { readonly kind: "begins"; readonly seat: number; readonly age: number; readonly chosen: boolean }
  | {
      readonly kind: "built";
      readonly seat: number;
      readonly card: string;
      readonly slot: string | null;
      readonly how: "paid" | "chain" | "mausoleum";
      readonly payment: Payment | null;
    }
  | {
      readonly kind: "wonder";
      readonly seat: number;
      readonly wonder: string;
      readonly card: string;
      readonly slot: string;
      readonly payment: Payment;
    }
  | { readonly kind: "discarded"; readonly seat: number; readonly card: string; readonly slot: string }
  | {
      readonly kind: "coins";
      readonly seat: number;
      readonly coins: number;
      readonly reason: CoinReason;
      readonly item?: string;
      readonly terms?: readonly CoinTerm[];
      /** Added by the log: how a cost was paid. */
      readonly payment?: Payment;
    }
  | {
      readonly kind: "pawn";
      readonly seat: number;
      readonly from: number;
      readonly to: number;
      readonly shields: number;
    }
  | { readonly kind: "loot"; readonly seat: number; readonly coins: number; readonly token: number }
  | { readonly kind: "symbol" | "pair"; readonly seat: number; readonly symbol: ScienceSymbol }
  | { readonly kind: "token"; readonly seat: number; readonly token: string; readonly source: "pair" | "library" }
  | {
      readonly kind: "library";
      readonly seat: number;
      readonly count: number;
      readonly tokens?: readonly string[] | null;
    }
  | { readonly kind: "library_shown"; readonly seat: number; readonly tokens: readonly string[] }
  | { readonly kind: "razed"; readonly seat: number; readonly card: string; readonly colour: Colour }
  | { readonly kind: "boxed"; readonly seat: number; readonly wonder: string }
  | { readonly kind: "extra"; readonly seat: number; readonly wonder: string; readonly theology: boolean }
  | { readonly kind: "extra_lost"; readonly seat: number }
  | { readonly kind: "age_over"; readonly age: number }
  | { readonly kind: "over"; readonly winners: readonly number[]; readonly reason: string }
  | PointsEvent;

/** The server's view, as a view of this game: the page hands a board only views of its own game. */
export function duelView(view: View): DuelView {
  return view as unknown as DuelView;
}

/** The legal moves with their fields. */
export function duelMoves(legal: readonly LegalMove[]): readonly Move[] {
  return legal as unknown as readonly Move[];
}

/** The events with their fields. */
export function duelEvents(events: readonly AnyEvent[]): readonly GameEvent[] {
  return events as unknown as readonly GameEvent[];
}

/** The event as points of the final count; null if it is something else. */
export function duelAward(event: AnyEvent | null): PointsEvent | null {
  return event?.kind === "points" ? (event as unknown as PointsEvent) : null;
}
