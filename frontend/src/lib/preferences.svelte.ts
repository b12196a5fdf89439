/** How this browser's player wants to play. */

import { stored } from "./storage";

const confirmTurns = stored("confirm-turns");
const name = stored("name");

const state = $state({ confirmTurns: confirmTurns.read() === "yes", name: name.read() ?? "" });

export const preferences = {
  /** Ask once more before a turn ends. */
  get confirmTurns(): boolean {
    return state.confirmTurns;
  },
  set confirmTurns(value: boolean) {
    state.confirmTurns = value;
    confirmTurns.write(value ? "yes" : null);
  },
  /** The name under which one sits down. */
  get name(): string {
    return state.name;
  },
  set name(value: string) {
    state.name = value;
    name.write(value);
  },
};
