/** What is picked and not yet done: a place of the row or of the nuns, cards of the hand. */
import type { Turn } from "$lib/turn.svelte";
import { cardOf } from "./cards";
import { rattusMoves, rattusView, type Move, type MoveKind, type RattusView } from "./view";

/** `turn.choice`: a card of the row, and with it the cards (places in the hand) to be laid there. */
export interface RowChoice {
  readonly kind: "row";
  readonly place: number;
  readonly cards: readonly number[];
}

/** `turn.choice`: a place of the nun row. */
export interface NunChoice {
  readonly kind: "nun";
  readonly place: number;
}

/** `turn.choice`: cards of the hand, by their places in it. */
export interface CardsChoice {
  readonly kind: "cards";
  readonly cards: readonly number[];
}

export type Choice = RowChoice | NunChoice | CardsChoice;

export function choiceOf(turn: Turn): Choice | null {
  return turn.choice as Choice | null;
}

/** What can be looked at closely: a card of the row, or how likely the seat is to live. */
export type Pointed = { readonly kind: "row"; readonly place: number } | { readonly kind: "plague" };

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

function viewOf(turn: Turn): RattusView {
  return rattusView(turn.view!);
}

/** The legal moves of one kind. */
export function movesOf<K extends MoveKind>(turn: Turn, kind: K): readonly (Move & { readonly kind: K })[] {
  if (turn.seat === null) return [];
  return rattusMoves(turn.legal).filter((move): move is Move & { readonly kind: K } => move.kind === kind);
}

/** Places of the row that can be chosen now. */
export function openPlaces(turn: Turn): ReadonlySet<number> {
  return new Set([...movesOf(turn, "supply"), ...movesOf(turn, "enter")].map((move) => move.place));
}

/** Places of the nun row that can be looked at now. */
export function nunPlaces(turn: Turn): ReadonlySet<number> {
  return new Set(movesOf(turn, "look").map((move) => move.place));
}

/** How many cards are to be chosen now: none at all (null), or from one number to another. */
export function cardsWanted(turn: Turn): { readonly least: number; readonly most: number } | null {
  if (turn.seat === null || !turn.view) return null;
  const view = viewOf(turn);
  const playable = view.seats[turn.seat]?.playable ?? 0;
  switch (view.prompt.kind) {
    case "enter":
      return choiceOf(turn)?.kind === "row" ? { least: 0, most: playable } : null;
    case "lay":
      return { least: 0, most: playable };
    case "give":
      return { least: view.prompt.left, most: view.prompt.left };
    case "drop":
      return { least: 0, most: view.prompt.left };
    default:
      return null;
  }
}

/** Whether a card may be among those chosen now. */
export function selectable(turn: Turn, code: string): boolean {
  const kind = turn.view ? viewOf(turn).prompt.kind : "over";
  if (cardsWanted(turn) === null) return false;
  if (kind === "give" || kind === "drop") return true;
  const card = cardOf(code);
  return card.kind === "population" || (card.id !== "pass" && card.id !== "gold");
}

/** Places in the hand of the cards chosen so far. */
export function chosenCards(turn: Turn): readonly number[] {
  const choice = choiceOf(turn);
  return choice === null || choice.kind === "nun" ? [] : choice.cards;
}

/** A card that can't be laid, or not now: the server says why. It is tried where it would go. */
async function askToLay(turn: Turn, code: string): Promise<void> {
  const choice = choiceOf(turn);
  const { kind } = viewOf(turn).prompt;
  if (kind === "enter" && choice?.kind === "row") await turn.add(`enter ${choice.place}`, `lay ${code}`);
  else await turn.ask(`lay ${code}`);
}

/** Choose a card of the hand, or put it back. At the limit the first one chosen makes room for the new one. */
export async function toggleCard(turn: Turn, index: number): Promise<void> {
  if (turn.seat === null) return;
  const wanted = cardsWanted(turn);
  const code = viewOf(turn).seats[turn.seat]!.cards![index]!;
  if (!wanted || !selectable(turn, code)) return askToLay(turn, code);
  const chosen = chosenCards(turn);
  const without = chosen.filter((other) => other !== index);
  const kept = without.length === chosen.length && chosen.length >= wanted.most ? without.slice(1) : without;
  const cards = without.length === chosen.length ? [...kept, index].sort((a, b) => a - b) : without;
  const choice = choiceOf(turn);
  turn.refused = null;
  turn.choice =
    choice?.kind === "row"
      ? ({ ...choice, cards } satisfies RowChoice)
      : cards.length > 0
        ? ({ kind: "cards", cards } satisfies CardsChoice)
        : null;
}

/**
 * Choose a place of the row; what can't be chosen is answered by the server. A second time takes the supplies, and
 * `byKeys` enters: a finger may tap twice by accident.
 */
export async function pickPlace(turn: Turn, place: number, byKeys = false): Promise<void> {
  if (turn.seat === null) return;
  const { kind, place: begun } = viewOf(turn).prompt;
  if (kind === "lay" && place === begun) return byKeys ? confirm(turn) : undefined;
  if (!openPlaces(turn).has(place)) return turn.ask(`enter ${place}`);
  const choice = choiceOf(turn);
  if (choice?.kind === "row" && choice.place === place) return kind === "supply" || byKeys ? confirm(turn) : undefined;
  turn.refused = null;
  turn.choice = {
    kind: "row",
    place,
    cards: choice?.kind === "row" ? choice.cards : [],
  } satisfies RowChoice;
}

/** Choose a card of the nun row; a second time looks at it. */
export async function pickNun(turn: Turn, place: number): Promise<void> {
  if (turn.seat === null) return;
  if (!nunPlaces(turn).has(place)) return turn.ask(`look ${place}`);
  const choice = choiceOf(turn);
  if (choice?.kind === "nun" && choice.place === place) return confirm(turn);
  turn.refused = null;
  turn.choice = { kind: "nun", place } satisfies NunChoice;
}

/** Whether what is chosen can be confirmed. */
export function ready(turn: Turn): boolean {
  const wanted = cardsWanted(turn);
  if (wanted) return chosenCards(turn).length >= wanted.least;
  return choiceOf(turn) !== null;
}

/** Make the moves that the choice stands for, as one act. */
export async function confirm(turn: Turn): Promise<void> {
  if (turn.seat === null || !ready(turn)) return;
  const view = viewOf(turn);
  const choice = choiceOf(turn);
  const cards = chosenCards(turn).map((index) => view.seats[turn.seat!]!.cards![index]!);
  switch (view.prompt.kind) {
    case "supply":
      if (choice?.kind === "row") await turn.add(`supply ${choice.place}`);
      return;
    case "look":
      if (choice?.kind === "nun") await turn.add(`look ${choice.place}`);
      return;
    case "enter":
      // an empty hand lays nothing, and all see that
      if (choice?.kind === "row")
        await turn.commit(
          `enter ${choice.place}`,
          ...(view.seats[turn.seat]!.hand > 0 ? [...cards.map((card) => `lay ${card}`), "done"] : []),
        );
      return;
    case "lay":
      await turn.commit(...cards.map((card) => `lay ${card}`), "done");
      return;
    case "give":
      await turn.commit(...cards.map((card) => `give ${card}`));
      return;
    case "drop":
      await drop(turn, cards);
  }
}

/** Cards go one by one; behind the last possible one nothing more is asked. */
async function drop(turn: Turn, cards: readonly string[]): Promise<void> {
  for (const card of cards) if (!(await turn.add(`drop ${card}`))) return;
  if (movesOf(turn, "done").length > 0) await turn.add("done");
}
