/** What is spoken to those who don't see the page: one polite live region, in `App.svelte`. */

import { untrack } from "svelte";

const state = $state<{ text: string }>({ text: "" });

/** What is to be spoken now. */
export function spoken(): string {
  return state.text;
}

/** Say something; the same sentence twice is said twice. */
export function announce(text: string): void {
  state.text = untrack(() => state.text) === text ? `${text}\u00a0` : text;
}
