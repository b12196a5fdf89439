/** The map without its places: sea, coast, land with its deserts, forests, rivers and hills, equator and compass. */
import { num, placed } from "$lib/drawing/svg";
import { LAND } from "../data";
import { degrees, MAP_HEIGHT, MAP_WIDTH, mapX, mapY, onMap } from "./projection";
import { smoothPath } from "./routes";

type Spot = readonly [longitude: number, latitude: number, size?: number];

const COAST = LAND.map((ring) => `M${ring.map(([lon, lat]) => `${num(mapX(lon))} ${num(mapY(lat))}`).join("L")}Z`).join(
  "",
);

/** Soft patches: longitude, latitude, half width and half height in degrees, colour, opacity. */
const PATCHES: readonly (readonly [number, number, number, number, string, number])[] = [
  [8, 24, 22, 7, "#F0DBA6", 0.9],
  [18, 0, 12, 6, "#A9B878", 0.9],
  [-6, 7, 9, 3, "#A9B878", 0.75],
  [8, 7, 8, 3, "#A9B878", 0.6],
  [38, 9, 5, 5, "#C5B47E", 0.8],
  [47, -18, 2, 5, "#A9B878", 0.8],
  [22, -24, 7, 5, "#EBC98F", 0.9],
  [34, -12, 4, 9, "#B9BE82", 0.7],
];

/** Nile, Blue Nile, Niger, Congo, Zambezi, Orange, by longitude and latitude. */
const RIVERS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [31.2, 31.4],
    [31.2, 29],
    [32.6, 26],
    [32.9, 24],
    [31, 20.5],
    [33.6, 18],
    [32.5, 15.6],
    [32.6, 10],
    [31, 5],
    [31.6, 2.2],
    [33, -0.6],
  ],
  [
    [37.4, 11.8],
    [35, 11],
    [34, 13.6],
    [32.6, 15.5],
  ],
  [
    [-10.4, 9.4],
    [-8, 12.5],
    [-3, 16.6],
    [0, 16.6],
    [2.4, 13],
    [5.4, 9.2],
    [6.6, 7.4],
    [6.1, 4.6],
  ],
  [
    [12.4, -6],
    [15.2, -4.4],
    [17.6, -1],
    [20, 1.8],
    [24.4, 1.4],
    [26, -3],
    [26.6, -9],
  ],
  [
    [36.2, -18.6],
    [33, -16],
    [29, -16.6],
    [25.9, -17.8],
    [23, -14],
    [24, -11.4],
  ],
  [
    [16.6, -28.6],
    [20, -28.6],
    [24, -29.4],
    [28, -30],
  ],
];

/** Victoria, Tanganyika, Malawi, Chad, Turkana: longitude, latitude, half width and height in degrees, turn. */
const LAKES: readonly (readonly [number, number, number, number, number])[] = [
  [33, -1, 1.5, 1.6, 0],
  [29.6, -6.2, 0.5, 2.9, -14],
  [34.5, -12, 0.5, 2.4, 0],
  [14, 13.2, 0.9, 0.7, 0],
  [36, 3.8, 0.3, 1.2, 0],
];

