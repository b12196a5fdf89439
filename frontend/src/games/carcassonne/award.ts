/** An award in words: title, formula, terms with pictures, majority; and which source of points it belongs to. */
import type { AwardText, Speech } from "$lib/game";
import type { Translate } from "$lib/messages";
import type { GameEvent as AnyEvent, View } from "$lib/protocol";
import { termPicture } from "./termPicture";
import type { PointsSource } from "./expansions/view";
import { carcassonneAward, carcassonneView, type FeatureKind, type PointsEvent, type Term } from "./view";
import { pieceText } from "./words";

const SOURCES: Readonly<Record<FeatureKind, string>> = {
  road: "carcassonne-ui-source-roads",
  city: "carcassonne-ui-source-cities",
  monastery: "carcassonne-ui-source-monasteries",
  field: "carcassonne-ui-source-fields",
};
const RARE_SOURCES: Readonly<Record<Exclude<PointsSource, "feature">, string>> = {
  message: "carcassonne-ui-source-messages",
  robbery: "carcassonne-ui-source-robberies",
  goods: "carcassonne-ui-source-goods",
  gold: "carcassonne-ui-source-gold",
};

/** Sources of points that only expansions have. */
export const rareSources: readonly string[] = Object.values(RARE_SOURCES);

/** Sources of points, in the order of the result table. */
export const sources: readonly string[] = [...Object.values(SOURCES), ...rareSources];

/** The source of an award; null for other events. */
export function sourceOf(event: AnyEvent): string | null {
  const award = carcassonneAward(event);
  if (!award) return null;
  if (award.source !== undefined && award.source !== "feature") return RARE_SOURCES[award.source];
  return award.feature ? SOURCES[award.feature] : null;
}

/** What was scored: `finished city`, `unfinished road`, `field`, `message 4`, `gold`. */
export function awardFeature(event: PointsEvent, t: Translate): string {
  switch (event.source) {
    case "message":
      return t("carcassonne-log-source-message", { message: event.message === 9 ? 0 : (event.message ?? 0) });
    case "robbery":
    case "gold":
      return t(`carcassonne-log-source-${event.source}`);
    case "goods":
      return t("carcassonne-log-source-goods", { goods: event.goods ?? "wine" });
  }
  if (event.feature === "field" || !event.feature) return t("carcassonne-ui-field");
  return t(`carcassonne-ui-${event.final ? "unfinished" : "finished"}-${event.feature}`);
}

/** Terms that are one sum, not so many things at so much each. */
export const UNCOUNTED: ReadonlySet<string> = new Set(["robbery", "goods", "message"]);

/** `9 = 3 cities × 3`, or `11 = 8 + 3`. */
export function formula(points: number, terms: readonly Term[], t: Translate): string {
  const counted = terms.filter((term) => term.points !== 0);
  const [only] = counted;
  if (counted.length > 1) {
    const sum = counted.map(({ points: part }) => (part < 0 ? ` − ${-part}` : ` + ${part}`)).join("");
    return `${points} = ${sum.slice(3)}`;
  }
  if (!only || UNCOUNTED.has(only.kind)) return String(points);
  return `${points} = ${t(`carcassonne-ui-count-${only.kind}`, { count: only.count })} × ${only.each}`;
}

/** The award as the page shows it. */
export function award(event: AnyEvent, view: View, speech: Speech): AwardText {
  const { t, seats } = speech;
  const points = carcassonneAward(event);
  if (!points) return { title: "", formula: "", terms: [], majority: "" };
  const board = carcassonneView(view);
  const weights = Object.entries(points.majority ?? {}).sort((a, b) => b[1] - a[1]);
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
    majority: [
      ...weights.map(([seat, weight]) =>
        t("carcassonne-ui-majority", { name: seats[Number(seat)]?.name ?? "", weight }),
      ),
      ...trackFacts(points, t),
    ].join(", "),
  };
}

/** What of an award is told besides its terms: the points robbed of, the tokens, the way on the track. */
function trackFacts({ source, of, count, figure, from, to }: PointsEvent, t: Translate): string[] {
  const facts: string[] = [];
  if (source === "robbery" && of !== undefined) facts.push(t("carcassonne-ui-robbed-of", { points: of }));
  if (source === "goods" && count !== undefined) facts.push(t("carcassonne-ui-tokens", { count }));
  if (figure !== undefined && from !== undefined && to !== undefined)
    facts.push(t("carcassonne-ui-way", { piece: pieceText(figure, t), from, to }));
  return facts;
}
