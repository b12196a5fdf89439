/** Points of the final count in words: formula and terms with pictures; which line points belong to. */
import type { AwardText, Speech } from "$lib/game";
import type { GameEvent as AnyEvent } from "$lib/protocol";
import { CLASSES, isClass, type Class } from "./data";
import { linePicture } from "./pictures";
import { rattusAward, type LineKind, type PointsEvent, type RattusResult, type ScoreLine } from "./view";
import { className } from "./words";

/** The lines of the count, in order, without the classes. */
export const LINES: readonly Exclude<LineKind, "class">[] = ["hand", "sword", "flute", "pass", "gold", "token"];

/** Sources of points, in the order of the result table: the six classes, then the hand's lines. */
export const sources: readonly string[] = [
  ...CLASSES.map((id) => `rattus_cartus-class-${id}`),
  ...LINES.map((line) => `rattus_cartus-ui-line-${line}`),
];

/** The source of points; null for other events. */
export function sourceOf(event: AnyEvent): string | null {
  const points = rattusAward(event);
  if (!points) return null;
  return points.line === "class" ? `rattus_cartus-class-${points.class!}` : `rattus_cartus-ui-line-${points.line}`;
}

/** A line of the count, with its name. */
export interface CountLine {
  readonly line: LineKind;
  readonly class: Class | null;
  readonly name: string;
}

/** The lines that gave anybody points, in order. */
export function linesOf(result: RattusResult, t: Speech["t"]): readonly CountLine[] {
  const all: readonly CountLine[] = [
    ...CLASSES.map((id) => ({ line: "class" as const, class: id, name: className(id, t) })),
    ...LINES.map((line) => ({ line, class: null, name: t(`rattus_cartus-ui-line-${line}`) })),
  ];
  return all.filter((row) => result.lines.some((lines) => pointsOf(lines, row) !== 0));
}

/** What a line gave a seat. */
export function pointsOf(lines: readonly ScoreLine[], row: CountLine): number {
  return lines
    .filter((line) => line.line === row.line && (row.class === null || line.class === row.class))
    .reduce((sum, line) => sum + line.points, 0);
}

function lineName(points: PointsEvent, t: Speech["t"]): string {
  return points.line === "class" ? className(points.class!, t) : t(`rattus_cartus-ui-line-${points.line}`);
}

/** An event with points, as the page shows it. */
export function award(event: AnyEvent, { t, seats }: Speech): AwardText {
  const points = rattusAward(event);
  if (!points) return { title: "", formula: "", terms: [], majority: "" };
  const [only] = points.terms;
  const product = points.terms.length === 1 && only!.count > 1 && only!.each > 0;
  return {
    title: t("rattus_cartus-ui-award-title", { name: seats[points.seat]?.name ?? "", what: lineName(points, t) }),
    formula: product ? `${points.points} = ${only!.count} × ${only!.each}` : String(points.points),
    terms: points.terms.map((term) => ({
      text: t(`rattus_cartus-ui-term-${points.line}`, {
        count: points.count,
        each: term.each,
        kind: term.kind,
        class: points.class ? className(points.class, t) : "",
      }),
      points: term.points,
      picture: linePicture(points.line, isClass(points.class ?? "") ? points.class! : null),
    })),
    majority: "",
  };
}
