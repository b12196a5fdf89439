/** Board and cards of the table on the page: entries of the log name them by ids alone, and come without a view. */
import { worldFor, type World } from "./data";

let shown = $state.raw(worldFor(null));

/** The world of the table that is shown. */
export function shownWorld(): World {
  return shown;
}

/** A table with this world is shown now. */
export function showWorld(world: World): void {
  shown = world;
}
