/** Icons that several games share: numbers in coins and wreaths. */
import type { Point } from "./point";
import { num, placed } from "./svg";

/** Draws something of a box of 24 at a point, scaled. */
export type Badge = (at: Point, scale: number) => string;

/** Text in the serif face, centred. */
export function numeral(text: string, size: number, y: number, color: string): string {
  return `<text y="${num(y)}" text-anchor="middle" font-family="var(--serif)" font-weight="700" font-size="${num(size)}" fill="${color}" style="font-variant-numeric:lining-nums">${text}</text>`;
}

const LEAVES = [
  [-10, -6, -30],
  [-11.6, -1, -8],
  [-10.8, 4.2, 18],
  [-7.6, 8.6, 42],
] as const;

function leaf(x: number, y: number, turned: number): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="1.7" ry="3.2" transform="rotate(${num(turned)} ${num(x)} ${num(y)})"/>`;
}

const WREATH =
  `<path d="M-4.6 10.4C-11 7-12.4-1.4-8.6-8.4M4.6 10.4C11 7 12.4-1.4 8.6-8.4" fill="none" stroke="#35604A" stroke-width="1.5"/>` +
  `<g fill="#5E9472" stroke="#24452F" stroke-width=".6">${LEAVES.map(([x, y, r]) => leaf(x, y, r) + leaf(-x, y, -r)).join("")}</g>` +
  `<circle r="8.2" fill="#FBF7EE" stroke="#24452F"/>`;

/** Points in a wreath. */
export function laurel(value: number | string): Badge {
  const text = String(value);
  const sizes = [14, 14, 11.5, 8.6];
  const face = numeral(text, sizes[Math.min(3, text.length)]!, text.length > 2 ? 3 : 5, "#1B3325");
  return (at, scale) => placed(at, WREATH + face, scale);
}

/** Size of a coin's value by its length. */
const COIN_SIZES = [14.5, 14.5, 12.5, 9.6];

/** A coin with its value; plain for "a price". */
export function coin(value: number | string): Badge {
  const text = String(value);
  const face =
    text === ""
      ? `<path d="M0-5V5M-3.4-2.6Q0-6 3.4-2.6M-3.4 2.6Q0 6 3.4 2.6" stroke="#6E500C" stroke-width="1.6" fill="none" stroke-linecap="round"/>`
      : numeral(text, COIN_SIZES[Math.min(3, text.length)]!, text.length > 2 ? 3.6 : 5, "#3D2C04");
  const disc =
    `<circle r="11.4" fill="#F0C24B" stroke="#6E500C" stroke-width="1.6"/>` +
    `<circle r="8.6" fill="none" stroke="#B98B1F" stroke-width="1.1"/>`;
  return (at, scale) => placed(at, disc + face, scale);
}
