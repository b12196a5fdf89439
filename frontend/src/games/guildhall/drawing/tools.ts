/** The tool of each profession: one silhouette each, around (0, 0), within 30 of it. */
import type { Profession } from "../data";
import { INK } from "./palette";

const BROWN = "#7A4E2B";
const WOOD = "#9A6B3A";
const DARK_WOOD = "#4D2E12";
const STEEL = "#D9DCE0";
const RED = "#BF3B2E";
const BLUE = "#2F66B3";
const GOLD = "#F0C24B";
const GOLD_EDGE = "#6E500C";
const WHEAT = "#E2B544";
const WHEAT_EDGE = "#7B5600";
const PAGE = "#FBF3E0";

/** An outlined area. */
function area(path: string, fill: string, edge: string = INK, width = 2): string {
  return `<path d="${path}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** A line. */
function line(path: string, colour: string = INK, width = 2): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function disc(x: number, y: number, r: number, fill: string, edge: string = INK, width = 1.6): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${edge}" stroke-width="${width}"/>`;
}

function turned(degrees: number, markup: string): string {
  return `<g transform="rotate(${degrees})">${markup}</g>`;
}

const trowel =
  area("M-20 6L2-16L14-4L-8 18Q-18 20-20 6Z", STEEL) +
  line("M8-10L15-17", INK, 4.6) +
  line("M13-15L22-24", WOOD, 6.4) +
  line("M-15 7L1-9", "#fff") +
  area("M-2 22H10V27H-2ZM12 22H24V27H12ZM5 15H17V20H5Z", "#C2623A", "#5C2410", 1.5);

const bow =
  line("M-10-24C14-20 18 14-8 26", BROWN, 5) +
  line("M-10-24L-18 1L-8 26", INK, 1.4) +
  line("M-24 1H22", INK, 2.6) +
  `<path d="M27 1L17-4.6V6.6Z" fill="${INK}"/>` +
  area("M-27-4L-20 1L-27 6H-22L-15 1L-22-4Z", RED, INK, 1.2);

const basket =
  line("M-16-6Q-18-24 0-24Q18-24 16-6", BROWN, 4) +
  area("M-23-6H23L18 24H-18Z", "#D2A867", DARK_WOOD) +
  line("M-21 3H21M-20 11H20M-18.6 18H18.6M-12-6L-9 24M0-6V24M12-6L9 24", DARK_WOOD, 1.3) +
  disc(-11, -10, 6, RED, DARK_WOOD) +
  disc(2, -12, 7, "#E2AC24", DARK_WOOD) +
  area("M9-7C9-15 19-17 20-8", "#37854F", DARK_WOOD, 1.6);

const mask =
  `<path d="M-25-9Q0-21 25-9Q27 4 17 10Q8 13 3 4Q0 1-3 4Q-8 13-17 10Q-27 4-25-9Z" fill="${INK}"/>` +
  '<path d="M-17-3Q-11-8-5-1Q-11 4-17-3ZM17-3Q11-8 5-1Q11 4 17-3Z" fill="#F4EEE3"/>' +
  line("M24-8L30-14M24-4L31-2", INK, 3) +
  area("M-18 25L10 17L14 21L-14 29Z", STEEL, INK, 1.6) +
  line("M9 13L15 25M13 18L24 15", BROWN, 4);

const book =
  area("M0-14C-8-20-18-20-25-17V15C-18 12-8 12 0 18C8 12 18 12 25 15V-17C18-20 8-20 0-14Z", PAGE, INK, 2.2) +
  line("M0-14V18M-20-10Q-12-12-5-8M-20-3Q-12-5-5-1M-20 4Q-12 2-5 6M20-10Q12-12 5-8M20-3Q12-5 5-1", INK, 1.5) +
  area("M8 26C10 12 18 2 28-4C28 8 20 18 8 26Z", BLUE, "#173B70", 1.6);

const moneybag =
  area("M-18 24C-28 8-16-8-8-13L-12-24Q0-28 12-24L8-13C16-8 28 8 18 24C14 30-14 30-18 24Z", "#8A5A2E", "#3A2008", 2.2) +
  line("M-9-13H9", "#3A2008", 4) +
  disc(0, 8, 11, GOLD, GOLD_EDGE, 2) +
  line("M0 2V14M-4 5Q0 1.4 4 5M-4 11Q0 14.6 4 11", GOLD_EDGE, 1.8);

/** A dagger, and a phial of poison. */
const dagger =
  turned(
    38,
    area("M-5-4H5V14L0 29L-5 14Z", STEEL) +
      line("M0-2V20", "#fff", 1.8) +
      area("M-14-9H14V-4H-14Z", GOLD, GOLD_EDGE, 1.6) +
      area("M-3.6-9H3.6V-22H-3.6Z", BROWN, INK, 1.8) +
      line("M-3.6-13L3.6-16M-3.6-18L3.6-21", INK, 1.2) +
      disc(0, -25, 4, GOLD, GOLD_EDGE),
  ) +
  area("M13 6H19V11C24 13 25 17 25 20C25 25 21 27 16 27S7 25 7 20C7 17 8 13 13 11Z", "#BFE0C4", "#12402C", 1.8) +
  '<path d="M8.4 19H23.6C23.6 24 20.4 25.6 16 25.6S8.4 24 8.4 19Z" fill="#2A8062"/>' +
  line("M11.6 6H20.4", DARK_WOOD, 3.4);

