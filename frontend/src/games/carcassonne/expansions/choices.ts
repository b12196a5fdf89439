/** Small pictures for the choices of the prompt bar: pieces, spaces of the track, what a crop circle may do. */
import { placed } from "$lib/drawing/svg";
import { ART } from "../drawing/palette";
import { drawCropSign } from "../drawing/cropSigns";
import { drawPiece } from "../drawing/pieces/piece";
import { drawDie, drawEnvelope, drawFerry, drawIngot } from "../drawing/pieces/things";
import type { Prompt } from "../view";
import type { CropSymbol, TrackFigure } from "./view";

const SIDE = 34;

function picture(width: number, markup: string): string {
  return `<svg width="${width}" height="${SIDE}" viewBox="0 0 ${width} ${SIDE}" aria-hidden="true">${markup}</svg>`;
}

/** A piece alone. */
export function piecePicture(piece: string, colour: number): string {
  const height = 30;
  return picture(SIDE, placed([17, 32], drawPiece(piece, colour, { height, halo: false })));
}

/** The figures that stand on a space, one behind the other. */
export function figuresPicture(figures: readonly { readonly figure: string; readonly colour: number }[]): string {
  const shown = figures.slice(0, 3);
  const step = 12;
  const markup = shown.map(({ figure, colour }, index) =>
    placed([15 + index * step, 31], drawPiece(figure, colour, { height: 26, halo: true })),
  );
  return picture(30 + (shown.length - 1) * step, markup.join(""));
}

/** A figure of the track and its way from space to space; `message` if it ends on a dark one. */
export function wayPicture(figure: TrackFigure, colour: number, from: number, to: number, message: boolean): string {
  const piece = figure === "marker" ? "meeple" : "messenger";
  const text = (x: number, value: number) =>
    `<text x="${x}" y="22" text-anchor="middle" font-size="15" font-weight="600" fill="currentColor">${value}</text>`;
  const arrow =
    `<path d="M55 17H67M62.5 12.5L67 17L62.5 21.5" fill="none" stroke="currentColor" stroke-width="1.8" ` +
    `stroke-linecap="round" stroke-linejoin="round"/>`;
  const envelope = message ? placed([112, 17], drawEnvelope(), 0.6) : "";
  return picture(
    message ? 128 : 94,
    placed([14, 32], drawPiece(piece, colour, { height: 26, halo: false })) +
      text(40, from) +
      arrow +
      text(82, to) +
      envelope,
  );
}

/** The sign of a crop circle with a plus or a minus. */
export function cropPicture(symbol: CropSymbol, adds: boolean): string {
  const mark = adds ? "M-4.5 0H4.5M0 -4.5V4.5" : "M-4.5 0H4.5";
  const badge =
    `<circle r="8" fill="var(--raised)" stroke="currentColor" stroke-width="1.4"/>` +
    `<path d="${mark}" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>`;
  return picture(46, placed([16, 17], cropSign(symbol, 1)) + placed([37, 24], badge));
}

/** What a step is about, around (0, 0) and some 60 high; null for those that a tile stands for. */
export function stepPicture(prompt: Prompt, piece: string, colour: number): string | null {
  switch (prompt.kind) {
    case "magic":
    case "part":
      return placed([0, 28], drawPiece(piece || "mage", colour, { height: 50 }));
    case "robber":
      return placed([0, 28], drawPiece("robber", colour, { height: 56 }));
    case "award":
    case "rob":
      return placed([0, 28], drawPiece("messenger", colour, { height: 50 }));
    case "ferry":
    case "ferries":
      return drawFerry();
    case "ingot":
    case "share":
      return placed([0, 2], drawIngot(), 1.5);
    case "message":
      return placed([0, 0], drawEnvelope(), 1.4);
    case "land":
      return placed([0, 0], drawDie((prompt.path?.length ?? 1) as 1 | 2 | 3), 1.6);
    case "crop":
      return cropSign(prompt.symbol ?? "shield", 1.9);
    default:
      return null;
  }
}

function cropSign(symbol: CropSymbol, scale: number): string {
  const disc = `<circle r="15" fill="${ART.wheat}" stroke="${ART.wheatEdge}" stroke-width="1.6"/>`;
  return placed([0, 0], disc + drawCropSign(symbol, [0, 0], 0.72), scale);
}
