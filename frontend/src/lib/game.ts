/**
 * What a game brings to the page: its board, and words for what happens on it.
 *
 * The page owns the table around the board (prompt bar, players, log, refusals, stream); a game owns what lies on it.
 * A game's module is the default export of `games/<key>/index.ts` and is loaded only when a table of it opens;
 * `games/<key>/art.ts` (default export `GameArt`) is loaded by the home page, `games/<key>/options.ts` (`GameOptions`) where
 * a table is set up and where its rules are read. A game without a module is played with
 * the general board. Nothing here decides a rule: what may be done comes with `Turn.legal`.
 */

import type { Component } from "svelte";
import type { Translate } from "./messages";
import type { Entry, GameEvent, Json, LegalMove, Refusal, View } from "./protocol";
import type { Turn } from "./turn.svelte";

/** Who sits where. The colours and emblems are those of `lib/drawing/seats` by `colour`. */
export interface Seat {
  index: number;
  name: string;
  /** Index into the six seat looks; the seat's own number unless the player exchanged colours. */
  colour: number;
  /** Played from this browser. */
  mine: boolean;
  bot: boolean;
}

/** Words and names for a game's functions. `t` knows the game's own messages as well. */
export interface Speech {
  t: Translate;
  seats: Seat[];
}

export interface BoardProps {
  /** The position shown: that of the draft while one is made (`turn.view`), else what has been confirmed. */
  view: View;
  seats: Seat[];
  /** The move in the making; in replays and for spectators a turn that has no seat and no legal moves. */
  turn: Turn;
  /** The entries that led from the last shown view to this one; empty after jumps, which are not animated. */
  news: Entry[];
  /** How many of `news`, from the first, had been on the board as a draft of this browser. */
  shown: number;
  /** The last move's entries (of the seat that moved last), for the last-move mark; also after jumps. */
  last: Entry[];
  /** An award to explain on the board: everything else under a veil, its pieces marked, a pill on each. */
  award: GameEvent | null;
  /** Words for labels on the board. */
  speech: Speech;
  /** Where the points of a seat stand, in client coordinates, for numbers that fly there; null if not shown. */
  pointsOf: (seat: number) => DOMRect | null;
  /** Tell the page that a score or a feature's worth was asked for by a click on the board. */
  onaward?: (event: GameEvent) => void;
  /** The board plays the end out and tells the result itself: until it says `null`, the page only offers to skip it. */
  onplay?: (skip: (() => void) | null) => void;
}

/** A button of the prompt bar. */
export interface PromptButton {
  label: string;
  /** What the button says where its picture can't be seen; the label if not given. */
  spoken?: string;
  /** Behind the label: SVG markup with its own viewBox and size, 26 px high. */
  picture?: string;
  /** One `primary` at most (key Enter). `quiet` is text only. */
  style: "primary" | "plain" | "quiet";
  icon?: IconName;
  /** A key shown on the button and obeyed by the page, e.g. `E`. */
  key?: string;
  /** Why it can't be used now; the button stays and says it. */
  barred?: string;
  act: () => void;
}

/** Icons that games may use on buttons; drawn in `lib/ui/icons.ts`. */
export type IconName = "check" | "rotateLeft" | "rotateRight" | "undo" | "cross" | "next";

/** One of a few things to choose between before the act, as a small picture or text: pieces, ways, spaces. */
export interface PromptChoice {
  /** What it is, in full; read out and shown when pointed at. */
  label: string;
  /** SVG markup with its own viewBox, 32 px. */
  picture?: string;
  /** Few characters beside the picture, or without one. */
  text?: string;
  chosen: boolean;
  act: () => void;
}

/** What the prompt bar asks of the seat to move. */
export interface Prompt {
  question: string;
  hint?: string;
  /** Keys worth knowing now, with their meaning: `[["Q", "E"], "turn"]`. */
  keys?: [string[], string][];
  /** Between the words and the buttons; `name` says what is chosen. */
  choices?: { name: string; options: PromptChoice[] };
  buttons: PromptButton[];
}

