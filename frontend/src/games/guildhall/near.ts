/** What lies at the near side of the table, and what is explained there. */

import type { Seat } from "$lib/game";
import type { Choice } from "./hand.svelte";
import { seatsAsked } from "./marks";
import { robbed, type Stage } from "./stage";
import type { GuildhallView } from "./view";

/** The seat at the near side: the one asked, else the one whose cards lie open, else the first of ours. */
export function nearSeat(asked: number | null, seats: readonly Seat[], view: GuildhallView): number {
  if (asked !== null) return asked;
  const mine = seats.filter((seat) => seat.mine);
  const looked = robbed(view);
  const open = mine.find(({ index }) => index !== looked && view.seats[index]?.cards !== null);
  return (open ?? mine[0])?.index ?? 0;
}

/** The card that is explained: the one pointed at, else the one chosen, else the one being played. */
export function explainedCard(
  pointed: string | null,
  choice: Choice | null,
  view: GuildhallView,
  near: number,
): string | null {
  if (pointed) return pointed;
  if (choice?.kind === "card") return choice.card;
  if (choice?.kind === "vp") return choice.vp;
  return view.prompt.seat === near ? view.prompt.source : null;
}

/** The guild, or the pile, in which lies what is asked. */
export function askedTab(view: GuildhallView, stage: Stage | null, near: number): number | "pile" {
  if (view.pile.cards && stage?.kind === "fetch") return "pile";
  return seatsAsked(stage, near)[0] ?? near;
}
