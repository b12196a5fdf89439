/**
 * What the server tells of a Guildhall table: the view document, the fields of legal moves and the events, exactly as
 * `pessoi.games.guildhall` writes them. Cards are named by their codes: `BR-p` is the purple Bricklayer.
 */

import type { GameEvent as AnyEvent, LegalMove, View } from "$lib/protocol";
import type { Colour, Profession, VpId } from "./data";

export type Question =
  | "chance"
  | "over"
  | "setup"
  | "opening"
  | "action"
  | "pay"
  | "drop"
  | "back"
  | "hunt"
  | "search"
  | "swap"
  | "rob"
  | "give"
  | "strike"
  | "use"
  | "place";

export interface Prompt {
  readonly kind: Question;
  readonly seat: number;
  /** The card or VP card whose ability is carried out. */
  readonly source: string | null;
  readonly level: number | null;
  readonly opponent: number | null;
  /** Cards still to be named, placed, put back or taken. */
  readonly left: number;
  /** Own cards of the choice begun, in the order chosen; in `hunt` what was fetched; in `pay` and `drop` professions. */
  readonly chosen: readonly string[];
  readonly laid: readonly string[];
  /** Chapters to be paid. */
  readonly cost: number;
  /** Completed chapters above the limit. */
  readonly drops: number;
  /** Where steps come in ascending order: the moves of the zone asked now that belong to some legal whole. */
  readonly fits?: readonly string[] | null;
}

export interface SeatView {
  readonly hand: number;
  /** The own hand, or that of the seat being robbed. */
  readonly cards: readonly string[] | null;
  /** What one knows of the hand, where the table helps the memory. */
  readonly known: readonly string[] | null;
  readonly guild: Readonly<Partial<Record<Profession, readonly Colour[]>>>;
  readonly levels: Readonly<Partial<Record<Profession, number | null>>>;
  readonly completed: number;
  /** Professions of the own completed chapters. */
  readonly completed_of: readonly Profession[] | null;
  readonly vp_cards: readonly VpId[];
  readonly tokens: number;
  readonly points: number;
}

