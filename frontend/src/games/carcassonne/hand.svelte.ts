/** The tile in hand: how it is turned, the place pointed at, and what has been chosen for it. */
import type { Turn } from "$lib/turn.svelte";
import { fittingRotation, placesOf, placeText, turned, type Place } from "./placement";
import { carcassonneMoves, cellName, type Cell, type FigureMove, type Rotation } from "./view";

/** `turn.choice` while a place is chosen but not yet confirmed. */
export interface PlaceChoice {
  readonly kind: "place";
  readonly at: Cell;
  readonly rotation: Rotation;
}

/** `turn.choice` while a spot for a figure is chosen but not yet confirmed. */
export interface FigureChoice {
  readonly kind: "figure";
  readonly text: string;
}

export type Choice = PlaceChoice | FigureChoice;

/** What the turn's choice is, as Carcassonne understands it. */
export function choiceOf(turn: Turn): Choice | null {
  return turn.choice as Choice | null;
}

/** The places for the tile in hand; empty when no tile is to be placed. */
export function placesOfTurn(turn: Turn): ReadonlyMap<string, Place> {
  return placesOf(turn.seat === null ? [] : carcassonneMoves(turn.legal));
}

/** The spots for a figure; empty when none is to be placed. */
export function spotsOfTurn(turn: Turn): readonly FigureMove[] {
  if (turn.seat === null) return [];
  return carcassonneMoves(turn.legal).filter((move) => move.kind === "figure");
}

class Hand {
  /** Rotation in which the tile is held, kept from place to place. */
  rotation = $state<Rotation>(0);
  /** The place under the pointer or with the focus. */
  pointed = $state.raw<Place | null>(null);
}

const hands = new WeakMap<Turn, Hand>();

/** The hand of a turn: one for each, made when first asked for. */
export function handOf(turn: Turn): Hand {
  const hand = hands.get(turn) ?? new Hand();
  hands.set(turn, hand);
  return hand;
}

/** The place that turning the tile is about: the chosen one, else the one pointed at. */
function placeAtHand(turn: Turn): Place | null {
  const choice = choiceOf(turn);
  const places = placesOfTurn(turn);
  if (choice?.kind === "place") return places.get(cellName(choice.at)) ?? null;
  const pointed = handOf(turn).pointed;
  return pointed ? (places.get(cellName(pointed.at)) ?? null) : null;
}

/** Turn the tile to the next rotation that fits where it is held; freely while it is over no place. */
export function turnTile(turn: Turn, step: 1 | -1): void {
  const hand = handOf(turn);
  const place = placeAtHand(turn);
  const choice = choiceOf(turn);
  if (choice?.kind === "place" && place) {
    hand.rotation = turned(place, choice.rotation, step);
    turn.choice = { ...choice, rotation: hand.rotation };
  } else if (place) {
    hand.rotation = turned(place, fittingRotation(place, hand.rotation), step);
  } else {
    hand.rotation = ((hand.rotation + step + 4) % 4) as Rotation;
  }
}

/** Choose a place for the tile; a second time at the same place confirms it. */
export async function pickPlace(turn: Turn, place: Place): Promise<void> {
  const choice = choiceOf(turn);
  if (choice?.kind === "place" && cellName(choice.at) === cellName(place.at)) {
    await turn.add(placeText(choice.at, choice.rotation));
    return;
  }
  const hand = handOf(turn);
  const rotation = fittingRotation(place, hand.rotation);
  turn.refused = null;
  turn.choice = { kind: "place", at: place.at, rotation } satisfies PlaceChoice;
}

/** Choose a spot for a figure; a second time at the same spot confirms it. */
export async function pickSpot(turn: Turn, text: string): Promise<void> {
  const choice = choiceOf(turn);
  if (choice?.kind === "figure" && choice.text === text) await turn.commit(text);
  else turn.choice = { kind: "figure", text } satisfies FigureChoice;
}

/** Try the tile where it doesn't fit, so that the server says why. */
export async function askWhy(turn: Turn, at: Cell): Promise<void> {
  turn.choice = null;
  await turn.ask(placeText(at, handOf(turn).rotation));
}
