import { between, type Point } from "$lib/drawing/point";
import { layeredStroke, linePath, placed } from "$lib/drawing/svg";
import { ART, GOODS_COLORS } from "./palette";
import { drawFlyingMachine, drawIngot, drawPouch, drawWand } from "./pieces/things";
import type { Spot } from "./spots";
import type { Goods, Tile } from "./tileData";

const SHIELD = "M-6 -7.4H6V.6C6 4.4 2.6 6.9 0 8.2C-2.6 6.9 -6 4.4 -6 .6Z";

/** A pennant: a shield 12 × 15.6 around its middle. */
export function drawPennant(): string {
  return (
    `<path d="${SHIELD}" fill="${ART.shadow}" opacity=".3" transform="translate(.8 1)"/>` +
    `<path d="${SHIELD}" fill="${ART.pennant}" stroke="${ART.paper}" stroke-width="1.5"/>` +
    `<path d="${SHIELD}" fill="none" stroke="${ART.pennantEdge}" stroke-width=".5"/>` +
    `<path d="M-4.9 2.2L0 -3.4L4.9 2.2L3.7 4.2L0 .2L-3.7 4.2Z" fill="${ART.gold}"/>` +
    `<circle cy="-5" r="1.1" fill="${ART.gold}"/>`
  );
}

/** A paper disc of radius 7.6 with an amphora, an ear of grain or a roll of cloth. */
export function drawGoods(goods: Goods): string {
  return `<circle r="7.6" fill="${ART.paper}" stroke="${ART.stoneEdge}" stroke-width=".8"/>` + drawGoodsSign(goods);
}

function drawGoodsSign(goods: Goods): string {
  const { fill, edge } = GOODS_COLORS[goods];
  switch (goods) {
    case "wine":
      return (
        `<path d="M-1.6 -5.4H1.6V-3.6C4 -2.4 4.4 0 3.4 2.2C2.6 4 1.4 5 1.2 5.6H-1.2C-1.4 5 -2.6 4 -3.4 2.2` +
        `C-4.4 0 -4 -2.4 -1.6 -3.6Z" fill="${fill}" stroke="${edge}" stroke-width=".7"/>` +
        `<path d="M-2.2 -3.4C-4.6 -4 -5 -1.6 -3.6 -.8M2.2 -3.4C4.6 -4 5 -1.6 3.6 -.8" fill="none" ` +
        `stroke="${edge}" stroke-width=".8"/>`
      );
    case "grain": {
      const grains = [
        [0, -4.2, 0],
        [-2.4, -1.6, -32],
        [2.4, -1.6, 32],
        [-2.5, 1.8, -32],
        [2.5, 1.8, 32],
      ].map(([x, y, turn]) => `<ellipse rx="1.3" ry="2.4" transform="translate(${x} ${y}) rotate(${turn})"/>`);
      return (
        `<path d="M0 6V-2" stroke="${edge}"/>` +
        `<g fill="${fill}" stroke="${edge}" stroke-width=".6">${grains.join("")}</g>`
      );
    }
    case "cloth":
      return (
        `<path d="M-5 -3.4Q-5 -5 -3.4 -5H4.4V3Q4.4 5 2.4 5H-3.4Q-5 5 -5 3.4Z" fill="${fill}" stroke="${edge}" ` +
        `stroke-width=".7"/>` +
        `<path d="M-5 -3.4Q-5 -1.8 -3.4 -1.8H1.4V5M-3.2 .6H-.4M-3.2 2.6H-.4" fill="none" stroke="${edge}" ` +
        `stroke-width=".7"/>`
      );
  }
}

/** The paper disc with the symbol of Gold Mines, Mage & Witch or Robbers. */
export function drawSymbol(tile: Tile, { at, scale }: Spot): string {
  const disc = (ring: string, sign: string): string =>
    `<circle cx=".6" cy="1" r="8.4" fill="${ART.shadow}" opacity=".3"/>` +
    `<circle r="8.4" fill="${ART.paper}" stroke="${ring}" stroke-width="1.5"/>${sign}`;
  if (tile.gold) return placed(at, disc("#B98B1F", placed([-0.6, 0.4], drawIngot(), 0.36)), scale);
  if (tile.magic) return placed(at, disc("#3F4F96", placed([0, 0], drawWand(), 0.62)), scale);
  return placed(at, disc("#5C4321", placed([0, 0.8], drawPouch(), 0.34)), scale);
}

/** A flying machine with the dashed arrow of its way. */
export function drawFlight({ from, to }: { readonly from: Point; readonly to: Point }): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const base: Point = [to[0] - ux * 9, to[1] - uy * 9];
  const head = linePath([to, [base[0] - uy * 5, base[1] + ux * 5], [base[0] + uy * 5, base[1] - ux * 5]], true);
  const shaft = linePath([from, between(from, to, 1 - 6 / length)]);
  return (
    layeredStroke(shaft, [
      { color: "#FFFDF6", width: 4.4 },
      { color: ART.flight, width: 1.8, dash: "4 3" },
    ]) +
    `<path d="${head}" fill="${ART.flight}" stroke="#FFFDF6" stroke-width="1.2"/>` +
    placed(from, drawFlyingMachine(), 0.78, (Math.atan2(uy, ux) * 180) / Math.PI + 90)
  );
}

/** Thin dark frame inside the tile's edge and light along its top and left. */
export function drawFrame(): string {
  return (
    `<path d="M.35 .35H99.65V99.65H.35Z" fill="none" stroke="#3A3220" stroke-opacity=".38" stroke-width=".7"/>` +
    `<path d="M.9 99V.9H99" fill="none" stroke="#FFF" stroke-opacity=".35" stroke-width=".7"/>`
  );
}
