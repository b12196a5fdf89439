/** Small pictures for 32 px boxes: what a line of the count is about. */
import { placed } from "$lib/drawing/svg";
import type { Class, Stack } from "./data";
import { classSign, draw, stackItem } from "./drawing/glyphs";
import { LOOKS } from "./drawing/palette";
import type { LineKind } from "./view";

const ITEMS: Readonly<Record<Exclude<LineKind, "class" | "hand">, Stack>> = {
  sword: "sword",
  flute: "flute",
  pass: "pass",
  gold: "gold",
  token: "vp_token",
};

function boxed(markup: string): string {
  return `<svg viewBox="-16 -16 32 32">${markup}</svg>`;
}

/** What a line counts. */
export function linePicture(line: LineKind, of: Class | null): string {
  if (line === "class") {
    const { band, deep } = LOOKS[of ?? "peasantry"];
    return boxed(
      `<circle r="14" fill="${band}" stroke="${deep}" stroke-width="1.4"/>` + classSign(of ?? "peasantry")([0, 0], 0.9),
    );
  }
  return boxed(line === "hand" ? draw([0, 0], 1.1) : placed([0, 0], stackItem(ITEMS[line])([0, 0], 1.1)));
}
