/** The tile in hand: how it is turned, the place pointed at, and what has been chosen for it. */
import type { Turn } from "$lib/turn.svelte";
import { fittingRotation, placesOf, placeText, turned, type Place } from "./placement";
import { groupOf, isSpot, type SpotMove } from "./spotMoves";
import { carcassonneMoves, carcassonneView, cellName, expansionsOf, type Cell, type Rotation } from "./view";

/** `turn.choice` while a place is chosen but not yet confirmed. */
export interface PlaceChoice {
  readonly kind: "place";
  readonly at: Cell;
  readonly rotation: Rotation;
}

/** `turn.choice` while another legal move is chosen but not yet confirmed: a spot, a space of the track, a use. */
export interface MoveChoice {
  readonly kind: "move";
  readonly text: string;
}

export type Choice = PlaceChoice | MoveChoice;

/** What the turn's choice is, as Carcassonne understands it. */
export function choiceOf(turn: Turn): Choice | null {
  return turn.choice as Choice | null;
}

/** The places for the tile in hand; empty when no tile is to be placed. */
export function placesOfTurn(turn: Turn): ReadonlyMap<string, Place> {
  return placesOf(turn.seat === null ? [] : carcassonneMoves(turn.legal));
}

/** Everything that may be chosen on the board now, whatever piece it is for; a place for the tile isn't among it. */
function allSpots(turn: Turn): SpotMove[] {
  return turn.seat === null ? [] : carcassonneMoves(turn.legal).filter(isSpot);
}

/** The pieces between which the seat may choose, each once. */
export function piecesOfTurn(turn: Turn): readonly string[] {
  return [...new Set(allSpots(turn).map(groupOf))];
}

/** The piece that is to be put: the one picked, else the first. */
export function pieceOfTurn(turn: Turn): string {
  const pieces = piecesOfTurn(turn);
  return pieces.includes(picked.piece) ? picked.piece : (pieces[0] ?? "");
}

/** The spots on the board for the piece picked; empty when none is to be chosen. */
export function spotsOfTurn(turn: Turn): readonly SpotMove[] {
  const piece = pieceOfTurn(turn);
  return allSpots(turn).filter((move) => groupOf(move) === piece);
}

/** The notation of what is chosen but not yet confirmed; null for nothing, and for a place of the tile. */
export function chosenMove(turn: Turn): string | null {
  const choice = choiceOf(turn);
  return choice?.kind === "move" ? choice.text : null;
}

/** The kind of piece picked, kept from turn to turn. Made here and not with a hand: what reads it may make the hand. */
const picked = $state({ piece: "meeple" });

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

/** The tile in hand as it hangs over the board. */
export interface GhostTile {
  readonly at: Cell;
  readonly rotation: Rotation;
  readonly chosen: boolean;
  readonly place: Place | undefined;
}

/** The tile over the board: chosen, else where the pointer or the focus is; not while a refusal is shown there. */
export function ghostOf(turn: Turn, places: ReadonlyMap<string, Place>, refused: boolean): GhostTile | null {
  if (places.size === 0) return null;
  const choice = choiceOf(turn);
  if (choice?.kind === "place")
    return { at: choice.at, rotation: choice.rotation, chosen: true, place: places.get(cellName(choice.at)) };
  const hand = handOf(turn);
  const place = hand.pointed && !refused ? places.get(cellName(hand.pointed.at)) : undefined;
  return place ? { at: place.at, rotation: fittingRotation(place, hand.rotation), chosen: false, place } : null;
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

/** Choose another piece to put. */
export function pickPiece(turn: Turn, piece: string): void {
  picked.piece = piece;
  turn.choice = null;
}

/** Choose a move; a second time the same one confirms it. */
export async function pickMove(turn: Turn, text: string): Promise<void> {
  if (chosenMove(turn) === text) await confirm(turn, text);
  else {
    turn.refused = null;
    turn.choice = { kind: "move", text } satisfies MoveChoice;
  }
}

/** Make a move: in the base game it ends the turn, with expansions more of the same seat may follow. */
export async function confirm(turn: Turn, text: string): Promise<void> {
  const more = turn.view !== null && expansionsOf(carcassonneView(turn.view)).length > 0;
  await (more ? turn.add(text) : turn.commit(text));
}

/** Try the tile where it doesn't fit, so that the server says why. */
export async function askWhy(turn: Turn, at: Cell): Promise<void> {
  turn.choice = null;
  await turn.ask(placeText(at, handOf(turn).rotation));
}
