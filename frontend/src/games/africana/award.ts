/** Points of the final count in words: formula and terms with pictures; which source points belong to. */
import type { AwardText, Speech } from "$lib/game";
import type { GameEvent as AnyEvent } from "$lib/protocol";
import { sourcePicture } from "./pictures";
import { africanaAward, worldOf, type AfricanaView, type Category, type PointsEvent } from "./view";
import { adventureName, missionName } from "./words";

/** In the order of the count. */
export const CATEGORIES: readonly Category[] = ["missions", "artifacts", "sets", "helpers", "silver", "travel", "open"];

/** Sources of points, in the order of the result table. */
export const sources: readonly string[] = CATEGORIES.map((category) => `africana-ui-points-${category}`);

/** The source of points; null for other events. */
export function sourceOf(event: AnyEvent): string | null {
  const points = africanaAward(event);
  return points ? `africana-ui-points-${points.category}` : null;
}

/** An event with points, as the page shows it. */
export function award(event: AnyEvent, view: AfricanaView, { t, seats }: Speech): AwardText {
  const points = africanaAward(event);
  if (!points) return { title: "", formula: "", terms: [], majority: "" };
  const [only] = points.terms;
  const product = points.terms.length === 1 && only!.count > 1 && only!.each !== 0 && only!.each !== 1;
  return {
    title: t("africana-ui-award-title", {
      name: seats[points.seat]?.name ?? "",
      what: t(`africana-ui-points-${points.category}`),
    }),
    formula: product ? `${points.points} = ${only!.count} × ${only!.each}` : String(points.points),
    terms: points.terms.map((term) => ({
      text: termText(points, term, view, t),
      points: term.points,
      picture: sourcePicture(points.category, term.pieces, worldOf(view)),
    })),
    majority: "",
  };
}

function termText(points: PointsEvent, term: PointsEvent["terms"][number], view: AfricanaView, t: Speech["t"]): string {
  const world = worldOf(view);
  const pieces = term.pieces
    .map((id) => (points.category === "missions" ? missionName(world, id, t) : adventureName(world, id, t)))
    .join(", ");
  return t(`africana-ui-term-${points.category}`, { pieces, count: term.count });
}
