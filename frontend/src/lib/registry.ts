/** The games that have a module of their own; each is a chunk of its own, loaded when it is needed. */

import type { GameArt, GameModule, GameOptions } from "./game";

const MODULES = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");
const ARTS = import.meta.glob<{ default: GameArt }>("../games/*/art.ts");
const OPTIONS = import.meta.glob<{ default: GameOptions }>("../games/*/options.ts");

/** A game's board and words; the general ones where the game has none. */
export async function loadGame(key: string): Promise<GameModule> {
  const load = MODULES[`../games/${key}/index.ts`];
  if (load) return (await load()).default;
  return (await import("../table/general/module")).default;
}

/** A game's picture, if it has one. */
export async function loadArt(key: string): Promise<GameArt | null> {
  const load = ARTS[`../games/${key}/art.ts`];
  return load ? (await load()).default : null;
}

/** What a game brings to the choice of its options; empty where it brings nothing. */
export async function loadOptions(key: string): Promise<GameOptions> {
  const load = OPTIONS[`../games/${key}/options.ts`];
  return load ? (await load()).default : {};
}
