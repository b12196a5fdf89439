/** Signs of what cards do, each in a box of 24 around (0, 0): a card, a hand, a guild, an arrow, an action. */
import { num, placed } from "$lib/drawing/svg";
import { BACK, PAPER, VP } from "./palette";

/** Text in the serif face, centred at x = 0. */
export function numeral(text: string, size: number, y: number, colour: string): string {
  return `<text y="${num(y)}" text-anchor="middle" font-family="var(--serif)" font-weight="700" font-size="${num(size)}" fill="${colour}" style="font-variant-numeric:lining-nums">${text}</text>`;
}

function stroked(path: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${VP.ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const sheet = (fill: string): string =>
  `<rect x="-6" y="-8.4" width="12" height="16.8" rx="2" fill="${fill}" stroke="${VP.ink}" stroke-width="1.4"/>`;

/** A card of one's own, light; one of another player, dark. */
export const CARD = sheet(PAPER);
export const THEIR_CARD = sheet("#B9A27A");
/** A card drawn from the deck. */
export const DRAW = sheet(PAPER) + stroked("M0-4V4M-3 1L0 4.4L3 1", 1.8);
export const ARROW = stroked("M-8 0H7M2.6-4.4L7.4 0L2.6 4.4", 2);
export const SWAP = stroked("M-8-3.4H7M3-7L7-3.4L3 .2M8 4.2H-7M-3 .6L-7 4.2L-3 7.8", 1.8);
export const HAND =
  placed([-5, 1.4], sheet(PAPER), 0.8, -20) +
  placed([0, 0], sheet(PAPER), 0.8) +
  placed([5, 1.4], sheet(PAPER), 0.8, 20);
/** A guild: the gabled hall. */
export const HALL =
  `<path d="M-10-1.6L0-10L10-1.6V9.4H-10Z" fill="${PAPER}" stroke="${VP.ink}" stroke-width="1.6" stroke-linejoin="round"/>` +
  stroked("M-6 2.4H6M-6 5.8H6M-6 2V9M0 2V9M6 2V9", 1.2);
/** Another player's chapter: a row of cells. */
export const CHAPTER = [-8, -2.6, 2.8]
  .map(
    (x) => `<rect x="${x}" y="-4" width="5.2" height="8" rx="1" fill="#B9A27A" stroke="${VP.ink}" stroke-width="1.2"/>`,
  )
  .join("");

/** An action: the ring that the action area counts with. */
export const ACTION = `<circle r="7.4" fill="none" stroke="${VP.drop}" stroke-width="3.4"/>`;
export const PLUS = stroked("M-4 0H4M0-4V4", 2.4);

/** A drop as on the VP cards, with a number. */
export function drop(value: number | string): string {
  return (
    `<path d="M0-11.4C6-11.4 9.4-7 9.4-2.2C9.4 4.6 4.6 8.8 0 11.4C-4.6 8.8-9.4 4.6-9.4-2.2C-9.4-7-6-11.4 0-11.4Z" fill="${VP.drop}" stroke="${VP.dropEdge}" stroke-width="1.2"/>` +
    numeral(String(value), 12.4, 3, VP.number)
  );
}

/** A completed chapter: brown backs, one behind the other. */
export const COMPLETED =
  '<rect x="-8" y="-7" width="15" height="17" rx="2.4" fill="#4A3A26"/>' +
  '<rect x="-5" y="-10" width="15" height="17" rx="2.4" fill="#7A6242" stroke="#F7EBCB"/>' +
  `<path d="M2.5-5.6L4-3L6.8-2.6L4.8-.6L5.2 2.2L2.5 .9L-.2 2.2L.2-.6L-1.8-2.6L1-3Z" fill="${BACK.sign}" opacity=".8"/>`;

/** One sign after the other, centred, made smaller where they would not fit. */
export function row(signs: readonly (readonly [markup: string, width: number])[], room: number, scale: number): string {
  const natural = signs.reduce((sum, [, width]) => sum + width, 0);
  const size = Math.min(scale, room / natural);
  let x = (-natural * size) / 2;
  return signs
    .map(([markup, width]) => {
      const at = x + (width * size) / 2;
      x += width * size;
      return placed([at, 0], markup, size);
    })
    .join("");
}
