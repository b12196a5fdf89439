/**
 * What the server tells of a Carcassonne table: the view document, the fields of legal moves and the events, exactly as
 * `pessoi.games.carcassonne` writes them. Cells count x to the east and y to the south; rotations are quarter turns
 * clockwise; a segment is named by its cell and its place in the tile's data: `1,-2:c0`, `0,0:m`.
 */

import type { GameEvent as AnyEvent, LegalMove, View } from "$lib/protocol";
import type {
  ExpansionEvent,
  ExpansionMove,
  ExpansionStep,
  FeatureExtras,
  PointsExtras,
  PromptExtras,
  SeatExtras,
  TableExtras,
  TileExtras,
} from "./expansions/view";

export type Cell = readonly [x: number, y: number];
export type Rotation = 0 | 1 | 2 | 3;
export type FeatureKind = "city" | "road" | "field" | "monastery";

export interface LaidTile extends TileExtras {
  readonly at: Cell;
  readonly tile: string;
  readonly rotation: Rotation;
  /** Who laid it; null for the start tile. */
  readonly seat: number | null;
}

export interface Figure {
  readonly seat: number;
  readonly figure: string;
  readonly segment: string;
}

export interface SeatView extends SeatExtras {
  readonly points: number;
  /** Figures at hand by kind. */
  readonly supply: Readonly<Record<string, number>>;
  /** Points if the game ended now; only with full assistance. */
  readonly projected?: number;
}

export interface Feature extends FeatureExtras {
  readonly kind: FeatureKind;
  readonly segments: readonly string[];
  /** Seats that would get its points; several when tied. */
  readonly owners: readonly number[];
  /** Weight of the figures in it by seat. */
  readonly figures: Readonly<Record<string, number>>;
  readonly value: number;
  readonly complete: boolean;
  readonly tiles: number;
  readonly pennants: number;
  /** Open edges, or neighbours that a monastery still lacks; 0 for fields. */
  readonly open: number;
  /** For fields: one segment of each completed city that it feeds. */
  readonly cities?: readonly string[];
}

export interface Prompt extends PromptExtras {
  readonly kind: "place" | "figure" | "chance" | "over" | ExpansionStep;
  readonly seat: number | null;
  readonly tile: string | null;
  /** Cell of the tile laid last. */
  readonly last: Cell;
}

export interface Result {
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
}

export interface CarcassonneView extends TableExtras {
  readonly game: "carcassonne";
  readonly to_move: number;
  readonly prompt: Prompt;
  /** In order of laying, the start tile first. */
  readonly tiles: readonly LaidTile[];
  readonly figures: readonly Figure[];
  readonly seats: readonly SeatView[];
  /** The tile drawn and not yet laid. */
  readonly tile: string | null;
  /** Tiles left to draw. */
  readonly pile: number;
  /** Undrawn tiles by kind; absent with the purist's assistance. */
  readonly remaining?: Readonly<Record<string, number>>;
  /** Absent with the purist's assistance. */
  readonly features?: readonly Feature[];
  readonly discarded: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly result: Result | null;
}

export interface PlaceMove {
  readonly text: string;
  readonly kind: "place";
  readonly at: Cell;
  readonly rotation: Rotation;
}

export interface FigureMove {
  readonly text: string;
  readonly kind: "figure";
  readonly figure: string;
  readonly segment: string;
  readonly feature: FeatureKind;
  readonly complete: boolean;
  readonly value: number;
}

export interface NoFigureMove {
  readonly text: string;
  readonly kind: "none";
}

export interface DrawMove {
  readonly text: string;
  readonly kind: "draw";
  readonly tile: string;
}

export interface FirstMove {
  readonly text: string;
  readonly kind: "first";
  readonly seat: number;
}

export type Move = PlaceMove | FigureMove | NoFigureMove | DrawMove | FirstMove | ExpansionMove;

/** One summand of an award; `pieces` names the segments or tiles counted. */
export interface Term {
  readonly kind: string;
  readonly count: number;
  readonly each: number;
  readonly points: number;
  readonly pieces: readonly string[];
}

/** Feature, segments and majority are those of a scored feature; points of other sources have none. */
export interface PointsEvent extends PointsExtras {
  readonly kind: "points";
  readonly rule: string;
  readonly seat: number;
  readonly points: number;
  readonly terms: readonly Term[];
  readonly feature?: FeatureKind;
  readonly segments?: readonly string[];
  readonly majority?: Readonly<Record<string, number>>;
  readonly final?: boolean;
}

export type GameEvent =
  | { readonly kind: "drawn"; readonly tile: string }
  | {
      readonly kind: "placed";
      readonly seat: number;
      readonly at: Cell;
      readonly tile: string;
      readonly rotation: Rotation;
    }
  | { readonly kind: "figure"; readonly seat: number; readonly figure: string; readonly segment: string }
  | {
      readonly kind: "returned";
      readonly seat: number;
      readonly figure: string;
      readonly segment: string;
      readonly rule?: string;
    }
  | { readonly kind: "discarded"; readonly tile: string; readonly rule: string }
  | { readonly kind: "first"; readonly seat: number }
  | { readonly kind: "over"; readonly winners: readonly number[] }
  | PointsEvent
  | ExpansionEvent;

/** The server's view, as a Carcassonne view: the page hands a board only views of its own game. */
export function carcassonneView(view: View): CarcassonneView {
  return view as unknown as CarcassonneView;
}

/** The legal moves with their Carcassonne fields. */
export function carcassonneMoves(legal: readonly LegalMove[]): readonly Move[] {
  return legal as unknown as readonly Move[];
}

/** The events with their Carcassonne fields. */
export function carcassonneEvents(events: readonly AnyEvent[]): readonly GameEvent[] {
  return events as unknown as readonly GameEvent[];
}

/** The event as an award of Carcassonne; null if it is something else. */
export function carcassonneAward(event: AnyEvent | null): PointsEvent | null {
  return event?.kind === "points" ? (event as unknown as PointsEvent) : null;
}

/** The expansions that a table plays with. */
export function expansionsOf(view: Pick<CarcassonneView, "options">): readonly string[] {
  const chosen = view.options["expansions"];
  return Array.isArray(chosen) ? (chosen as string[]) : [];
}

/** A segment's name taken apart. */
export interface SegmentName {
  readonly at: Cell;
  /** Its name on the tile: `c0`, `r1`, `f0`, `m`. */
  readonly part: string;
  readonly kind: FeatureKind;
}

const KINDS: Readonly<Record<string, FeatureKind>> = { c: "city", r: "road", f: "field", m: "monastery" };

/** Name of a cell, as maps are keyed and moves are written: `1,-2`. */
export function cellName(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

/** The cell that a name like `1,-2` names. */
export function parseCell(name: string): Cell {
  const [x, y] = name.split(",").map(Number);
  if (x === undefined || y === undefined || !Number.isInteger(x) || !Number.isInteger(y))
    throw new Error(`not a cell: ${name}`);
  return [x, y];
}

/** Takes `1,-2:c0` apart; throws for anything else. */
export function parseSegment(name: string): SegmentName {
  const colon = name.indexOf(":");
  const part = name.slice(colon + 1);
  const kind = KINDS[part.charAt(0)];
  if (colon < 0 || kind === undefined) throw new Error(`not a segment: ${name}`);
  return { at: parseCell(name.slice(0, colon)), part, kind };
}

/** Name of a tile's segment on the board. */
export function segmentName(cell: Cell, part: string): string {
  return `${cellName(cell)}:${part}`;
}
