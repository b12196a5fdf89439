/** The game's things in words: names, actions, moves and refusals. Sentences live in the message files. */
import type { Speech } from "$lib/game";
import type { Translate } from "$lib/messages";
import type { LegalMove, Refusal, View } from "$lib/protocol";
import { cardOf, isCard } from "./cards";
import type { Action, Class, Stack } from "./data";
import type { Track } from "./tracks";
import { rattusMoves, rattusView, type RowCard, type Survival } from "./view";

/** Stands between the facts of one line. */
export const BETWEEN_FACTS = " · ";

export function className(id: Class, t: Translate): string {
  return t(`rattus_cartus-class-${id}`);
}

export function buildingName(id: string, t: Translate): string {
  return t(`rattus_cartus-building-${id}`);
}

/** The building of a building card: `farm` of `farm_3`. */
export function buildingOf(card: string): string {
  return card.replace(/_\d+$/, "");
}

export function stackName(id: Stack, t: Translate): string {
  return t(`rattus_cartus-stack-${id}`);
}

/** The person or thing on a card, without nuns. */
export function shortName(code: string, t: Translate): string {
  return t(`rattus_cartus-card-${cardOf(code).code}`);
}

/** A card with its nuns: `Monk, 2 nuns`. */
export function cardName(code: string, t: Translate): string {
  const card = cardOf(code);
  const name = shortName(code, t);
  return card.kind === "population" ? t("rattus_cartus-ui-card", { card: name, nuns: card.nuns }) : name;
}

/** Cards with commas between, alike ones counted. */
export function cardsText(codes: readonly string[], t: Translate): string {
  const counted = new Map<string, number>();
  for (const code of codes) counted.set(code, (counted.get(code) ?? 0) + 1);
  return [...counted].map(([code, count]) => (count > 1 ? `${count} × ` : "") + cardName(code, t)).join(", ");
}

/** What an action does. */
export function actionText(action: Action, t: Translate): string {
  const key = `rattus_cartus-ui-effect-${action.effect}`;
  switch (action.effect) {
    case "take":
      return t(key, { count: action.count, stack: stackName(action.stack, t) });
    case "draw_per_influence":
      return t(key, { per: action.per });
    case "discard_rats_and_trade":
      return t(key, { count: action.count, cards: action.max_cards });
    case "none":
      return t(key);
    default:
      return t(key, { count: action.count });
  }
}

/** What a card of the row gives in the phase of supplies. */
export function supplyText(supply: RowCard["supply"], t: Translate): string {
  const parts: string[] = [];
  if (supply.draw > 0) parts.push(t("rattus_cartus-ui-supply-draw", { count: supply.draw }));
  if (supply.rats > 0) parts.push(t("rattus_cartus-ui-supply-rats", { count: supply.rats }));
  if (supply.look > 0) parts.push(t("rattus_cartus-ui-supply-look", { count: supply.look }));
  return parts.join(", ");
}

/** A card of the row with all that it gives, for those who don't see it. */
export function rowText(row: RowCard, { t, seats }: Speech): string {
  const facts = [
    buildingName(row.building, t),
    className(row.class, t),
    t("rattus_cartus-ui-special-is", { action: actionText(row.special, t) }),
    t("rattus_cartus-ui-basic-is", { action: actionText(row.basic, t) }),
    t("rattus_cartus-ui-supply-is", { supply: supplyText(row.supply, t) }),
  ];
  if (row.entered.length > 0)
    facts.push(t("rattus_cartus-ui-inside", { names: row.entered.map((seat) => seats[seat]?.name ?? "").join(", ") }));
  return facts.join(BETWEEN_FACTS);
}

/** Who is how far on a track, the first ahead. */
export function trackText(track: Track, ranking: readonly number[], { t, seats }: Speech): string {
  const places = ranking.map((seat) => `${seats[seat]?.name ?? ""} ${track.influence[seat]}`);
  return t("rattus_cartus-ui-track", {
    class: className(track.class, t),
    places: places.join(", "),
    count: places.length,
  });
}

/** How likely the seat is to live, in words; the share in whole percent. */
export function survivalText(survival: Survival, t: Translate): string {
  return t("rattus_cartus-ui-survival", {
    seen: survival.seen,
    unseen: survival.unseen,
    percent: percentOf(survival.chance),
  });
}

/** Whole percent; what isn't quite sure is neither 0 nor 100. */
export function percentOf(chance: number): number {
  return chance <= 0 || chance >= 1 ? chance * 100 : Math.max(1, Math.min(99, Math.round(chance * 100)));
}

/** `82 %`. */
export function percentText(survival: Survival): string {
  return `${percentOf(survival.chance)} %`;
}

/** How far the play has come: round and phase; on a phone the round alone. */
export function stage(view: View, { t }: Speech): { full: string; short: string } {
  const { round, rounds, phase, last } = rattusView(view);
  const facts = { round, rounds, phase, last: String(last) };
  return { full: t("rattus_cartus-ui-stage", facts), short: round > 0 ? t("rattus_cartus-ui-stage-short", facts) : "" };
}

/** A legal move in words. */
export function moveText(legal: LegalMove, { t, seats }: Speech): string {
  const [move] = rattusMoves([legal]);
  if (!move) return legal.text;
  const key = `rattus_cartus-ui-move-${move.kind}`;
  switch (move.kind) {
    case "supply":
      return t(key, { building: buildingName(buildingOf(move.card), t), supply: supplyText(move.supply, t) });
    case "look":
      return t(key, { place: move.place, known: String(move.known) });
    case "enter":
      return t(key, { building: buildingName(move.building, t) });
    case "lay":
    case "give":
    case "drop":
      return t(key, { card: cardName(move.card, t) });
    case "giver":
    case "flute":
      return t(key, { name: seats[move.seat]?.name ?? "" });
    case "special":
    case "basic":
      return t(key, { action: move.effect ? actionText(move.effect, t) : "" });
    case "pass":
    case "done":
    case "decline":
      return t(key);
  }
}

/** Headlines of refusals, by the end of their key; the rest have a common one. */
const TITLED = new Set([
  "step",
  "seat",
  "place",
  "looked-twice",
  "pass-none",
  "hand",
  "kind-gold",
  "kind-pass",
  "too-few",
  "special",
  "basic",
]);

/** The facts of a refusal, cards and classes by their names. */
export function refusalData(refusal: Refusal, { t }: Speech): Refusal["data"] {
  const named = Object.entries(refusal.data ?? {}).map(([field, value]) => {
    if ((field === "card" || field === "after") && typeof value === "string" && isCard(value))
      return [field, cardName(value, t)] as const;
    return [field, value] as const;
  });
  return Object.fromEntries(named);
}

/** Headline of a refusal. */
export function refusalTitle(refusal: Refusal, { t }: Speech): string {
  const end = refusal.key.replace("rattus_cartus-refusal-", "");
  return t(TITLED.has(end) ? `rattus_cartus-ui-refused-${end}` : "rattus_cartus-ui-refused");
}
