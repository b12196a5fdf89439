/** What the server tells of the expansions in use: fields of the view, of legal moves and of events. */
import type { Cell, FeatureKind } from "../view";

export type MagicFigure = "mage" | "witch";
export type TrackFigure = "marker" | "messenger";
export type Goods = "wine" | "grain" | "cloth";
export type CropSymbol = "rake" | "club" | "shield";

/** What a seat has of the expansions; each field only if its expansion is in use. */
export interface SeatExtras {
  /** Points of each of the two figures on the track; together the seat's points. */
  readonly marker?: number;
  readonly messenger?: number;
  /** Space of the seat's robber, null in supply. */
  readonly robber?: number | null;
  readonly goods?: Readonly<Record<Goods, number>>;
  readonly ingots?: number;
}

/** What lies on a tile. */
export interface TileExtras {
  /** The two roads of the lake that its ferry joins. */
  readonly ferry?: readonly string[];
  /** Ingots. */
  readonly gold?: number;
}

export interface FeatureExtras {
  /** An inn or a cathedral changes its value. */
  readonly raised?: boolean;
  readonly goods?: Readonly<Partial<Record<Goods, number>>>;
  readonly magic?: readonly MagicFigure[];
  readonly gold?: number;
}

export interface TableExtras {
  readonly magic?: Readonly<Record<MagicFigure, string | null>>;
  readonly messages?: { readonly order: readonly number[]; readonly turned: number };
  readonly second?: "none" | "earned" | "taken";
  readonly goods_left?: Readonly<Record<Goods, number>>;
  readonly ingots_left?: number;
  readonly ferries_left?: number;
}

/** What else belongs to what is asked. */
export interface PromptExtras {
  /** A figure that flies. */
  readonly figure?: string;
  /** Where it may land, and its way there. */
  readonly at?: Cell;
  readonly path?: readonly Cell[];
  /** Lakes whose ferry may be moved. */
  readonly lakes?: readonly Cell[];
  /** The message turned up, or that an award is for. */
  readonly message?: number;
  readonly symbol?: CropSymbol;
  /** All add (A) or take back (B); null until it is chosen. */
  readonly choice?: "A" | "B" | null;
  /** Points that a figure of the track moves by. */
  readonly points?: number;
  /** Segments of the feature that an award is for. */
  readonly feature?: readonly string[];
}

/** Steps that are asked besides those of the base game. */
export type ExpansionStep =
  | "land"
  | "ferry"
  | "ferries"
  | "ingot"
  | "magic"
  | "part"
  | "robber"
  | "score"
  | "award"
  | "rob"
  | "share"
  | "message"
  | "crop";

interface Written {
  readonly text: string;
}

export type ExpansionMove = Written &
  (
    | { readonly kind: "fly"; readonly figure: string }
    | { readonly kind: "roll"; readonly distance: number }
    | { readonly kind: "land"; readonly segment: string; readonly feature: FeatureKind; readonly value: number }
    | { readonly kind: "ferry"; readonly at: Cell; readonly roads: readonly string[] }
    | { readonly kind: "gold" | "take"; readonly at: Cell }
    | { readonly kind: "magic"; readonly figure: MagicFigure; readonly segment: string | null }
    | { readonly kind: "robber"; readonly space: number; readonly seats: readonly number[] }
    | {
        readonly kind: "score";
        readonly segments: readonly string[];
        readonly feature: FeatureKind;
        readonly value: number;
      }
    | {
        readonly kind: "award";
        readonly figure: TrackFigure;
        readonly points: number;
        readonly from: number;
        readonly to: number;
        readonly dark: boolean;
      }
    | { readonly kind: "message"; readonly message: number }
    | { readonly kind: "use"; readonly use: "effect" | "points"; readonly points: number }
    | {
        readonly kind: "return";
        readonly figure: string;
        readonly segment: string;
        readonly feature?: FeatureKind;
        readonly points?: number;
      }
    | { readonly kind: "add"; readonly figure: string; readonly segment: string }
    | { readonly kind: "crop"; readonly choice: "A" | "B" }
    | { readonly kind: "pass" }
  );

export type ExpansionEvent =
  | { readonly kind: "second" | "again"; readonly seat: number }
  | { readonly kind: "goods"; readonly seat: number; readonly goods: Readonly<Partial<Record<Goods, number>>> }
  | { readonly kind: "flying"; readonly seat: number; readonly figure: string; readonly at: Cell }
  | { readonly kind: "rolled"; readonly seat: number; readonly distance: number; readonly at: Cell }
  | { readonly kind: "landed" | "added"; readonly seat: number; readonly figure: string; readonly segment: string }
  | { readonly kind: "crashed"; readonly seat: number; readonly figure: string }
  | {
      readonly kind: "ferry";
      readonly seat: number;
      readonly at: Cell;
      readonly roads: readonly string[];
      readonly before: readonly string[] | null;
    }
  | { readonly kind: "gold" | "ingot"; readonly seat: number; readonly at: Cell }
  | {
      readonly kind: "magic";
      readonly seat: number;
      readonly figure: MagicFigure;
      readonly segment: string | null;
      readonly before: string | null;
    }
  | { readonly kind: "magic-left"; readonly figure: MagicFigure; readonly segment: string }
  | { readonly kind: "robber"; readonly seat: number; readonly space: number; readonly before: number | null }
  | { readonly kind: "caught"; readonly seat: number; readonly victim: number; readonly space: number }
  | {
      readonly kind: "followed";
      readonly seat: number;
      readonly before: number;
      readonly space: number;
      readonly with: number;
    }
  | { readonly kind: "robber-home"; readonly seat: number; readonly space: number }
  | { readonly kind: "dark"; readonly seat: number; readonly figure: TrackFigure; readonly space: number }
  | { readonly kind: "message"; readonly seat: number; readonly message: number }
  | {
      readonly kind: "use";
      readonly seat: number;
      readonly message: number;
      readonly use: "effect" | "points";
    }
  | { readonly kind: "crop"; readonly seat: number; readonly symbol: CropSymbol; readonly choice: "A" | "B" };

/** What points come from, where the expansions tell it. */
export type PointsSource = "feature" | "message" | "robbery" | "goods" | "gold";

/** What an award tells besides what the base game's do. */
export interface PointsExtras {
  readonly source?: PointsSource;
  readonly message?: number;
  readonly goods?: Goods;
  /** For goods: how many tokens it had. */
  readonly count?: number;
  /** For a robbery: the points of which half were taken, and the space. */
  readonly of?: number;
  readonly space?: number;
  /** Which figure moved on the track, from which space to which. */
  readonly figure?: TrackFigure;
  readonly from?: number;
  readonly to?: number;
}
