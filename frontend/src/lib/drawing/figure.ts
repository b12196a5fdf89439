import { drawEmblem } from "./emblems";
import type { Point } from "./point";
import { HALO, type SeatLook } from "./seats";
import { placed } from "./svg";

/** Height of the box in which all figures are drawn; its width is 48. */
const BOX_HEIGHT = 56;
/** Where a standing figure touches the ground, in its box. */
const FOOT: Point = [24, 53];
/** Middle of a lying figure, in its box. */
const MIDDLE: Point = [24, 29];

/** Outline of the figure: a Cycladic figurine with folded arms, a tilted head and a small base. */
export const FIGURE_PATH =
  "M16.6 4.6Q24 .6 31.4 4.6Q33.2 12.2 27.8 17.2L27.6 19.6C34.5 20 43.2 21.2 44.6 27.2C45.6 31.6 42.6 34.8 38.4 36" +
  "C36 36.8 35.2 38.4 34.8 41L33.8 47.4Q36.6 49.2 36.8 52.2Q36.8 54.4 34.6 54.4H13.4Q11.2 54.4 11.2 52.2" +
  "Q11.4 49.2 14.2 47.4L13.2 41C12.8 38.4 12 36.8 9.6 36C5.4 34.8 2.4 31.6 3.4 27.2C4.8 21.2 13.5 20 20.4 19.6" +
  "L20.2 17.2Q14.8 12.2 16.6 4.6Z";

/** Shadow on the ground under a standing figure. */
export const GROUND_SHADOW = `<ellipse cx="25" cy="53.4" rx="16" ry="4" fill="#1A1208" opacity=".28"/>`;

/** Where a piece stands and how high it is. */
export interface Standing {
  /** Foot of the piece; the middle of one that lies. Default (0, 0). */
  readonly at?: Point;
  /** Height of its box in the units of the drawing around it. Default 56. */
  readonly height?: number;
}

/** A piece drawn in the box, put where it stands. */
export function stand(markup: string, { at = [0, 0], height = BOX_HEIGHT }: Standing): string {
  return placed(at, `<g transform="translate(${-FOOT[0]} ${-FOOT[1]})">${markup}</g>`, height / BOX_HEIGHT);
}

/** A piece drawn in the box, laid down with its head to the left. */
export function lay(markup: string, { at = [0, 0], height = BOX_HEIGHT }: Standing): string {
  const middle = `<g transform="translate(${-MIDDLE[0]} ${-MIDDLE[1]})">${markup}</g>`;
  return placed(at, middle, height / BOX_HEIGHT, -90);
}

/** Ivory edge under a piece, so that it stands out on any ground. */
export function halo(path: string): string {
  return (
    `<path d="${path}" fill="none" stroke="${HALO}" stroke-opacity=".9" stroke-width="6.4" ` +
    `stroke-linejoin="round" stroke-linecap="round"/>`
  );
}

/** A part of a piece: flat fill with its edge. */
export function part(path: string, fill: string, edge: string, width: number): string {
  return `<path d="${path}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** A line drawn on a piece. */
export function line(path: string, color: string, width: number, opacity = 1): string {
  const faint = opacity === 1 ? "" : ` stroke-opacity="${opacity}"`;
  return (
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${faint} ` +
    `stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** Body of the figure with light, legs and emblem; `emblemTurn` keeps the emblem upright on a lying one. */
export function figureBody(look: SeatLook, emblemTurn = 0): string {
  return (
    part(FIGURE_PATH, look.fill, look.edge, 2.4) +
    line("M6.2 27.8C7.4 24.4 12 22.8 17 22.4", "#FFF", 2, 0.45) +
    line("M24 42.6V53", look.edge, 1.8) +
    placed([24, 29.2], drawEmblem(look.emblem, 6.4, look.mark), 1, emblemTurn)
  );
}

/** Light on the head, and the nose. */
export function figureFace(look: SeatLook): string {
  return line("M18.4 6.2Q22.4 3.6 26 3.9", "#FFF", 2, 0.55) + figureNose(look);
}

/** The nose, below a hat. */
export function figureNose(look: SeatLook): string {
  return line("M22 12.4L24 7.6L25.6 12.2", look.edge, 1.6, 0.75);
}
