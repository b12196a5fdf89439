/** A piece of country with a few figures on it, as one picture. */
import { drawMeeple } from "./drawing/pieces/meeple";
import { TILE } from "./camera";
import { tileMarkup } from "./tiles";
import type { Rotation } from "./view";

/** Rows of tiles with their rotations; every edge meets its like. */
export const COUNTRY: readonly (readonly (readonly [id: string, rotation: Rotation])[])[] = [
  [
    ["BG-CRRC", 2],
    ["BG-CCRC", 2],
    ["BG-CRRC-p", 3],
    ["BG-CRFR", 2],
    ["BG-CRFR", 0],
    ["BG-CRRF", 2],
  ],
  [
    ["BG-CRRF", 0],
    ["BG-CRRC-p", 1],
    ["BG-CCFC-p", 0],
    ["BG-CRRC", 0],
    ["BG-FFRF-m", 1],
    ["BG-CFCF-s", 2],
  ],
  [
    ["BG-CFRR", 2],
    ["BG-RRRR", 3],
    ["BG-FFRF-m", 1],
    ["BG-CRFR", 1],
    ["BG-FCFC-p", 0],
    ["BG-CRRC", 0],
  ],
  [
    ["BG-CRFR", 0],
    ["BG-CRRR", 2],
    ["BG-FRFR", 2],
    ["BG-FRRR", 2],
    ["BG-FRRR", 0],
    ["BG-CFRR", 1],
  ],
];

const FIGURES = [
  { seat: 0, at: [262, 152], lying: false },
  { seat: 1, at: [452, 178], lying: false },
  { seat: 2, at: [150, 252], lying: false },
  { seat: 3, at: [330, 232], lying: true },
] as const;

let address: string | null = null;

/** Address of the picture, drawn when it is first asked for. */
export function countryPicture(): string {
  address ??= URL.createObjectURL(new Blob([countrySvg()], { type: "image/svg+xml" }));
  return address;
}

function countrySvg(): string {
  const width = COUNTRY[0]!.length;
  const tiles = COUNTRY.flatMap((row, y) =>
    row.map(
      ([id, rotation], x) =>
        `<g transform="translate(${x * TILE} ${y * TILE})">${tileMarkup(id, rotation, y * width + x, "small")}</g>`,
    ),
  );
  const figures = FIGURES.map(({ seat, at, lying }) => drawMeeple(seat, { at, lying, height: 44 }));
  const size = `width="${width * TILE}" height="${COUNTRY.length * TILE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${tiles.join("")}${figures.join("")}</svg>`;
}
