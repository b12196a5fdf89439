import { describe, expect, it } from "vitest";
import { choiceOf, confirm, pick, pickCard, playAt, putOnTop, startDiscard, victims } from "./hand.svelte";
import { key, prompt } from "./prompt";
import { movesOf, position, speechIn, turnWith, UNSAID } from "./testing";

const ACTION = movesOf(
  "play BR-b -",
  "play BR-b 0",
  "play BR-b 2",
  "play RO-r 2 s1",
  "play RO-r 2 s2",
  "play TX-b 0",
  "discard BR-b",
  "discard HU-g",
  "done",
  "buy vp7",
  "end",
);

function press(name: string, turn: Parameters<typeof key>[1]): boolean {
  return key(new KeyboardEvent("keydown", { key: name }), turn);
}

describe("the card in hand", () => {
  it("is picked up by a click and played at the highest level by a second", async () => {
    const { turn, tried } = turnWith(position(), ACTION);
    await pickCard(turn, "hand:BR-b#1");
    expect(choiceOf(turn)).toEqual({ kind: "card", card: "BR-b", target: "hand:BR-b#1" });
    await pickCard(turn, "hand:BR-b#1");
    expect(tried).toEqual([["play BR-b 2"]]);
  });

  it("is tried all the same where it can't be played, to learn why", async () => {
    const { turn, tried } = turnWith(position(), ACTION);
    await pickCard(turn, "hand:HU-g#0");
    expect(tried).toEqual([["play HU-g -"]]);
  });

  it("asks a Robber for the opponent once the level is chosen", async () => {
    const { turn, tried } = turnWith(position(), ACTION);
    await pickCard(turn, "hand:RO-r#0");
    await playAt(turn, 2);
    expect([...victims(turn).keys()]).toEqual([1, 2]);
    expect(prompt(turn, speechIn("en")).buttons.map((button) => button.label)).toEqual(["Νίκος (6)", "Μαρίνα (6)"]);
    await pick(turn, "backs:2");
    expect(tried).toEqual([["play RO-r 2 s2"]]);
  });

  it("offers its levels on buttons with their keys, the highest first for Enter", async () => {
    const { turn } = turnWith(position(), ACTION);
    await pickCard(turn, "hand:BR-b#0");
    const { question, buttons } = prompt(turn, speechIn("el"));
    expect(question).toContain("Κτίστης");
    expect(buttons.map((button) => [button.key, button.style])).toEqual([
      ["N", "plain"],
      ["0", "plain"],
      ["2", "primary"],
    ]);
  });
});

describe("a choice of several cards", () => {
  it("is one act: discarded cards in order, then done", async () => {
    const { turn, tried } = turnWith(position(), ACTION);
    startDiscard(turn);
    await pick(turn, "hand:HU-g#0");
    await pick(turn, "hand:BR-b#0");
    expect(prompt(turn, speechIn("en")).hint).toContain("on top: Bricklayer, blue");
    await confirm(turn);
    expect(tried).toEqual([["discard HU-g", "discard BR-b", "done"]]);
  });

  it("is barred with a reason until all are chosen, and follows digits", async () => {
    const { turn, tried } = turnWith(position({ kind: "back", left: 2 }), movesOf("back BR-b", "back HU-g"));
    expect(press("1", turn)).toBe(true);
    expect(prompt(turn, speechIn("en")).buttons.at(-1)).toMatchObject({ barred: "Choose 2 first." });
    expect(press("3", turn)).toBe(true);
    await confirm(turn);
    expect(tried).toEqual([["back BR-b", "back HU-g"]]);
    expect(press("9", turn)).toBe(false);
  });

  it("gives a card to the opponent whose guild is clicked", async () => {
    const moves = movesOf("give TX-g s1", "give TX-g s2");
    const { turn, tried } = turnWith(position({ kind: "give", source: "TX-b" }), moves);
    await pick(turn, "cell:0:TX-g");
    expect(prompt(turn, speechIn("en")).buttons.map((button) => button.label)).toEqual(["To: Νίκος", "To: Μαρίνα"]);
    await pick(turn, "cell:2:TX-g");
    expect(tried).toEqual([["give TX-g s2"]]);
  });

  it("lays the card clicked last on top of the pile", () => {
    const { turn } = turnWith(position({ kind: "pay", cost: 1, chosen: ["HU"] }), movesOf("top HU-r", "top HU-b"));
    putOnTop(turn, "HU-r");
    expect(prompt(turn, speechIn("en")).buttons[0]!.label).toBe("On top: Hunter, red");
  });
});

describe("the prompt", () => {
  it.each(["el", "en"] as const)("has words for every question in %s", (locale) => {
    const questions = [
      [{ kind: "setup" }, "discard BR-b", "done"],
      [{ kind: "opening", left: 3 }, "place BR-b"],
      [{ kind: "action" }, "play BR-b -", "end"],
      [{ kind: "pay", cost: 1 }, "pay HU"],
      [{ kind: "drop" }, "drop HU"],
      [{ kind: "back", left: 1 }, "back BR-b"],
      [{ kind: "hunt", left: 1 }, "fetch SC-r"],
      [{ kind: "hunt", left: 1 }, "lay BR-r"],
      [{ kind: "search" }, "level 0", "level -"],
      [{ kind: "swap", source: "PE-b", left: 2 }, "hand BR-b"],
      [{ kind: "swap", source: "vp3_swap", left: 1 }, "give BR-r", "skip"],
      [{ kind: "swap", left: 1 }, "for SC-g s1"],
      [{ kind: "rob", opponent: 1, left: 1 }, "take SC-g"],
      [{ kind: "give" }, "give TX-g s1"],
      [{ kind: "strike", left: 1 }, "strike SC-g s1"],
      [{ kind: "use", source: "vp4_draw" }, "use", "skip"],
      [{ kind: "use", source: "vp4_card" }, "for SC-g s1", "skip"],
      [{ kind: "place", source: "vp3_hand" }, "place BR-b", "done"],
    ] as const;
    for (const [asked, ...texts] of questions) {
      const { turn } = turnWith(position(asked), movesOf(...texts));
      const { question, hint, buttons } = prompt(turn, speechIn(locale));
      const said = [question, hint ?? "", ...buttons.map((button) => `${button.label}${button.barred ?? ""}`)].join(
        " ",
      );
      expect(said).not.toMatch(UNSAID);
      expect(question.split(" ").length).toBeLessThanOrEqual(7);
    }
  });
});
