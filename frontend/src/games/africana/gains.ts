/** What the seats have gained from one view to the next: what flies from the explorer to its player. */
import type { World } from "./data";
import type { AfricanaView } from "./view";

export type Gain = { readonly seat: number } & (
  | { readonly kind: "silver"; readonly amount: number }
  | { readonly kind: "mission"; readonly points: number }
  | { readonly kind: "adventure"; readonly id: string }
);

/** Silver that came in, missions and adventures that were completed. */
export function gains(before: AfricanaView, after: AfricanaView, world: World): readonly Gain[] {
  return after.seats.flatMap((now, seat): Gain[] => {
    const then = before.seats[seat];
    if (!then) return [];
    const fresh = (ids: readonly string[] | null, known: readonly string[] | null): string[] =>
      (ids ?? []).filter((id) => known !== null && !known.includes(id));
    const amount = now.silver - then.silver;
    return [
      ...fresh(now.missions, then.missions).map((id): Gain => ({
        seat,
        kind: "mission",
        points: world.missions.get(id)?.vp ?? 0,
      })),
      ...fresh(now.adventures, then.adventures).map((id): Gain => ({ seat, kind: "adventure", id })),
      ...(amount > 0 ? [{ seat, kind: "silver", amount } as const] : []),
    ];
  });
}