export interface GuildhallView {
  readonly game: "guildhall";
  readonly to_move: number;
  readonly prompt: Prompt;
  readonly professions: readonly Profession[];
  readonly first: number | null;
  readonly active: number | null;
  /** Counted from 1; 0 in set-up. */
  readonly turn: number;
  readonly round: number;
  /** Actions left, the one being carried out not counted. */
  readonly actions: number;
  readonly played: readonly Profession[];
  readonly area: readonly string[];
  /** The Scholar's cards not yet handled. */
  readonly shown: readonly string[];
  readonly row: readonly (VpId | null)[];
  readonly vp_deck: number;
  readonly deck: number;
  readonly put_back: {
    readonly count: number;
    readonly seat: number | null;
    readonly cards: readonly (string | null)[];
  };
  readonly pile: {
    readonly count: number;
    readonly top: string | null;
    /** All of it, for who searches it now. */
    readonly cards: readonly string[] | null;
    readonly known: readonly string[] | null;
  };
  readonly seats: readonly SeatView[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly result: {
    readonly points: readonly number[];
    readonly winners: readonly number[];
    readonly reason: string;
    readonly tie_break: string;
  } | null;
}

type Text = { readonly text: string };
export type Move = Text &
  (
    | {
        readonly kind: "discard" | "place" | "under" | "top" | "back" | "fetch" | "lay" | "hand";
        readonly card: string;
      }
    | { readonly kind: "take"; readonly card: string }
    | { readonly kind: "give" | "for" | "strike"; readonly card: string; readonly opponent: number | null }
    | { readonly kind: "play"; readonly card: string; readonly level: number | null; readonly opponent: number | null }
    | { readonly kind: "buy" | "row"; readonly vp: VpId }
    | { readonly kind: "pay" | "drop" | "with"; readonly profession: Profession }
    | { readonly kind: "chapter"; readonly profession: Profession; readonly opponent: number | null }
    | { readonly kind: "level"; readonly level: number | null }
    | { readonly kind: "draw"; readonly card: string | null }
    | { readonly kind: "show"; readonly card: string }
    | { readonly kind: "first"; readonly seat: number }
    | { readonly kind: "done" | "end" | "enough" | "use" | "skip" }
  );

export interface Term {
  readonly kind: string;
  readonly count: number;
  readonly each: number;
  readonly points: number;
  readonly pieces: readonly string[];
}

export interface PointsEvent {
  readonly kind: "points";
  readonly rule: string;
  readonly seat: number;
  readonly points: number;
  readonly reason: "card" | "token";
  readonly terms: readonly Term[];
}

type Zone = "hand" | "deck" | "pile" | "area" | "rob" | "guild";
type Seated = { readonly seat: number };

export type GameEvent =
  | (Seated & { readonly kind: "first" | "end" | "vain" })
  | { readonly kind: "profession"; readonly profession: Profession }
  | { readonly kind: "row"; readonly vp: VpId; readonly place: number }
  | (Seated & { readonly kind: "draw"; readonly card?: string | null })
  | { readonly kind: "reshuffle" | "more"; readonly count: number }
  | (Seated & {
      readonly kind: "discard";
      readonly count: number;
      readonly top: string | null;
      readonly cards?: readonly string[] | null;
    })
  | (Seated & {
      readonly kind: "place";
      readonly card: string;
      readonly from: Zone;
      readonly owner: number;
      readonly opponent?: number | null;
    })
  | (Seated & { readonly kind: "duplicate"; readonly card: string; readonly from: Zone })
  | (Seated & {
      readonly kind: "play";
      readonly card: string;
      readonly level: number | null;
      readonly opponent: number | null;
    })
  | (Seated & { readonly kind: "buy" | "use" | "skip"; readonly vp: VpId })
  | (Seated & {
      readonly kind: "pay";
      readonly count: number;
      readonly top: string;
      readonly professions?: readonly Profession[] | null;
    })
  | (Seated & { readonly kind: "drop"; readonly top: string })
  | (Seated & { readonly kind: "complete"; readonly profession: Profession })
  | (Seated & { readonly kind: "back"; readonly count: number; readonly cards?: readonly string[] | null })
  | (Seated & { readonly kind: "search"; readonly count: number; readonly cards?: readonly string[] | null })
  | (Seated & { readonly kind: "lower"; readonly level: number })
  | (Seated & { readonly kind: "found"; readonly card: string })
  | { readonly kind: "uncovered"; readonly top: string | null }
  | (Seated & { readonly kind: "hunt"; readonly taken: readonly string[]; readonly laid: readonly string[] })
  | (Seated & {
      readonly kind: "swap";
      readonly given: readonly string[];
      readonly taken: readonly string[];
      readonly opponent: number | null;
      readonly given_from: "hand" | "guild";
      readonly taken_to: "hand" | "guild";
    })
  | (Seated & {
      readonly kind: "look";
      readonly opponent: number;
      readonly count: number;
      readonly cards?: readonly string[] | null;
    })
  | (Seated & { readonly kind: "take" | "strike" | "give"; readonly card: string; readonly opponent: number })
  | (Seated & { readonly kind: "show"; readonly card: string })
  | (Seated & {
      readonly kind: "move_chapter";
      readonly profession: Profession;
      readonly colours: readonly Colour[];
      readonly opponent: number;
    })
  | (Seated & { readonly kind: "actions"; readonly count: number })
  | (Seated & { readonly kind: "turn"; readonly turn: number })
  | { readonly kind: "over"; readonly winner: number | null }
  | PointsEvent;

/** The server's view, as a view of this game: the page hands a board only views of its own game. */
export function guildhallView(view: View): GuildhallView {
  return view as unknown as GuildhallView;
}

/** The legal moves with their fields. */
export function guildhallMoves(legal: readonly LegalMove[]): readonly Move[] {
  return legal as unknown as readonly Move[];
}

/** The events with their fields. */
export function guildhallEvents(events: readonly AnyEvent[]): readonly GameEvent[] {
  return events as unknown as readonly GameEvent[];
}

/** The event as points; null if it is something else. */
export function guildhallAward(event: AnyEvent | null): PointsEvent | null {
  return event?.kind === "points" ? (event as unknown as PointsEvent) : null;
}
