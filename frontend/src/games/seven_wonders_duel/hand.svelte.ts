/** What is picked up and not yet done with it, and what is looked at. */
import type { Turn } from "$lib/turn.svelte";
import { placesOfAge } from "./data";
import { inOrder } from "./structure";
import {
  duelMoves,
  duelView,
  type BuildMove,
  type DiscardMove,
  type DuelView,
  type Move,
  type Payment,
  type WonderMove,
} from "./view";

/** `turn.choice`: a card of the structure; with `wonder`, to be put under a Wonder, null until one is chosen. */
export interface CardChoice {
  readonly kind: "card";
  readonly card: string;
  readonly wonder?: string | null;
}

/** `turn.choice`: one of the things offered (a Wonder of the draft, a token, a card). */
export interface ThingChoice {
  readonly kind: "thing";
  readonly id: string;
  readonly text: string;
}

export type Choice = CardChoice | ThingChoice;

export function choiceOf(turn: Turn): Choice | null {
  return turn.choice as Choice | null;
}

/** The card of the structure that has been picked up. */
export function cardInHand(turn: Turn): CardChoice | null {
  const choice = choiceOf(turn);
  return choice?.kind === "card" ? choice : null;
}

/** What can be looked at closely. */
export type Pointed =
  | { readonly kind: "card" | "wonder" | "token"; readonly id: string; readonly seat?: number }
  | { readonly kind: "back"; readonly id: string };

class Look {
  pointed = $state.raw<Pointed | null>(null);
}

const looks = new WeakMap<Turn, Look>();

/** What is pointed at while this turn is on: one for each, made when first asked for. */
export function lookOf(turn: Turn): Look {
  const look = looks.get(turn) ?? new Look();
  looks.set(turn, look);
  return look;
}

/** What may be done with a card of the structure. */
export interface Uses {
  readonly build: BuildMove | null;
  readonly discard: DiscardMove | null;
  /** By Wonder. */
  readonly wonders: ReadonlyMap<string, WonderMove>;
}

function movesOf(turn: Turn): readonly Move[] {
  return turn.seat === null ? [] : duelMoves(turn.legal);
}

/** What may be done with a card now. */
export function usesOf(turn: Turn, card: string): Uses {
  const moves = movesOf(turn);
  const wonders = moves.filter((move) => move.kind === "wonder" && move.card === card) as WonderMove[];
  return {
    build: (moves.find((move) => move.kind === "build" && move.card === card) as BuildMove | undefined) ?? null,
    discard: (moves.find((move) => move.kind === "discard" && move.card === card) as DiscardMove | undefined) ?? null,
    wonders: new Map(wonders.map((move) => [move.wonder, move])),
  };
}

/** The cards of the structure that may be taken, from left to right. */
export function freeCards(turn: Turn): string[] {
  const view = turn.view ? duelView(turn.view) : null;
  const taken = new Set(movesOf(turn).flatMap((move) => (move.kind === "discard" ? [move.card] : [])));
  if (!view?.structure || taken.size === 0) return [];
  const cards = new Map(view.structure.slots.map((slot) => [slot.slot, slot.card]));
  return inOrder(placesOfAge(view.structure.age)).flatMap((place) => {
    const card = cards.get(place.slot);
    return card && taken.has(card) ? [card] : [];
  });
}

/** The things among which the seat chooses, by id, with the notation of choosing them. */
export function thingsOffered(turn: Turn): ReadonlyMap<string, string> {
  const things = new Map<string, string>();
  for (const move of movesOf(turn)) {
    if (move.kind === "pick") things.set(move.wonder, move.text);
    else if (move.kind === "token" || move.kind === "keep") things.set(move.token, move.text);
    else if (move.kind === "revive" || move.kind === "raze") things.set(move.card, move.text);
  }
  return things;
}

/** What something costs a seat, as the table tells it; null where it doesn't. */
export function paymentFor(view: DuelView, seat: number, id: string): Payment | null {
  const told = view.payments?.[seat];
  return told?.cards[id] ?? told?.wonders[id] ?? null;
}

/** Pick up a card, or, if it is in hand already, build it. */
export async function pickCard(turn: Turn, card: string): Promise<void> {
  const inHand = cardInHand(turn);
  if (inHand?.card === card && inHand.wonder === undefined) return build(turn, card);
  if (!freeCards(turn).includes(card)) {
    turn.choice = null;
    return turn.ask(`build ${card}`);
  }
  turn.refused = null;
  turn.choice = { kind: "card", card } satisfies CardChoice;
}

/** Build the card; where it can't be paid for, the server says so and the card stays in hand. */
export async function build(turn: Turn, card: string): Promise<void> {
  await turn.add(`build ${card}`);
}

export async function discard(turn: Turn, card: string): Promise<void> {
  await turn.add(`discard ${card}`);
}

/** Go on to choosing the Wonder for the card in hand; with one possible it is chosen. */
export function aimAtWonder(turn: Turn): void {
  const inHand = cardInHand(turn);
  if (!inHand) return;
  const [only, ...others] = usesOf(turn, inHand.card).wonders.keys();
  turn.refused = null;
  turn.choice = { ...inHand, wonder: only !== undefined && others.length === 0 ? only : null } satisfies CardChoice;
}

/** Choose the Wonder for the card in hand; a second time builds it. What can't be built is answered by the server. */
export async function pickWonder(turn: Turn, wonder: string): Promise<void> {
  const inHand = cardInHand(turn);
  if (!inHand) return;
  const possible = usesOf(turn, inHand.card).wonders.has(wonder);
  if (!possible || inHand.wonder === wonder) return void (await turn.add(`wonder ${wonder} ${inHand.card}`));
  turn.refused = null;
  turn.choice = { ...inHand, wonder } satisfies CardChoice;
}

/** Choose one of the things offered; a second time takes it. */
export async function pickThing(turn: Turn, id: string): Promise<void> {
  const text = thingsOffered(turn).get(id);
  if (text === undefined) return;
  const choice = choiceOf(turn);
  if (choice?.kind === "thing" && choice.id === id) return void (await turn.add(text));
  turn.refused = null;
  turn.choice = { kind: "thing", id, text } satisfies ThingChoice;
}
