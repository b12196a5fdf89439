/** The hand as cards, what is picked and not yet done, and the acts of the board. */
import type { Turn } from "$lib/turn.svelte";
import { COLOURS } from "./data";
import {
  africanaMoves,
  africanaView,
  worldOf,
  type AfricanaView,
  type CardId,
  type Move,
  type MoveKind,
  type Reach,
  type SeatView,
  type Way,
} from "./view";

/** `turn.choice`: a place to go to, and by which of its ways. */
export interface WayChoice {
  readonly kind: "way";
  readonly to: string;
}

/** `turn.choice`: cards of the hand (by their places in it) or open adventures that are to be discarded. */
export interface DiscardChoice {
  readonly kind: "discard";
  readonly chosen: readonly number[];
}

export type Choice = WayChoice | DiscardChoice;

export function choiceOf(turn: Turn): Choice | null {
  return turn.choice as Choice | null;
}

export class Look {
  /** A place that is pointed at, for the preview of the way there. */
  place = $state.raw<string | null>(null);
  /** A mission that is pointed at, to see it on the map. */
  mission = $state.raw<string | null>(null);
}

const looks = new WeakMap<Turn, Look>();

/** What is pointed at while this turn is on: one for each, made when first asked for. */
export function lookOf(turn: Turn): Look {
  const look = looks.get(turn) ?? new Look();
  looks.set(turn, look);
  return look;
}

function viewOf(turn: Turn): AfricanaView {
  return africanaView(turn.view!);
}

/** The cards of a hand in the order of the rules: travel cards, helpers, the wild card; none where they aren't known. */
export function handCards(seat: SeatView): readonly CardId[] {
  const { colours, helpers, wild } = seat.hand;
  if (!colours) return [];
  return [
    ...COLOURS.flatMap((colour) => Array<CardId>(colours[colour]).fill(colour)),
    ...COLOURS.flatMap((colour) => Array<CardId>(helpers[colour]).fill(`${colour}-helper`)),
    ...(wild ? (["wild"] as const) : []),
  ];
}

/** The legal moves of one kind. */
export function movesOf<K extends MoveKind>(turn: Turn, kind: K): readonly (Move & { readonly kind: K })[] {
  if (turn.seat === null) return [];
  return africanaMoves(turn.legal).filter((move): move is Move & { readonly kind: K } => move.kind === kind);
}

/** The places that can be reached now, for whoever may go there. */
export function reachOf(turn: Turn): readonly Reach[] {
  return turn.seat === null || !turn.view ? [] : (viewOf(turn).reach ?? []);
}

/** The ways to a place; none if it can't be reached now. */
export function waysTo(turn: Turn, place: string | null): readonly Way[] {
  return reachOf(turn).find((reach) => reach.to === place)?.ways ?? [];
}

/** The way whose route is shown: to the place pointed at, else to the one chosen. */
export function previewed(turn: Turn, look: Look): Way | null {
  const choice = choiceOf(turn);
  const place = look.place ?? (choice?.kind === "way" ? choice.to : null);
  return waysTo(turn, place)[0] ?? null;
}

/** Go by a way: each of its moves as a step of the draft, so that each can be taken back. */
export async function goBy(turn: Turn, way: Way): Promise<void> {
  lookOf(turn).place = null;
  for (const move of way.moves) if (!(await turn.add(move))) return;
}

/** Go to a place: at once where there is one way, else its ways are offered. Elsewhere the server says why not. */
export async function goTo(turn: Turn, place: string): Promise<void> {
  if (turn.seat === null) return;
  const ways = waysTo(turn, place);
  const choice = choiceOf(turn);
  if (ways.length === 1 || (choice?.kind === "way" && choice.to === place && ways.length > 0))
    return goBy(turn, ways[0]!);
  if (ways.length > 1) {
    turn.refused = null;
    turn.choice = { kind: "way", to: place } satisfies WayChoice;
    return;
  }
  const view = viewOf(turn);
  const [card] = handCards(view.seats[turn.seat]!);
  if (view.prompt.kind === "move" && card && place !== view.seats[turn.seat]!.location)
    await turn.ask(`step ${stepName(view, place)} ${card}`);
}

/** How a move names a place: by its id, in own files by its number. */
function stepName(view: AfricanaView, place: string): string {
  return view.files === null ? place : `#${[...worldOf(view).locations.keys()].indexOf(place)}`;
}

/** What can be discarded now: cards of the hand or open adventures, in the order in which they are sent. */
export function discardable(
  turn: Turn,
): { readonly what: "cards" | "adventures"; readonly of: readonly string[] } | null {
  if (turn.seat === null || !turn.view) return null;
  const view = viewOf(turn);
  const seat = view.seats[turn.seat]!;
  if (view.prompt.kind === "discard_hand") return { what: "cards", of: handCards(seat) };
  if (view.prompt.kind === "discard_adventure") return { what: "adventures", of: seat.open };
  return null;
}

/** Which of them are chosen, by their places among them. */
export function chosenDiscards(turn: Turn): readonly number[] {
  const choice = choiceOf(turn);
  return choice?.kind === "discard" ? choice.chosen : [];
}

/** Choose one of what can be discarded, or keep it after all. One more than asked takes the place of the first. */
export function toggleDiscard(turn: Turn, index: number): void {
  if (!discardable(turn)) return;
  const chosen = chosenDiscards(turn);
  const without = chosen.filter((other) => other !== index);
  const kept = chosen.length >= viewOf(turn).prompt.surplus ? without.slice(1) : without;
  const next = without.length < chosen.length ? without : [...kept, index];
  turn.refused = null;
  turn.choice = next.length > 0 ? ({ kind: "discard", chosen: next } satisfies DiscardChoice) : null;
}

/** Whether as many are chosen as must be discarded. */
export function ready(turn: Turn): boolean {
  return discardable(turn) !== null && chosenDiscards(turn).length === viewOf(turn).prompt.surplus;
}

/** Discard what is chosen, as one act in the order of the rules. */
export async function discard(turn: Turn): Promise<void> {
  const things = discardable(turn);
  if (!things || !ready(turn)) return;
  const order = [...chosenDiscards(turn)].sort((a, b) => a - b);
  await turn.commit(...order.map((index) => `discard ${things.of[index]!}`));
}

/** Make a legal move; one that isn't legal is asked about, and the server says why not. */
export async function act(turn: Turn, text: string): Promise<void> {
  if (turn.seat !== null) await turn.add(text);
}

/** Places in the hand of the cards that a way uses. */
export function usedBy(way: Way, cards: readonly CardId[]): ReadonlySet<number> {
  const used = new Set<number>();
  for (const card of way.cards) {
    const index = cards.findIndex((other, place) => other === card && !used.has(place));
    if (index >= 0) used.add(index);
  }
  return used;
}
