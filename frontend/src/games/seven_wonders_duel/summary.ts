/** The board in words, for those who don't see it: structure, both cities, army, science, what was discarded. */
import type { Speech, Summary } from "$lib/game";
import type { View } from "$lib/protocol";
import { cardById, LOOT, MOST_WONDERS, placesOfAge, RESOURCES, SYMBOLS_TO_WIN, wonderById, type Cost } from "./data";
import { inOrder } from "./structure";
import { duelView, type DuelView, type Slot, type WonderState } from "./view";
import { ageNumeral, backName, BETWEEN_FACTS, chainFacts, effectsOf, nameOf, namesOf, priceWords } from "./words";

/** Headed lists of lines. */
export function summary(view: View, speech: Speech): Summary[] {
  const duel = duelView(view);
  const { t } = speech;
  const parts = [
    { heading: t("seven_wonders_duel-ui-summary-now"), lines: nowLines(duel, speech) },
    { heading: t("seven_wonders_duel-ui-summary-free"), lines: slotLines(duel, true, speech) },
    { heading: t("seven_wonders_duel-ui-summary-covered"), lines: slotLines(duel, false, speech) },
    ...speech.seats.map((seat) => ({
      heading: t("seven_wonders_duel-ui-city", { name: seat.name }),
      lines: cityLines(duel, seat.index, speech),
    })),
    { heading: t("seven_wonders_duel-ui-summary-board"), lines: boardLines(duel, speech) },
  ];
  return parts.filter((part) => part.lines.length > 0);
}

function nowLines(view: DuelView, { t }: Speech): string[] {
  if (view.draft?.group.length)
    return view.draft.group.map((wonder) => [nameOf(wonder, t), ...effectsOf(wonder, t)].join(BETWEEN_FACTS));
  if (!view.structure) return [];
  return [
    t("seven_wonders_duel-ui-summary-age", { age: ageNumeral(view.structure.age, t), left: view.structure.left }),
    t("seven_wonders_duel-ui-wonders-made", { count: view.wonders_built, all: MOST_WONDERS }),
  ];
}

/** A cost in words: `2 coins, Wood, Glass × 2`; the word for nothing where there is none. */
export function costText(cost: Cost, t: Speech["t"]): string {
  const parts = cost.coins > 0 ? [t("seven_wonders_duel-ui-coins", { count: cost.coins })] : [];
  for (const resource of RESOURCES) {
    const count = cost.resources[resource] ?? 0;
    if (count > 0) parts.push(t("seven_wonders_duel-ui-units", { resource: nameOf(resource, t), count }));
  }
  return parts.length > 0 ? parts.join(", ") : t("seven_wonders_duel-ui-nothing");
}

/** A card with what it does and costs. */
export function cardFacts(id: string, view: DuelView, t: Speech["t"]): string {
  const card = cardById(id);
  const facts = [
    nameOf(id, t),
    t(`seven_wonders_duel-ui-kind-${card.colour}`),
    ...effectsOf(id, t),
    t("seven_wonders_duel-ui-summary-cost", { cost: costText(card.cost, t) }),
  ];
  facts.push(...chainFacts(id, t));
  const payment = view.payments?.[view.prompt.seat]?.cards[id];
  if (payment) facts.push(priceWords(payment, t));
  return facts.join(BETWEEN_FACTS);
}

/** A Wonder with its state, what it does and costs. */
function wonderFacts({ wonder, state, card }: WonderState, t: Speech["t"]): string {
  const facts = [
    nameOf(wonder, t),
    card
      ? t("seven_wonders_duel-ui-wonder-under", { card: nameOf(card, t) })
      : t("seven_wonders_duel-ui-wonder-state", { state }),
    ...effectsOf(wonder, t),
  ];
  if (state === "unbuilt")
    facts.push(t("seven_wonders_duel-ui-summary-cost", { cost: costText(wonderById(wonder).cost, t) }));
  return facts.join(BETWEEN_FACTS);
}

function slotLines(view: DuelView, free: boolean, { t }: Speech): string[] {
  if (!view.structure) return [];
  const slots = new Map(view.structure.slots.map((slot) => [slot.slot, slot]));
  return inOrder(placesOfAge(view.structure.age)).flatMap((place) => {
    const slot = slots.get(place.slot);
    return slot && slot.available === free ? [slotText(slot, view, t)] : [];
  });
}

