/** The question of the prompt bar and its buttons, and the keys that belong to them. */
import type { Prompt, PromptButton, Speech } from "$lib/game";
import { room } from "$lib/viewport.svelte";
import type { Turn } from "$lib/turn.svelte";
import { counts, isStranger } from "./cards";
import {
  cardsWanted,
  choiceOf,
  chosenCards,
  confirm,
  movesOf,
  nunPlaces,
  openPlaces,
  pickNun,
  pickPlace,
  ready,
  toggleCard,
} from "./hand.svelte";
import type { Action } from "./data";
import { rattusView, type RattusView, type RowCard } from "./view";
import { drawAction } from "./drawing/actions";
import { ring, star } from "./drawing/glyphs";
import { actionText, BETWEEN_FACTS, buildingName, className, supplyText } from "./words";

/** What the seat to move is asked now. */
export function prompt(turn: Turn, speech: Speech): Prompt {
  const view = rattusView(turn.view!);
  switch (view.prompt.kind) {
    case "supply":
      return supplyPrompt(turn, view, speech);
    case "look":
      return lookPrompt(turn, view, speech);
    case "enter":
    case "lay":
      return enterPrompt(turn, view, speech);
    case "action":
      return actionPrompt(turn, view, speech);
    case "giver":
    case "flute":
      return seatPrompt(turn, view, speech);
    default:
      return cardsPrompt(turn, view, speech);
  }
}

function rowAt(view: RattusView, place: number | null): RowCard | undefined {
  return view.row.find((row) => row.place === place);
}

/** Which key stands for the first, second, ... of several: `1` to `9`. */
function digits(count: number): string[] {
  return Array.from({ length: Math.min(9, count) }, (_, index) => String(index + 1));
}

function confirmButton(turn: Turn, label: string, barred: string): PromptButton {
  const button: PromptButton = { label, style: "primary", icon: "check", act: () => void confirm(turn) };
  if (!ready(turn)) button.barred = barred;
  return button;
}

/** Whose supplies are taken? */
function supplyPrompt(turn: Turn, view: RattusView, { t }: Speech): Prompt {
  const choice = choiceOf(turn);
  const row = choice?.kind === "row" ? rowAt(view, choice.place) : undefined;
  return {
    question: t("rattus_cartus-ui-supply-question"),
    hint: row
      ? [buildingName(row.building, t), supplyText(row.supply, t)].join(BETWEEN_FACTS)
      : t("rattus_cartus-ui-supply-hint"),
    keys: [[digits(view.row.length), t("rattus_cartus-ui-key-building")]],
    buttons: [confirmButton(turn, t("rattus_cartus-ui-take-supply"), t("rattus_cartus-ui-choose-building"))],
  };
}

/** Which card of the nun row? */
function lookPrompt(turn: Turn, view: RattusView, { t }: Speech): Prompt {
  const choice = choiceOf(turn);
  return {
    question: t("rattus_cartus-ui-look-question"),
    hint: t("rattus_cartus-ui-look-hint", { left: view.prompt.left }),
    keys: [[[...nunPlaces(turn)].map(String), t("rattus_cartus-ui-key-nun")]],
    buttons: [
      confirmButton(
        turn,
        t("rattus_cartus-ui-look", { place: choice?.kind === "nun" ? choice.place : 0 }),
        t("rattus_cartus-ui-choose-nun"),
      ),
    ],
  };
}

/** Which building, and with which cards? */
function enterPrompt(turn: Turn, view: RattusView, { t }: Speech): Prompt {
  const choice = choiceOf(turn);
  const place = view.prompt.kind === "lay" ? view.prompt.place : choice?.kind === "row" ? choice.place : null;
  const row = rowAt(view, place);
  const pass = movesOf(turn, "pass")[0];
  const passing: PromptButton[] = pass
    ? [{ label: t("rattus_cartus-ui-pass"), style: "plain", act: () => void turn.add(pass.text) }]
    : [];
  if (!row) {
    return {
      question: t("rattus_cartus-ui-enter-question"),
      hint: t("rattus_cartus-ui-enter-hint"),
      keys: [[digits(view.row.length), t("rattus_cartus-ui-key-building")]],
      buttons: passing,
    };
  }
  const hand = view.seats[turn.seat!]?.cards ?? [];
  const cards = chosenCards(turn).map((index) => hand[index]!);
  const counting = cards.filter(counts).length;
  const strangers = cards.filter((card) => isStranger(card, row.class)).length;
  const facts = [t("rattus_cartus-ui-lay-hint", { class: className(row.class, t), influence: counting })];
  if (strangers > 0) facts.push(t("rattus_cartus-ui-lay-rats", { count: strangers }));
  if (row.beats !== null)
    facts.push(t("rattus_cartus-ui-lay-special", { beats: row.beats, enough: String(counting >= row.beats) }));
  if (room() !== "phone") facts.push(t("rattus_cartus-ui-lay-unseen"));
  return {
    question: t("rattus_cartus-ui-lay-question", { building: buildingName(row.building, t) }),
    hint: facts.join(BETWEEN_FACTS),
    keys: [[digits(hand.length), t("rattus_cartus-ui-key-card")]],
    buttons: [...passing, confirmButton(turn, t("rattus_cartus-ui-enter", { count: cards.length }), "")],
  };
}

