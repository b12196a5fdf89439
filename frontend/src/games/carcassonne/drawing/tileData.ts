/** The entries of `tiles.json` as far as drawing needs them; every side is that of the unrotated tile. */

export type Side = "N" | "E" | "S" | "W";
/** Half of a side, left or right as seen from the middle of the tile looking outwards. */
export type HalfEdge = `${Side}${"L" | "R"}`;
export type EdgeKind = "city" | "road" | "field";
/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;

export type Goods = "wine" | "grain" | "cloth";
export type CropCircle = "rake" | "club" | "shield";
export type RoadEnd = "crossroads" | "monastery" | "city" | "village" | "lake" | "crop_circle";
export type CrossingKind =
  "crossroads" | "monastery" | "village" | "lake" | "bridge" | "over_city" | "crop" | "crop_fill";

export interface City {
  readonly edges: readonly Side[];
  readonly pennants: number;
  readonly cathedral: boolean;
  readonly goods: Goods | null;
  /** Corners of the tile that the city reaches though neither side there is its own. */
  readonly corners: readonly string[];
}

export interface Road {
  readonly edges: readonly Side[];
  readonly inn: boolean;
  /** What closes a road that has one edge here; null for a road with two. */
  readonly end: RoadEnd | null;
  readonly end_city: number | null;
}

export interface Field {
  readonly half_edges: readonly HalfEdge[];
  readonly cities: readonly number[];
}

export interface Crossing {
  readonly kind: CrossingKind;
  readonly arms: readonly Side[];
  readonly city_arms: readonly Side[];
}

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
