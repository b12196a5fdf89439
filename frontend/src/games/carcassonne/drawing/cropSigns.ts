import type { Point } from "$lib/drawing/point";
import { placed } from "$lib/drawing/svg";
import { ART } from "./palette";
import type { CropCircle } from "./tileData";

const SIGN_PATHS: Readonly<Record<CropCircle, string>> = {
  rake: "M0 12V-4M-8 -4H8M-8 -4V-11M-2.7 -4V-11M2.7 -4V-11M8 -4V-11",
  club: "M-5 12L3 -1M3 -1C-1 -6 3 -13 8 -11C13 -9 11 -2 6 .4Z",
  shield: "M-9 -10H9V1C9 7 4 10 0 12C-4 10 -9 7 -9 1ZM0 -10V12M-9 -1H9",
};

/** The sign of a crop circle, about 24 high. */
export function drawCropSign(sign: CropCircle, at: Point, scale: number): string {
  const lines =
    `<path d="${SIGN_PATHS[sign]}" fill="none" stroke="${ART.cropSign}" stroke-width="3" ` +
    `stroke-linecap="round" stroke-linejoin="round"/>`;
  return placed(at, lines, scale);
}
