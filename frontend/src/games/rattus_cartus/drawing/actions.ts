/** What a building gives, in icons: a count before each, so that it is read without words. */
import { placed } from "$lib/drawing/svg";
import type { Badge } from "$lib/drawing/badges";
import type { Action, Supply } from "../data";
import { draw, eye, influence, levied, ratGone, stackItem, thrown } from "./glyphs";
import { INK } from "./palette";

const STEP = 27;
/** A rat is longer than other icons. */
const RAT_STEP = 34;

/** A word or number of a row; about 9 wide a letter. */
function word(text: string): { markup: string; width: number } {
  return {
    markup: `<text y="6" font-family="var(--serif)" font-weight="700" font-size="17" fill="${INK}" style="font-variant-numeric:lining-nums">${text}</text>`,
    width: 9.4 * text.length + 6,
  };
}

type Part = string | Badge;

/** Words and icons from left to right, from (0, 0) on the middle line, smaller where they would be too wide. */
function row(parts: readonly Part[], room: number): string {
  let x = 0;
  let markup = "";
  for (const part of parts) {
    if (typeof part === "string") {
      const told = word(part);
      markup += placed([x, 0], told.markup);
      x += told.width;
    } else {
      const step = part === ratGone ? RAT_STEP : STEP;
      markup += part([x + step / 2, 0], 1);
      x += step;
    }
  }
  return placed([0, 0], markup, Math.min(1.08, room / x));
}

function partsOf(action: Action): readonly Part[] {
  switch (action.effect) {
    case "take":
      return [`${action.count}×`, stackItem(action.stack)];
    case "draw":
      return [`${action.count}×`, draw];
    case "discard_rats":
      return [`${action.count}×`, ratGone];
    case "look_nuns":
      return [`${action.count}×`, eye];
    case "influence":
      return [`+${action.count}`, influence];
    case "levy":
      return [`${action.count}×`, levied];
    case "draw_per_influence":
      return ["1×", draw, action.per > 1 ? `: ${action.per}×` : ":", influence];
    case "discard_rats_and_trade": {
      const trade: readonly Part[] = [`≤${action.max_cards}×`, thrown, ratGone];
      return action.count > 0 ? [`${action.count}×`, ratGone, "+", ...trade] : trade;
    }
    case "none":
      return ["–"];
  }
}

/** An action of a building, on the middle line from (0, 0), at most `room` wide. */
export function drawAction(action: Action, room: number): string {
  return row(partsOf(action), room);
}

/** A supply action, icon by icon, from (0, 0). */
export function drawSupply(supply: Supply): string {
  const icons: readonly Badge[] = [
    ...Array.from({ length: supply.draw }, () => draw),
    ...Array.from({ length: supply.discard_rats }, () => ratGone),
    ...Array.from({ length: supply.look_nuns }, () => eye),
  ];
  const step = Math.min(STEP, 116 / Math.max(1, icons.length));
  return icons.map((icon, index) => icon([step * (index + 0.5), 0], 0.92)).join("");
}
