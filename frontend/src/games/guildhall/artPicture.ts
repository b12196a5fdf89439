/** A guild half full, with cards of the hand before it, as one picture. */
import { placed } from "$lib/drawing/svg";
import { COLOURS, vpOf, type Colour, type Identity, type Profession } from "./data";
import { drawCard } from "./drawing/card";
import { drawCharge } from "./drawing/charges";
import { LOOKS } from "./drawing/palette";
import { drawTool } from "./drawing/tools";
import { drawVp } from "./drawing/vp";

export const ART_WIDTH = 760;
export const ART_HEIGHT = 320;

const GUILD: readonly (readonly [profession: Profession, colours: string])[] = [
  ["BR", "ryg"],
  ["HU", "bp"],
  ["PE", "rbyg"],
  ["RO", "ybp"],
  ["SC", "rbp"],
  ["TX", "g"],
];
const HAND: readonly Identity[] = [
  { profession: "SC", colour: "g" },
  { profession: "RO", colour: "r" },
  { profession: "PE", colour: "p" },
];
const CELL = [64, 42] as const;
const STEP = [72, 50] as const;

function cell(colour: Colour, full: boolean): string {
  const { fill, deep, ink } = LOOKS[colour];
  const [width, height] = CELL;
  const sign = placed([width / 2, height / 2], drawCharge(colour, full ? ink : fill), 1.5);
  return full
    ? `<rect width="${width}" height="${height}" rx="6" fill="${fill}" stroke="${deep}" stroke-width="1.6"/>${sign}`
    : `<rect width="${width}" height="${height}" rx="6" fill="none" stroke="#A2977F" stroke-width="1.6" stroke-dasharray="5 4"/><g opacity=".36">${sign}</g>`;
}

/** The picture's markup, in a box of `ART_WIDTH` x `ART_HEIGHT`. */
export function artMarkup(): string {
  const rows = GUILD.map(([profession, colours], row) => {
    const y = 14 + row * STEP[1];
    const cells = COLOURS.map((colour, column) =>
      placed([62 + column * STEP[0], y], cell(colour, colours.includes(colour))),
    );
    return placed([32, y + CELL[1] / 2], drawTool(profession), 0.66) + cells.join("");
  });
  const hand = HAND.map((card, index) =>
    placed(
      [222 + index * 96, 96 - (index === 1 ? 8 : 0)],
      drawCard(card, { name: "", level: 1, compact: true }),
      1.24,
      (index - 1) * 5,
    ),
  );
  return (
    rows.join("") +
    hand.join("") +
    placed([640, 30], drawVp(vpOf("vp7")), 0.96, 6) +
    placed([652, 170], drawVp(vpOf("vp4_draw")), 0.96, -4)
  );
}
