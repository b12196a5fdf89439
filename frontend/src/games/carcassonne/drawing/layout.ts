import { sampleCurve } from "$lib/drawing/curve";
import type { Point } from "$lib/drawing/point";
import { isInside } from "$lib/drawing/polyline";
import { type CityShape, cityShape } from "./cityShape";
import { roadEnd, type RoadShape, roadShape, roadStubs } from "./roadShape";
import { CENTRE, rotatedSide } from "./sides";
import { hasCrossing, type Rotation, type Tile } from "./tileData";

/** An area that lies flat on the field: a lake, a crop circle, the garden of a monastery. */
export interface Ellipse {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
}

/** Where the big things of a rotated tile lie. It does not depend on the seed of the decoration. */
export interface Layout {
  readonly tile: Tile;
  readonly rotation: Rotation;
  readonly cities: readonly CityShape[];
  readonly roads: readonly RoadShape[];
  /** Centre lines of the short roads between a crossroads and the walls beside it. */
  readonly stubs: readonly (readonly Point[])[];
  readonly wallLines: readonly (readonly Point[])[];
  /** Whether roads meet in a round place in the middle. */
  readonly hub: boolean;
  /** Where the road of a bridge ends in a village, or null. */
  readonly bridgeVillage: Point | null;
  readonly lake: Ellipse | null;
  /** The round crop area; null also where crops fill the strip between two cities. */
  readonly crop: Ellipse | null;
}

const LAKE: Ellipse = { centre: CENTRE, rx: 26, ry: 21 };
/** Radius of a crop area, and its half length towards walls that it joins. */
const CROP_RADIUS = 20;
const CROP_LONG_RADIUS = 27;

const known = new WeakMap<Tile, Map<Rotation, Layout>>();

/** The layout of a rotated tile, worked out once for each tile and rotation. */
export function layoutOf(tile: Tile, rotation: Rotation): Layout {
  const layouts = known.get(tile) ?? new Map<Rotation, Layout>();
  known.set(tile, layouts);
  const layout = layouts.get(rotation) ?? makeLayout(tile, rotation);
  layouts.set(rotation, layout);
  return layout;
}

function makeLayout(tile: Tile, rotation: Rotation): Layout {
  const cities = tile.cities.map((_, index) => cityShape(tile, index, rotation));
  const roads = tile.roads.map((_, index) => roadShape(tile, index, rotation));
  const bridge = hasCrossing(tile, "bridge");
  const villageRoad = roads.find((shape) => shape.road.end === "village");
  return {
    tile,
    rotation,
    cities,
    roads,
    stubs: roadStubs(tile, rotation).map((stub) => sampleCurve(stub, 4)),
    wallLines: cities.flatMap((city) => city.wallLines),
    hub: hasCrossing(tile, "crossroads", "village") && !bridge,
    bridgeVillage: bridge && villageRoad ? roadEnd(villageRoad) : null,
    lake: tile.lake ? LAKE : null,
    crop: cropArea(tile, rotation),
  };
}

function cropArea(tile: Tile, rotation: Rotation): Ellipse | null {
  if (tile.crop_circle === null || hasCrossing(tile, "crop_fill")) return null;
  const walls = tile.crossings.flatMap((crossing) => crossing.city_arms).map((side) => rotatedSide(side, rotation));
  const upright = walls.includes("N") || walls.includes("S");
  const across = walls.includes("E") || walls.includes("W");
  return {
    centre: CENTRE,
    rx: across ? CROP_LONG_RADIUS : CROP_RADIUS,
    ry: upright ? CROP_LONG_RADIUS : CROP_RADIUS,
  };
}

/** The city that covers the point, if any. */
export function cityAt(layout: Layout, point: Point): CityShape | undefined {
  return layout.cities.find((city) => isInside(point, city.outline));
}
