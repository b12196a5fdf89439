/** Points in words: formula and terms with pictures; which source they belong to. */
import type { AwardText, Speech } from "$lib/game";
import type { GameEvent as AnyEvent } from "$lib/protocol";
import { identityOf, isVp, vpOf } from "./data";
import { drop } from "./drawing/glyphs";
import { drawTool } from "./drawing/tools";
import { guildhallAward, type PointsEvent, type Term } from "./view";
import { cardName, professionName } from "./words";

/** Sources of points, in the order of the result table. */
export const sources: readonly string[] = ["guildhall-ui-source-card", "guildhall-ui-source-token"];

/** The source of points; null for other events. */
export function sourceOf(event: AnyEvent): string | null {
  const points = guildhallAward(event);
  return points && `guildhall-ui-source-${points.reason}`;
}

/** Points of an award by card, VP card or `token`, for the pills on the board. */
export interface Pills {
  readonly seat: number;
  readonly points: ReadonlyMap<string, number>;
}

export function pillsOf(event: PointsEvent | null): Pills | null {
  if (!event) return null;
  const points = new Map(event.terms.flatMap((term) => term.pieces.map((piece) => [piece, term.each || term.points])));
  if (event.reason === "token") points.set("token", event.points);
  return { seat: event.seat, points };
}

/** `2 = 2 × 1`; the number alone where nothing is counted. */
function formula(total: number, terms: readonly Term[]): string {
  const [only, ...others] = terms;
  if (!only || others.length > 0)
    return [total, terms.map((term) => term.points).join(" + ")].filter(Boolean).join(" = ");
  return only.count > 1 ? `${total} = ${only.count} × ${only.each}` : String(total);
}

/** An event with points, as the page shows it. */
export function award(event: AnyEvent, { t, seats }: Speech): AwardText {
  const points = guildhallAward(event);
  if (!points) return { title: "", formula: "", terms: [], majority: "" };
  return {
    title: t("guildhall-ui-award-title", {
      name: seats[points.seat]?.name ?? "",
      what: t(`guildhall-ui-source-${points.reason}`),
    }),
    formula: formula(points.points, points.terms),
    terms: points.terms.map((term) => ({
      text: termText(term, t),
      points: term.points,
      picture: pictureOf(term),
    })),
    majority: "",
  };
}

function termText(term: Term, t: Speech["t"]): string {
  const [piece] = term.pieces;
  if (!piece) return t("guildhall-ui-tokens", { count: term.points });
  if (isVp(piece)) return cardName(piece, t);
  return t("guildhall-ui-term", { profession: professionName(identityOf(piece).profession, t), count: term.count });
}

function pictureOf(term: Term): string {
  const [piece] = term.pieces;
  const svg = (box: string, markup: string): string => `<svg viewBox="${box}" width="30" height="30">${markup}</svg>`;
  if (piece && isVp(piece)) return svg("-12 -12 24 24", drop(vpOf(piece).value));
  if (piece) return svg("-30 -30 60 60", drawTool(identityOf(piece).profession));
  return svg("-12 -12 24 24", drop(term.points));
}