/** What an action gives, on paper: star or ring, and its icons. */
function pictureOf(kind: string, effect: Action): string {
  const width = effect.effect === "discard_rats_and_trade" || effect.effect === "draw_per_influence" ? 142 : 96;
  const sign = kind === "special" ? star : ring("#26231F");
  return (
    `<svg viewBox="0 0 ${width} 30" width="${(width * 26) / 30}" height="26">` +
    `<rect width="${width}" height="30" rx="6" fill="#FBF7EE"/>` +
    sign([15, 15], 0.9) +
    `<g transform="translate(29 15)">${drawAction(effect, width - 34)}</g></svg>`
  );
}

/** Special action, basic action, or neither? */
function actionPrompt(turn: Turn, view: RattusView, { t, seats }: Speech): Prompt {
  const row = rowAt(view, view.prompt.place);
  const moves = [...movesOf(turn, "decline"), ...movesOf(turn, "basic"), ...movesOf(turn, "special")];
  return {
    question: t("rattus_cartus-ui-action-question", { building: row ? buildingName(row.building, t) : "" }),
    hint: row
      ? [
          ...(view.prompt.special
            ? [t("rattus_cartus-ui-special-is", { action: actionText(row.special, t) })]
            : [t("rattus_cartus-ui-special-of", { name: row.holder === null ? "" : (seats[row.holder]?.name ?? "") })]),
          t("rattus_cartus-ui-basic-is", { action: actionText(row.basic, t) }),
        ].join(BETWEEN_FACTS)
      : undefined,
    buttons: moves.map((move, index) => ({
      label: t(`rattus_cartus-ui-do-${move.kind}`),
      ...(move.effect && room() === "desktop" ? { picture: pictureOf(move.kind, move.effect) } : {}),
      style: index === moves.length - 1 ? ("primary" as const) : ("plain" as const),
      key: String(index + 1),
      act: () => void turn.add(move.text),
    })),
  };
}

/** Who gives cards, or takes the rat? */
function seatPrompt(turn: Turn, view: RattusView, { t, seats }: Speech): Prompt {
  const kind = view.prompt.kind === "giver" ? "giver" : "flute";
  return {
    question: t(`rattus_cartus-ui-${kind}-question`),
    hint: t(`rattus_cartus-ui-${kind}-hint`),
    buttons: movesOf(turn, kind).map((move, index) => ({
      label:
        kind === "giver"
          ? t("rattus_cartus-ui-giver", {
              name: seats[move.seat]?.name ?? "",
              hand: view.seats[move.seat]?.hand ?? 0,
            })
          : (seats[move.seat]?.name ?? ""),
      style: "plain",
      key: String(index + 1),
      act: () => void turn.add(move.text),
    })),
  };
}

/** Which cards are given, or thrown away? */
function cardsPrompt(turn: Turn, view: RattusView, { t, seats }: Speech): Prompt {
  const kind = view.prompt.kind === "give" ? "give" : "drop";
  const count = chosenCards(turn).length;
  const wanted = cardsWanted(turn);
  const to = view.prompt.seats[0];
  return {
    question: t(`rattus_cartus-ui-${kind}-question`, {
      name: to === undefined ? "" : (seats[to]?.name ?? ""),
      count: view.prompt.left,
    }),
    hint: t(`rattus_cartus-ui-${kind}-hint`, { count, most: wanted?.most ?? 0 }),
    keys: [[digits(view.seats[turn.seat!]?.cards?.length ?? 0), t("rattus_cartus-ui-key-card")]],
    buttons: [
      confirmButton(
        turn,
        // what is barred names what would be possible
        t(`rattus_cartus-ui-${kind}`, { count: Math.max(count, wanted?.least ?? 0) }),
        t("rattus_cartus-ui-choose-cards", { count: wanted?.least ?? 0 }),
      ),
    ],
  };
}

/** Digits choose a building, a card of the nun row, or a card of the hand. True if the key was used. */
export function key(event: KeyboardEvent, turn: Turn): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || turn.seat === null) return false;
  if (!/^[1-9]$/.test(event.key)) return false;
  const number = Number(event.key);
  const view = rattusView(turn.view!);
  if (cardsWanted(turn)) {
    if (number > (view.seats[turn.seat]?.cards?.length ?? 0)) return false;
    void toggleCard(turn, number - 1);
    return true;
  }
  if (openPlaces(turn).has(number)) void pickPlace(turn, number);
  else if (nunPlaces(turn).has(number)) void pickNun(turn, number);
  else return false;
  return true;
}
