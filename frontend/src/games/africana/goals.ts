/** Where a player's missions and adventures lead: what is marked on the map from start to goal. */
import type { World } from "./data";
import type { AfricanaView } from "./view";

export interface Goal {
  readonly id: string;
  readonly kind: "mission" | "adventure";
  /** Where it begins; null where it has begun by itself. */
  readonly from: string | null;
  readonly to: string;
  /** Only pointed at, not one's own. */
  readonly pointed: boolean;
}

/** The goals of a seat, and of a mission that is pointed at. */
export function goalsOf(view: AfricanaView, world: World, own: number | null, pointed: string | null): readonly Goal[] {
  const seat = own === null ? undefined : view.seats[own];
  const joined = view.missions.filter(
    ({ slot, mission }) => mission !== null && (seat?.joined.includes(slot) || mission === pointed),
  );
  const missions = joined.flatMap(({ slot, mission }): Goal[] => {
    const facts = world.missions.get(mission!);
    return facts
      ? [{ id: facts.id, kind: "mission", from: facts.from, to: facts.to, pointed: !seat?.joined.includes(slot) }]
      : [];
  });
  const adventures = (seat?.open ?? []).flatMap((id): Goal[] => {
    const facts = world.adventures.get(id);
    return facts ? [{ id, kind: "adventure", from: null, to: facts.to, pointed: false }] : [];
  });
  return [...missions, ...adventures];
}
