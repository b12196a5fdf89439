/** The ways between places as smooth lines. */
import { type Point } from "$lib/drawing/point";
import { num } from "$lib/drawing/svg";
import type { Location, Route } from "../data";
import { onMap } from "./projection";

const text = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** A curve through all the points (Catmull and Rom 1974), as path data. */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!;
  let path = `M${text(points[0]!)}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${text(leaving)} ${text(arriving)} ${text(to)}`;
  }
  return path;
}

/** Share of its length by which a straight way bows to one side. */
const BOW = 0.05;

/** A route as path data from `a` to `b`: through its points, or slightly bowed. */
export function routePath(route: Route, locations: ReadonlyMap<string, Location>): string {
  const start = locations.get(route.a)!;
  const end = locations.get(route.b)!;
  const via = route.via ?? [];
  const from = onMap(start.lon, start.lat);
  const to = onMap(end.lon, end.lat);
  if (via.length > 0) return smoothPath([from, ...via.map(([lon, lat]) => onMap(lon, lat)), to]);
  const bowed: Point = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * BOW,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * BOW,
  ];
  return `M${text(from)}Q${text(bowed)} ${text(to)}`;
}

/** Finds the route between two places, whichever way round. */
export function routeBetween(routes: readonly Route[], a: string, b: string): Route | undefined {
  return routes.find((route) => (route.a === a && route.b === b) || (route.a === b && route.b === a));
}

/** All routes: land dashed in brown, sea dotted in blue. */
export function drawRoutes(routes: readonly Route[], locations: ReadonlyMap<string, Location>): string {
  return routes
    .map((route) => {
      const path = routePath(route, locations);
      const stroke = (color: string, width: number, more: string): string =>
        `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;
      return route.kind === "sea"
        ? stroke("#F2FAF8", 5.4, `stroke-linecap="round" opacity=".95"`) +
            stroke("#1F5C72", 2.6, `stroke-dasharray=".1 6.4" stroke-linecap="round"`)
        : stroke("#FFF8E6", 6, `stroke-linecap="round"`) + stroke("#6B4524", 2.6, `stroke-dasharray="8 4.6"`);
    })
    .join("");
}