const HILLS: readonly Spot[] = [
  [-7, 31.6],
  [-4.6, 32.8],
  [-2, 33.4],
  [1, 34.6],
  [5, 35],
  [36.6, 12.6],
  [38.2, 11.6],
  [40, 8],
  [36.8, 7.6],
  [37.3, -3.2, 1.3],
  [28.6, -29],
  [29.6, -27.6],
  [27.2, -30.6],
  [9.6, 4.8],
  [17.4, 21.2],
  [6, 23],
  [8, 24.4],
  [43, 17.4],
  [42.4, 19.4],
  [44.4, 15.2],
  [24, 13.4],
];
const DUNES: readonly Spot[] = [
  [-8, 24],
  [-4, 27],
  [0, 22],
  [3, 28],
  [11, 28],
  [14, 24.6],
  [22, 27],
  [26, 22.6],
  [21, 18.4],
  [11, 19.6],
  [2, 19.4],
  [28, 28],
  [-11, 21],
  [18, 30],
  [48, 21],
  [50, 18.6],
  [47, 25],
  [22, -22],
  [24, -25],
  [19, -25],
];
const TREES: readonly Spot[] = [
  [17, 2],
  [18.4, 3.2],
  [19.6, 0.6],
  [21.4, -1.4],
  [22.4, 0.2],
  [24, -0.8],
  [20.4, -3],
  [22.6, -4.4],
  [18.4, -2.8],
  [24.6, 3.4],
  [11.4, 1.6],
  [12.4, -0.4],
  [13.6, 2.8],
  [-8.6, 6.6],
  [-6.8, 7.4],
  [-5.4, 6.6],
  [-10, 8],
  [7, 6],
  [8.6, 7],
  [25.6, -5.4],
  [46.4, -20.6],
  [48.2, -16.4],
  [47.2, -22.4],
  [36.6, -12.6],
  [37.6, -14],
];
const ACACIAS: readonly Spot[] = [
  [36, -6],
  [31.4, -12],
  [27.4, -12],
  [20.6, -14.4],
  [17.4, -12],
  [22, 9],
  [27.4, 8],
  [19, 9.4],
  [28.6, -20.6],
  [32.4, -21],
];

const HILL =
  `<path d="M-8 5L0-7L8 5" fill="#D8C08C" stroke="#8A6D3C" stroke-width="1.3" stroke-linejoin="round"/>` +
  `<path d="M0-7L2 1L8 5Z" fill="#A98955" opacity=".6"/>`;
const DUNE = `<path d="M-11 2Q-4-6 2 2Q6-3 11 2" fill="none" stroke="#B08F54" stroke-width="1.2" stroke-linecap="round"/>`;
const TREE =
  `<path d="M0 4V0" stroke="#6B5138" stroke-width="1.3"/>` +
  `<circle cy="-2.6" r="3.9" fill="#7E9C60" stroke="#4C6B40" stroke-width=".9"/>`;
const ACACIA =
  `<path d="M0 5V-1M0 1L-4-3M0 1L4-3" stroke="#6B5138" stroke-width="1.2" fill="none"/>` +
  `<path d="M-7-2.4Q0-9 7-2.4Z" fill="#8FA062" stroke="#55683A" stroke-width=".9"/>`;

function strewn(spots: readonly Spot[], markup: string): string {
  return spots.map(([lon, lat, size]) => placed(onMap(lon, lat), markup, size)).join("");
}

function gradients(id: string): string {
  return (
    `<clipPath id="${id}-map"><rect width="${num(MAP_WIDTH)}" height="${num(MAP_HEIGHT)}" rx="14"/></clipPath>` +
    `<clipPath id="${id}-land"><path d="${COAST}"/></clipPath>` +
    `<linearGradient id="${id}-ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#EAD3A2"/><stop offset=".42" stop-color="#E6CF9C"/><stop offset=".56" stop-color="#D3CC96"/><stop offset=".7" stop-color="#DBD09D"/><stop offset="1" stop-color="#E4CB9A"/></linearGradient>` +
    `<linearGradient id="${id}-sea" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#C6DCDD"/><stop offset="1" stop-color="#B4D0D6"/></linearGradient>`
  );
}

function graticule(): string {
  const lines: string[] = [];
  for (let lon = -20; lon <= 50; lon += 10) lines.push(`M${num(mapX(lon))} 0V${num(MAP_HEIGHT)}`);
  for (let lat = -30; lat <= 40; lat += 10) lines.push(`M0 ${num(mapY(lat))}H${num(MAP_WIDTH)}`);
  return `<path d="${lines.join("")}" fill="none" stroke="#4F8AA0" stroke-opacity=".16"/>`;
}

/** Rings of pale water along the coast, from the widest. */
function coastGlow(): string {
  return (
    [
      [26, 0.26],
      [17, 0.32],
      [9, 0.48],
    ] as const
  )
    .map(
      ([width, opacity]) =>
        `<path d="${COAST}" fill="none" stroke="#EAF4F2" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round"/>`,
    )
    .join("");
}

