/** Points, and coins, in words: formula and terms with pictures; which category points belong to. */
import type { AwardText, Speech } from "$lib/game";
import type { GameEvent as AnyEvent } from "$lib/protocol";
import { isCard } from "./data";
import { thingPicture } from "./pictures";
import { CATEGORIES, duelAward, duelEvents, type CoinTerm, type GameEvent, type Term } from "./view";
import { BETWEEN_FACTS, nameOf, paymentLines, type PaymentLine } from "./words";

/** Sources of points, in the order of the result table. */
export const sources: readonly string[] = CATEGORIES.map((category) => `seven_wonders_duel-ui-category-${category}`);

/** The source of points; null for other events. */
export function sourceOf(event: AnyEvent): string | null {
  const points = duelAward(event);
  return points ? `seven_wonders_duel-ui-category-${points.category}` : null;
}

/** `9 = 3 + 2 + 4`, or `6 = 2 × 3` for one term that counts. */
export function formula(total: number, parts: readonly { count: number; each: number; value: number }[]): string {
  const [only, ...others] = parts;
  if (!only) return String(total);
  if (others.length === 0)
    return only.count > 1 && only.each > 0 ? `${total} = ${only.count} × ${only.each}` : String(total);
  return `${total} = ${parts.map((part) => part.value).join(" + ")}`;
}

/** An event with points, or with coins, as the page shows it. */
export function award(event: AnyEvent, { t, seats }: Speech): AwardText {
  const [told] = duelEvents([event]) as readonly [GameEvent];
  const name = "seat" in told ? (seats[told.seat]?.name ?? "") : "";
  if (told.kind === "points") {
    return {
      title: t("seven_wonders_duel-ui-award-title", {
        name,
        what: t(`seven_wonders_duel-ui-category-${told.category}`),
      }),
      formula: formula(
        told.points,
        told.terms.map((term) => ({ count: term.count, each: term.each, value: term.points })),
      ),
      terms: told.terms.map((term) => ({
        text: termText(term, t),
        points: term.points,
        picture: pictureOf(term),
      })),
      majority: "",
    };
  }
  if (told.kind !== "coins") return { title: "", formula: "", terms: [], majority: "" };
  const what = t("seven_wonders_duel-ui-log-coins", {
    reason: told.reason,
    item: told.item ? nameOf(told.item, t) : "",
  });
  const paid = told.payment && told.item ? paymentLines(told.payment, told.item, t) : null;
  const terms = told.terms ?? [];
  const parts = paid
    ? paid.map(({ coins }) => ({ count: 1, each: coins, value: coins }))
    : terms.map(({ count, each, coins }) => ({ count, each, value: coins }));
  const coins = Math.abs(told.coins);
  return {
    title: t("seven_wonders_duel-ui-award-title", { name, what }),
    formula: t("seven_wonders_duel-ui-coins-formula", {
      formula: formula(
        coins,
        parts.filter(({ value }) => value !== 0),
      ),
      coins,
    }),
    terms: paid
      ? paid.map((line) => ({ text: lineText(line), points: line.coins, picture: thingPicture("coin") }))
      : terms.map((term) => ({ text: termText(term, t), points: term.coins, picture: pictureOf(term) })),
    majority: "",
  };
}

/** What was paid, and why so much or nothing: `Glass × 2 · 2 + 1 produced by the opponent`, `Wood · produced`. */
function lineText({ text, value, coins, why }: PaymentLine): string {
  return [text, ...(coins === 0 ? [value] : []), ...(why ? [why] : [])].join(BETWEEN_FACTS);
}

function termText(term: Term | CoinTerm, t: Speech["t"]): string {
  const [item] = term.pieces;
  return t(`seven_wonders_duel-ui-term-${term.kind}`, {
    count: term.count,
    each: term.each,
    item: item && term.kind !== "yellow" ? nameOf(item, t) : "",
  });
}

function pictureOf(term: Term | CoinTerm): string {
  const [item] = term.pieces;
  if (item && (term.kind === "printed" || (term.kind === "counted" && "points" in term))) return thingPicture(item);
  if (item && isCard(item)) return thingPicture(item);
  return thingPicture(term.kind === "distance" ? "pawn" : "coin");
}
