/** What is picked up and not yet done with it, and what is looked at. */
import type { Turn } from "$lib/turn.svelte";
import {
  open,
  orderAsked,
  orderTexts,
  pickedWith,
  receivers,
  seatOf,
  stageOf,
  textsFor,
  thingOf,
  wanted,
  type Stage,
} from "./stage";
import { guildhallMoves, guildhallView, type GuildhallView, type Move } from "./view";

/** `turn.choice`: a card of the hand about to be played; for a Robber with its level, while the opponent is open. */
export interface CardChoice {
  readonly kind: "card";
  readonly card: string;
  readonly target: string;
  readonly level?: number;
}

/** `turn.choice`: a VP card about to be bought. */
export interface VpChoice {
  readonly kind: "vp";
  readonly vp: string;
}

/** `turn.choice`: targets of the stage, in the order of choosing; `discarding` opens a discard-and-draw. */
export interface PicksChoice {
  readonly kind: "picks";
  readonly picks: readonly string[];
  readonly discarding: boolean;
}

/** `turn.choice`: cards that go to the pile, the last on top. */
export interface OrderChoice {
  readonly kind: "order";
  readonly cards: readonly string[];
}

export type Choice = CardChoice | VpChoice | PicksChoice | OrderChoice;

export function choiceOf(turn: Turn): Choice | null {
  return turn.choice as Choice | null;
}

/** What can be looked at closely: a profession card, or a VP card. */
class Look {
  pointed = $state.raw<string | null>(null);
}

const looks = new WeakMap<Turn, Look>();

/** What is pointed at while this turn is on: one for each, made when first asked for. */
export function lookOf(turn: Turn): Look {
  const look = looks.get(turn) ?? new Look();
  looks.set(turn, look);
  return look;
}

export function viewOf(turn: Turn): GuildhallView {
  return guildhallView(turn.view!);
}

export function movesOf(turn: Turn): readonly Move[] {
  return turn.seat === null ? [] : guildhallMoves(turn.legal);
}

/** What is to be chosen now. */
export function stageNow(turn: Turn): Stage | null {
  if (turn.seat === null || !turn.view) return null;
  const choice = choiceOf(turn);
  const discarding = choice?.kind === "picks" && choice.discarding;
  return stageOf({ view: viewOf(turn), legal: movesOf(turn), seat: turn.seat }, discarding);
}

export function picksOf(turn: Turn): readonly string[] {
  const choice = choiceOf(turn);
  return choice?.kind === "picks" ? choice.picks : [];
}

/** All of it is chosen. */
export function ready(turn: Turn, stage: Stage): boolean {
  const picks = picksOf(turn);
  const count = wanted(stage, picks);
  return count === null || picks.length === count;
}

/** What may be done with a card of the hand: its moves, without ability and by level. */
export interface Plays {
  readonly plain: string | null;
  /** Moves by level; a Robber's by opponent. */
  readonly levels: ReadonlyMap<number, ReadonlyMap<number | null, string>>;
}

export function playsOf(turn: Turn, card: string): Plays {
  let plain: string | null = null;
  const levels = new Map<number, Map<number | null, string>>();
  for (const move of movesOf(turn)) {
    if (move.kind !== "play" || move.card !== card) continue;
    if (move.level === null) plain = move.text;
    else
      levels.set(
        move.level,
        (levels.get(move.level) ?? new Map<number | null, string>()).set(move.opponent, move.text),
      );
  }
  return { plain, levels };
}

/** The VP cards that can be bought. */
export function buyable(turn: Turn): ReadonlyMap<string, string> {
  return new Map(movesOf(turn).flatMap((move) => (move.kind === "buy" ? [[move.vp, move.text] as const] : [])));
}

/** Pick up a card of the hand; a second time plays it at the highest level. What can't be played is answered why. */
export async function pickCard(turn: Turn, target: string): Promise<void> {
  const card = thingOf(target);
  const choice = choiceOf(turn);
  if (choice?.kind === "card" && choice.target === target) return playBest(turn, card);
  const plays = playsOf(turn, card);
  if (plays.plain === null && plays.levels.size === 0) {
    turn.choice = null;
    return turn.ask(`play ${card} -`);
  }
  turn.refused = null;
  turn.choice = { kind: "card", card, target } satisfies CardChoice;
}

async function playBest(turn: Turn, card: string): Promise<void> {
  const { plain, levels } = playsOf(turn, card);
  const best = [...levels.keys()].sort((a, b) => b - a)[0];
  if (best !== undefined) return playAt(turn, best);
  if (plain !== null) await turn.add(plain);
}

/** Play the card in hand at a level; a Robber with several opponents is asked for one first. */
export async function playAt(turn: Turn, level: number): Promise<void> {
  const choice = choiceOf(turn);
  if (choice?.kind !== "card") return;
  const against = playsOf(turn, choice.card).levels.get(level);
  if (!against) return turn.ask(`play ${choice.card} ${level}`);
  const [only, ...others] = against.values();
  if (only !== undefined && others.length === 0) return void (await turn.add(only));
  turn.refused = null;
  turn.choice = { ...choice, level } satisfies CardChoice;
}

