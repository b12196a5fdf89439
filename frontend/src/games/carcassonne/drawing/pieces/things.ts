import { num, placed } from "$lib/drawing/svg";

/** Soft shadow on the ground under a thing that lies or stands there. */
function shadow(path: string, right: number, down: number): string {
  return `<path d="${path}" fill="#1A1208" opacity=".25" transform="translate(${num(right)} ${num(down)})"/>`;
}

/** A bar of gold, 38 × 20 around its middle. */
export function drawIngot(): string {
  const edge = 'stroke="#7B5A10" stroke-width="1.8" stroke-linejoin="round"';
  return (
    shadow("M-17 9L-11 -5L9 -10L20 3L14 9Z", 1.4, 3) +
    `<path d="M-18 8L-12 -5H8L14 8Z" fill="#F0C24B" ${edge}/>` +
    `<path d="M-12 -5L-5 -11H14L8 -5Z" fill="#FBE08C" ${edge}/>` +
    `<path d="M8 -5L14 -11L20.4 1.6L14 8Z" fill="#C8942A" ${edge}/>` +
    `<path d="M-10.4 4L-8 -1.4H4.4L6.6 4" fill="none" stroke="#9A6F14" stroke-width="1.3"/>`
  );
}

/** Several bars as a fan of up to three; the number is written by the page. */
export function drawIngots(count: number): string {
  const fan = [
    { turn: -14, x: -5, y: 3 },
    { turn: 12, x: 5, y: 1 },
    { turn: 0, x: 0, y: -3 },
  ];
  const shown = fan.slice(3 - Math.min(Math.max(count, 1), 3));
  return shown.map(({ turn, x, y }) => placed([x, y], drawIngot(), 1, turn)).join("");
}

const PIPS: Readonly<Record<1 | 2 | 3, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-6, -6],
    [6, 6],
  ],
  3: [
    [-7, -7],
    [0, 0],
    [7, 7],
  ],
};

/** The flight die with 1, 2 or 3 pips, 32 × 32 around its middle. */
export function drawDie(pips: 1 | 2 | 3): string {
  const dots = PIPS[pips].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="#26231F"/>`);
  return (
    `<rect x="-15" y="-13" width="32" height="32" rx="7" fill="#1A1208" opacity=".25"/>` +
    `<rect x="-16" y="-16" width="32" height="32" rx="7" fill="#FBF7EE" stroke="#5C5244" stroke-width="1.8"/>` +
    `<path d="M-10 -13.4H10" stroke="#FFF" stroke-width="2" stroke-linecap="round"/>${dots.join("")}`
  );
}

/** An ornithopter with two wings, 44 × 24, nose up. */
export function drawFlyingMachine(): string {
  return (
    `<path d="M-22 2C-18 -10 -8 -14 0 -6C8 -14 18 -10 22 2C14 -2 8 -2 4 3L2 14H-2L-4 3C-8 -2 -14 -2 -22 2Z" ` +
    `fill="#F6EDD8" stroke="#6B4A24" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="M-4 3C-9 -4 -13 -7 -16 -7M4 3C9 -4 13 -7 16 -7M0 -6V12" fill="none" stroke="#6B4A24" ` +
    `stroke-width="1.1"/>` +
    `<circle cy="-1" r="3" fill="#C9A56B" stroke="#6B4A24" stroke-width="1.4"/>`
  );
}

/** The robbers' pouch, 34 × 36 around its middle. */
export function drawPouch(): string {
  return (
    `<path d="M-14 12C-20 0 -12 -8 -6 -11L-9 -18Q0 -22 9 -18L6 -11C12 -8 20 0 14 12C10 19 -10 19 -14 12Z" ` +
    `fill="#C9A56B" stroke="#5C4321" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M-7 -11H7" stroke="#5C4321" stroke-width="2.6" stroke-linecap="round"/>` +
    `<circle cy="3" r="6" fill="#F0C24B" stroke="#7B5A10" stroke-width="1.6"/>`
  );
}

/** A message: an envelope with a red seal, 44 × 30 around its middle. */
export function drawEnvelope(): string {
  return (
    `<rect x="-22" y="-15" width="44" height="30" rx="3" fill="#F6EDD8" stroke="#6B4A24" stroke-width="1.8"/>` +
    `<path d="M-22 -14L0 4L22 -14" fill="none" stroke="#6B4A24" stroke-width="1.6"/>` +
    `<circle cy="5" r="7.4" fill="#A3261B" stroke="#5C120B" stroke-width="1.4"/>` +
    `<path d="M-3 5L-.6 7.6L3.4 2.8" fill="none" stroke="#FBE6D8" stroke-width="1.8" stroke-linecap="round"/>`
  );
}

/** The wand with a star that marks tiles of Mage & Witch, 19 × 18. */
export function drawWand(): string {
  return (
    `<path d="M-8 8L3 -3" stroke="#6B4A24" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M4 -10L5.9 -5L11 -4.7L7 -1.6L8.3 3.4L4 .6L-.3 3.4L1 -1.6L-3 -4.7L2.1 -5Z" fill="#F3CE6B" ` +
    `stroke="#3F4F96" stroke-width="1.4" stroke-linejoin="round"/>`
  );
}

/** A ferry from above, 62 × 18, lying along x with its pole upwards. */
export function drawFerry(): string {
  const hull = "M-31 0C-22 -12 22 -12 31 0C22 12 -22 12 -31 0Z";
  return (
    shadow(hull, 1, 3) +
    `<path d="${hull}" fill="none" stroke="#FFFDF6" stroke-opacity=".9" stroke-width="5"/>` +
    `<path d="${hull}" fill="#B98A52" stroke="#4F3517" stroke-width="2.2"/>` +
    `<path d="M-22 0C-15 -7 15 -7 22 0C15 7 -15 7 -22 0Z" fill="#E2C393" stroke="#4F3517" stroke-width="1.2"/>` +
    `<path d="M-13 -4.6V4.6M-6.5 -5.2V5.2M0 -5.4V5.4M6.5 -5.2V5.2M13 -4.6V4.6" stroke="#9A7442"/>` +
    `<path d="M-3 -9.4L5 -24Q7.6 -27.6 9.6 -25" stroke="#4F3517" stroke-width="2" fill="none" ` +
    `stroke-linecap="round"/>`
  );
}
