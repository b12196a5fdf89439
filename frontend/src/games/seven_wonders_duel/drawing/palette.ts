/** Colours of the cards, chosen so that neighbours stay apart without full colour sight; a form says each again. */
import type { Back, Colour } from "../data";

export interface CardLook {
  readonly band: string;
  /** Outline, and the dark tone of the drawing. */
  readonly deep: string;
  /** Ground of the drawing. */
  readonly tint: string;
  /** Path of the form that stands for the colour, in a box of 12 around (0, 0). */
  readonly mark: string;
}

export const LOOKS: Readonly<Record<Colour, CardLook>> = {
  brown: { band: "#5B3418", deep: "#2E1707", tint: "#EADAC6", mark: "M-5 4H5L3-4H-3Z" },
  grey: { band: "#8F9299", deep: "#4B4E54", tint: "#E4E5E6", mark: "M-5-3H5V3H-5Z" },
  blue: { band: "#2463C4", deep: "#123873", tint: "#D8E3F2", mark: "M0-5L5 0L0 5L-5 0Z" },
  green: { band: "#2A7050", deep: "#123F2B", tint: "#D7E9DB", mark: "M-5 3A5 5 0 0 1 5 3Z" },
  yellow: { band: "#EDB320", deep: "#7B5600", tint: "#F8EBC8", mark: "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0" },
  red: { band: "#C04427", deep: "#661C0C", tint: "#F3D9D3", mark: "M0-5L5-3V1Q5 4 0 6Q-5 4-5 1V-3Z" },
  purple: {
    band: "#4B2377",
    deep: "#270D45",
    tint: "#E6D8EC",
    mark: "M0-6L1.7-1.8L6-1.5L2.7 1.3L3.7 5.6L0 3.3L-3.7 5.6L-2.7 1.3L-6-1.5L-1.7-1.8Z",
  },
};

/** Field and dark tone of the backs. */
export const BACKS: Readonly<Record<Back, readonly [field: string, deep: string]>> = {
  age1: ["#7C5B3A", "#3F2A14"],
  age2: ["#34566F", "#182B3A"],
  age3: ["#5C3A66", "#2C1735"],
  guild: ["#70284F", "#3B1128"],
};

/** Paper of name fields and discs; dark strokes on paper; gilding on backs. */
export const PAPER = "#FBF7EE";
export const INK = "#26231F";
export const DISC_EDGE = "#3A352D";
export const GILT = "#F1DDB0";
export const SHADOW = "#1A1206";
/** Stroke across a thing that is lost. */
export const LOSS = "#A3261B";
/** A built Wonder: ground, frame and drawing. */
export const GOLD = { ground: "#F2E3C4", frame: "#7A5A1E", stone: "#B8883A", ink: "#3D2C04" } as const;
/** Progress: field and edge of the green discs. */
export const SCIENCE = { field: "#E9F3E4", token: "#CFE3D3", edge: "#0F3B22", rim: "#17462A" } as const;
