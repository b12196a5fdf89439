/** The entries of `tiles.json` as far as drawing needs them; every side is that of the unrotated tile. */

/** A side of the tile. */
export type Side = "N" | "E" | "S" | "W";
/** Half of a side, left or right as seen from the middle of the tile looking outwards. */
export type HalfEdge = `${Side}${"L" | "R"}`;
/** What lies at a side. */
export type EdgeKind = "city" | "road" | "field";
/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;

/** What a city trades (Traders & Builders). */
export type Goods = "wine" | "grain" | "cloth";
/** The signs of Crop Circles. */
export type CropCircle = "rake" | "club" | "shield";
/** What closes a road that has one edge on the tile. */
export type RoadEnd = "crossroads" | "monastery" | "city" | "village" | "lake" | "crop_circle";
/** What lies where road ends meet; needed only to draw. */
export type CrossingKind =
  "crossroads" | "monastery" | "village" | "lake" | "bridge" | "over_city" | "crop" | "crop_fill";

/** A city segment. */
export interface City {
  readonly edges: readonly Side[];
  readonly pennants: number;
  readonly cathedral: boolean;
  readonly goods: Goods | null;
  /** Corners of the tile that the city reaches though neither side there is its own. */
  readonly corners: readonly string[];
}

/** A road segment. */
export interface Road {
  readonly edges: readonly Side[];
  readonly inn: boolean;
  /** What closes a road that has one edge here; null for a road with two. */
  readonly end: RoadEnd | null;
  readonly end_city: number | null;
}

/** A field segment; `cities` are those it touches. */
export interface Field {
  readonly half_edges: readonly HalfEdge[];
  readonly cities: readonly number[];
}

/** Where road ends meet: `arms` are the roads' sides, `city_arms` those whose walls it reaches. */
export interface Crossing {
  readonly kind: CrossingKind;
  readonly arms: readonly Side[];
  readonly city_arms: readonly Side[];
}

/** One of the different tiles. */
export interface Tile {
  readonly id: string;
  readonly set: string;
  readonly count: number;
  readonly edges: Readonly<Record<Side, EdgeKind>>;
  readonly cities: readonly City[];
  readonly roads: readonly Road[];
  readonly fields: readonly Field[];
  readonly crossings: readonly Crossing[];
  readonly monastery: boolean;
  readonly flying_machine: "W" | "NW" | null;
  readonly lake: boolean;
  readonly gold: boolean;
  readonly magic: boolean;
  readonly pouch: boolean;
  readonly crop_circle: CropCircle | null;
}

/** Whether the tile has a crossing of that kind. */
export function hasCrossing(tile: Tile, ...kinds: readonly CrossingKind[]): boolean {
  return tile.crossings.some((crossing) => kinds.includes(crossing.kind));
}
