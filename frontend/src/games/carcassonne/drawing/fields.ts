import { distance, type Point } from "$lib/drawing/point";
import { pick, type Random, within } from "$lib/drawing/random";
import { num, placed } from "$lib/drawing/svg";
import { ART, TREES } from "./palette";
import { type Detail, outlineFactor, type Upright } from "./upright";

/** How much open field lies around a point; negative where there is none. */
export type RoomAt = (point: Point) => number;

const TUFT_TRIES = 90;
const PLOUGH_TRIES = 10;
const TREE_TRIES = 160;

/** The one ground colour that all tiles share, so that borders vanish, with soft patches away from them. */
export function drawFieldGround(random: Random, detail: Detail): string {
  const ground = `<rect width="100" height="100" fill="${ART.field}"/>`;
  return detail === "full" ? ground + fieldPatches(random) : ground;
}

function fieldPatches(random: Random): string {
  const patches = [ART.fieldDark, ART.fieldLight, ART.fieldDark, ART.fieldLight].map((color) => {
    const [x, y] = [within(random, 20, 80), within(random, 20, 80)];
    const rx = Math.min(within(random, 12, 24), x - 3, 97 - x);
    const ry = Math.min(within(random, 6, 13), y - 3, 97 - y);
    const turn = `rotate(${num(within(random, -18, 18))} ${num(x)} ${num(y)})`;
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${color}" transform="${turn}"/>`;
  });
  return `<g opacity=".55">${patches.join("")}</g>`;
}

/** A ploughed strip where there is room for one, and the middle of it. */
export function ploughedStrip(roomAt: RoomAt, random: Random): { at: Point; markup: string } | null {
  for (let i = 0; i < PLOUGH_TRIES; i++) {
    const at: Point = [within(random, 18, 82), within(random, 18, 82)];
    const turn = within(random, -30, 30);
    if (roomAt(at) > 10.5) return { at, markup: placed(at, drawPlough(), 1, turn) };
  }
  return null;
}

function drawPlough(): string {
  const furrows = [-3, -2, -1, 0, 1, 2, 3].map((row) => `M-9 ${num(row * 2.1)}q4.5 -1.2 9 0t9 0`).join("");
  return (
    `<path d="M-10 -7.4H10V7.4H-10Z" fill="${ART.plough}" opacity=".35"/>` +
    `<path d="${furrows}" fill="none" stroke="${ART.furrow}" stroke-width=".6" opacity=".5"/>`
  );
}

/** Three-bladed tufts of grass. */
export function drawTufts(roomAt: RoomAt, random: Random): string {
  let blades = "";
  for (let i = 0; i < TUFT_TRIES; i++) {
    const [x, y]: Point = [within(random, 3, 97), within(random, 3, 97)];
    if (roomAt([x, y]) < 2.6) continue;
    blades +=
      `M${num(x - 1.2)} ${num(y - 1.6)}L${num(x - 0.4)} ${num(y)}L${num(x)} ${num(y - 2.2)}` +
      `L${num(x + 0.5)} ${num(y)}L${num(x + 1.4)} ${num(y - 1.5)}`;
  }
  if (blades === "") return "";
  return (
    `<path d="${blades}" fill="none" stroke="${ART.tuft}" stroke-width=".55" ` +
    `stroke-linejoin="round" stroke-linecap="round" opacity=".75"/>`
  );
}

/** Trees in clumps, all of them away from roads, walls and what else takes room. */
export function fieldTrees(roomAt: RoomAt, most: number, random: Random, detail: Detail): Upright[] {
  const feet: Point[] = [];
  const trees: Upright[] = [];
  for (let i = 0; i < TREE_TRIES && feet.length < most; i++) {
    const beside = feet.length > 0 && random() < 0.55 ? feet[Math.floor(random() * feet.length)] : undefined;
    const foot: Point = beside
      ? [beside[0] + within(random, -7, 7), beside[1] + within(random, -4.5, 4.5)]
      : [within(random, 5, 95), within(random, 10, 97)];
    const [x, y] = foot;
    if (x < 5 || x > 95 || y < 10 || y > 97) continue;
    if (roomAt(foot) < 4.1 || roomAt([x, y - 4]) < 3.7) continue;
    if (feet.some((other) => distance([other[0], other[1] * 1.3], [x, y * 1.3]) < 4.6)) continue;
    feet.push(foot);
    const size = within(random, 0.95, 1.3);
    trees.push({ foot: y, markup: placed(foot, drawTree(pick(random, TREES), outlineFactor(detail)), size) });
  }
  return trees;
}

/** A round tree on its foot, 8.6 high. */
function drawTree(color: string, outline: number): string {
  return (
    `<ellipse cx=".8" cy=".2" rx="3.4" ry="1.2" fill="${ART.shadow}" opacity=".28"/>` +
    `<path d="M0 0V-2.4" stroke="${ART.trunk}" stroke-width="1.2"/>` +
    `<path d="M0 -8.6C2.6 -8.6 3.9 -6.6 3.4 -4.6C3.2 -2.6 1.6 -1.7 0 -1.7C-1.6 -1.7 -3.2 -2.6 -3.4 -4.6` +
    `C-3.9 -6.6 -2.6 -8.6 0 -8.6Z" fill="${color}" stroke="${ART.treeEdge}" stroke-width="${num(0.55 * outline)}"/>` +
    `<path d="M-1.9 -6.6Q-.8 -7.8 .6 -7.7" stroke="#FFF" stroke-opacity=".35" stroke-width=".7" fill="none" ` +
    `stroke-linecap="round"/>`
  );
}
