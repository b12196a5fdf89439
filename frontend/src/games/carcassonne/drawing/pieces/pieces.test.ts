import { SEATS } from "$lib/drawing/seats";
import { describe, expect, it } from "vitest";
import { drawGoods, drawPennant } from "../signs";
import { drawBuilder, drawMeeple, drawMessenger, drawRobber } from "./meeple";
import { drawMage, drawWitch } from "./neutral";
import { drawPig } from "./pig";
import { drawDie, drawEnvelope, drawFerry, drawFlyingMachine, drawIngot, drawIngots, drawPouch } from "./things";

function isWellFormed(markup: string): boolean {
  const parsed = new DOMParser().parseFromString(`<svg>${markup}</svg>`, "image/svg+xml");
  return parsed.getElementsByTagName("parsererror").length === 0 && !/NaN|undefined/.test(markup);
}

const OF_SEATS = {
  meeple: (seat: number) => drawMeeple(seat),
  "big meeple": (seat: number) => drawMeeple(seat, { big: true }),
  farmer: (seat: number) => drawMeeple(seat, { lying: true }),
  builder: (seat: number) => drawBuilder(seat),
  pig: (seat: number) => drawPig(seat),
  messenger: (seat: number) => drawMessenger(seat),
  robber: (seat: number) => drawRobber(seat),
};

describe.each(Object.entries(OF_SEATS))("the %s", (_, draw) => {
  it.each([...SEATS.keys()])("is drawn in the colours of seat %i", (seat) => {
    const markup = draw(seat);
    expect(isWellFormed(markup)).toBe(true);
    expect(markup).toContain(SEATS[seat]?.fill);
    expect(markup).toContain(SEATS[seat]?.mark);
  });

  it("differs from the other pieces", () => {
    const others = Object.values(OF_SEATS).filter((other) => other !== draw);
    for (const other of others) expect(other(0)).not.toBe(draw(0));
  });

  it("needs a seat that exists", () => {
    expect(() => draw(6)).toThrow(RangeError);
  });
});

describe("a meeple", () => {
  it("stands with its foot where it is put, at the height asked for", () => {
    expect(drawMeeple(0, { at: [30, 40], height: 28 })).toMatch(/^<g transform="translate\(30 40\) scale\(0\.5\)">/);
  });

  it("keeps its emblem upright when it lies", () => {
    const markup = drawMeeple(1, { lying: true });
    expect(markup).toContain("rotate(-90)");
    expect(markup).toContain("rotate(90)");
  });

  it("stands without halo and shadow on paper", () => {
    expect(drawMeeple(2, { halo: false })).not.toMatch(/ellipse|#FFFDF6/);
  });
});

describe("neutral pieces", () => {
  it.each([
    drawMage(),
    drawWitch(),
    drawFerry(),
    drawIngot(),
    drawDie(1),
    drawDie(3),
    drawEnvelope(),
    drawFlyingMachine(),
    drawPouch(),
    drawPennant(),
    drawGoods("wine"),
    drawGoods("grain"),
    drawGoods("cloth"),
  ])("are well-formed (%#)", (markup) => {
    expect(isWellFormed(markup)).toBe(true);
  });

  it("fan out up to three bars of gold", () => {
    const bars = [1, 2, 3, 7].map((count) => drawIngots(count).split("#FBE08C").length - 1);
    expect(bars).toEqual([1, 2, 3, 3]);
  });
});
