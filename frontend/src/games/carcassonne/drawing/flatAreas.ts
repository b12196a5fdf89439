import { between, type Point } from "$lib/drawing/point";
import { layeredStroke, linePath, num } from "$lib/drawing/svg";
import { drawCropSign } from "./cropSigns";
import type { Ellipse, Layout } from "./layout";
import { ART } from "./palette";
import { roadEnd } from "./roadShape";
import { CENTRE } from "./sides";
import type { Detail } from "./upright";

function oval({ centre, rx, ry }: Ellipse, less: number, style: string): string {
  return `<ellipse cx="${num(centre[0])}" cy="${num(centre[1])}" rx="${num(rx - less)}" ry="${num(ry - less)}" ${style}/>`;
}

/** A ferry lake with a jetty at each road. */
export function drawLake(layout: Layout, lake: Ellipse): string {
  const jetties = layout.roads
    .filter((shape) => shape.road.end === "lake")
    .map((shape) => linePath(jettyLine(roadEnd(shape))));
  return (
    oval(lake, 0, `fill="${ART.sand}" stroke="${ART.roadEdge}" stroke-width=".8"`) +
    oval(lake, 3, `fill="${ART.water}" stroke="${ART.waterEdge}" stroke-width="1.2"`) +
    `<path d="M38 44q3 -1.6 6 0t6 0M50 56q3 -1.6 6 0t6 0M40 58q2 -1.2 4 0t4 0" fill="none" ` +
    `stroke="${ART.waterEdge}" stroke-width=".9" opacity=".75"/>` +
    layeredStroke(jetties.join(""), [
      { color: ART.plankEdge, width: 7.4 },
      { color: ART.plank, width: 5.4 },
      { color: ART.plankJoint, width: 5.4, dash: ".7 2" },
    ])
  );
}

/** From the shore to the end of the road in the lake. */
function jettyLine(end: Point): readonly [Point, Point] {
  const [dx, dy] = [end[0] - CENTRE[0], end[1] - CENTRE[1]];
  return [[CENTRE[0] + dx * 1.9, CENTRE[1] + dy * 1.5], end];
}

const CROP_STYLE = `fill="${ART.wheat}" stroke="${ART.wheatEdge}" stroke-width="1.4"`;

/** The round crop area. Its sign is drawn later, above everything that stands upright. */
export function drawCropArea(crop: Ellipse): string {
  return oval(crop, 0, CROP_STYLE);
}

/** Wheat that fills the strip between the walls of two cities. */
export function drawCropStrip(layout: Layout, detail: Detail): string {
  const [first = [], second = []] = layout.wallLines;
  const strip = `<path d="${linePath([...first, ...second], true)}" fill="${ART.wheat}"/>`;
  if (detail === "small") return strip;
  const rows = [0.25, 0.5, 0.75].map((share) => {
    const back = [...second].reverse();
    return linePath(first.map((point, i) => between(point, back[i] ?? point, share)));
  });
  return `${strip}<path d="${rows.join("")}" fill="none" stroke="${ART.wheatEdge}" stroke-width=".7" stroke-dasharray="2 1.6" opacity=".7"/>`;
}

/** The sign of a crop circle within its dashed ring; a disc lies under it where crops fill a strip. */
export function drawCropCircle(layout: Layout): string {
  const sign = layout.tile.crop_circle;
  if (sign === null) return "";
  const inStrip = layout.crop === null;
  const radius = inStrip ? 12.6 : 16;
  return (
    (inStrip ? `<circle cx="50" cy="50" r="16" ${CROP_STYLE}/>` : "") +
    `<circle cx="50" cy="50" r="${radius}" fill="none" stroke="${ART.wheatEdge}" stroke-width="1.4" ` +
    `stroke-dasharray="1.8 2.1"/>` +
    drawCropSign(sign, CENTRE, inStrip ? 0.66 : 0.82)
  );
}
