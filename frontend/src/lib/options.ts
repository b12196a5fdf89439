/** A table's options in words. */

import type { Translate } from "./messages";
import type { Json, TableInfo } from "./protocol";

/** The message key of one value of an option. */
export function valueKey(option: string, value: Json): string {
  return `option-${option}-${String(value)}`;
}

/** An option's value in words. */
export function valueText(option: string, value: Json, t: Translate): string {
  if (Array.isArray(value)) return value.map((item) => valueText(option, item, t)).join(", ");
  const key = valueKey(option, value);
  const text = t(key);
  return text === key ? String(value) : text;
}

/** Name and value of each option but the number of seats. */
export function optionRows(table: Pick<TableInfo, "options">, t: Translate): [string, string][] {
  return Object.entries(table.options)
    .filter(([key]) => key !== "seats")
    .map(([key, value]) => [t(`option-${key}`), valueText(key, value, t)]);
}
