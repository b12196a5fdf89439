/** Colours of the cards, chosen so that neighbours stay apart without full colour sight; a charge says each again. */
import type { Colour } from "../data";

export interface ColourLook {
  readonly fill: string;
  /** Outline, and what is written on light ground. */
  readonly deep: string;
  /** Ground of the picture. */
  readonly tint: string;
  /** Text and charge on the fill. */
  readonly ink: string;
  /** Ground of the level boxes that are not reached. */
  readonly shade: string;
}

const IVORY = "#FFFDF6";

export const LOOKS: Readonly<Record<Colour, ColourLook>> = {
  r: { fill: "#A3241B", deep: "#56100A", tint: "#F6DED8", ink: IVORY, shade: "#00000033" },
  b: { fill: "#3569C9", deep: "#173B7A", tint: "#DAE5F4", ink: IVORY, shade: "#00000033" },
  y: { fill: "#E2AC24", deep: "#7B5600", tint: "#FAEFD0", ink: "#3A2600", shade: "#FFFFFF55" },
  g: { fill: "#2A8062", deep: "#124634", tint: "#DAECDF", ink: IVORY, shade: "#00000033" },
  p: { fill: "#552868", deep: "#2D1139", tint: "#E9DCEF", ink: IVORY, shade: "#00000033" },
};

/** Ground of the pictures and of level boxes that are reached. */
export const PAPER = "#FBF5E6";
export const LIGHT = IVORY;
/** Outline of the tools. */
export const INK = "#2F2A22";
export const SHADOW = "#1A1206";

/** A VP card: paper, frame and inner line, and its drop with the number. */
export const VP = {
  ground: "#F7EBCB",
  frame: "#7A5A1E",
  line: "#B8883A",
  ink: "#3D2C04",
  drop: "#70284F",
  dropEdge: "#3B1128",
  number: "#F9E7B2",
} as const;

/** The back of the profession cards, and of a completed chapter: field, edge and sign. */
export const BACK = { field: "#3E4A3C", edge: "#1C241B", sign: "#E8D9AE" } as const;
export const CHAPTER_BACK = { under: "#4A3A26", field: "#7A6242", sign: "#E8D9AE" } as const;

/** VP tokens. */
export const TOKEN = { fill: "#F0C24B", edge: "#6E500C" } as const;