/** The opponents that the Robber in hand may go to, with the move of each; empty while no level is chosen. */
export function victims(turn: Turn): ReadonlyMap<number, string> {
  const choice = choiceOf(turn);
  if (choice?.kind !== "card" || choice.level === undefined) return new Map();
  const against = playsOf(turn, choice.card).levels.get(choice.level) ?? new Map<number | null, string>();
  return new Map([...against].flatMap(([seat, text]) => (seat === null ? [] : [[seat, text] as const])));
}

/** Pick a VP card of the row; a second time buys it. What can't be paid is answered why. */
export async function pickVp(turn: Turn, vp: string): Promise<void> {
  const choice = choiceOf(turn);
  if (!buyable(turn).has(vp)) {
    turn.choice = null;
    return turn.ask(`buy ${vp}`);
  }
  if (choice?.kind === "vp" && choice.vp === vp) return buy(turn, vp);
  turn.refused = null;
  turn.choice = { kind: "vp", vp } satisfies VpChoice;
}

/** Buy it; where there is no choice of chapters, they are paid at once. */
export async function buy(turn: Turn, vp: string): Promise<void> {
  if (!(await turn.add(buyable(turn).get(vp) ?? `buy ${vp}`))) return;
  const stage = stageNow(turn);
  if (stage?.kind === "pay" && stage.targets.size === stage.count)
    await turn.add(...textsFor(stage, [...stage.targets.keys()]));
}

/** Open a discard-and-draw. */
export function startDiscard(turn: Turn): void {
  turn.refused = null;
  turn.choice = { kind: "picks", picks: [], discarding: true } satisfies PicksChoice;
}

/** Choose a target, or take it off again; the act goes on by itself where the next question belongs to it. */
export async function pickTarget(turn: Turn, target: string): Promise<void> {
  const stage = stageNow(turn);
  if (!stage) return;
  const before = picksOf(turn);
  if (stage.count === 1 && before.includes(target)) return confirm(turn);
  if (!open(stage, before).includes(target) && !before.includes(target)) return;
  const picks = pickedWith(stage, before, target);
  turn.refused = null;
  turn.choice = { kind: "picks", picks, discarding: stage.question === "action" } satisfies PicksChoice;
  if (stage.flows && ready(turn, stage)) await confirm(turn);
}

/** Do what has been chosen. */
export async function confirm(turn: Turn): Promise<void> {
  const stage = stageNow(turn);
  if (!stage || !ready(turn, stage)) return;
  const picks = picksOf(turn);
  if (stage.kind === "give") {
    const [only, ...others] = receivers(movesOf(turn), thingOf(picks[0]!)).values();
    if (others.length === 0 && only !== undefined) await turn.add(only);
    return;
  }
  await turn.add(...textsFor(stage, picks));
}

/** Opponents who can have the card chosen to be given, with the move of each. */
export function takers(turn: Turn): ReadonlyMap<number, string> {
  const [picked] = picksOf(turn);
  const stage = stageNow(turn);
  return stage?.kind === "give" && picked ? receivers(movesOf(turn), thingOf(picked)) : new Map();
}

/** The cards that go to the pile, as they lie now, the last on top; empty where it isn't asked. */
export function pileOrder(turn: Turn): readonly string[] {
  const choice = choiceOf(turn);
  if (choice?.kind === "order") return choice.cards;
  const question = turn.seat !== null && turn.view ? viewOf(turn).prompt.kind : null;
  return question === "pay" || question === "drop" ? orderAsked(movesOf(turn)) : [];
}

/** Lay a card of those that go to the pile on top. */
export function putOnTop(turn: Turn, card: string): void {
  const cards = pileOrder(turn);
  const at = cards.lastIndexOf(card);
  turn.refused = null;
  turn.choice = { kind: "order", cards: [...cards.filter((_, index) => index !== at), card] } satisfies OrderChoice;
}

/** Send the order of the pile. */
export async function confirmOrder(turn: Turn): Promise<void> {
  await turn.add(...orderTexts(movesOf(turn), pileOrder(turn)));
}

/** Whatever a click on a thing of the table means now. */
export async function pick(turn: Turn, target: string): Promise<void> {
  if (turn.seat === null) return;
  const [zone, rest = ""] = target.split(":");
  const person = victims(turn).get(Number(rest));
  if (zone === "backs" && person !== undefined) return void (await turn.add(person));
  const taker = zone === "cell" ? takers(turn).get(seatOf(target)) : undefined;
  if (taker !== undefined) return void (await turn.add(taker));
  if (zone === "vp" && viewOf(turn).prompt.kind === "action") return pickVp(turn, rest);
  if (stageNow(turn)) return pickTarget(turn, target);
  if (zone === "hand" && viewOf(turn).prompt.kind === "action") return pickCard(turn, target);
}
