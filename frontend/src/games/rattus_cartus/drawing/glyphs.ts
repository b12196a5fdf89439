/** The signs of the game: classes, nuns, rats, special cards and what actions do. Each around (0, 0). */
import type { Badge } from "$lib/drawing/badges";
import { laurel } from "$lib/drawing/badges";
import { placed } from "$lib/drawing/svg";
import type { Class, Special, Stack } from "../data";
import { INK, LOSS, PAPER } from "./palette";

const SIGNS: Readonly<Record<Class, string>> = {
  peasantry: "M0 9V-2M-5-8C-6-2-3 0 0 0C3 0 6-2 5-8M0-8V0",
  bourgeoisie: "M0-8V8M-6-5H6M-6-5L-9 2H-3ZM6-5L3 2H9Z",
  church: "M0-9V9M-5-3H5",
  chivalry: "M-7-8H7V0Q7 6 0 9Q-7 6-7 0Z",
  magic: "M3-8A8 8 0 1 0 7 5A7 7 0 0 1 3-8Z",
  royalty: "M-8 6V-6L-3-1L0-8L3-1L8-6V6Z",
};

/** The sign that stands for a class wherever its colour does. */
export function classSign(id: Class, color = "#fff"): Badge {
  const path = `<path d="${SIGNS[id]}" fill="none" stroke="${color}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>`;
  return (at, scale) => placed(at, path, scale);
}

const NUN =
  `<path d="M-7 10C-9-2-6-10 0-10C6-10 9-2 7 10Z" fill="#23262D" stroke="#fff"/>` +
  `<path d="M-3.6-1.4Q-4-6.4 0-6.4Q4-6.4 3.6-1.4Q3 2.4 0 3Q-3 2.4-3.6-1.4Z" fill="#F3D9BC" stroke="#fff" stroke-width="1.4"/>`;

export const nun: Badge = (at, scale) => placed(at, NUN, scale);

/** A rat from the left, 46 wide. */
export function rat(color = "#55504A"): Badge {
  const markup =
    `<path d="M15 4C22 4 24-3 19-6" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="M-18 5Q-13-4-6-6Q-6-11-1.6-10Q1.6-9.6 .6-6.2C9-9 17-4 17 5Q17 8 13 8H-9Q-16 8-18 5Z" fill="${color}" stroke="#1E1B18" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<circle cx="-10" cy=".6" r="1.2" fill="#fff"/>` +
    `<path d="M-18 5L-23 3.4M-18 5.6L-23 7" stroke="#1E1B18" stroke-width=".8"/>` +
    `<path d="M-7 8V10.6M8 8V10.6" stroke="#1E1B18" stroke-width="1.6" stroke-linecap="round"/>`;
  return (at, scale) => placed(at, markup, scale);
}

/** A rat that is given back. */
export const ratGone: Badge = (at, scale) =>
  rat()([at[0] + scale, at[1]], scale * 0.62) +
  placed(at, `<path d="M-10 8L10-9" stroke="${LOSS}" stroke-width="2.6" stroke-linecap="round"/>`, scale);

const ITEMS: Readonly<Record<Special, string>> = {
  joker:
    `<rect x="-8" y="-11" width="16" height="22" rx="3" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/>` +
    `<path d="M0-6L1.8-1.8L6-1.5L2.7 1.3L3.7 5.6L0 3.3L-3.7 5.6L-2.7 1.3L-6-1.5L-1.8-1.8Z" fill="#86366B"/>`,
  sword:
    `<path d="M0-12L2.4-8V4H-2.4V-8Z" fill="#D9DEE6" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="M-7 4H7" stroke="${INK}" stroke-width="2.8" stroke-linecap="round"/>` +
    `<path d="M0 5V11" stroke="#7A4E2B" stroke-width="3.4" stroke-linecap="round"/>`,
  flute:
    `<path d="M-10 9L8-10L11-7L-7 12Z" fill="#C79A5B" stroke="#4D2E12" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<g fill="#4D2E12"><circle cx="-3" cy="4" r="1.2"/><circle cx="1" cy="0" r="1.2"/><circle cx="5" cy="-4" r="1.2"/></g>`,
  pass:
    `<path d="M-10-7H10V7H-10Z" fill="#F3E3B6" stroke="#6A5217" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M-5 0L-1 4L6-4" stroke="#2E6B3C" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  gold:
    `<path d="M-11 6L-7-4H7L11 6Z" fill="#F0C24B" stroke="#6E500C" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M-7-4L-4-8H10L7-4M10-8L14 2L11 6" fill="#FBE08C" stroke="#6E500C" stroke-width="1.3" stroke-linejoin="round"/>`,
};

/** What lies in an open stack. */
export function stackItem(id: Stack): Badge {
  if (id === "vp_token") return laurel(1);
  return (at, scale) => placed(at, ITEMS[id], scale);
}

const CARD = `<rect x="-9" y="-8" width="14" height="19" rx="2.4" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/>`;
const CARDS = `<rect x="-4" y="-10" width="14" height="19" rx="2.4" fill="#8A7A60" stroke="${INK}" stroke-width="1.3"/>${CARD}`;
const arrow = (path: string): string =>
  `<path d="${path}" stroke="${INK}" stroke-width="1.7" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A card drawn from the deck. */
export const draw: Badge = (at, scale) => placed(at, CARDS + arrow("M-2-3V5M-5 2L-2 5L1 2"), scale);

/** A card that another player gives. */
export const levied: Badge = (at, scale) => placed(at, CARDS + arrow("M3 1.5H-7M-4-1.5L-7 1.5L-4 4.5"), scale);

/** A card that is thrown away. */
export const thrown: Badge = (at, scale) =>
  placed(at, CARDS + `<path d="M-11 11L10-10" stroke="${LOSS}" stroke-width="2.6" stroke-linecap="round"/>`, scale);

/** A look at a card of the nun row. */
export const eye: Badge = (at, scale) =>
  placed(
    at,
    `<path d="M-11 0C-6-8 6-8 11 0C6 8-6 8-11 0Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.6"/><circle r="3.8" fill="${INK}"/>`,
    scale,
  );

/** A step up a track. */
export const influence: Badge = (at, scale) =>
  placed(
    at,
    `<circle r="9" fill="#70284F" stroke="${INK}" stroke-width="1.5"/><path d="M0 5V-4M-4 0L0-4.6L4 0" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
    scale,
  );

/** The starting player's card. */
export const starter: Badge = (at, scale) =>
  placed(
    at,
    `<rect x="-8" y="-10.5" width="16" height="21" rx="2.6" fill="#F3E3B6" stroke="#6A5217" stroke-width="1.6"/>` +
      `<path d="M-2.6-3.6L.9-5.8V5.8" fill="none" stroke="#6A5217" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>`,
    scale,
  );

/** Special action: a golden star. */
export const star: Badge = (at, scale) =>
  placed(
    at,
    `<path d="M0-9L2.7-2.9L9-2.4L4.2 1.8L5.6 8L0 4.6L-5.6 8L-4.2 1.8L-9-2.4L-2.7-2.9Z" fill="#E2AC24" stroke="#6E500C" stroke-width="1.3"/>`,
    scale,
  );

/** Basic action: a ring. */
export function ring(color: string): Badge {
  return (at, scale) => placed(at, `<circle r="6" fill="none" stroke="${color}" stroke-width="2.2"/>`, scale);
}
