/** What the server tells about a play: view, legal moves and events of this game, as types. */
import type { GameEvent as AnyEvent, GameResult, Json, LegalMove, View } from "$lib/protocol";
import { worldFor, type Colour, type Files, type Region, type World } from "./data";

export type ActionLetter = "A" | "B" | "C";
export type BookSide = "left" | "right";
/** A card of the hand: a colour, `pink-helper`, or `wild`. */
export type CardId = Colour | `${Colour}-helper` | "wild";
export type Counts = Readonly<Record<Colour, number>>;

export type QuestionKind = "action" | "book" | "move" | "discard_hand" | "discard_adventure";

export interface PromptView {
  readonly kind: QuestionKind | "chance" | "over";
  readonly seat: number;
  readonly action: ActionLetter | null;
  /** The book of the hemisphere in which that seat stands. */
  readonly book: Region | null;
  readonly free_page: boolean;
  /** Cards or adventures still to be discarded. */
  readonly surplus: number;
}

export type Category = "missions" | "artifacts" | "sets" | "helpers" | "silver" | "travel" | "open";
export type Score = Readonly<Record<Category | "total", number>>;

export interface SeatView {
  readonly company: string | null;
  readonly location: string | null;
  readonly silver: number;
  readonly markers: number;
  readonly hand: {
    readonly count: number;
    readonly travel: number;
    /** Null where they aren't known. */
    readonly colours: Counts | null;
    readonly helpers: Counts;
    readonly wild: boolean;
  };
  readonly open: readonly string[];
  readonly missions: readonly string[] | null;
  readonly adventures: readonly string[] | null;
  readonly won: number;
  readonly joined: readonly number[];
  readonly score?: Score;
  readonly sets?: readonly (readonly string[])[];
}

export interface Bonus {
  readonly type: "silver" | "travel_card";
  readonly amount: number;
}

export interface SlotView {
  readonly slot: number;
  readonly mission: string | null;
  readonly bonus: Bonus | null;
  /** Seats that joined. */
  readonly markers: readonly number[];
}

export interface PageView {
  readonly count: number;
  readonly top: string | null;
}

export type BookView = Readonly<Record<BookSide, PageView>>;

/** A way to a place that can be reached with what is in hand now. */
export interface Way {
  readonly moves: readonly string[];
  readonly path: readonly string[];
  readonly cards: readonly CardId[];
  readonly paid: readonly boolean[];
  readonly silver: number;
  readonly spent: number;
}

export interface Reach {
  readonly to: string;
  readonly ways: readonly Way[];
}

export interface AfricanaResult extends GameResult {
  readonly scores: readonly Score[];
}

export interface AfricanaView {
  readonly to_move: number;
  readonly round: number;
  readonly first: number | null;
  readonly ending: boolean;
  readonly prompt: PromptView;
  readonly seats: readonly SeatView[];
  readonly missions: readonly SlotView[];
  readonly pile: {
    readonly count: number;
    readonly next: string | null;
    readonly letters: Readonly<Record<string, number>>;
    readonly boxed: number;
  };
  readonly books: Readonly<Record<Region, BookView>>;
  readonly travel: { readonly pile: number; readonly discard: Counts };
  readonly table: readonly { readonly card: CardId }[];
  readonly helpers: Counts;
  readonly removed: { readonly adventures: readonly string[] };
  readonly reach: readonly Reach[] | null;
  readonly files: Files | null;
  readonly options: Readonly<Record<string, Json>>;
  readonly result: AfricanaResult | null;
}

export type Move = { readonly text: string } & (
  | { readonly kind: "action"; readonly action: ActionLetter }
  | {
      readonly kind: "turn";
      readonly book: Region;
      readonly from: BookSide;
      readonly to: BookSide;
      readonly card: string;
      readonly cost: number;
      readonly reveals: boolean;
    }
  | {
      readonly kind: "buy";
      readonly book: Region;
      readonly side: BookSide;
      readonly card: string;
      readonly cost: number;
      readonly reveals: boolean;
    }
  | {
      readonly kind: "step";
      readonly from: string;
      readonly to: string;
      readonly card: CardId;
      readonly paid: boolean;
      readonly cost: number;
    }
  | { readonly kind: "join"; readonly slot: number; readonly mission: string; readonly bonus: Bonus | null }
  | {
      readonly kind: "complete_mission";
      readonly slot: number;
      readonly mission: string;
      readonly silver: number;
      readonly points: number;
    }
  | {
      readonly kind: "complete_adventure";
      readonly adventure: string;
      readonly silver?: number;
      readonly points?: number;
      readonly helper?: Colour;
    }
  | { readonly kind: "done"; readonly action: ActionLetter }
  | { readonly kind: "discard_hand"; readonly card: CardId }
  | { readonly kind: "discard_adventure"; readonly adventure: string }
);

