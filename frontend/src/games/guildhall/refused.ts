/** What a refused move was about: the thing that was tried, and the things that stand against it. */
import type { Refused } from "$lib/turn.svelte";
import { identityOf, isVp } from "./data";
import { cellTarget } from "./stage";
import type { GuildhallView } from "./view";

export interface Marks {
  /** The card tried: `BR-r` or `vp7`. */
  readonly tried: string | null;
  /** Targets that are the cause. */
  readonly causes: ReadonlySet<string>;
}

const NONE: Marks = { tried: null, causes: new Set() };

/** The marks of a refusal, as far as the board can show its cause. */
export function refusedMarks(refused: Refused | null, view: GuildhallView, seat: number): Marks {
  const [kind, thing] = refused?.moves.at(-1)?.split(" ") ?? [];
  if (!refused || !kind || !thing) return NONE;
  const key = refused.refusal.key.replace("guildhall-refusal-", "");
  const causes = new Set<string>();
  if (isVp(thing)) {
    if (key === "cost") causes.add(`completed:${seat}`);
    return { tried: thing, causes };
  }
  if (!/^[A-Z]{2}-[rbygp]$/.test(thing)) return NONE;
  if (key === "guild" || key === "duplicate") causes.add(cellTarget(seat, thing));
  if (key === "profession") {
    const { profession } = identityOf(thing);
    for (const card of view.area)
      if (!isVp(card) && identityOf(card).profession === profession) causes.add(`area:${card}`);
  }
  return { tried: thing, causes };
}