/** A tambourine with ribbons. */
const tambourine =
  area("M8 14Q22 14 18 29Q25 25 26 12L16 4Z", RED, "#6B1810", 1.6) +
  area("M2 17Q6 27-4 30Q8 31 12 22L12 12Z", BLUE, "#173B70", 1.6) +
  disc(-3, -5, 21, WOOD, DARK_WOOD, 2) +
  disc(-3, -5, 15.4, PAGE, DARK_WOOD, 1.6) +
  [0, 60, 120, 180, 240, 300]
    .map((angle) => `<g transform="translate(-3 -5) rotate(${angle})">${disc(0, -18.4, 3.4, GOLD, GOLD_EDGE, 1.3)}</g>`)
    .join("") +
  line("M-11-8Q-8-15-1-15", "#E0CFA8", 2.2);

const ear = (turn: number, reach: number): string =>
  turned(
    turn,
    line(`M0 24V${-reach + 12}`, WHEAT_EDGE, 2.2) +
      [0, 1, 2]
        .map((row) => {
          const y = -reach + 13 - row * 6;
          return (
            area(`M0 ${y}Q-7 ${y - 1}-6 ${y - 8}Q0 ${y - 7} 0 ${y}Z`, WHEAT, WHEAT_EDGE, 1.2) +
            area(`M0 ${y}Q7 ${y - 1} 6 ${y - 8}Q0 ${y - 7} 0 ${y}Z`, WHEAT, WHEAT_EDGE, 1.2)
          );
        })
        .join("") +
      area(
        `M0 ${-reach - 6}Q-4 ${-reach - 1} 0 ${-reach + 3}Q4 ${-reach - 1} 0 ${-reach - 6}Z`,
        WHEAT,
        WHEAT_EDGE,
        1.2,
      ),
  );

/** A sheaf of wheat. */
const sheaf =
  ear(-34, 14) +
  ear(34, 14) +
  ear(-15, 19) +
  ear(15, 19) +
  ear(0, 22) +
  area("M-9 12Q0 8 9 12L10 18Q0 14-10 18Z", RED, "#6B1810", 1.6) +
  area("M-8 17Q0 14 8 17L14 29Q0 25-14 29Z", WHEAT, WHEAT_EDGE, 1.6) +
  line("M-3 17L-5 26M3 17L5 26", WHEAT_EDGE, 1.2);

const hourglass =
  area("M-14-20H14V-16C14-6 4-5 4 1C4 7 14 8 14 18V22H-14V18C-14 8-4 7-4 1C-4-5-14-6-14-16Z", "#D8ECF0", INK, 2) +
  '<path d="M-10.6-11H10.6C8-5 2.6-4 1.4 0H-1.4C-2.6-4-8-5-10.6-11ZM-12 20C-11 12-4 13 0 8C4 13 11 12 12 20Z" fill="#E2AC24"/>' +
  line("M0 0V9", "#B98B1F", 1.6) +
  line("M-9-17Q-9-12-6-9", "#fff", 2) +
  area("M-19-26H19V-20H-19ZM-19 21H19V27H-19Z", WOOD, DARK_WOOD, 2) +
  line("M-16-19V20M16-19V20", BROWN, 2.8);

const pan = (x: number): string =>
  line(`M${x}-15L${x - 9} 5M${x}-15L${x + 9} 5`, INK, 1.4) +
  area(`M${x - 11} 5H${x + 11}Q${x + 9} 13 ${x} 13Q${x - 9} 13 ${x - 11} 5Z`, GOLD, GOLD_EDGE, 1.8);

const scales =
  disc(-21, 2, 4, RED, "#6B1810", 1.4) +
  disc(-14, 1, 4.4, "#37854F", "#12402C", 1.4) +
  pan(-17) +
  disc(17, 1.5, 4, "#FBE08C", GOLD_EDGE, 1.4) +
  pan(17) +
  line("M-21-13Q-9-19 0-17Q9-19 21-13", BROWN, 4) +
  line("M0-22V23", BROWN, 4.4) +
  disc(0, -23, 3.6, GOLD, GOLD_EDGE) +
  area("M-13 28Q-12 22 0 22Q12 22 13 28Z", WOOD, DARK_WOOD, 1.8);

/** A loom with a half-woven cloth. */
const loom =
  `<path d="M-18-22H18V24H-18Z" fill="${PAGE}"/>` +
  line("M-14-20V2M-8.4-20V2M-2.8-20V2M2.8-20V2M8.4-20V2M14-20V2", "#A58A5C", 1.4) +
  area("M-17 1H17V23H-17Z", RED, "#6B1810", 1.4) +
  `<path d="M-16 5H16V9H-16ZM-16 17H16V20H-16Z" fill="${PAGE}"/>` +
  '<path d="M-16 13.2L-12 10.4L-8 13.2L-4 10.4L0 13.2L4 10.4L8 13.2L12 10.4L16 13.2L12 16L8 13.2L4 16L0 13.2L-4 16L-8 13.2L-12 16Z" fill="#E2AC24"/>' +
  line("M-25-22H25M-25 24H25", DARK_WOOD, 5.4) +
  line("M-25-22H25M-25 24H25", WOOD, 2.8) +
  line("M-19-26V28M19-26V28", DARK_WOOD, 5.4) +
  line("M-19-26V28M19-26V28", WOOD, 2.8);

const TOOLS: Readonly<Record<Profession, string>> = {
  BR: trowel,
  HU: bow,
  PE: basket,
  RO: mask,
  SC: book,
  TX: moneybag,
  AS: dagger,
  DA: tambourine,
  FA: sheaf,
  HI: hourglass,
  TR: scales,
  WE: loom,
};

/** The tool of a profession. */
export function drawTool(profession: Profession): string {
  return TOOLS[profession];
}
