/**
 * Sheets of the Carcassonne drawings, to look at after a change: every tile in four rotations, random areas,
 * the segments with their figures, the pieces.
 *
 *     node tools/sheet.mjs [folder]      writes tiles.html, areas.html, segments.html, pieces.html
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";

const folder = process.argv[2] ?? "sheets";
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  logLevel: "error",
});
const load = (path) => server.ssrLoadModule(`/src/${path}`);
const modules = [
  "catalogue",
  "tile",
  "segments",
  "signs",
  "scoreTrack",
  "pieces/meeple",
  "pieces/pig",
  "pieces/neutral",
  "pieces/things",
];
const loaded = await Promise.all(modules.map((name) => load(`games/carcassonne/drawing/${name}.ts`)));
const drawing = Object.assign({}, ...loaded);
const { rotatedSide, SIDES } = await load("games/carcassonne/drawing/sides.ts");
const { SEATS } = await load("lib/drawing/seats.ts");
const { seatDot } = await load("lib/drawing/emblems.ts");
const { patternDefs, patternId } = await load("lib/drawing/patterns.ts");
const { seededRandom } = await load("lib/drawing/random.ts");
const { themeSheet } = await load("lib/theme/tokens.ts");
const { TILES, drawTile, drawMeeple, segmentShape } = drawing;

const at = (x, y, scale, markup) => `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;

function write(name, width, height, markup) {
  const page =
    `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${themeSheet()}body{margin:0;` +
    `background:var(--table);font:600 11px sans-serif}</style>` +
    `<svg width="${width}" height="${height}" font-family="sans-serif">${markup}</svg>`;
  writeFileSync(join(folder, `${name}.html`), page);
  process.stdout.write(`${join(folder, name)}.html ${width}x${height}\n`);
}

/** All tiles, four rotations beside each other, four tiles a row. */
function tileSheet() {
  const [side, gap, perRow] = [100, 6, 4];
  const cell = 4 * (side + gap) + 14;
  const cells = TILES.map((tile, i) => {
    const [x, y] = [8 + (i % perRow) * cell, 8 + Math.floor(i / perRow) * (side + 24)];
    const turns = [0, 1, 2, 3].map((r) => at(x + r * (side + gap), y, side / 100, drawTile(tile, r, 1, "full")));
    return `${turns.join("")}<text x="${x}" y="${y + side + 13}" font-size="11">${tile.id}</text>`;
  });
  write("tiles", perRow * cell + 8, Math.ceil(TILES.length / perRow) * (side + 24) + 16, cells.join(""));
}

const NEIGHBOURS = { N: [0, -1, "S"], E: [1, 0, "W"], S: [0, 1, "N"], W: [-1, 0, "E"] };
const edgeOf = ({ tile, rotation }, side) => tile.edges[SIDES.find((s) => rotatedSide(s, rotation) === side)];

/** A coherent area of `size` tiles from a shuffled pool. */
function randomArea(seed, size, pool) {
  const random = seededRandom(seed);
  const deck = pool.flatMap((tile) => Array(tile.count).fill(tile)).sort(() => random() - 0.5);
  const board = new Map([["0,0", { tile: TILES[2], rotation: 0, x: 0, y: 0 }]]);
  while (board.size < size && deck.length > 0) {
    const best = bestPlace(board, deck.pop(), random);
    if (best) board.set(`${best.x},${best.y}`, best);
  }
  return [...board.values()];
}

function bestPlace(board, tile, random) {
  let best = null;
  for (const { x, y } of board.values()) {
    for (const side of SIDES) {
      const [cx, cy] = [x + NEIGHBOURS[side][0], y + NEIGHBOURS[side][1]];
      if (board.has(`${cx},${cy}`)) continue;
      for (const rotation of [0, 1, 2, 3]) {
        const matches = matchingSides(board, { tile, rotation, x: cx, y: cy });
        const score = matches * 1.6 + random() * 2 - Math.hypot(cx * 0.5, cy * 0.8) * 0.35;
        if (matches > 0 && (!best || score > best.score)) best = { tile, rotation, x: cx, y: cy, score };
      }
    }
  }
  return best;
}

/** How many neighbours the tile would have, or 0 if one does not match. */
function matchingSides(board, placed) {
  let matches = 0;
  for (const side of SIDES) {
    const [dx, dy, facing] = NEIGHBOURS[side];
    const neighbour = board.get(`${placed.x + dx},${placed.y + dy}`);
    if (!neighbour) continue;
    if (edgeOf(neighbour, facing) !== edgeOf(placed, side)) return 0;
    matches += 1;
  }
  return matches;
}

function drawArea(area, side, detail) {
  const [left, top] = [Math.min(...area.map((p) => p.x)), Math.min(...area.map((p) => p.y))];
  return area
    .map(({ tile, rotation, x, y }) => {
      return at((x - left) * side, (y - top) * side, side / 100, drawTile(tile, rotation, x * 31 + y, detail));
    })
    .join("");
}

