import { type Curve, curve, curveEnd, mapCurve, sampleCurve } from "$lib/drawing/curve";
import { between, distance, type Point } from "$lib/drawing/point";
import { seededRandom, within } from "$lib/drawing/random";
import { type CityShape, cityShape } from "./cityShape";
import { CENTRE, inside, isOpposite, rotatedSide, sideMiddle, turnCurve } from "./sides";
import { hasCrossing, type Road, type Rotation, type Side, type Tile } from "./tileData";

/** Half the width of a road, its edges included. */
export const ROAD_HALF_WIDTH = 5.3;
/** Width of a road without its edges. */
export const ROAD_FILL_WIDTH = 8.2;
/** Radius of the disc in the middle of a crossroads. */
export const HUB_RADIUS = 9.6;
/** How far inside the tile a road's wall is looked for when it ends at a city. */
const GATE_DEPTH = 28;

/** Where a road lies on the rotated tile. */
export interface RoadShape {
  readonly road: Road;
  readonly sides: readonly Side[];
  /** The centre line, from the first edge to the second or to what ends the road. */
  readonly line: Curve;
  /** The centre line as points. */
  readonly points: readonly Point[];
}

/**
 * Where a road of the tile lies after the rotation.
 *
 * @throws RangeError if the tile has no road with that index.
 */
export function roadShape(tile: Tile, index: number, rotation: Rotation): RoadShape {
  const road = tile.roads[index];
  const [first, second] = road?.edges ?? [];
  if (!road || !first) throw new RangeError(`tile ${tile.id} has no road ${index}`);
  const unrotated = second ? throughRoad(tile, index, first, second) : endingRoad(tile, road, first);
  const line = turnCurve(unrotated, rotation);
  return {
    road,
    sides: road.edges.map((side) => rotatedSide(side, rotation)),
    line,
    points: sampleCurve(line, 16),
  };
}

function throughRoad(tile: Tile, index: number, first: Side, second: Side): Curve {
  const from = sideMiddle(first);
  const to = sideMiddle(second);
  if (!isOpposite(first, second)) return curve(from, [between(from, CENTRE, 0.62), between(to, CENTRE, 0.62), to]);
  const random = seededRandom(`${tile.id}|road ${index}`);
  const sway = (random() < 0.5 ? -1 : 1) * within(random, 3, 6);
  const line = curve(
    [50, 0],
    [
      [50, 22],
      [50 + sway, 34],
      [50 + sway, 50],
    ],
    [
      [50 + sway, 66],
      [50, 78],
      [50, 100],
    ],
  );
  return first === "N" || first === "S" ? line : mapCurve(line, ([x, y]) => [y, x]);
}

function endingRoad(tile: Tile, road: Road, side: Side): Curve {
  if (road.end === "city") return roadToGate(cityShape(tile, road.end_city ?? 0, 0), side);
  return slightlyBent(sideMiddle(side), roadStop(tile, road, side));
}

/** Where a road that ends on the tile, but not at a city, stops. */
function roadStop(tile: Tile, road: Road, side: Side): Point {
  switch (road.end) {
    case "monastery":
    case "lake":
    case "crop_circle":
      return between(CENTRE, sideMiddle(side), 0.3);
    case "village":
      return hasCrossing(tile, "bridge") ? between(sideMiddle(side), CENTRE, 1.42) : CENTRE;
    default:
      return CENTRE;
  }
}

function slightlyBent(from: Point, to: Point): Curve {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const second = between(from, to, 0.7);
  return curve(from, [between(from, to, 0.4), [second[0] - dy * 0.06, second[1] + dx * 0.06], to]);
}

function roadToGate(city: CityShape, side: Side): Curve {
  const start = sideMiddle(side);
  const gate = gatePoint(city, side);
  return curve(start, [inside(side, 15), between(gate, inside(side, 27), 0.7), gate]);
}

/** The wall point where a road from that side enters the city. */
function gatePoint(city: CityShape, side: Side): Point {
  const before = inside(side, GATE_DEPTH);
  let gate: Point = CENTRE;
  for (const wall of city.walls) {
    for (const point of sampleCurve(wall, 30)) {
      if (gate === CENTRE || distance(point, before) < distance(gate, before)) gate = point;
    }
  }
  return gate;
}

/** The far end of a road: its second edge, or the place where it stops on the tile. */
export function roadEnd(shape: RoadShape): Point {
  return curveEnd(shape.line);
}

/** Short roads from a crossroads to the city walls that it reaches. */
export function roadStubs(tile: Tile, rotation: Rotation): Curve[] {
  return tile.crossings
    .filter((crossing) => crossing.kind === "crossroads")
    .flatMap((crossing) => crossing.city_arms)
    .map((side) => {
      const end = between(CENTRE, sideMiddle(rotatedSide(side, rotation)), 0.44);
      return curve(CENTRE, [between(CENTRE, end, 0.33), between(CENTRE, end, 0.67), end]);
    });
}
