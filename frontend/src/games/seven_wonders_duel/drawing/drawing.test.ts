import { describe, expect, it } from "vitest";
import { artMarkup } from "../artPicture";
import { CARDS, CHAINS, TOKENS, WONDERS, type Back } from "../data";
import { LEGEND } from "../legend";
import { thingPicture } from "../pictures";
import { speechIn } from "../testing";
import { nameOf, shortName } from "../words";
import { drawBack, drawCard, drawTab, nameLines } from "./card";
import { drawEffects, effectsWidth } from "./effects";
import { hiddenToken, drawToken } from "./token";
import { drawCapture, drawLoot, drawLootOnSpace, drawPawn, drawSpaces, TRACK_MARKS } from "./track";
import { drawWonder } from "./wonder";

/** Markup that a browser draws: every number is one, every tag is closed. */
function expectSound(markup: string): void {
  expect(markup).not.toMatch(/NaN|undefined|null|Infinity/);
  const svg = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, "text/xml");
  expect(svg.querySelector("parsererror")).toBeNull();
  expect(svg.documentElement.children.length).toBeGreaterThan(0);
}

describe("the drawings", () => {
  it.each(CARDS.map((card) => card.id))("draws %s in all sizes, free and covered", (id) => {
    const card = CARDS.find((candidate) => candidate.id === id)!;
    for (const compact of [false, true])
      for (const covered of [false, true]) expectSound(drawCard(card, { name: "Σχολείο", compact, covered }));
    expectSound(drawTab(card));
    expectSound(thingPicture(id));
  });

  it("shows every unit of a cost, and the chain, once", () => {
    for (const card of CARDS) {
      const units = Object.values(card.cost.resources).reduce((sum, count) => sum + count, 0);
      const icons = units + (card.cost.coins > 0 ? 1 : 0) + (card.chain_accepted ? 1 : 0);
      const bare = { ...card, cost: { coins: 0, resources: {} }, chain_accepted: null };
      const groups = (markup: string) => (markup.match(/<g transform="translate/g) ?? []).length;
      expect(groups(drawCard(card, { name: "" })) - groups(drawCard(bare, { name: "" }))).toBe(icons);
    }
  });

  it("keeps the cost of covered cards above what covers them", () => {
    for (const card of CARDS) {
      const without = drawCard(
        { ...card, cost: { coins: 0, resources: {} }, chain_accepted: null },
        { name: "", covered: true },
      );
      const own = drawCard(card, { name: "", covered: true });
      const before = new Set(places(without));
      for (const [, y] of places(own)
        .filter((place) => !before.has(place))
        .map((place) => place.split(" ")))
        expect(Number(y)).toBeLessThanOrEqual(50);
    }
  });

  function places(markup: string): string[] {
    return [...markup.matchAll(/translate\(([\d.-]+ [\d.-]+)\)/g)].map((match) => match[1]!);
  }

  it.each(WONDERS.map((wonder) => wonder.id))("draws the Wonder %s in every state", (id) => {
    const wonder = WONDERS.find((candidate) => candidate.id === id)!;
    for (const state of ["unbuilt", "built", "boxed"] as const)
      expectSound(drawWonder(wonder, { state, name: "Σφίγγα", under: state === "built" ? "age1" : null }));
    expectSound(thingPicture(id));
  });

  it("draws tokens, backs, the track and the home page's picture", () => {
    for (const token of TOKENS) {
      expectSound(drawToken(token.id));
      expectSound(drawEffects(token.effects, { x: 0, y: 0, width: 60, scale: 1 }));
    }
    for (const back of ["age1", "age2", "age3", "guild"] satisfies Back[])
      for (const covered of [false, true]) expectSound(drawBack(back, "Βʹ", covered));
    const parts = [
      drawSpaces({ step: 20, width: 40 }),
      drawPawn(15),
      drawCapture(),
      drawLoot(5, true),
      drawLoot(2, false),
    ];
    for (const markup of [...parts, drawLootOnSpace(2, { step: 18, width: 24 }), hiddenToken, artMarkup()])
      expectSound(markup);
    expect(() => drawToken("nothing")).toThrow(RangeError);
  });

  it("fits effects into the room there is", () => {
    for (const { effects } of [...CARDS, ...WONDERS]) {
      const scales = [...drawEffects(effects, { x: 50, y: 0, width: 60, scale: 1 }).matchAll(/scale\(([\d.]+)\)/g)];
      const widest = Math.max(...scales.map((scale) => Number(scale[1])));
      expect(widest).toBeLessThanOrEqual(Math.max(1, 60 / effectsWidth(effects)) + 1e-9);
    }
  });

  it("puts points and tokens of the track on both halves alike", () => {
    const mirrored = TRACK_MARKS.map(({ space, value, kind }) => `${kind}${value}${-space}`).sort();
    expect(TRACK_MARKS.map(({ space, value, kind }) => `${kind}${value}${space}`).sort()).toEqual(mirrored);
    expect(TRACK_MARKS).toHaveLength(10);
  });
});

describe("the names of what is drawn", () => {
  it.each(["el", "en"] as const)("has every card, Wonder, token, chain and icon in %s", (locale) => {
    const { t } = speechIn(locale);
    for (const { id } of [...CARDS, ...WONDERS, ...TOKENS]) expect(nameOf(id, t)).not.toMatch(/^seven_wonders/);
    for (const { id } of WONDERS) expect(shortName(id, t)).not.toMatch(/^seven_wonders/);
    for (const { id } of CHAINS) expect(t(`seven_wonders_duel-ui-chain-${id}`)).not.toMatch(/^seven_wonders/);
    for (const part of LEGEND)
      for (const name of [part.heading, ...part.entries.map((entry) => entry.name)])
        expect(t(name)).not.toMatch(/^seven_wonders/);
  });

  it("breaks long names into two lines at most", () => {
    for (const locale of ["el", "en"] as const) {
      const { t } = speechIn(locale);
      for (const { id } of CARDS) {
        const lines = nameLines(nameOf(id, t));
        expect(lines.length).toBeLessThanOrEqual(2);
        expect(lines.join(" ")).toBe(nameOf(id, t));
      }
    }
  });
});
