import { describe, expect, it } from "vitest";
import {
  chosenDiscards,
  discard,
  discardable,
  goBy,
  goTo,
  handCards,
  lookOf,
  previewed,
  ready,
  toggleDiscard,
  usedBy,
  waysTo,
} from "./hand.svelte";
import { prompt } from "./prompt";
import { asked, position, speechIn, turnWith } from "./testing";

describe("the hand", () => {
  it("lies in the order of the rules", () => {
    expect(handCards(position().seats[0]!)).toEqual(["cyan", "purple", "purple", "cyan-helper", "wild"]);
  });

  it("shows no card where the cards aren't known", () => {
    expect(handCards(position().seats[1]!)).toEqual([]);
  });

  it("tells which of its cards a way uses, each once", () => {
    const { turn } = turnWith();
    const [way] = waysTo(turn, "khartoum");
    expect([...usedBy({ ...way!, cards: ["purple", "purple", "wild"] }, ["cyan", "purple", "purple", "wild"])]).toEqual(
      [1, 2, 3],
    );
  });
});

describe("going to a place", () => {
  it("makes each step of the only way at once", async () => {
    const { turn, tried } = turnWith();
    await goTo(turn, "timbuktu");
    expect(tried.at(-1)).toEqual(["C", "step timbuktu wild"]);
    expect(turn.draft).toEqual(["C", "step timbuktu wild"]);
  });

  it("offers several ways, the cheapest first, and a second press takes that one", async () => {
    const { turn, tried } = turnWith();
    await goTo(turn, "khartoum");
    expect(turn.choice).toEqual({ kind: "way", to: "khartoum" });
    expect(tried).toEqual([]);
    const { buttons } = prompt(turn, speechIn("en"));
    expect(buttons.map((button) => button.label)).toEqual(["purple · 5 silver", "cyan"]);
    expect(buttons.map((button) => button.style)).toEqual(["plain", "primary"]);
    await goTo(turn, "khartoum");
    expect(turn.draft).toEqual(["C", "step khartoum cyan"]);
  });

  it("takes the way that was chosen", async () => {
    const { turn } = turnWith();
    await goBy(turn, waysTo(turn, "khartoum")[1]!);
    expect(turn.draft).toEqual(["C", "step khartoum purple paid"]);
  });

  it("asks the server about a place out of reach, and stops where it refuses", async () => {
    const { turn, tried } = turnWith(position({ prompt: asked("move", { action: "C" }), reach: [] }), []);
    await goTo(turn, "cape_town");
    expect(tried).toEqual([["step cape_town cyan"]]);
    expect(turn.refused?.refusal.rule).toBe("AF-40");
    expect(turn.draft).toEqual([]);
  });

  it("shows the way to the place that is pointed at, else to the chosen one", async () => {
    const { turn } = turnWith();
    const look = lookOf(turn);
    expect(previewed(turn, look)).toBeNull();
    await goTo(turn, "khartoum");
    expect(previewed(turn, look)?.path).toEqual(["khartoum"]);
    look.place = "timbuktu";
    expect(previewed(turn, look)?.path).toEqual(["timbuktu"]);
  });
});

describe("discarding", () => {
  it("sends the chosen cards as one act, in the order of the rules", async () => {
    const { turn, sent } = turnWith(position({ prompt: asked("discard_hand", { surplus: 2 }) }), []);
    expect(discardable(turn)?.what).toBe("cards");
    toggleDiscard(turn, 4);
    expect(ready(turn)).toBe(false);
    await discard(turn);
    toggleDiscard(turn, 1);
    await discard(turn);
    expect(sent).toEqual([["discard purple", "discard wild"]]);
  });

  it("puts one more in the place of the first, and takes back what is chosen twice", () => {
    const { turn } = turnWith(position({ prompt: asked("discard_hand", { surplus: 2 }) }), []);
    for (const index of [0, 1, 2]) toggleDiscard(turn, index);
    expect(chosenDiscards(turn)).toEqual([1, 2]);
    toggleDiscard(turn, 1);
    toggleDiscard(turn, 2);
    expect(turn.choice).toBeNull();
  });

  it("gives up open adventures", async () => {
    const { turn, sent } = turnWith(position({ prompt: asked("discard_adventure", { surplus: 1 }) }), []);
    toggleDiscard(turn, 2);
    await discard(turn);
    expect(sent).toEqual([["discard S02"]]);
  });

  it("isn't offered at other times", () => {
    const { turn } = turnWith();
    toggleDiscard(turn, 0);
    expect(turn.choice).toBeNull();
  });
});
