/** Things as small pictures of their own, with a viewBox: for the prompt, the award card and the lists. */
import { placed } from "$lib/drawing/svg";
import { cardById, isCard, isWonder, wonderById, type ChainSymbol } from "./data";
import { chain } from "./drawing/badges";
import { coin } from "$lib/drawing/badges";
import { drawTab, TAB_HEIGHT, TAB_WIDTH } from "./drawing/card";
import { drawToken } from "./drawing/token";
import { drawPawn } from "./drawing/track";
import { drawWonder, WONDER_HEIGHT, WONDER_WIDTH } from "./drawing/wonder";

/** A thing for a box of 32: a card's band, a Wonder's plate, a token; `coin` and `pawn` besides the ids of the data. */
export function thingPicture(id: string): string {
  if (isCard(id)) return picture(TAB_WIDTH, TAB_HEIGHT, drawTab(cardById(id)), 34);
  if (isWonder(id)) return picture(WONDER_WIDTH, WONDER_HEIGHT, drawWonder(wonderById(id), { state: "built" }), 34);
  if (id === "coin") return picture(24, 24, placed([12, 12], coin("")([0, 0], 1)), 24);
  if (id === "pawn") return picture(36, 36, placed([18, 18], drawPawn(15)), 26);
  return picture(46, 46, placed([22, 22], drawToken(id)), 30);
}

/** Coins with their values, for a button. */
export function coinsPicture(...values: readonly string[]): string {
  return values.map((value) => picture(25, 25, placed([12.5, 12.5], coin(value)([0, 0], 1)), 26)).join("");
}

/** The chain that makes something free, for a button. */
export function chainPicture(id: ChainSymbol): string {
  return picture(25, 25, placed([12.5, 12.5], chain(id)([0, 0], 0.96)), 26);
}

function picture(width: number, height: number, markup: string, pixels: number): string {
  return `<svg viewBox="0 0 ${width} ${height}" width="${pixels}" height="${Math.round((pixels * height) / width)}">${markup}</svg>`;
}
