/** A completed chapter: five cards face down, 44 x 52; its owner sees the tool of its profession on it. */
import { placed } from "$lib/drawing/svg";
import type { Profession } from "../data";
import { CHAPTER_BACK } from "./palette";
import { drawTool } from "./tools";

export const COMPLETED_WIDTH = 44;
export const COMPLETED_HEIGHT = 52;

const STAR = "M0-9L2.5-2.9L9-2.6L4 1.5L5.6 8L0 4.4L-5.6 8L-4 1.5L-9-2.6L-2.5-2.9Z";

function back(x: number, y: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="34" height="42" rx="4" fill="${fill}" stroke="#2B2014" stroke-width="1.2"/>`;
}

/** The completed chapter, from (0, 0); with its profession for those who may know it. */
export function drawCompleted(profession: Profession | null): string {
  const sign = profession
    ? `<circle cx="26" cy="23" r="15" fill="#F7EBCB"/>${placed([26, 23], drawTool(profession), 0.44)}`
    : placed([26, 23], `<path d="${STAR}" fill="${CHAPTER_BACK.sign}"/>`);
  return back(1, 9, CHAPTER_BACK.under) + back(5, 5.5, CHAPTER_BACK.under) + back(9, 2, CHAPTER_BACK.field) + sign;
}
