/** The board in words, for those who don't see it. */
import type { Speech, Summary } from "$lib/game";
import type { View } from "$lib/protocol";
import { identityOf, vpOf, WINNING, type Profession } from "./data";
import { guildhallView, type GuildhallView } from "./view";
import { cardName, cardNames, chapterWords, colourName, levelText, professionName, vpText } from "./words";

/** Headed lists of lines. */
export function summary(view: View, speech: Speech): Summary[] {
  const guildhall = guildhallView(view);
  const { t, seats } = speech;
  const parts = [
    { heading: t("guildhall-ui-summary-now"), lines: nowLines(guildhall, speech) },
    ...seats.flatMap((seat) => {
      const { cards, hand } = guildhall.seats[seat.index]!;
      if (!cards) return [];
      const heading = seat.mine
        ? t("guildhall-ui-own-hand", { count: hand })
        : t("guildhall-ui-robbed", { name: seat.name });
      return [{ heading, lines: handLines(cards, guildhall, seat.index, t) }];
    }),
    ...seats.map((seat) => ({
      heading: seat.mine
        ? t("guildhall-ui-own-guild", { name: seat.name })
        : t("guildhall-ui-guild", { name: seat.name }),
      lines: guildLines(guildhall, seat.index, speech),
    })),
    { heading: t("guildhall-ui-row"), lines: rowLines(guildhall, t) },
    { heading: t("guildhall-ui-summary-piles"), lines: pileLines(guildhall, t) },
  ];
  return parts.filter((part) => part.lines.length > 0);
}

function nowLines(view: GuildhallView, { t, seats }: Speech): string[] {
  if (view.active === null || view.turn === 0) return [];
  return [
    t("guildhall-ui-area-of", { name: seats[view.active]?.name ?? "" }),
    t("guildhall-ui-actions-left", { count: view.actions }),
    ...[...view.area, ...view.shown].map((card) => cardName(card, t)),
  ];
}

function handLines(cards: readonly string[], view: GuildhallView, seat: number, t: Speech["t"]): string[] {
  return cards.map((card) => {
    const { profession } = identityOf(card);
    const level = view.seats[seat]!.levels[profession];
    if (typeof level !== "number") return cardName(card, t);
    const printed = profession === "TX" || profession === "DA" ? 0 : level;
    return `${cardName(card, t)}: ${levelText(profession, printed, t)}`;
  });
}

function chapterLine(view: GuildhallView, seat: number, profession: Profession, t: Speech["t"]): string {
  const colours = view.seats[seat]!.guild[profession] ?? [];
  return `${chapterWords(view, seat, profession, t)}: ${colours.map((colour) => colourName(colour, t)).join(", ")}`;
}

function guildLines(view: GuildhallView, seat: number, { t }: Speech): string[] {
  const state = view.seats[seat]!;
  const parts = state.vp_cards.map((vp) => cardName(vp, t));
  if (state.tokens > 0) parts.push(t("guildhall-ui-tokens", { count: state.tokens }));
  const lines = [
    t("guildhall-ui-points-of", { points: state.points, goal: WINNING, parts: parts.join(", ") || "none" }),
  ];
  for (const profession of view.professions)
    if ((state.guild[profession] ?? []).length > 0) lines.push(chapterLine(view, seat, profession, t));
  lines.push(t("guildhall-ui-completed-count", { count: state.completed }));
  for (const profession of state.completed_of ?? [])
    lines.push(t("guildhall-ui-completed-one", { profession: professionName(profession, t) }));
  lines.push(t("guildhall-ui-hand-count", { count: state.hand }));
  if (state.known && state.known.length > 0)
    lines.push(t("guildhall-ui-known-hand", { cards: cardNames(state.known, t) }));
  return lines;
}

function rowLines(view: GuildhallView, t: Speech["t"]): string[] {
  return view.row.flatMap((vp) =>
    vp ? [`${cardName(vp, t)}: ${t("guildhall-ui-cost", { cost: vpOf(vp).cost })}. ${vpText(vp, t)}`] : [],
  );
}

function pileLines(view: GuildhallView, t: Speech["t"]): string[] {
  const lines = [t("guildhall-ui-deck", { count: view.deck })];
  const known = view.put_back.cards.filter((card): card is string => card !== null);
  if (known.length > 0) lines.push(t("guildhall-ui-put-back", { cards: cardNames(known, t) }));
  lines.push(t("guildhall-ui-pile", { count: view.pile.count }));
  if (view.pile.top) lines.push(t("guildhall-ui-top", { card: cardName(view.pile.top, t) }));
  if (view.pile.known && view.pile.known.length > 0)
    lines.push(t("guildhall-ui-known-pile", { cards: cardNames(view.pile.known, t) }));
  if (view.pile.cards) lines.push(t("guildhall-ui-search-words", { cards: cardNames(view.pile.cards, t) }));
  return lines;
}
