/** A book of adventures as a small sign: open, in the colour of its region. */
import { LEATHER, PAPER, REGIONS } from "./palette";
import type { Region } from "../data";

const PAGE = "M0-15Q-11-22-23-17V13Q-11 8 0 15Z";
const LINES = "M-5-9Q-11-12-18-10M-5-3Q-11-6-18-4M-5 3Q-11 0-18 2";

/** About 54 across, around (0, 0). */
export function openBook(region: Region): string {
  const { ground, edge } = REGIONS[region];
  const half = (mirror: number): string =>
    `<g transform="scale(${mirror} 1)"><path d="${PAGE}" fill="${PAPER}" stroke="${LEATHER}" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="${LINES}" fill="none" stroke="${LEATHER}" stroke-opacity=".5" stroke-width="1.4" stroke-linecap="round"/></g>`;
  return (
    `<path d="M0-17Q-12-24-27-19V18Q-12 12 0 19Q12 12 27 18V-19Q12-24 0-17Z" fill="${ground}" stroke="${edge}" stroke-width="1.8" stroke-linejoin="round"/>` +
    half(1) +
    half(-1)
  );
}
