/** The board in words, for those who don't see it: turn, places within reach, missions, books, hand, players. */
import type { Speech, Summary } from "$lib/game";
import type { View } from "$lib/protocol";
import { handCards } from "./hand.svelte";
import { africanaView, ownSeat, worldOf, type AfricanaView, type BookView, type SeatView, type SlotView } from "./view";
import { adventureText, BETWEEN_FACTS, bonusText, cardsText, missionText, named, placeName, wayText } from "./words";

/** Headed lists of lines. */
export function summary(view: View, speech: Speech): Summary[] {
  const africana = africanaView(view);
  const { t } = speech;
  const world = worldOf(africana);
  const asked = africana.seats[africana.prompt.seat]?.hand.colours ? africana.prompt.seat : null;
  const own = ownSeat(africana, asked);
  const seat = own === null ? null : africana.seats[own]!;
  const parts: Summary[] = [
    { heading: t("africana-ui-summary-now"), lines: [roundText(africana, speech)] },
    { heading: t("africana-ui-hand"), lines: seat ? [handText(seat, speech)] : [] },
    { heading: t("africana-ui-open"), lines: seat ? seat.open.map((id) => adventureText(world, id, t)) : [] },
    {
      heading: t("africana-ui-reach"),
      lines: (africana.reach ?? []).map(({ ways }) => wayText(world, ways[0]!, t)),
    },
    { heading: t("africana-ui-missions"), lines: africana.missions.map((slot) => slotText(slot, africana, speech)) },
    { heading: t("africana-ui-north"), lines: bookLines(africana, africana.books.north, speech) },
    { heading: t("africana-ui-south"), lines: bookLines(africana, africana.books.south, speech) },
    {
      heading: t("africana-ui-players"),
      lines: speech.seats.flatMap((each) => {
        const there = africana.seats[each.index];
        return there ? [seatText(each.name, there, africana, speech)] : [];
      }),
    },
  ];
  return parts.filter((part) => part.lines.length > 0);
}

/** `Round 14 · 25 missions in the pile`. */
export function roundText(view: AfricanaView, { t }: Speech): string {
  return t("africana-ui-round", { round: view.round, ending: String(view.ending), count: view.pile.count });
}

function handText(seat: SeatView, { t }: Speech): string {
  return seat.hand.count > 0 ? cardsText(handCards(seat), t) : t("africana-ui-no-cards");
}

/** A slot with its mission, bonus and who has joined. */
export function slotText(
  { slot, mission, bonus, markers }: SlotView,
  view: AfricanaView,
  { t, seats }: Speech,
): string {
  const facts = [
    mission ? missionText(worldOf(view), mission, t) : t("africana-ui-no-mission"),
    bonusText(bonus, t),
    markers.length > 0
      ? t("africana-ui-joined", { names: markers.map((seat) => seats[seat]?.name ?? "").join(", ") })
      : "",
  ];
  return `${slot}. ${facts.filter(Boolean).join(BETWEEN_FACTS)}`;
}

function bookLines(view: AfricanaView, book: BookView, { t }: Speech): string[] {
  return (["left", "right"] as const).map((side) => {
    const { top, count } = book[side];
    const page = top ? adventureText(worldOf(view), top, t) : t("africana-ui-no-page");
    return [t("africana-ui-pile", { side, count }), page].join(BETWEEN_FACTS);
  });
}

function seatText(name: string, seat: SeatView, view: AfricanaView, { t }: Speech): string {
  const world = worldOf(view);
  const facts = [
    name,
    seat.company ? named(world.companies.get(seat.company), t) : "",
    placeName(world, seat.location, t),
    t("africana-ui-silver", { count: seat.silver }),
    t("africana-ui-cards", { count: seat.hand.count }),
    t("africana-ui-won", { count: seat.won }),
    t("africana-ui-open-count", { count: seat.open.length }),
  ];
  if (seat.score) facts.push(t("africana-ui-score", { points: seat.score.total }));
  return facts.filter(Boolean).join(BETWEEN_FACTS);
}
