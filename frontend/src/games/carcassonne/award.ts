/** An award in words: title, formula, terms with pictures, majority; and which source of points it belongs to. */
import type { AwardText, Speech } from "$lib/game";
import type { Translate } from "$lib/messages";
import type { GameEvent as AnyEvent, View } from "$lib/protocol";
import { termPicture } from "./termPicture";
import { carcassonneAward, carcassonneView, type FeatureKind, type PointsEvent, type Term } from "./view";

const SOURCES: Readonly<Record<FeatureKind, string>> = {
  road: "carcassonne-ui-source-roads",
  city: "carcassonne-ui-source-cities",
  monastery: "carcassonne-ui-source-monasteries",
  field: "carcassonne-ui-source-fields",
};

/** Sources of points, in the order of the result table. */
export const sources: readonly string[] = Object.values(SOURCES);

/** The source of an award; null for other events. */
export function sourceOf(event: AnyEvent): string | null {
  const award = carcassonneAward(event);
  return award ? SOURCES[award.feature] : null;
}

/** What was scored: `finished city`, `unfinished road`, `field`. */
export function awardFeature(event: PointsEvent, t: Translate): string {
  if (event.feature === "field") return t("carcassonne-ui-field");
  return t(`carcassonne-ui-${event.final ? "unfinished" : "finished"}-${event.feature}`);
}

/** `9 = 3 cities × 3`, or `11 = 8 + 3`. */
export function formula(points: number, terms: readonly Term[], t: Translate): string {
  const counted = terms.filter((term) => term.points !== 0);
  const [only] = counted;
  if (counted.length > 1) return `${points} = ${counted.map((term) => term.points).join(" + ")}`;
  if (!only) return String(points);
  return `${points} = ${t(`carcassonne-ui-count-${only.kind}`, { count: only.count })} × ${only.each}`;
}

/** The award as the page shows it. */
export function award(event: AnyEvent, view: View, speech: Speech): AwardText {
  const { t, seats } = speech;
  const points = carcassonneAward(event);
  if (!points) return { title: "", formula: "", terms: [], majority: "" };
  const board = carcassonneView(view);
  const weights = Object.entries(points.majority).sort((a, b) => b[1] - a[1]);
  return {
    title: t("carcassonne-ui-award-title", {
      name: seats[points.seat]?.name ?? "",
      feature: awardFeature(points, t),
    }),
    formula: formula(points.points, points.terms, t),
    terms: points.terms.map((term) => ({
      text: t(`carcassonne-ui-term-${term.kind}`, { count: term.count, each: term.each }),
      points: term.points,
      picture: termPicture(term, board),
    })),
    majority: weights
      .map(([seat, weight]) => t("carcassonne-ui-majority", { name: seats[Number(seat)]?.name ?? "", weight }))
      .join(", "),
  };
}
