/** Small pictures for 32 px boxes: what points are for. */
import { laurel } from "$lib/drawing/badges";
import type { World } from "./data";
import { artifact, cardMore, silver, symbol } from "./drawing/glyphs";
import type { Category } from "./view";

function boxed(markup: string, box = "-16 -16 32 32"): string {
  return `<svg viewBox="${box}">${markup}</svg>`;
}

/** What a term of the count is about: the first of its pieces, or a sign. */
export function sourcePicture(category: Category, pieces: readonly string[], world: World): string {
  const adventure = world.adventures.get(pieces[0] ?? "");
  if (adventure?.artifact) return boxed(artifact(adventure.artifact)([0, 0], 1), "-24 -24 48 48");
  if (adventure?.helper) return boxed(symbol(adventure.helper)([0, 0], 1.2));
  if (category === "silver") return boxed(silver("")([0, 0], 1.2));
  if (category === "travel") return boxed(cardMore([0, 0], 1.2));
  return boxed(laurel("")([0, 0], 1.2));
}