function areaSheet() {
  const base = randomArea(
    "base",
    42,
    TILES.filter((tile) => tile.set === "base"),
  );
  const all = randomArea("all", 60, TILES);
  const markup =
    at(10, 10, 1, drawArea(base, 110, "full")) +
    at(1010, 10, 1, drawArea(all, 90, "full")) +
    at(10, 1000, 1, drawArea(base, 40, "small")) +
    at(450, 1000, 1, drawArea(base, 47, "small")) +
    at(1010, 1000, 1, drawArea(all, 40, "small"));
  write("areas", 2000, 1500, markup);
}

/** Every segment of every tile, lit up, with a figure on it. */
function segmentSheet() {
  const [side, gap, perRow] = [100, 6, 16];
  const cells = [];
  for (const tile of TILES) {
    const rotation = cells.length % 4;
    const kinds = { c: tile.cities.length, r: tile.roads.length, f: tile.fields.length, m: tile.monastery ? 1 : 0 };
    for (const [kind, count] of Object.entries(kinds)) {
      for (let i = 0; i < count; i++)
        cells.push(drawTile(tile, rotation, 1, "full") + litSegment(tile, rotation, kind, i));
    }
  }
  const markup = cells.map((cell, i) => {
    return at(8 + (i % perRow) * (side + gap), 8 + Math.floor(i / perRow) * (side + gap), side / 100, cell);
  });
  write("segments", perRow * (side + gap) + 16, Math.ceil(cells.length / perRow) * (side + gap) + 16, markup.join(""));
}

function litSegment(tile, rotation, kind, index) {
  const { path, fill, anchor } = segmentShape(tile, rotation, kind, index);
  const paint = fill
    ? 'fill="#fff" fill-opacity=".55" stroke="#70284F"'
    : 'fill="none" stroke="#70284F" stroke-width="8"';
  const figure = drawMeeple(index % SEATS.length, { at: [anchor.x, anchor.y], height: 36, lying: kind === "f" });
  return `<path d="${path}" ${paint}/>${figure}`;
}

function pieceSheet() {
  const seats = SEATS.map((_, seat) => seat);
  const rows = [
    (seat, p) => drawMeeple(seat, { at: p, height: 58 }),
    (seat, p) => drawMeeple(seat, { at: p, height: 66, big: true }),
    (seat, [x, y]) => drawMeeple(seat, { at: [x, y - 22], height: 58, lying: true }),
    (seat, p) => drawing.drawBuilder(seat, { at: p, height: 58 }),
    (seat, p) => drawing.drawPig(seat, { at: p, height: 54 }),
    (seat, p) => drawing.drawMessenger(seat, { at: p, height: 56 }),
    (seat, p) => drawing.drawRobber(seat, { at: p, height: 56 }),
    (seat, [x, y]) => at(x, y - 22, 1, seatDot(seat, 22)),
    (seat, [x, y]) =>
      `<rect x="${x - 34}" y="${y - 40}" width="68" height="40" rx="6" fill="url(#${patternId(seat)})"/>`,
    (seat, p) => drawMeeple(seat, { at: p, height: 18, halo: false }),
  ];
  const ground = `<rect width="580" height="330" fill="#B6C488"/><rect y="330" width="580" height="700" fill="#DDBB8B"/>`;
  const pieces = rows.flatMap((row, r) => seats.map((seat) => row(seat, [60 + seat * 92, 90 + r * 98])));
  const things = [
    drawing.drawMage({ at: [0, 34], height: 72 }),
    drawing.drawWitch({ at: [0, 34], height: 72 }),
    at(0, 10, 1.35, drawing.drawFerry()),
    at(0, 0, 1.7, drawing.drawIngot()),
    at(0, 0, 1.4, drawing.drawIngots(3)),
    ...["wine", "grain", "cloth"].map((goods) => at(0, 0, 3.6, drawing.drawGoods(goods))),
    at(-44, 0, 1, drawing.drawDie(1)) + drawing.drawDie(2) + at(44, 0, 1, drawing.drawDie(3)),
    at(0, 0, 1.9, drawing.drawFlyingMachine()),
    at(0, 0, 1.5, drawing.drawEnvelope()),
    at(0, 0, 1.6, drawing.drawPouch()),
    at(0, 0, 3.6, drawing.drawPennant()),
  ].map((thing, i) => at(690 + (i % 4) * 160, 80 + Math.floor(i / 4) * 136, 1, thing));
  const scores = [38, 41, 29, 83, 38, 129].map((points, seat) => ({ seat, points }));
  const track = at(620, 700, 1, drawing.scoreTrack(scores, 760));
  write("pieces", 1400, 1040, `<defs>${patternDefs()}</defs>${ground}${pieces.join("")}${things.join("")}${track}`);
}

mkdirSync(folder, { recursive: true });
tileSheet();
areaSheet();
segmentSheet();
pieceSheet();
await server.close();
