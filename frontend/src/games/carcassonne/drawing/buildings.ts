import { pointAlong } from "$lib/drawing/curve";
import type { Point } from "$lib/drawing/point";
import { layeredStroke, linePath, num, placed } from "$lib/drawing/svg";
import type { Layout } from "./layout";
import { ART, ROOFS } from "./palette";
import { ROAD_FILL_WIDTH, ROAD_HALF_WIDTH, roadEnd } from "./roadShape";
import { monasteryGarden, type Spot } from "./spots";
import type { Upright } from "./upright";

const [RED_ROOF, LIGHT_ROOF, DARK_ROOF] = ROOFS;

/** The garden of a monastery with its hedge, and the paths from the roads that end there. */
export function drawMonasteryGarden(layout: Layout, spot: Spot): string {
  const { centre, rx, ry } = monasteryGarden(spot);
  const oval = `cx="${num(centre[0])}" cy="${num(centre[1])}" rx="${num(rx)}" ry="${num(ry)}"`;
  const church: Point = [spot.at[0], spot.at[1] + 6 * spot.scale];
  const paths = layout.roads
    .filter((shape) => shape.road.end === "monastery")
    .map((shape) => linePath([pointAlong(shape.line, 0.55), roadEnd(shape), church]));
  return (
    `<ellipse ${oval} fill="${ART.fieldLight}" stroke="${ART.tuft}" stroke-width=".8"/>` +
    `<ellipse ${oval} fill="none" stroke="${ART.treeEdge}" stroke-width="2.2" stroke-dasharray="2.2 2" opacity=".55"/>` +
    (paths.length === 0
      ? ""
      : layeredStroke(paths.join(""), [
          { color: ART.roadEdge, width: 2 * ROAD_HALF_WIDTH },
          { color: ART.road, width: ROAD_FILL_WIDTH },
        ]))
  );
}

/** The church of a monastery. */
export function monasteryChurch({ at, scale }: Spot, outline: number): Upright {
  return { foot: at[1] + 12 * scale, markup: placed(at, drawChurch(outline), scale) };
}

/** A church 40 × 42 with its tower on the right, around a point 12 above its foot. */
function drawChurch(outline: number): string {
  const edge = (color: string): string => `stroke="${color}" stroke-width="${num(0.8 * outline)}"`;
  const arch = (x: number): string => `M${num(x)} 12V6.2a1.9 1.9 0 0 1 3.8 0V12Z`;
  return (
    `<ellipse cx="2" cy="12.6" rx="21" ry="4.6" fill="${ART.shadow}" opacity=".28"/>` +
    `<path d="M-19 12V-1H6V12Z" fill="${ART.houseSide}" ${edge(ART.stoneEdge)}/>` +
    `<path d="M-21.4 -.6L-16.6 -10.4H3.6L8.4 -.6Z" fill="${RED_ROOF.fill}" ${edge(RED_ROOF.ridge)} ` +
    `stroke-linejoin="round"/>` +
    `<path d="M-18.6 -5H6M-19.8 -2.6H7" stroke="${RED_ROOF.ridge}" stroke-width=".5" opacity=".6"/>` +
    `<path d="M4 12.6V-14H16V12.6Z" fill="${ART.houseFront}" ${edge(ART.stoneEdge)}/>` +
    `<path d="M11.4 12.4V-13.8H15.6V12.4Z" fill="${ART.houseSide}"/>` +
    `<path d="M2.4 -13.6L10 -23.4L17.6 -13.6Z" fill="${DARK_ROOF.fill}" ${edge(DARK_ROOF.ridge)} ` +
    `stroke-linejoin="round"/>` +
    `<path d="M10 -23.4V-29.6M7.6 -27.4H12.4" stroke="${ART.stoneEdge}" stroke-width="1.3" stroke-linecap="round"/>` +
    `<path d="M7.9 -3.4V-7.4a2.1 2.1 0 0 1 4.2 0V-3.4Z" fill="${ART.stoneEdge}"/>` +
    `<path d="M7 12.6V6.6a3 3 0 0 1 6 0V12.6Z" fill="${ART.gateWood}"/>` +
    `<path d="${arch(-15.8)}${arch(-9.6)}${arch(-3.4)}" fill="${ART.stoneEdge}" opacity=".8"/>`
  );
}

/** A cathedral 48 × 48 with two spires, around a point 14 above its foot. */
export function drawCathedral(outline = 1): string {
  const edge = `stroke="${ART.stoneEdge}" stroke-width="${num(0.9 * outline)}"`;
  return (
    `<ellipse cx="2" cy="14.6" rx="22" ry="4" fill="${ART.shadow}" opacity=".3"/>` +
    `<path d="M-12 14V-6L0 -18L12 -6V14Z" fill="${ART.houseFront}" ${edge}/>` +
    `<circle cy="-5.4" r="4.6" fill="${ART.pennant}" ${edge}/>` +
    `<path d="M0 -10V-.8M-4.6 -5.4H4.6M-3.2 -8.6L3.2 -2.2M3.2 -8.6L-3.2 -2.2" stroke="${ART.gold}" ` +
    `stroke-width=".7"/>` +
    `<path d="M-3.6 14V6a3.6 3.6 0 0 1 7.2 0V14Z" fill="${ART.gateWood}" ${edge}/>` +
    placed([-14, 0], drawSpire(edge)) +
    placed([14, 0], drawSpire(edge))
  );
}

function drawSpire(edge: string): string {
  return (
    `<path d="M-5 14V-15H5V14Z" fill="${ART.houseFront}" ${edge}/>` +
    `<path d="M1.2 13.6V-14.6H4.5V13.6Z" fill="${ART.houseSide}"/>` +
    `<path d="M-6 -15L0 -29L6 -15Z" fill="${ART.slate}" stroke="${ART.slateRidge}" stroke-width=".9" ` +
    `stroke-linejoin="round"/>` +
    `<path d="M0 -29V-33M-1.6 -31.6H1.6" stroke="${ART.stoneEdge}"/>` +
    `<path d="M-1.4 -5V-9.4a1.4 1.4 0 0 1 2.8 0V-5Z" fill="${ART.stoneEdge}"/>`
  );
}

/** An inn with a golden sign at its pond, around the middle of its foot. */
export function drawInn(outline: number): string {
  const edge = (color: string): string => `stroke="${color}" stroke-width="${num(0.7 * outline)}"`;
  return (
    `<ellipse cy="2" rx="15" ry="8.4" fill="${ART.water}" stroke="${ART.waterEdge}" stroke-width=".9"/>` +
    `<path d="M-11 4q2 -1.2 4 0t4 0M2 6q2 -1.2 4 0t4 0" stroke="${ART.waterEdge}" stroke-width=".7" fill="none" ` +
    `opacity=".8"/>` +
    `<path d="M-5 -1V-8H7V-1Z" fill="${ART.houseFront}" ${edge(ART.stoneEdge)}/>` +
    `<path d="M-7 -7.6L-3.6 -14.4H5.6L9 -7.6Z" fill="${LIGHT_ROOF.fill}" ${edge(LIGHT_ROOF.ridge)} ` +
    `stroke-linejoin="round"/>` +
    `<path d="M-.6 -5.4H2.6V-1H-.6Z" fill="${ART.gateWood}"/>` +
    `<path d="M-5.4 -6.4H-9.4V-2.6" stroke="${ART.stoneEdge}" stroke-width=".8" fill="none"/>` +
    `<path d="M-11.4 -5.4h4v4h-4Z" fill="${ART.gold}" stroke="${ART.stoneEdge}" stroke-width=".6"/>`
  );
}
