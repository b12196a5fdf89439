/** A VP card of 92 x 124: the drop with its value, its cost in completed chapters, its ability in signs. */
import { placed } from "$lib/drawing/svg";
import type { VpFacts, VpId } from "../data";
import {
  ACTION,
  ARROW,
  CARD,
  CHAPTER,
  COMPLETED,
  DRAW,
  HALL,
  HAND,
  numeral,
  PLUS,
  row,
  SWAP,
  THEIR_CARD,
} from "./glyphs";
import { SHADOW, VP } from "./palette";

export const VP_WIDTH = 92;
export const VP_HEIGHT = 124;

type Signs = readonly (readonly [markup: string, width: number])[];

const ABILITIES: Readonly<Partial<Record<VpId, Signs>>> = {
  vp2_chapter: [
    [CHAPTER, 20],
    [ARROW, 21],
    [HALL, 24],
  ],
  vp3_swap: [
    [CARD, 16],
    [SWAP, 20],
    [THEIR_CARD, 14],
    [THEIR_CARD, 14],
  ],
  vp3_hand: [
    [HAND, 25],
    [ARROW, 21],
    [HALL, 24],
  ],
  vp4_draw: [
    [numeral("5", 17, 6, VP.ink), 13],
    [DRAW, 16],
  ],
  vp4_card: [
    [THEIR_CARD, 17],
    [ARROW, 21],
    [HALL, 24],
  ],
  vp4_action: [
    [PLUS, 14],
    [ACTION, 20],
  ],
  vp7: [
    [PLUS, 14],
    [ACTION, 21],
    [ACTION, 21],
  ],
};

/** The signs of a VP card's ability around (0, 0), within `room`; nothing if it has none. */
export function drawAbility(id: VpId, room: number, scale: number): string {
  const signs = ABILITIES[id];
  return signs ? row(signs, room, scale) : "";
}

function cost(count: number): string {
  return Array.from({ length: count }, (_, index) =>
    placed([45 + (index - (count - 1) / 2) * 26, 77], COMPLETED, 0.9),
  ).join("");
}

const sheet =
  `<rect x="2" y="3" width="${VP_WIDTH}" height="${VP_HEIGHT}" rx="8" fill="${SHADOW}" opacity=".26"/>` +
  `<rect width="${VP_WIDTH}" height="${VP_HEIGHT}" rx="8" fill="${VP.ground}" stroke="${VP.frame}" stroke-width="1.6"/>` +
  `<rect x="4.6" y="4.6" width="82.8" height="114.8" rx="5.4" fill="none" stroke="${VP.line}"/>`;

const shape = `<path d="M46 9C60 9 68 19 68 31C68 47 56 55 46 59C36 55 24 47 24 31C24 19 32 9 46 9Z" fill="${VP.drop}" stroke="${VP.dropEdge}" stroke-width="1.6"/>`;

/** A VP card face up, from (0, 0). */
export function drawVp(card: VpFacts): string {
  const ability = drawAbility(card.id, 72, 0.92);
  const box = `<rect x="7" y="92" width="78" height="25" rx="4" fill="#FFFDF6" stroke="${VP.line}"/>`;
  return (
    sheet +
    shape +
    placed([46, 0], numeral(String(card.value), 30, 43, VP.number)) +
    cost(card.cost) +
    (ability && box + placed([46, 104.5], ability))
  );
}

/** The back of the VP deck. */
export const vpBack =
  sheet +
  `<g fill="none" stroke="${VP.line}" stroke-width="1.4"><circle cx="46" cy="62" r="30"/><circle cx="46" cy="62" r="25"/></g>` +
  placed(
    [46, 62],
    `<path d="M0-17C9-17 14-10 14-3C14 7 7 13 0 17C-7 13-14 7-14-3C-14-10-9-17 0-17Z" fill="${VP.drop}"/>`,
  );
