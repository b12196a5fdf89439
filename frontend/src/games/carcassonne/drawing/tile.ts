import { type Circle, isInCircles, type Point } from "$lib/drawing/point";
import { type Random, seededRandom } from "$lib/drawing/random";
import { placed } from "$lib/drawing/svg";
import { drawCathedral, drawInn, drawMonasteryGarden, monasteryChurch } from "./buildings";
import type { CityShape } from "./cityShape";
import { ellipseClearance, fieldClearance } from "./clearance";
import { drawFieldGround, drawTufts, fieldTrees, ploughedStrip, type RoomAt } from "./fields";
import { drawCropArea, drawCropCircle, drawCropStrip, drawLake } from "./flatAreas";
import { cityHouses } from "./houses";
import { type Layout, layoutOf } from "./layout";
import { roadEnd } from "./roadShape";
import { crossroadsThings, drawRoadOverCity, drawRoads } from "./roads";
import { CENTRE } from "./sides";
import { drawFlight, drawFrame, drawGoods, drawPennant, drawSymbol } from "./signs";
import { citySignSpot, type Furniture, furnitureOf, monasteryGarden } from "./spots";
import { hasCrossing, type Rotation, type Tile } from "./tileData";
import { type Detail, drawUprights, outlineFactor, type Upright } from "./upright";
import { cityTowers, drawCityGround, drawWalls, gateAt } from "./walls";

/**
 * SVG markup of a tile in a square of 100 units, for a `<symbol>`, `<g>` or `<svg>`.
 *
 * @param rotation quarter turns clockwise; geometry turns, everything upright stays upright.
 * @param seed varies the decoration (use one number for each cell); the same arguments always give
 *   the same text, so callers cache it.
 * @param detail "small" below 48 px a side.
 */
export function drawTile(tile: Tile, rotation: Rotation, seed: number, detail: Detail): string {
  const layout = layoutOf(tile, rotation);
  const furniture = furnitureOf(layout);
  const random = seededRandom(`${tile.id}|${seed}`);
  const field = drawField(layout, furniture, random, detail);
  const parts = [
    field.ground,
    ...layout.cities.map((city) => drawCityGround(city, random, detail)),
    drawRoads(layout, detail),
    layout.lake ? drawLake(layout, layout.lake) : "",
    layout.crop ? drawCropArea(layout.crop) : "",
    hasCrossing(tile, "crop_fill") ? drawCropStrip(layout, detail) : "",
    ...layout.cities.map((city) => drawWalls(city, detail)),
    drawRoadOverCity(layout, detail),
    furniture.monastery ? drawMonasteryGarden(layout, furniture.monastery) : "",
    drawUprights([...field.things, ...cityThings(layout, furniture, random, detail)]),
    drawSigns(layout, furniture),
    drawFrame(),
  ];
  return `<svg width="100" height="100" overflow="hidden">${parts.join("")}</svg>`;
}

/** The ground of the field and what stands on it. */
function drawField(
  layout: Layout,
  furniture: Furniture,
  random: Random,
  detail: Detail,
): { ground: string; things: Upright[] } {
  const roomAt = fieldRoom(layout, furniture);
  let ground = drawFieldGround(random, detail);
  const strip = detail === "full" ? ploughedStrip(roomAt, random) : null;
  if (detail === "full") ground += (strip?.markup ?? "") + drawTufts(roomAt, random);
  const outline = outlineFactor(detail);
  const things = crossroadsThings(layout, roomAt, random);
  if (furniture.monastery) things.push(monasteryChurch(furniture.monastery, outline));
  for (const at of furniture.inns) things.push({ foot: at[1], markup: placed(at, drawInn(outline), 0.95) });
  const taken: Circle[] = strip ? [{ centre: strip.at, radius: 7 }] : [];
  if (layout.hub) taken.push({ centre: CENTRE, radius: 24 });
  if (layout.bridgeVillage) taken.push({ centre: layout.bridgeVillage, radius: 16 });
  const roomForTrees: RoomAt = (point) => (isInCircles(point, taken, 3) ? -1 : roomAt(point));
  const trees = layout.cities.length + layout.roads.length > 2 ? 5 : 9;
  things.push(...fieldTrees(roomForTrees, trees, random, detail));
  return { ground, things };
}

/** Open field around a point, without what stands there. */
function fieldRoom(layout: Layout, { monastery, symbol, inns, flight }: Furniture): RoomAt {
  const circles: Circle[] = inns.map((inn) => ({ centre: [inn[0], inn[1] - 2], radius: 11 }));
  if (symbol) circles.push({ centre: symbol.at, radius: 9 * symbol.scale });
  if (flight) {
    for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      const [x, y] = [flight.from[0], flight.from[1]];
      circles.push({ centre: [x + (flight.to[0] - x) * share, y + (flight.to[1] - y) * share], radius: 8 });
    }
  }
  return (point) => {
    if (isInCircles(point, circles, 3)) return -1;
    const room = fieldClearance(layout, point);
    return monastery ? Math.min(room, ellipseClearance(monasteryGarden(monastery), point)) : room;
  };
}

/** Houses, towers, gates and the cathedral of all cities. */
function cityThings(layout: Layout, furniture: Furniture, random: Random, detail: Detail): Upright[] {
  const gates = gatesOf(layout);
  const things = gates.map((gate) => gateAt(gate, detail));
  for (const city of layout.cities) {
    things.push(...cityHouses(city, houseKeepOuts(layout, city, furniture), random, detail));
    things.push(...cityTowers(city, gates, detail));
    if (city.city.cathedral) {
      things.push({ foot: 64, markup: placed([50, 54], drawCathedral(outlineFactor(detail))) });
    }
  }
  return things;
}

/** Where roads enter cities. */
function gatesOf(layout: Layout): Point[] {
  return layout.roads.filter((shape) => shape.road.end === "city").map(roadEnd);
}

/** Where no house of a city may stand. */
function houseKeepOuts(layout: Layout, city: CityShape, furniture: Furniture): Circle[] {
  const circles: Circle[] = [];
  if (hasSign(city)) circles.push({ centre: citySignSpot(layout, city), radius: 10 });
  if (city.city.cathedral) circles.push({ centre: [50, 48], radius: 30 });
  if (furniture.symbol) circles.push({ centre: furniture.symbol.at, radius: 11 });
  for (const [x, y] of gatesOf(layout)) circles.push({ centre: [x, y + 4], radius: 7 });
  if (hasCrossing(layout.tile, "crop_fill")) circles.push({ centre: [50, 53], radius: 18 });
  if (hasCrossing(layout.tile, "over_city")) {
    for (const [x, y] of layout.roads.flatMap((shape) => shape.points)) {
      circles.push({ centre: [x, y + 3], radius: 8.4 });
    }
  }
  return circles;
}

function hasSign({ city }: CityShape): boolean {
  return city.pennants > 0 || city.goods !== null;
}

/** What lies above everything: pennants, goods and the symbols of expansions. */
function drawSigns(layout: Layout, { symbol, flight }: Furniture): string {
  const ofCities = layout.cities.filter(hasSign).map((city) => {
    const { goods } = city.city;
    return placed(citySignSpot(layout, city), goods ? drawGoods(goods) : drawPennant());
  });
  return (
    ofCities.join("") +
    drawCropCircle(layout) +
    (symbol ? drawSymbol(layout.tile, symbol) : "") +
    (flight ? drawFlight(flight) : "")
  );
}
