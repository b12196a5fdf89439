/** What a card, Wonder or token does, as a row of icons. */
import { type Badge, coin, laurel } from "$lib/drawing/badges";
import type { Counted, Effect } from "../data";
import {
  cardSign,
  chain,
  coinTriple,
  largest,
  library,
  loss,
  razed,
  resource,
  revive,
  science,
  shield,
  slash,
  times,
  turn,
  wonder,
} from "./badges";
import { PAPER } from "./palette";

/** An icon of the row: the room it takes at scale 1, and its own size. */
interface Item {
  readonly width: number;
  readonly size: number;
  readonly draw: Badge;
}

const item = (draw: Badge, width: number, size = 1): Item => ({ draw, width, size });

function countedSign(counted: Counted): Item {
  if (counted === "wonder") return item(wonder, 22, 0.84);
  if (counted === "coin_triple") return item(coinTriple, 22);
  if (counted === "progress_token") return item(library, 22, 0.84);
  return item(cardSign(counted), 17, 0.94);
}

/** `× things`, with the sign of the larger city where both are compared. */
function forEach(count: readonly Counted[], city: "own" | "largest", ink: string): Item[] {
  const signs = count.map(countedSign);
  return [item(times(ink), 9), ...signs, ...(city === "largest" ? [item(largest, 23, 0.84)] : [])];
}

const repeated = (count: number, each: Item): Item[] => Array.from({ length: count }, () => each);

function sameCount(a: Effect | undefined, b: Effect | undefined): boolean {
  return a?.type === "coins_per" && b?.type === "vp_per" && String(a.count) === String(b.count);
}

/** Icons of one effect; where coins and points are for the same things, the count stands behind the points alone. */
function itemsOf(effect: Effect, next: Effect | undefined, ink: string): Item[] {
  switch (effect.type) {
    case "produce":
      return repeated(effect.amount, item(resource(effect.resource), 23, 0.92));
    case "produce_choice":
      return effect.options.flatMap((option, index) => [
        ...(index > 0 ? [item(slash(ink), 7)] : []),
        item(resource(option), 20.5, 0.84),
      ]);
    case "fixed_price":
      return [...effect.resources.map((id) => item(resource(id), 21, 0.86)), item(coin(effect.price), 22, 0.86)];
    case "victory_points":
      return [item(laurel(effect.amount), 26)];
    case "shields":
      return repeated(effect.amount, item(shield, 20, 0.95));
    case "science":
      return [item(science(effect.symbol), 25)];
    case "coins":
      return [item(coin(effect.amount), 25)];
    case "coins_per":
      return [
        item(coin(effect.amount), 25),
        ...(sameCount(effect, next) ? [] : forEach(effect.count, effect.city, ink)),
      ];
    case "vp_per":
      return [item(laurel(effect.amount), 26), ...forEach(effect.count, effect.city, ink)];
    case "extra_turn":
      return [item(turn, 25)];
    case "opponent_loses_coins":
      return [item(loss(effect.amount), 25)];
    case "discard_opponent_card":
      return [item(razed(effect.colour), 22)];
    case "choose_removed_progress_token":
      return [item(library, 25)];
    case "build_from_discard":
      return [item(revive, 25)];
    case "resource_discount":
      return [item(coin(`−${effect.amount}`), 25)];
    case "extra_shield":
      return [item(cardSign(effect.applies_to), 17), item(shield, 20, 0.95)];
    case "grant_extra_turn":
      return [item(wonder, 25), item(turn, 25)];
    case "coins_on_chain":
      return [item(chain("horseshoe"), 25), item(coin(effect.amount), 25)];
    case "collect_opponent_trade":
      return [item(coin(""), 25)];
  }
}

function rowItems(effects: readonly Effect[], ink: string): Item[] {
  return effects.flatMap((effect, index) => itemsOf(effect, effects[index + 1], ink));
}

/** Width of the row at scale 1. */
export function effectsWidth(effects: readonly Effect[]): number {
  return rowItems(effects, PAPER).reduce((sum, { width }) => sum + width, 0);
}

export interface RowRoom {
  /** Left, middle or right of the row. */
  readonly x: number;
  readonly y: number;
  /** Width at most. */
  readonly width: number;
  /** Scale at most. */
  readonly scale: number;
  readonly align?: "middle" | "right" | "left";
  /** Colour of strokes between the icons. */
  readonly ink?: string;
}

/** The icons of the effects in a row, made smaller where they would not fit. */
export function drawEffects(effects: readonly Effect[], room: RowRoom): string {
  const items = rowItems(effects, room.ink ?? PAPER);
  const natural = items.reduce((sum, { width }) => sum + width, 0);
  const scale = natural === 0 ? room.scale : Math.min(room.scale, room.width / natural);
  const taken = natural * scale;
  const align = room.align ?? "middle";
  let x = align === "middle" ? room.x - taken / 2 : align === "right" ? room.x - taken : room.x;
  let markup = "";
  for (const { width, size, draw } of items) {
    markup += draw([x + (width * scale) / 2, room.y], size * scale);
    x += width * scale;
  }
  return markup;
}
