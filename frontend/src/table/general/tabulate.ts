/** A view document as tables of names and values, whatever the game. */

import type { Json, View } from "$lib/protocol";

export interface Sheet {
  heading: string;
  rows: string[][];
}

/** One sheet for the plain values, one for each list or object. */
export function tabulate(view: View): Sheet[] {
  const plain: Sheet = { heading: view.game, rows: [] };
  const sheets: Sheet[] = [plain];
  for (const [name, value] of Object.entries(view as unknown as Record<string, Json>)) {
    if (value === null || typeof value !== "object") plain.rows.push([name, text(value)]);
    else if (Array.isArray(value)) {
      sheets.push({ heading: name, rows: value.map((item, index) => [String(index), text(item)]) });
    } else {
      sheets.push({ heading: name, rows: Object.entries(value).map(([key, item]) => [key, text(item)]) });
    }
  }
  return sheets.filter((sheet) => sheet.rows.length > 0);
}

function text(value: Json): string {
  if (value === null) return "–";
  if (Array.isArray(value)) return value.map(text).join(", ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, item]) => `${key} ${text(item)}`)
      .join(" · ");
  }
  return String(value);
}