function ground(id: string): string {
  const patches = PATCHES.map(
    ([lon, lat, rx, ry, color, opacity]) =>
      `<ellipse cx="${num(mapX(lon))}" cy="${num(mapY(lat))}" rx="${num(degrees(rx))}" ry="${num(degrees(ry))}" fill="${color}" opacity="${opacity}"/>`,
  ).join("");
  const rivers = RIVERS.map(
    (points) =>
      `<path d="${smoothPath(points.map(([lon, lat]) => onMap(lon, lat)))}" fill="none" stroke="#6FA6B4" stroke-width="2.2" stroke-linecap="round"/>`,
  ).join("");
  const lakes = LAKES.map(([lon, lat, rx, ry, turn]) =>
    placed(
      onMap(lon, lat),
      `<ellipse rx="${num(degrees(rx))}" ry="${num(degrees(ry))}" fill="#9CC6D0" stroke="#5B93A2" stroke-width="1.2"/>`,
      1,
      turn,
    ),
  ).join("");
  return (
    `<path d="${COAST}" fill="#2B2412" opacity=".18" transform="translate(2 3)"/>` +
    `<path d="${COAST}" fill="url(#${id}-ground)" stroke="#6E5A36" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<g clip-path="url(#${id}-land)">` +
    `<path d="${COAST}" fill="none" stroke="#8C6F3C" stroke-opacity=".25" stroke-width="12"/>` +
    `<g style="filter:blur(${num(degrees(1.3))}px)">${patches}</g>` +
    rivers +
    lakes +
    strewn(HILLS, HILL) +
    strewn(DUNES, DUNE) +
    strewn(TREES, TREE) +
    strewn(ACACIAS, ACACIA) +
    `</g>`
  );
}

function parallels(equator: string): string {
  const line = (lat: number): string => `M0 ${num(mapY(lat))}H${num(MAP_WIDTH)}`;
  return (
    `<path d="${line(0)}" stroke="#8E3B2A" stroke-width="2.4" stroke-dasharray="14 6" opacity=".8"/>` +
    `<text x="22" y="${num(mapY(0) - 8)}" font-family="var(--serif)" font-style="italic" font-size="14" fill="#8E3B2A">${equator}</text>` +
    `<path d="${line(23.44)}${line(-23.44)}" stroke="#8E3B2A" stroke-opacity=".3" stroke-dasharray="4 6"/>`
  );
}

function compass(north: string): string {
  const points = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})"><path d="M0-44L7-7L0 0Z" fill="#3E6B7B"/><path d="M0-44L-7-7L0 0Z" fill="#EAF4F2" stroke="#3E6B7B" stroke-width=".8"/></g>`,
    )
    .join("");
  return placed(
    [MAP_WIDTH * 0.115, MAP_HEIGHT * 0.84],
    `<circle r="40" fill="none" stroke="#4F7F90" stroke-opacity=".5"/>` +
      `<circle r="34" fill="none" stroke="#4F7F90" stroke-opacity=".35" stroke-dasharray="2 4"/>` +
      points +
      `<text y="-50" text-anchor="middle" font-family="var(--serif)" font-weight="600" font-size="15" fill="#3E6B7B">${north}</text>`,
  );
}

/** Words on the map, in the language of the page. */
export interface MapWords {
  readonly equator: string;
  /** The letter at the compass. */
  readonly north: string;
}

/** The whole ground of the map, in a box of `MAP_WIDTH` x `MAP_HEIGHT`; `id` tells its gradients from other maps'. */
export function drawTerrain(id: string, { equator, north }: MapWords): string {
  return (
    gradients(id) +
    `<g clip-path="url(#${id}-map)">` +
    `<rect width="${num(MAP_WIDTH)}" height="${num(MAP_HEIGHT)}" fill="url(#${id}-sea)"/>` +
    graticule() +
    coastGlow() +
    ground(id) +
    parallels(equator) +
    compass(north) +
    `</g>` +
    `<rect width="${num(MAP_WIDTH)}" height="${num(MAP_HEIGHT)}" rx="14" fill="none" stroke="#5C4321" stroke-width="2"/>` +
    `<rect x="5" y="5" width="${num(MAP_WIDTH - 10)}" height="${num(MAP_HEIGHT - 10)}" rx="10" fill="none" stroke="#5C4321" stroke-opacity=".4"/>`
  );
}
