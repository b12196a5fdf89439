/** The game's things in words: names, effects, payments, moves and refusals. Sentences live in the message files. */
import type { Speech } from "$lib/game";
import type { Translate } from "$lib/messages";
import type { LegalMove, Refusal } from "$lib/protocol";
import {
  cardById,
  CHAINS,
  isCard,
  isWonder,
  tokenById,
  wonderById,
  type Back,
  type Counted,
  type Effect,
} from "./data";
import { duelMoves, type Payment, type PaymentRow, type SeatView } from "./view";

/** Stands between the facts of one line. */
export const BETWEEN_FACTS = " · ";

/** The name of a card, Wonder, token or resource. */
export function nameOf(id: string, t: Translate): string {
  return t(`seven_wonders_duel-name-${id}`);
}

/** Names with commas between. */
export function namesOf(ids: readonly string[], t: Translate): string {
  return ids.map((id) => nameOf(id, t)).join(", ");
}

/** A Wonder's name without article and place, for its plate. */
export function shortName(wonder: string, t: Translate): string {
  return t(`seven_wonders_duel-ui-short-${wonder}`);
}

/** An Age in the numerals of the language. */
export function ageNumeral(age: number, t: Translate): string {
  return t("seven_wonders_duel-ui-numeral", { age });
}

/** The numeral on a back. */
export function backNumeral(back: Back, t: Translate): string {
  return back === "guild" ? "" : ageNumeral(Number(back.slice(3)), t);
}

export function backName(back: Back, t: Translate): string {
  return t(`seven_wonders_duel-ui-back-${back}`);
}

function countedNames(count: readonly Counted[], t: Translate): string {
  return count.map((counted) => t(`seven_wonders_duel-ui-counted-${counted}`)).join(t("seven_wonders_duel-ui-and"));
}

/** One effect in words. */
export function effectText(effect: Effect, t: Translate): string {
  const key = `seven_wonders_duel-ui-effect-${effect.type}`;
  switch (effect.type) {
    case "produce":
      return t(key, { resource: nameOf(effect.resource, t), amount: effect.amount });
    case "produce_choice":
      return t(key, { resources: namesOf(effect.options, t) });
    case "fixed_price":
      return t(key, { resources: namesOf(effect.resources, t), price: effect.price });
    case "science":
      return t(key, { symbol: t(`seven_wonders_duel-ui-symbol-${effect.symbol}`) });
    case "coins_per":
    case "vp_per":
      return t(key, { amount: effect.amount, things: countedNames(effect.count, t), city: effect.city });
    case "discard_opponent_card":
      return t(key, { colour: t(`seven_wonders_duel-ui-colour-${effect.colour}`) });
    case "choose_removed_progress_token":
      return t(key, { draw: effect.draw });
    case "resource_discount":
      return t(key, { amount: effect.amount, applies: effect.applies_to });
    case "victory_points":
    case "coins":
    case "shields":
    case "opponent_loses_coins":
    case "extra_shield":
    case "coins_on_chain":
      return t(key, { amount: effect.amount });
    case "extra_turn":
    case "build_from_discard":
    case "collect_opponent_trade":
    case "grant_extra_turn":
      return t(key);
  }
}

/** What a card, Wonder or token does, effect by effect. */
export function effectsOf(id: string, t: Translate): string[] {
  const thing = isCard(id) ? cardById(id) : isWonder(id) ? wonderById(id) : tokenById(id);
  return thing.effects.map((effect) => effectText(effect, t));
}

/** What is free after a card, and after which card it is free. */
export function chainFacts(id: string, t: Translate): string[] {
  return CHAINS.flatMap((chain) => {
    const symbol = t(`seven_wonders_duel-ui-chain-${chain.id}`);
    if (chain.given_by === id)
      return [t("seven_wonders_duel-ui-gives-chain", { symbol, card: nameOf(chain.accepted_by, t) })];
    if (chain.accepted_by === id)
      return [t("seven_wonders_duel-ui-takes-chain", { symbol, card: nameOf(chain.given_by, t) })];
    return [];
  });
}

/** `Science, Age II` */
export function cardKind(id: string, t: Translate): string {
  const card = cardById(id);
  const colour = t(`seven_wonders_duel-ui-kind-${card.colour}`);
  return [colour, t("seven_wonders_duel-ui-age", { age: ageNumeral(card.age, t) })].join(", ");
}

/** One line of a payment: what, and what is paid for it. */
export interface PaymentLine {
  readonly text: string;
  /** How the coins come about, or a word where nothing is paid. */
  readonly value: string;
  readonly coins: number;
  readonly why?: string | undefined;
}

function units(row: PaymentRow, count: number, t: Translate): string {
  return t("seven_wonders_duel-ui-units", { resource: nameOf(row.resource, t), count });
}

function priceReason(row: PaymentRow, t: Translate): string {
  if (row.fixed) return t("seven_wonders_duel-ui-why-fixed", { card: nameOf(row.fixed, t), price: row.each });
  return t("seven_wonders_duel-ui-why-price", { base: row.each - row.symbols, symbols: row.symbols });
}

function rowLines(row: PaymentRow, item: string, choices: SeatView["choices"], t: Translate): PaymentLine[] {
  const whys = {
    produced: undefined,
    choice: namesOf(
      choices.filter((choice) => choice.options.includes(row.resource)).map((choice) => choice.item),
      t,
    ),
    discount: nameOf(isWonder(item) ? "architecture" : "masonry", t),
  };
  const lines: PaymentLine[] = [];
  for (const source of ["produced", "choice", "discount"] as const)
    if (row[source] > 0)
      lines.push({
        text: units(row, row[source], t),
        value: t(`seven_wonders_duel-ui-pay-${source}`),
        coins: 0,
        why: whys[source] || undefined,
      });
  if (row.bought > 0) {
    const value = row.bought > 1 ? `${row.bought} × ${row.each} = ${row.coins}` : String(row.coins);
    lines.push({ text: units(row, row.bought, t), value, coins: row.coins, why: priceReason(row, t) });
  }
  return lines;
}

