/** The keys of the table page; the game's own come after them. */

import type { GameModule, PromptButton } from "$lib/game";
import type { Turn } from "$lib/turn.svelte";

export interface KeyActs {
  buttons: PromptButton[];
  turn: Turn;
  game: GameModule;
  press(button: PromptButton): void;
  takeBack(): void;
  openNotation(): void;
  /** Close what lies open beside the board; false if nothing did. */
  close(): boolean;
}

const EDITABLE = "input, textarea, select, [contenteditable]";
/** Where Enter and Space have their own meaning. */
const ACTIVE = "button, a, summary, [role='button'], [role='option']";

/** Obey a key. True if it was used. */
export function obey(event: KeyboardEvent, acts: KeyActs): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || target?.closest(EDITABLE)) return false;
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z") {
    acts.takeBack();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") return acts.close() || acts.turn.back();
  if (event.key === "/") {
    if (acts.turn.seat === null) return false;
    acts.openNotation();
    return true;
  }
  if (event.key === "Enter" && !target?.closest(ACTIVE)) {
    const primary = acts.buttons.find((button) => button.style === "primary");
    if (!primary) return false;
    acts.press(primary);
    return true;
  }
  const named = acts.buttons.find((button) => button.key?.toLowerCase() === event.key.toLowerCase());
  if (named) {
    acts.press(named);
    return true;
  }
  return acts.game.key?.(event, acts.turn) ?? false;
}
