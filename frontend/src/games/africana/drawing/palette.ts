/** Colours of the travel symbols, chosen so that neighbours stay apart without full colour sight, and of the map. */
import type { Colour, Region } from "../data";

export const TRAVEL: Readonly<Record<Colour, { readonly fill: string; readonly deep: string }>> = {
  pink: { fill: "#E0257F", deep: "#740B3E" },
  cyan: { fill: "#2B9CA8", deep: "#0B4D56" },
  grey: { fill: "#62656A", deep: "#2C2F33" },
  orange: { fill: "#C4800A", deep: "#5E3B00" },
  purple: { fill: "#5F2A86", deep: "#2C0E45" },
};

/** Brown north, white south: ground, edge and ink of pills, and the border of the books. */
export const REGIONS: Readonly<
  Record<Region, { readonly ground: string; readonly edge: string; readonly ink: string }>
> = {
  north: { ground: "#8A5A33", edge: "#3F2209", ink: "#FFF6E6" },
  south: { ground: "#FFFDF6", edge: "#5C5244", ink: "#26231F" },
};

export const PAPER = "#F6ECD6";
export const INK = "#26231F";
export const LEATHER = "#4A2B10";
export const SHADOW = "#1A1206";
export const GOLD = "#F0C24B";