/** How the cost of an item is paid, line by line, without the sum; `choices` are the city's producers of choice. */
export function paymentLines(
  payment: Payment,
  item: string,
  t: Translate,
  choices: SeatView["choices"] = [],
): PaymentLine[] {
  if (payment.chain && payment.chain_card) {
    const facts = { symbol: t(`seven_wonders_duel-ui-chain-${payment.chain}`), card: nameOf(payment.chain_card, t) };
    return [{ text: t("seven_wonders_duel-ui-pay-chain", facts), value: t("seven_wonders_duel-ui-free"), coins: 0 }];
  }
  const lines = payment.rows.flatMap((row) => rowLines(row, item, choices, t));
  const { printed } = payment;
  if (printed > 0)
    lines.unshift({ text: t("seven_wonders_duel-ui-pay-printed"), value: String(printed), coins: printed });
  return lines;
}

/** What a payment comes to: `you pay 6 of your 7`. */
export function totalHint(payment: Payment, coins: number, t: Translate): string {
  if (payment.chain && payment.chain_card)
    return t("seven_wonders_duel-ui-hint-chain", { card: nameOf(payment.chain_card, t) });
  return payment.affordable
    ? t("seven_wonders_duel-ui-hint-total", { total: payment.total, coins })
    : t("seven_wonders_duel-ui-hint-missing", { total: payment.total, coins });
}

/** A payment in one line: `you produce: Wood · you buy: Glass × 2 at 3 (why) · you pay 6 of your 7`. */
export function paymentHint(payment: Payment, coins: number, t: Translate): string {
  if (payment.chain) return totalHint(payment, coins, t);
  const made = payment.rows.filter((row) => row.produced + row.choice > 0);
  const dropped = payment.rows.filter((row) => row.discount > 0);
  const bought = payment.rows.filter((row) => row.bought > 0);
  const list = (rows: readonly PaymentRow[], count: (row: PaymentRow) => number): string =>
    rows.map((row) => units(row, count(row), t)).join(", ");
  const facts: string[] = [];
  if (made.length > 0)
    facts.push(t("seven_wonders_duel-ui-hint-made", { units: list(made, (row) => row.produced + row.choice) }));
  if (dropped.length > 0)
    facts.push(t("seven_wonders_duel-ui-hint-dropped", { units: list(dropped, (row) => row.discount) }));
  if (bought.length > 0) {
    const priced = bought.map((row) => {
      const price = t("seven_wonders_duel-ui-hint-priced", { units: units(row, row.bought, t), price: row.each });
      return row.fixed || row.symbols > 0 ? `${price} (${priceReason(row, t)})` : price;
    });
    facts.push(t("seven_wonders_duel-ui-hint-bought", { units: priced.join(", ") }));
  }
  facts.push(totalHint(payment, coins, t));
  return facts.join(BETWEEN_FACTS);
}

/** A price as it is spoken: `free by a chain`, `6 coins`, `9 coins, too dear`. */
export function priceWords(payment: Payment, t: Translate): string {
  if (payment.chain) return t("seven_wonders_duel-ui-price-chain");
  return t("seven_wonders_duel-ui-price", { total: payment.total, affordable: String(payment.affordable) });
}

/** A legal move in words. */
export function moveText(move: LegalMove, { t, seats }: Speech): string {
  const [known] = duelMoves([move]);
  const say = (facts: Record<string, string | number>): string => t(`seven_wonders_duel-ui-move-${known!.kind}`, facts);
  switch (known!.kind) {
    case "build":
      return say({ card: nameOf(known!.card, t), price: priceWords(known!.payment, t) });
    case "discard":
      return say({ card: nameOf(known!.card, t), coins: known!.coins });
    case "wonder":
      return say({
        wonder: nameOf(known!.wonder, t),
        card: nameOf(known!.card, t),
        price: priceWords(known!.payment, t),
      });
    case "pick":
      return say({ wonder: nameOf(known!.wonder, t) });
    case "begin":
    case "first":
      return say({ name: seats[known!.seat]?.name ?? "" });
    case "token":
    case "keep":
      return say({ token: nameOf(known!.token, t) });
    case "revive":
    case "raze":
      return say({ card: nameOf(known!.card, t) });
    case "tokens":
    case "draw":
      return say({ tokens: known!.tokens ? namesOf(known!.tokens, t) : "?" });
    case "wonders":
      return say({ wonders: namesOf(known!.wonders, t) });
    case "guilds":
      return say({ count: known!.slots.length });
    case "lay":
    case "reveal":
      return say({ card: nameOf(known!.card, t) });
  }
}

const TITLES: Readonly<Record<string, string>> = {
  "7WD-14": "seven_wonders_duel-ui-refused-covered",
  "7WD-20": "seven_wonders_duel-ui-refused-gone",
  "7WD-23": "seven_wonders_duel-ui-refused-wonder",
  "7WD-24": "seven_wonders_duel-ui-refused-coins",
  "7WD-50": "seven_wonders_duel-ui-refused-built",
  "7WD-52": "seven_wonders_duel-ui-refused-boxed",
};

/** Headline of a refusal. */
export function refusalTitle(refusal: Refusal, { t }: Speech): string {
  return t(TITLES[refusal.rule] ?? "seven_wonders_duel-ui-refused");
}