function slotText(slot: Slot, view: DuelView, t: Speech["t"]): string {
  if (slot.card) {
    const covers = coversOf(slot.card, view, t);
    const facts = cardFacts(slot.card, view, t);
    if (covers.length === 0) return facts;
    return [facts, t("seven_wonders_duel-ui-covered-by", { cards: covers.join(", ") })].join(BETWEEN_FACTS);
  }
  return slot.back ? backName(slot.back, t) : t("seven_wonders_duel-ui-covered-by-unknown");
}

/** What lies upon a card of the structure, by name; empty where it lies free. */
export function coversOf(id: string, view: DuelView, t: Speech["t"]): string[] {
  const slots = new Map((view.structure?.slots ?? []).map((slot) => [slot.slot, slot]));
  const own = [...slots.values()].find((slot) => slot.card === id);
  const place = placesOfAge(view.structure?.age ?? 0).find(({ slot }) => slot === own?.slot);
  return (place?.covered_by ?? []).flatMap((cover) => {
    const slot = slots.get(cover);
    if (!slot) return [];
    return [slot.card ? nameOf(slot.card, t) : t("seven_wonders_duel-ui-covered-by-unknown")];
  });
}

function cityLines(view: DuelView, seat: number, { t }: Speech): string[] {
  const city = view.seats[seat];
  if (!city) return [];
  const made = RESOURCES.filter((id) => city.production[id] > 0).map((id) =>
    t("seven_wonders_duel-ui-units", { resource: nameOf(id, t), count: city.production[id] }),
  );
  const prices = RESOURCES.map((id) =>
    t("seven_wonders_duel-ui-hint-priced", { units: nameOf(id, t), price: city.prices[id] }),
  );
  const lines = [t("seven_wonders_duel-ui-treasury", { coins: city.coins })];
  if (city.score) lines.push(t("seven_wonders_duel-ui-score-now", { points: city.score.total }));
  lines.push(
    t("seven_wonders_duel-ui-summary-production", { made: made.join(", ") || t("seven_wonders_duel-ui-nothing") }),
  );
  for (const { item, options } of city.choices)
    lines.push(t("seven_wonders_duel-ui-choice", { resources: namesOf(options, t), item: nameOf(item, t) }));
  lines.push(t("seven_wonders_duel-ui-summary-prices", { prices: prices.join(", ") }));
  lines.push(...city.wonders.map((held) => wonderFacts(held, t)));
  if (city.cards.length > 0) lines.push(t("seven_wonders_duel-ui-summary-cards", { cards: namesOf(city.cards, t) }));
  if (city.tokens.length > 0)
    lines.push(t("seven_wonders_duel-ui-summary-tokens", { tokens: namesOf(city.tokens, t) }));
  if (city.symbols.length > 0)
    lines.push(
      t("seven_wonders_duel-ui-summary-symbols", {
        symbols: city.symbols.map((symbol) => t(`seven_wonders_duel-ui-symbol-${symbol}`)).join(", "),
      }),
    );
  return lines;
}

/** Where the pawn is. */
export function trackText(view: DuelView, { t, seats }: Speech): string {
  const { pawn } = view.military;
  return t("seven_wonders_duel-ui-track", {
    space: Math.abs(pawn),
    name: seats[pawn > 0 ? 1 : 0]?.name ?? "",
  });
}

/** How far a seat is with science. */
export function scienceText(view: DuelView, seat: number, { t, seats }: Speech): string {
  return t("seven_wonders_duel-ui-science-of", {
    name: seats[seat]?.name ?? "",
    count: view.seats[seat]?.symbols.length ?? 0,
    all: SYMBOLS_TO_WIN,
  });
}

function boardLines(view: DuelView, speech: Speech): string[] {
  const { t, seats } = speech;
  const lines = [trackText(view, speech)];
  view.military.tokens.forEach((coins, seat) => {
    if (coins.length > 0 && coins.length <= LOOT.length)
      lines.push(t("seven_wonders_duel-ui-summary-loot", { name: seats[seat]?.name ?? "", coins: coins.join(", ") }));
  });
  lines.push(...seats.map((seat) => scienceText(view, seat.index, speech)));
  if (view.board.length > 0) lines.push(t("seven_wonders_duel-ui-summary-tokens", { tokens: namesOf(view.board, t) }));
  if (view.discard.length > 0)
    lines.push(t("seven_wonders_duel-ui-summary-discard", { cards: namesOf(view.discard, t) }));
  return lines;
}