export type MoveKind = Move["kind"];

/** Points of the final count. */
export interface PointsEvent {
  readonly kind: "points";
  readonly rule: string;
  readonly seat: number;
  readonly points: number;
  readonly category: Category;
  readonly terms: readonly {
    readonly kind: string;
    readonly count: number;
    readonly each: number;
    readonly points: number;
    readonly pieces: readonly string[];
  }[];
}

export type GameEvent =
  | { readonly kind: "first"; readonly seat: number }
  | {
      readonly kind: "drawn";
      readonly seat: number;
      readonly why: "setup" | "action" | "bonus";
      readonly card?: CardId;
    }
  | { readonly kind: "reshuffled"; readonly count: number }
  | { readonly kind: "page"; readonly book: Region; readonly card: string }
  | { readonly kind: "mission"; readonly slot: number; readonly mission: string }
  | { readonly kind: "action"; readonly seat: number; readonly action: ActionLetter }
  | {
      readonly kind: "turned";
      readonly seat: number;
      readonly book: Region;
      readonly from: BookSide;
      readonly to: BookSide;
      readonly card: string;
      readonly cost: number;
    }
  | {
      readonly kind: "bought";
      readonly seat: number;
      readonly book: Region;
      readonly side: BookSide;
      readonly card: string;
    }
  | {
      readonly kind: "stepped";
      readonly seat: number;
      readonly from: string;
      readonly to: string;
      readonly card: CardId;
      readonly paid: boolean;
    }
  | { readonly kind: "joined"; readonly seat: number; readonly slot: number; readonly mission: string }
  | {
      readonly kind: "completed_mission";
      readonly seat: number;
      readonly slot: number;
      readonly mission: string;
      readonly back: readonly number[];
    }
  | {
      readonly kind: "completed_adventure";
      readonly seat: number;
      readonly adventure: string;
      readonly artifact: string | null;
      readonly helper: Colour | null;
    }
  | {
      readonly kind: "silver";
      readonly seat: number;
      readonly silver: number;
      readonly reason: "page" | "buy" | "colour" | "join" | "mission" | "adventure";
    }
  | {
      readonly kind: "cleared";
      readonly seat: number;
      readonly spent: readonly Colour[];
      readonly back: readonly CardId[];
    }
  | { readonly kind: "discarded"; readonly seat: number; readonly card: CardId }
  | { readonly kind: "dropped"; readonly seat: number; readonly adventure: string }
  | { readonly kind: "ending"; readonly missing: number }
  | { readonly kind: "over"; readonly reason: string }
  | PointsEvent;

/** The server's view, as a view of this game: the page hands a board only views of its own game. */
export function africanaView(view: View): AfricanaView {
  return view as unknown as AfricanaView;
}

/** The board and cards that this table plays with. */
export function worldOf(view: AfricanaView): World {
  return worldFor(view.files);
}

/** The legal moves with their fields. */
export function africanaMoves(legal: readonly LegalMove[]): readonly Move[] {
  return legal as unknown as readonly Move[];
}

/** The events with their fields. */
export function africanaEvents(events: readonly AnyEvent[]): readonly GameEvent[] {
  return events as unknown as readonly GameEvent[];
}

/** The event as points of the final count; null if it is something else. */
export function africanaAward(event: AnyEvent | null): PointsEvent | null {
  return event?.kind === "points" ? (event as unknown as PointsEvent) : null;
}

/** The seat whose eyes the view has: the one asked, else the only one whose cards it shows; null for spectators. */
export function ownSeat(view: AfricanaView, asked: number | null): number | null {
  if (asked !== null) return asked;
  const shown = view.seats.flatMap((seat, index) => (seat.hand.colours ? [index] : []));
  return shown.length === 1 ? shown[0]! : null;
}
