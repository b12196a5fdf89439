/** Colours of the classes, chosen so that neighbours stay apart without full colour sight; a sign says each again. */
import type { Class } from "../data";

export interface ClassLook {
  /** Head and foot of cards, field of tracks. */
  readonly band: string;
  /** Outline, and the dark tone of the drawing. */
  readonly deep: string;
  /** Ground of the drawing. */
  readonly tint: string;
}

export const LOOKS: Readonly<Record<Class, ClassLook>> = {
  peasantry: { band: "#5C6A2A", deep: "#2E370E", tint: "#EAEED3" },
  bourgeoisie: { band: "#9C6A0C", deep: "#523500", tint: "#F8EAC8" },
  church: { band: "#4A3322", deep: "#24160B", tint: "#EBE0D6" },
  chivalry: { band: "#4659B0", deep: "#1E2A63", tint: "#DEE2F5" },
  magic: { band: "#397A6D", deep: "#123F37", tint: "#D6EAE5" },
  royalty: { band: "#851F5C", deep: "#460C2E", tint: "#F4DBE9" },
};

export const PAPER = "#FFFDF6";
/** Paper of special cards and of the sky behind buildings. */
export const PARCHMENT = "#F4EDDD";
export const INK = "#26231F";
export const SHADOW = "#1A1206";
/** Stroke across a thing that is given back. */
export const LOSS = "#A3261B";
export const WALL = "#FBF5E6";
/** A card face down: field, edge, line. */
export const BACK = { field: "#3D3A44", edge: "#17151C", line: "#D9CFB8" } as const;
