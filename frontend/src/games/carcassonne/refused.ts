/** What of a refusal is marked on the board. */
import type { Refused } from "$lib/turn.svelte";
import { parseCell, type Cell, type Rotation } from "./view";

export interface RefusedPlacement {
  readonly at: Cell;
  readonly rotation: Rotation;
  /** Sides of the cell where the edges don't match. */
  readonly sides: readonly string[];
}

/** Where a tile was tried in vain; null if something else was refused. */
export function refusedPlacement({ refusal, moves }: Refused): RefusedPlacement | null {
  const tried = /^(-?\d+,-?\d+) r([0-3])$/.exec(moves.at(-1) ?? "");
  if (!tried) return null;
  const edges = Array.isArray(refusal.data["edges"]) ? refusal.data["edges"] : [];
  const sides = edges.flatMap((edge) =>
    typeof edge === "object" && edge !== null && "side" in edge && typeof edge["side"] === "string"
      ? [edge["side"]]
      : [],
  );
  return { at: parseCell(tried[1]!), rotation: Number(tried[2]) as Rotation, sides };
}
