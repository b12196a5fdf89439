import { describe, expect, it } from "vitest";
import { cardOf, counts, isStranger } from "./cards";
import { BUILDINGS, CLASSES, SPECIALS } from "./data";
import { prompt } from "./prompt";
import { summary } from "./summary";
import { asked, ENTERING, position, speechIn, turnWith, UNSAID } from "./testing";
import type { LegalMove, View } from "$lib/protocol";
import type { Move, PromptView } from "./view";
import {
  actionText,
  buildingName,
  cardsText,
  className,
  moveText,
  refusalData,
  stage,
  rowText,
  stackName,
} from "./words";
import { rowCard } from "./testing";

const LOCALES = ["en", "el"] as const;

describe("cards", () => {
  it("are read from their codes", () => {
    expect(cardOf("Ki4")).toEqual({ kind: "population", code: "Ki", class: "royalty", nuns: 4 });
    expect(cardOf("Fl")).toEqual({ kind: "special", code: "Fl", id: "flute" });
    expect(() => cardOf("Ki5")).toThrow(RangeError);
    expect(() => cardOf("?")).toThrow(RangeError);
  });

  it("count, and bring rats, as the rules say", () => {
    expect(["Pe0", "Jo", "Sw", "Fl"].map(counts)).toEqual([true, true, false, false]);
    expect(["Pe0", "Mo0", "Jo"].map((code) => isStranger(code, "church"))).toEqual([true, false, false]);
  });

  it("are counted in words where they are alike", () => {
    expect(cardsText(["Mo1", "Mo1", "Sw"], speechIn("en").t)).toBe("2 × Monk, 1 nun, Sword");
  });
});

describe.each(LOCALES)("in %s", (locale) => {
  const speech = speechIn(locale);

  it("every building, class, stack and action has words", () => {
    const said = [
      ...BUILDINGS.flatMap(({ id, special, basic }) => [
        buildingName(id, speech.t),
        actionText(special, speech.t),
        actionText(basic, speech.t),
        rowText(rowCard(1, id), speech),
      ]),
      ...CLASSES.map((id) => className(id, speech.t)),
      ...[...SPECIALS, "vp_token" as const].map((id) => stackName(id, speech.t)),
    ];
    for (const text of said) expect(text).not.toMatch(UNSAID);
  });

  it("every question has words, and one primary button at most", () => {
    const kinds: PromptView["kind"][] = ["supply", "look", "enter", "lay", "giver", "give", "flute", "action", "drop"];
    const moves: Move[] = [
      ...ENTERING,
      { text: "giver 1", kind: "giver", seat: 1 },
      { text: "flute 1", kind: "flute", seat: 1 },
      { text: "decline", kind: "decline", building: "farm", effect: null, rule: "RC-54" },
      { text: "special", kind: "special", building: "farm", effect: { effect: "draw", count: 4 }, rule: "RC-76" },
    ];
    for (const kind of kinds) {
      const { turn } = turnWith(position({ prompt: asked(kind, { place: 1, left: 2, seats: [1] }) }), moves);
      const { question, hint, buttons } = prompt(turn, speech);
      for (const text of [question, hint ?? "", ...buttons.map((button) => button.label)]) {
        expect(text).not.toMatch(UNSAID);
      }
      expect(question).not.toBe("");
      expect(buttons.filter((button) => button.style === "primary").length).toBeLessThanOrEqual(1);
    }
    for (const move of moves) expect(moveText(move as unknown as LegalMove, speech)).not.toMatch(UNSAID);
  });

  it("the board is told in words", () => {
    const parts = summary(position() as unknown as View, speech);
    const lines = parts.flatMap((part) => [part.heading, ...part.lines]);
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) expect(line).not.toMatch(UNSAID);
  });
});

it("tells what the chosen cards bring before they are laid", async () => {
  const { turn } = turnWith();
  turn.choice = { kind: "row", place: 2, cards: [0, 1] };
  const { question, hint, buttons } = prompt(turn, speechIn("en"));
  expect(question).toBe("Monastery: which cards do you lay?");
  expect(hint).toContain("influence Church +2");
  expect(hint).toContain("1 rat for cards of other classes");
  expect(hint).toContain("enough for the special action");
  expect(buttons.at(-1)?.label).toBe("Enter with 2 cards");
});

it("tells how far the play has come; on a phone the round alone", () => {
  const last = position({ round: 10, last: true, phase: "entering" }) as unknown as View;
  expect(stage(last, speechIn("en"))).toEqual({
    full: "Round 10 of 10, the last · entering buildings",
    short: "Round 10/10",
  });
  expect(stage(position({ round: 0, phase: "setup" }) as unknown as View, speechIn("el"))).toEqual({
    full: "στήσιμο",
    short: "",
  });
});

it("names the cards of a refusal", () => {
  const refusal = { rule: "RC-110", key: "rattus_cartus-refusal-order", data: { card: "Mo2", after: "Go", count: 3 } };
  expect(refusalData(refusal, speechIn("en"))).toEqual({ card: "Monk, 2 nuns", after: "Gold", count: 3 });
});
