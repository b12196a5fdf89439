import { type Curve, curve, curvePath, sampleCurve } from "$lib/drawing/curve";
import type { Point } from "$lib/drawing/point";
import { isOpposite, rotatedSide, sideIndex, SIDES, turnCurve, turnPoint } from "./sides";
import { type City, hasCrossing, type Rotation, type Side, type Tile } from "./tileData";

/** Walls start this far from a corner, on both tiles of a border alike, so that they always meet. */
const INSET = 4;
const FAR = 100 - INSET;

/** Where a city lies on the rotated tile. */
export interface CityShape {
  readonly city: City;
  readonly sides: readonly Side[];
  readonly walls: readonly Curve[];
  /** The walls as points. */
  readonly wallLines: readonly (readonly Point[])[];
  readonly outline: readonly Point[];
  /** The area as closed SVG path data. */
  readonly path: string;
}

/** Walls in a standing of their own, the corners that close the area, and the turns to the tile's. */
interface Plan {
  readonly walls: readonly Curve[];
  readonly corners: readonly Point[];
  readonly turns: number;
}

/**
 * Where a city of the tile lies after the rotation.
 *
 * @throws RangeError if the tile has no city with that index.
 */
export function cityShape(tile: Tile, index: number, rotation: Rotation): CityShape {
  const city = tile.cities[index];
  if (!city) throw new RangeError(`tile ${tile.id} has no city ${index}`);
  const plan = planCity(tile, city);
  const turns = plan.turns + rotation;
  const walls = plan.walls.map((wall) => turnCurve(wall, turns));
  const corners = plan.corners.map((corner) => turnPoint(corner, turns));
  const wallLines = walls.map((wall) => sampleCurve(wall, 12));
  const wallPaths = walls.map((wall, i) => curvePath(wall, i === 0 ? "M" : "L"));
  const cornerPath = corners.map(([x, y], i) => `${walls.length + i === 0 ? "M" : "L"}${x} ${y}`);
  return {
    city,
    sides: city.edges.map((side) => rotatedSide(side, rotation)),
    walls,
    wallLines,
    outline: [...wallLines.flat(), ...corners],
    path: `${wallPaths.join("")}${cornerPath.join("")}Z`,
  };
}

function planCity(tile: Tile, city: City): Plan {
  const others = tile.cities.filter((other) => other !== city);
  const sides = SIDES.filter((side) => city.edges.includes(side));
  const [first, second] = sides;
  if (!first) throw new RangeError(`a city of tile ${tile.id} has no side`);
  switch (sides.length) {
    case 1: {
      if (city.corners.length > 0) return { walls: TO_FAR_CORNER, corners: [], turns: sideIndex(first) };
      const besideBand = others.some(isBand);
      return { walls: [besideBand ? SHALLOW_CAP : CAP], corners: [], turns: sideIndex(first) };
    }
    case 2:
      if (isBand(city)) return planBand(first, others);
      return planCorner(tile, city, first, second);
    case 3: {
      const open = SIDES.find((side) => !sides.includes(side)) ?? "S";
      return { walls: [THREE_SIDES], corners: [CORNER_NW, CORNER_NE], turns: sideIndex(open) + 2 };
    }
    default:
      return { walls: [], corners: [CORNER_NW, CORNER_NE, [100, 100], [0, 100]], turns: 0 };
  }
}

function isBand(city: City): boolean {
  const [a, b] = city.edges;
  return city.edges.length === 2 && a !== undefined && b !== undefined && isOpposite(a, b);
}

/** N and S; a third city at a side pushes that side's wall deeper. */
function planBand(first: Side, others: readonly City[]): Plan {
  const turns = first === "N" ? 0 : 1;
  const pushing = others[0]?.edges[0];
  const westSide = rotatedSide("W", turns);
  const west = pushing !== undefined && pushing === westSide ? bandWall(39) : bandWall(27);
  const east = pushing !== undefined && pushing !== westSide ? bandWall(39) : bandWall(27);
  return { walls: [west, turnCurve(east, 2)], corners: [], turns };
}

/** The west wall of a band from N to S, `depth` inside at its middle. */
function bandWall(depth: number): Curve {
  return depth > 30
    ? curve(
        [INSET, 0],
        [
          [32, 24],
          [39, 36],
          [39, 50],
        ],
        [
          [39, 64],
          [32, 76],
          [INSET, 100],
        ],
      )
    : curve(
        [INSET, 0],
        [
          [25, 26],
          [27, 36],
          [27, 50],
        ],
        [
          [27, 64],
          [25, 74],
          [INSET, 100],
        ],
      );
}

/** Two sides that meet, drawn as N and W. */
function planCorner(tile: Tile, city: City, first: Side, second: Side | undefined): Plan {
  const others = tile.cities.filter((other) => other !== city);
  const turns = first === "N" && second === "W" ? 0 : sideIndex(first) + 1;
  if (city.corners.length > 0) return { walls: CORNER_TO_CORNER, corners: [CORNER_NW], turns };
  const wallWith = (a: Point, b: Point): Plan => ({
    walls: [curve([FAR, 0], [a, b, [0, FAR]])],
    corners: [CORNER_NW],
    turns,
  });
  if (hasCrossing(tile, "crop_fill")) return wallWith([60, 17], [17, 60]);
  if (others.some((other) => !isBand(other) && other.edges.length === 2)) return wallWith([64, 21], [21, 64]);
  if (others.length > 0) return wallWith([68, 25], [25, 68]);
  return wallWith([84, 31], [31, 84]);
}

const CORNER_NW: Point = [0, 0];
const CORNER_NE: Point = [100, 0];

/** One side, N. */
const CAP = curve(
  [INSET, 0],
  [
    [22, 19],
    [34, 29],
    [50, 29],
  ],
  [
    [66, 29],
    [78, 19],
    [FAR, 0],
  ],
);
/** One side, N, next to a band whose wall is pushed deeper. */
const SHALLOW_CAP = curve(
  [INSET, 0],
  [
    [24, 14],
    [36, 22],
    [50, 22],
  ],
  [
    [64, 22],
    [76, 14],
    [FAR, 0],
  ],
);
/** One side, N, reaching the south-east corner. */
const TO_FAR_CORNER = [
  curve(
    [INSET, 0],
    [
      [22, 20],
      [46, 40],
      [100, 100],
    ],
  ),
  curve(
    [100, 100],
    [
      [82, 58],
      [82, 24],
      [FAR, 0],
    ],
  ),
];
/** N and W, reaching the south-east corner. */
const CORNER_TO_CORNER = [
  curve(
    [FAR, 0],
    [
      [80, 24],
      [70, 62],
      [100, 100],
    ],
  ),
  curve(
    [100, 100],
    [
      [62, 70],
      [24, 80],
      [0, FAR],
    ],
  ),
];
/** N, E and W. */
const THREE_SIDES = curve(
  [100, FAR],
  [
    [80, 80],
    [64, 73],
    [50, 73],
  ],
  [
    [36, 73],
    [20, 80],
    [0, FAR],
  ],
);
