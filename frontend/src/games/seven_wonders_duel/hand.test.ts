import { describe, expect, it } from "vitest";
import { aimAtWonder, freeCards, pickCard, pickThing, pickWonder, thingsOffered, usesOf } from "./hand.svelte";
import { MOVES, position, turnWith } from "./testing";

describe("a card in hand", () => {
  it("is picked up first and built the second time", async () => {
    const { turn, sent } = turnWith();
    expect(freeCards(turn)).toEqual(["aqueduct", "laboratory", "horse_breeders"]);
    await pickCard(turn, "laboratory");
    expect(sent).toEqual([]);
    expect(turn.choice).toEqual({ kind: "card", card: "laboratory" });
    await pickCard(turn, "laboratory");
    expect(sent).toEqual([["build laboratory"]]);
  });

  it("stays in hand when it is too dear, and the server says why", async () => {
    const { turn, sent } = turnWith();
    await pickCard(turn, "aqueduct");
    expect(usesOf(turn, "aqueduct").build).toBeNull();
    await pickCard(turn, "aqueduct");
    expect(sent).toEqual([]);
    expect(turn.refused?.moves).toEqual(["build aqueduct"]);
    expect(turn.choice).toEqual({ kind: "card", card: "aqueduct" });
  });

  it("is asked about when others lie upon it", async () => {
    const { turn, tried } = turnWith();
    await pickCard(turn, "archery_range");
    expect(tried).toEqual([["build archery_range"]]);
    expect(turn.refused?.refusal.rule).toBe("7WD-24");
  });

  it("goes under the one Wonder that is possible, chosen at once", async () => {
    const { turn, sent } = turnWith();
    await pickCard(turn, "horse_breeders");
    aimAtWonder(turn);
    expect(turn.choice).toEqual({ kind: "card", card: "horse_breeders", wonder: "sphinx" });
    await pickWonder(turn, "sphinx");
    expect(sent).toEqual([["wonder sphinx horse_breeders"]]);
  });

  it("goes under a Wonder clicked directly; one that can't be built is asked about", async () => {
    const { turn, tried, sent } = turnWith();
    await pickCard(turn, "laboratory");
    await pickWonder(turn, "mausoleum");
    expect(tried).toEqual([["wonder mausoleum laboratory"]]);
    await pickWonder(turn, "sphinx");
    expect(sent).toEqual([]);
    expect(turn.choice).toEqual({ kind: "card", card: "laboratory", wonder: "sphinx" });
  });

  it("is put back by one step", async () => {
    const { turn } = turnWith();
    await pickCard(turn, "laboratory");
    expect(turn.back()).toBe(true);
    expect(turn.choice).toBeNull();
  });
});

describe("things to choose among", () => {
  it("takes one the second time", async () => {
    const view = position({ prompt: { kind: "token", seat: 0, source: null, extra: false } });
    const { turn, sent } = turnWith(view, [
      { text: "token economy", kind: "token", token: "economy" },
      { text: "token theology", kind: "token", token: "theology" },
    ]);
    expect([...thingsOffered(turn).keys()]).toEqual(["economy", "theology"]);
    await pickThing(turn, "theology");
    await pickThing(turn, "economy");
    expect(sent).toEqual([]);
    await pickThing(turn, "economy");
    expect(sent).toEqual([["token economy"]]);
  });

  it("offers nothing to those who only watch", () => {
    const { turn } = turnWith();
    turn.reset(2, null, turn.view, MOVES as never);
    expect(freeCards(turn)).toEqual([]);
    expect(thingsOffered(turn).size).toBe(0);
  });
});