/** One line of the log. */
export interface LogLine {
  text: string;
  /** Whom it concerns, where that isn't the seat that moved; -1 for nobody. */
  seat?: number;
  /** Points gained (or lost) by the seat; opens `award`. */
  points?: number;
  award?: GameEvent;
  /** Worth a line only while it is the newest (a tile drawn). */
  passing?: boolean;
}

/** An award in words: `9 = 3 cities × 3`. */
export interface AwardText {
  title: string;
  formula: string;
  /** `picture` is SVG markup for a 32 px box, with its own viewBox. */
  terms: { text: string; points: number; picture?: string }[];
  /** Who had how much of the majority, in words; empty where there was none. */
  majority: string;
}

/** A part of the spoken description of the board. */
export interface Summary {
  heading: string;
  lines: string[];
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** One line in a player's panel, under the name: supply of pieces and the like (`compact`: the phone's one number). */
  Supply?: Component<{ view: View; seat: Seat; compact: boolean; speech: Speech }>;
  /** What was drawn or chosen, as a small picture in the prompt bar (60 px, 64 on phones). */
  Picture?: Component<{ turn: Turn }>;
  /** What is pointed at or chosen, closely: in the side column, between the players and the log. */
  Detail?: Component<{ view: View; turn: Turn; speech: Speech }>;
  /** What lies beside the log, opened by a button: tiles left and the like. */
  Reference?: Component<{ view: View; speech: Speech }>;
  /** What the reference is called in menus, as a message key; "what is left" if not given. */
  referenceName?: string;
  /** The question for the seat to move. Called in a reactive context: reads of `turn` are followed. */
  prompt(turn: Turn, speech: Speech): Prompt;
  /** Keys besides the page's own. True if the key was used. */
  key?(event: KeyboardEvent, turn: Turn): boolean;
  /** A legal move in words, for lists, screen readers and announcements. */
  moveText(move: LegalMove, view: View, speech: Speech): string;
  /** The lines of one entry; empty for entries that need none. */
  logLines(entry: Entry, speech: Speech): LogLine[];
  /** An event with points in words. */
  award(event: GameEvent, view: View, speech: Speech): AwardText;
  /** How far the play has come, for the top bar: in full, and as the one fact that has room on a phone. */
  stage?(view: View, speech: Speech): { full: string; short: string };
  /** The board in words, for those who don't see it. */
  summary(view: View, speech: Speech): Summary[];
  /** The board itself shows the result by source at the end, so that no table beside it is needed. */
  showsResult?: boolean;
  /** Sources of points for the result table, in order, as message keys; `sourceOf` names one of them (or null). */
  sources: readonly string[];
  /** Those of `sources` that have a column only if they gave points. */
  rareSources?: readonly string[];
  sourceOf(event: GameEvent): string | null;
  /** What the time line of a replay tells where points come at the end alone: its name, and what an event adds to it. */
  progress?: { name: string; gain(event: GameEvent): number };
  /** Headline of a refusal (three or four words); the sentence is the message `refusal.key`. */
  refusalTitle?(refusal: Refusal, speech: Speech): string;
  /** The data of that sentence with names in place of ids; as they come if not given. */
  refusalData?(refusal: Refusal, speech: Speech): Refusal["data"];
}

/** The picture of a game on the home page: fills its box, which may be any size. */
export interface GameArt {
  Art: Component;
  /** One fact for the card, as a message key of the game. */
  fact: string;
}

/** What a game brings to the choice of its options, and to the rules of a table; loaded where these are shown. */
export interface GameOptions {
  /** A picture for a value of an option that takes several, in a box of 4 : 3. */
  Picture?: Component<{ option: string; value: string }>;
  /** Selections worth offering for an option that takes several: a message key and the values, by option. */
  presets?: Readonly<Record<string, readonly { name: string; values: readonly string[] }[]>>;
  /** Where the game's components come from, below its rules: for games whose printed ones aren't known whole. */
  Sources?: Component;
  /** Whether a rule is about what is played with these options; all rules are if this isn't given. */
  isInPlay?(rule: string, options: Readonly<Record<string, Json>>): boolean;
}
