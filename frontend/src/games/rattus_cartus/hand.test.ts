import { describe, expect, it } from "vitest";
import { cardsWanted, chosenCards, confirm, pickNun, pickPlace, ready, selectable, toggleCard } from "./hand.svelte";
import { asked, position, turnWith } from "./testing";
import type { Move } from "./view";

describe("supplies", () => {
  const view = position({ prompt: asked("supply"), phase: "supplies" });
  const moves: Move[] = [1, 2].map((place) => ({
    text: `supply ${place}`,
    kind: "supply",
    place,
    card: "farm_1",
    supply: { draw: 2, rats: 0, look: 1 },
  }));

  it("are chosen first and taken the second time", async () => {
    const { turn, sent } = turnWith(view, moves);
    await pickPlace(turn, 2);
    expect(sent).toEqual([]);
    expect(turn.choice).toEqual({ kind: "row", place: 2, cards: [] });
    expect(cardsWanted(turn)).toBeNull();
    await pickPlace(turn, 2);
    expect(sent).toEqual([["supply 2"]]);
  });
});

describe("entering", () => {
  it("sends building and cards as one act, cards in the order of the hand", async () => {
    const { turn, sent, tried } = turnWith();
    await pickPlace(turn, 2);
    await toggleCard(turn, 2);
    await toggleCard(turn, 1);
    expect(chosenCards(turn)).toEqual([1, 2]);
    await confirm(turn);
    expect(tried).toEqual([]);
    expect(sent).toEqual([["enter 2", "lay Mo1", "lay Jo", "done"]]);
  });

  it("may be without a card", async () => {
    const { turn, sent } = turnWith();
    await pickPlace(turn, 1);
    expect(ready(turn)).toBe(true);
    await confirm(turn);
    expect(sent).toEqual([["enter 1", "done"]]);
  });

  it("keeps the chosen cards when another building is chosen", async () => {
    const { turn } = turnWith();
    await pickPlace(turn, 1);
    await toggleCard(turn, 0);
    await pickPlace(turn, 2);
    expect(turn.choice).toEqual({ kind: "row", place: 2, cards: [0] });
  });

  it("asks the server about a pass among the cards", async () => {
    const { turn, tried } = turnWith();
    await pickPlace(turn, 1);
    expect(selectable(turn, "Pa")).toBe(false);
    await toggleCard(turn, 4);
    expect(tried).toEqual([["enter 1", "lay Pa"]]);
    expect(chosenCards(turn)).toEqual([]);
  });

  it("chooses no cards before there is a building, and asks the server why", async () => {
    const { turn, tried } = turnWith();
    await toggleCard(turn, 0);
    expect(turn.choice).toBeNull();
    expect(tried).toEqual([["lay Pe2"]]);
  });

  it("with an empty hand is the entering alone", async () => {
    const [own, other] = position().seats;
    const { turn, sent } = turnWith(position({ seats: [{ ...own!, hand: 0, cards: [], playable: 0 }, other!] }));
    await pickPlace(turn, 1);
    await confirm(turn);
    expect(sent).toEqual([["enter 1"]]);
  });

  it("asks the server about a building that isn't there", async () => {
    const { turn, tried } = turnWith();
    await pickPlace(turn, 3);
    expect(tried).toEqual([["enter 3"]]);
    expect(turn.refused?.refusal.rule).toBe("RC-35");
  });
});

describe("cards that are given", () => {
  it("must be as many as asked; one more takes the place of the first", async () => {
    const { turn, sent } = turnWith(position({ prompt: asked("give", { left: 2, seats: [1] }) }), []);
    await toggleCard(turn, 0);
    expect(ready(turn)).toBe(false);
    await toggleCard(turn, 4);
    await toggleCard(turn, 3);
    expect(chosenCards(turn)).toEqual([3, 4]);
    await confirm(turn);
    expect(sent).toEqual([["give Sw", "give Pa"]]);
  });
});

describe("cards that are discarded", () => {
  const moves: Move[] = [
    { text: "drop Pe2", kind: "drop", card: "Pe2" },
    { text: "drop Mo1", kind: "drop", card: "Mo1" },
    { text: "done", kind: "done" },
  ];

  it("end the turn by themselves when no more may go", async () => {
    const { turn, sent } = turnWith(position({ prompt: asked("drop", { left: 2 }) }), moves.slice(0, 2));
    await toggleCard(turn, 0);
    await toggleCard(turn, 1);
    await confirm(turn);
    expect(sent).toEqual([["drop Pe2", "drop Mo1"]]);
  });

  it("may be none", async () => {
    const { turn, sent } = turnWith(position({ prompt: asked("drop", { left: 2 }) }), moves);
    await confirm(turn);
    expect(sent).toEqual([["done"]]);
  });
});

describe("looking", () => {
  it("chooses a place first and looks the second time", async () => {
    const { turn, sent } = turnWith(position({ prompt: asked("look", { left: 1 }) }), [
      { text: "look 3", kind: "look", place: 3, known: false },
    ]);
    await pickNun(turn, 3);
    expect(sent).toEqual([]);
    await pickNun(turn, 3);
    expect(sent).toEqual([["look 3"]]);
  });
});
