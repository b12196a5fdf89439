/** A table's options in words. Their messages are `GAME-option-KEY` and `GAME-option-KEY-VALUE`. */

import type { Translate } from "./messages";
import type { Json, TableInfo } from "./protocol";

/** An option's name. */
export function optionName(game: string, option: string, t: Translate): string {
  return t(`${game}-option-${option}`);
}

/** Whether a value is the text of a file, or an object of several, and no name. */
function isOwnFile(value: Json): boolean {
  if (typeof value === "string") return value.trimStart().startsWith("{");
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An option's value in words. */
export function valueText(game: string, option: string, value: Json, t: Translate): string {
  if (isOwnFile(value)) return t("ui-new-own-file");
  if (Array.isArray(value)) return value.map((item) => valueText(game, option, item, t)).join(", ");
  const key = `${game}-option-${option}-${String(value)}`;
  const text = t(key);
  return text === key ? String(value) : text;
}

/** Name and value of each option but the number of seats. */
export function optionRows({ game, options }: Pick<TableInfo, "game" | "options">, t: Translate): [string, string][] {
  return Object.entries(options)
    .filter(([key]) => key !== "seats")
    .map(([key, value]) => [optionName(game, key, t), valueText(game, key, value, t)]);
}

/** What is added to the game (expansions and the like), in short. */
export function additions({ game, options }: Pick<TableInfo, "game" | "options">, t: Translate): string[] {
  return Object.entries(options).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.map((item) => valueText(game, key, item, t)).filter((text, index) => text !== value[index])
      : [],
  );
}

/** A few additions by name, more as a number. */
export function inShort(added: readonly string[], t: Translate): readonly string[] {
  return added.length > 3 ? [t("ui-additions", { count: added.length })] : added;
}
