/** The board in words, for those who don't see it: round, buildings, nun row, tracks, hand, the others. */
import type { Speech, Summary } from "$lib/game";
import type { View } from "$lib/protocol";
import { CLASSES, type Stack } from "./data";
import { ranking, trackOf } from "./tracks";
import { ownSeat, rattusView, type RattusView, type SeatView } from "./view";
import { BETWEEN_FACTS, buildingName, cardName, cardsText, rowText, stackName, survivalText, trackText } from "./words";

/** Headed lists of lines. */
export function summary(view: View, speech: Speech): Summary[] {
  const rattus = rattusView(view);
  const { t } = speech;
  const parts: Summary[] = [
    { heading: t("rattus_cartus-ui-summary-now"), lines: [roundText(rattus, speech)] },
    { heading: t("rattus_cartus-ui-row"), lines: rattus.row.map((row) => rowText(row, speech)) },
    { heading: t("rattus_cartus-ui-hand"), lines: handLines(rattus, speech) },
    { heading: t("rattus_cartus-ui-nuns"), lines: rattus.nuns.map(({ place }) => nunText(rattus, place, speech)) },
    {
      heading: t("rattus_cartus-ui-influence"),
      lines: CLASSES.map((id) => {
        const track = trackOf(rattus, id);
        return trackText(track, ranking(track), speech);
      }),
    },
    {
      heading: t("rattus_cartus-ui-players"),
      lines: speech.seats.flatMap((seat) => {
        const own = rattus.seats[seat.index];
        return own ? [seatText(seat.name, own, rattus, speech)] : [];
      }),
    },
    { heading: t("rattus_cartus-ui-stacks"), lines: [stacksText(rattus, speech)] },
  ];
  return parts.filter((part) => part.lines.length > 0);
}

/** `Round 3 of 10 · entering · starts: Nikos`. */
export function roundText(view: RattusView, { t, seats }: Speech): string {
  return t("rattus_cartus-ui-round", {
    round: view.round,
    rounds: view.rounds,
    phase: view.phase,
    last: String(view.last),
    name: view.start === null ? "" : (seats[view.start]?.name ?? ""),
  });
}

/** A card of the nun row: what it is to the seat, if it lies open to it, and who has seen it. */
export function nunText(view: RattusView, place: number, { t, seats }: Speech, open = true): string {
  const nun = view.nuns.find((other) => other.place === place)!;
  return t("rattus_cartus-ui-nun", {
    place,
    card: open && nun.card ? cardName(nun.card, t) : "",
    known: String(open && nun.card !== null),
    looked: nun.looked.length,
    names: nun.looked.map((seat) => seats[seat]?.name ?? "").join(", "),
  });
}

function handLines(view: RattusView, { t }: Speech): string[] {
  const own = ownSeat(view, view.prompt.seat >= 0 && view.seats[view.prompt.seat]?.cards ? view.prompt.seat : null);
  const seat = own === null ? undefined : view.seats[own];
  if (!seat?.cards) return [];
  const lines = [seat.cards.length > 0 ? cardsText(seat.cards, t) : t("rattus_cartus-ui-no-cards")];
  if (seat.laid_cards?.length) lines.push(t("rattus_cartus-ui-laid", { cards: cardsText(seat.laid_cards, t) }));
  if (view.survival) lines.push(survivalText(view.survival, t));
  return lines;
}

function seatText(name: string, seat: SeatView, view: RattusView, { t }: Speech): string {
  const facts = [
    name,
    t("rattus_cartus-ui-hand-of", { count: seat.hand }),
    t("rattus_cartus-ui-tokens", { count: seat.tokens }),
  ];
  if (seat.rats !== null) facts.push(t("rattus_cartus-ui-rats", { count: seat.rats }));
  const row = view.row.find((other) => other.place === seat.place);
  if (row) facts.push(buildingName(row.building, t));
  if (seat.laid > 0) facts.push(t("rattus_cartus-ui-laid-count", { count: seat.laid }));
  if (seat.known.length > 0) facts.push(t("rattus_cartus-ui-known", { cards: cardsText(seat.known, t) }));
  return facts.join(BETWEEN_FACTS);
}

function stacksText(view: RattusView, { t }: Speech): string {
  const stacks = Object.entries(view.stacks).map(([id, count]) => `${stackName(id as Stack, t)}: ${count}`);
  return [
    t("rattus_cartus-ui-deck", { count: view.deck }),
    t("rattus_cartus-ui-discard", { count: view.discard.length }),
    ...stacks,
  ].join(BETWEEN_FACTS);
}
