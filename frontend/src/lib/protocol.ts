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
  /** The number of moves made after this entry, as this viewer sees them; falls with an undo. */
  ply: number;
  /** Its place in the log, from 0. */
  number: number;
  /** Whose move; -1 for the table's draw. */
  seat: number;
  /** The move's notation. */
  text: string;
  events: GameEvent[];
  /** It takes moves back, to `ply`. */
  undo: boolean;
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
  /** Nothing more can be added before the draft is sent. */
  final: boolean;
  refusal: Refusal | null;
}

// Tables

export interface SeatInfo {
  index: number;
  kind: "human" | "bot" | "open";
  name: string;
  level: string | null;
  mine: boolean;
  present: boolean;
  resigned: null | "resign" | "time";
}

export interface ClockSetting {
  bank_seconds: number;
  increment_seconds: number;
}

export type TableState = "open" | "playing" | "over";

export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  options: Record<string, Json>;
  state: TableState;
  created: number;
  private: boolean;
  /** Invitation of six letters. */
  code: string;
  version: number;
  /** This browser made the table. */
  host: boolean;
  seats: SeatInfo[];
  clock: ClockSetting | null;
  /** Null for uploaded records without it. */
  fairness: { commitment: string; values: (string | null)[]; secret: string | null } | null;
  result: GameResult | null;
  rematch: string | null;
  previous: string | null;
  /** People who watch. */
  spectators?: number;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, Json>;
  state: TableState;
  created: number;
  seats: { kind: SeatInfo["kind"]; name: string; level: string | null; mine: boolean }[];
  private: boolean;
  clock: ClockSetting | null;
  my_turn: boolean;
  moved: number;
}

export interface ChatMessage {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** `left[running]` counts down from `at` (the server's time in ms); null: this seat has no clock. */
export interface Clocks {
  left: (number | null)[];
  running: number | null;
  at: number;
}

/**
 * How far the seat may go back: plies for a step and for the whole turn, null where there is nothing to take back.
 * Without `free` the others must agree; `asked` is what they are being asked.
 */
export interface UndoState {
  free: boolean;
  step: number | null;
  turn: number | null;
  asked: { seat: number; to: number; waiting: number[] } | null;
}

// Games as the server offers them

export interface OptionInfo {
  key: string;
  values: (number | string | boolean)[];
  default: Json;
  several: boolean;
  assistance: boolean;
  /** What can be given besides the values: the text of a file of one's own (of each part, if there are any), names. */
  kind: "values" | "file" | "names";
  parts: string[];
  /** Another option and its value without which this one says nothing. */
  needs: [string, string] | null;
}

export interface GameInfo {
  key: string;
  rules_version: number;
  seats: number[];
  schema: OptionInfo[];
  levels: string[];
  endings: string[];
  hidden_kinds: string[];
}

/** A seat of a table to be made. */
export interface SeatWish {
  kind: "me" | "local" | "bot" | "open";
  name?: string;
  level?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, Json>;
  seats: SeatWish[];
  clock: ClockSetting | null;
  private: boolean;
  /** Our share in the deal, told after the server has bound itself by `commitment`. */
  value: string;
  commitment: string;
}

// The stream

/** A move as the server writes it; the page flattens it to `LegalMove`. */
export interface WireMove {
  text: string;
  fields: { kind: string };
}

export interface Position {
  version: number;
  ply: number;
  to_move: number;
  state: TableState;
  /** Whose view this is. */
  seat: number | null;
  view: View;
  legal: WireMove[];
  entries: Entry[];
  clocks: Clocks | null;
  undo: UndoState;
}

export interface Welcome extends Position {
  type: "welcome";
  table: TableInfo;
  /** Seats of this browser. */
  seats: number[];
  /** `entries` is the log from its beginning; else it goes on where we are. */
  whole: boolean;
  chat: ChatMessage[];
}

export interface MovesMessage extends Position {
  type: "moves";
  from: number;
  /** `entries` is the log from its beginning, seen by another seat of ours; else it goes on where we are. */
  whole: boolean;
  /** How many of `entries`, from the last, this step brought. */
  fresh: number;
}

export type StreamMessage =
  | Welcome
  | MovesMessage
  | { type: "table"; table: TableInfo; seats: number[] }
  | { type: "chat"; chat: ChatMessage[] }
  | { type: "undo"; undo: UndoState }
  | { type: "error"; error: { key: string; data?: Record<string, Json> } }
  | { type: "pong" };

/** A move with its fields beside its notation. */
export function flatten(move: WireMove): LegalMove {
  return { ...move.fields, text: move.text };
}
