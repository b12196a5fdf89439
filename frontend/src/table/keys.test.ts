import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule, PromptButton } from "$lib/game";
import { Turn } from "$lib/turn.svelte";
import { type KeyActs, obey } from "./keys";

const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, "target", { value: target });
  return event;
};

describe("the keys of the table", () => {
  const here: PromptButton = { label: "Here", style: "primary", act: () => undefined };
  const none: PromptButton = { label: "None", style: "plain", key: "0", act: () => undefined };
  let acts: KeyActs;
  let game: { key: ReturnType<typeof vi.fn> };

  beforeEach(() => {
    game = { key: vi.fn(() => false) };
    const turn = new Turn({ draft: () => Promise.resolve(null), commit: () => Promise.resolve(null) });
    turn.reset(1, 0, null, []);
    acts = {
      buttons: [none, here],
      turn,
      game: game as unknown as GameModule,
      press: vi.fn(),
      takeBack: vi.fn(),
      openNotation: vi.fn(),
      close: vi.fn(() => false),
    };
  });

  it("Enter is the primary button, unless a button has the focus", () => {
    expect(obey(press("Enter"), acts)).toBe(true);
    expect(acts.press).toHaveBeenCalledWith(here);
    expect(obey(press("Enter", {}, document.createElement("button")), acts)).toBe(false);
  });

  it("a button's own key presses it", () => {
    expect(obey(press("0"), acts)).toBe(true);
    expect(acts.press).toHaveBeenCalledWith(none);
  });

  it("Ctrl+Z takes back, Escape closes or steps back, / opens the notation", () => {
    obey(press("z", { ctrlKey: true }), acts);
    expect(acts.takeBack).toHaveBeenCalledOnce();
    acts.turn.choice = "a place";
    expect(obey(press("Escape"), acts)).toBe(true);
    expect(acts.turn.choice).toBeNull();
    obey(press("/"), acts);
    expect(acts.openNotation).toHaveBeenCalledOnce();
  });

  it("leaves fields alone and hands the rest to the game", () => {
    expect(obey(press("0", {}, document.createElement("input")), acts)).toBe(false);
    obey(press("q"), acts);
    expect(game.key).toHaveBeenCalledOnce();
  });

  it("opens no notation for who isn't to move", () => {
    acts.turn.reset(2, null, null, []);
    expect(obey(press("/"), acts)).toBe(false);
  });
});
