import { describe, expect, it } from "vitest";
import { pickCard } from "./hand.svelte";
import { key, prompt } from "./prompt";
import { position, speechIn, turnWith, UNSAID } from "./testing";
import type { DuelView, Move } from "./view";

const asked = (kind: DuelView["prompt"]["kind"], source: string | null = null): DuelView =>
  position({ prompt: { kind, seat: 0, source, extra: false } });
const press = (name: string): KeyboardEvent => new KeyboardEvent("keydown", { key: name });

describe("the prompt", () => {
  it("asks for a card, then what to do with it, with the price and the gain on the buttons", async () => {
    const { turn } = turnWith();
    const english = speechIn("en");
    expect(prompt(turn, english)).toMatchObject({
      question: "Which card do you take?",
      hint: "3 are free · you have 7 coins",
    });
    await pickCard(turn, "laboratory");
    const use = prompt(turn, english);
    expect(use.question).toBe("Laboratory: what now?");
    expect(use.buttons.map((button) => button.label)).toEqual(["Sell", "For a Wonder", "Build"]);
    expect(use.buttons.map((button) => button.spoken)).toEqual(["Sell: +4 coins", undefined, "Build: 6 coins"]);
    expect(use.buttons.at(-1)!.picture).toContain(">6<");
    expect(use.buttons.at(-1)!.style).toBe("primary");
    await pickCard(turn, "horse_breeders");
    expect(prompt(turn, english).buttons.at(-1)).toMatchObject({
      label: "Build free",
      spoken: "Build: free by a chain, brings 4",
    });
    expect(prompt(turn, english).buttons.at(-1)!.picture).toContain(">+4<");
    expect(prompt(turn, english).hint).toBe("Free, by the chain from: Stable");
  });

  it("keeps the button of what is too dear, for the answer why, but not as the first choice", async () => {
    const { turn } = turnWith();
    await pickCard(turn, "aqueduct");
    const { buttons, hint } = prompt(turn, speechIn("el"));
    expect(buttons.at(-1)).toMatchObject({ spoken: "Κτίσε: 9 νομίσματα, δεν φτάνουν", style: "plain" });
    expect(buttons.at(-1)!.barred).toBeUndefined();
    expect(hint).toBe("κοστίζει 9, έχετε 7");
  });

  it("takes cards by digits from left to right", () => {
    const { turn } = turnWith();
    expect(key(press("2"), turn)).toBe(true);
    expect(turn.choice).toEqual({ kind: "card", card: "laboratory" });
    expect(key(press("9"), turn)).toBe(false);
    expect(key(press("x"), turn)).toBe(false);
  });

  it.each(["el", "en"] as const)("words every kind of question in %s", (locale) => {
    const speech = speechIn(locale);
    const things: [DuelView, Move[]][] = [
      [asked("pick"), [{ text: "pick sphinx", kind: "pick", wonder: "sphinx" }]],
      [asked("token"), [{ text: "token law", kind: "token", token: "law" }]],
      [asked("keep", "great_library"), [{ text: "keep law", kind: "keep", token: "law" }]],
      [asked("revive", "mausoleum"), [{ text: "revive tavern", kind: "revive", card: "tavern" }]],
      [asked("raze", "circus_maximus"), [{ text: "raze press", kind: "raze", card: "press" }]],
      [
        asked("begin"),
        [
          { text: "begin 0", kind: "begin", seat: 0 },
          { text: "begin 1", kind: "begin", seat: 1 },
        ],
      ],
    ];
    for (const [view, moves] of things) {
      const { turn } = turnWith(view, moves);
      expect(JSON.stringify(prompt(turn, speech))).not.toMatch(UNSAID);
      if (view.prompt.kind === "begin") continue;
      expect(prompt(turn, speech).buttons[0]!.barred).toBeTruthy();
      expect(key(press("1"), turn)).toBe(true);
      expect(JSON.stringify(prompt(turn, speech))).not.toMatch(UNSAID);
      expect(prompt(turn, speech).buttons[0]!.barred).toBeUndefined();
    }
  });
});
