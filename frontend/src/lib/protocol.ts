/** What the server sends and takes (docs/api.md), as types. Games refine `View`, `LegalMove` and `GameEvent`. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a seat is shown; every game has these fields and its own beside them. */
export interface View {
  game: string;
  /** A seat, -1 when the table draws, -2 when the game is over. */
  to_move: number;
  seats: { points?: number; projected?: number }[];
  options: Record<string, Json>;
  result: GameResult | null;
}

export interface GameResult {
  points: number[];
  winners: number[];
  reason: string;
  tie_break?: string;
}

/** A legal move: its notation and its named fields. */
export interface LegalMove {
  text: string;
  kind: string;
}

/** One summand of an award: `count` things of a kind at `each` points. */
export interface Term {
  kind: string;
  count: number;
  each: number;
  points: number;
  pieces: string[];
}

/** One thing that a move caused. */
export interface GameEvent {
  kind: string;
  rule: string;
  seat?: number;
  points?: number;
  terms?: Term[];
}

/** One entry of the log: a move with what it caused, or the taking back of moves. */
export interface Entry {
  /** The number of moves made after this entry. */
  ply: number;
  /** Whose move; -1 for the table's draw. */
  seat: number;
  /** The move's notation. */
  text: string;
  fields: { kind: string } | null;
  events: GameEvent[];
  /** Set on entries that take moves back: the ply to which they lead. */
  undo?: number;
}

/** Why a move is not allowed: the rule, and the message that words it. */
export interface Refusal {
  rule: string;
  key: string;
  data: Record<string, Json>;
}

/** The answer to a draft: how it would look, what could follow, or why not. */
export interface DraftAnswer {
  view: View;
  legal: LegalMove[];
  refusal?: Refusal;
}
