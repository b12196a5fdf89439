/** How the things on the table are marked: what may be chosen, what is chosen, what the last move changed. */
import type { Entry } from "$lib/protocol";
import type { Turn } from "$lib/turn.svelte";
import { identityOf, isVp } from "./data";
import { choiceOf, movesOf, picksOf, playsOf, stageNow, takers, victims } from "./hand.svelte";
import { lastThings } from "./news";
import { refusedMarks } from "./refused";
import { cellTarget, chapterTarget, handTargets, numbered, open, thingOf, type Stage } from "./stage";
import type { GuildhallView } from "./view";

export type Mark = "legal" | "chosen" | "last" | "cause" | "refused";

export interface Marking {
  /** The mark of a thing; null for none. */
  of(target: string): Mark | null;
  /** What may be chosen now, or taken off again. */
  readonly live: ReadonlySet<string>;
  /** The place of a thing in the order of choosing, from 1; 0 where it isn't chosen or the order says nothing. */
  order(target: string): number;
}

/** The marks of a position, from the seat `near`. */
export function marking(turn: Turn, view: GuildhallView, near: number, last: readonly Entry[]): Marking {
  const stage = stageNow(turn);
  const picks = picksOf(turn);
  const chosen = new Set([...picks, ...begun(view, near), ...inHand(turn)]);
  const [given] = picks;
  const live = new Set([
    ...(stage ? [...open(stage, picks), ...picks] : actionTargets(turn, view, near)),
    ...[...victims(turn).keys()].map((seat) => `backs:${seat}`),
    ...[...takers(turn).keys()].map((seat) => cellTarget(seat, thingOf(given!))),
  ]);
  const changed = turn.seat === null || turn.draft.length === 0 ? lastThings(last) : new Set<string>();
  const refused = refusedMarks(turn.refused, view, near);
  const tried = handTargets(view, near).find(({ card }) => card === refused.tried)?.target ?? null;
  return {
    live,
    of(target) {
      if (target === tried || target === `vp:${refused.tried}`) return "refused";
      if (refused.causes.has(target)) return "cause";
      if (chosen.has(target)) return "chosen";
      if (live.has(target)) return "legal";
      return changed.has(target) ? "last" : null;
    },
    order: (target) => (stage?.ordered ? picks.indexOf(target) + 1 : 0),
  };
}

/** What has been picked up. */
function inHand(turn: Turn): string[] {
  const choice = choiceOf(turn);
  if (choice?.kind === "card") return [choice.target];
  return choice?.kind === "vp" ? [`vp:${choice.vp}`] : [];
}

/** Cards that can be played and VP cards that can be bought. */
function actionTargets(turn: Turn, view: GuildhallView, near: number): string[] {
  if (turn.seat === null || view.prompt.kind !== "action") return [];
  const cards = handTargets(view, near).filter(({ card }) => {
    const { plain, levels } = playsOf(turn, card);
    return plain !== null || levels.size > 0;
  });
  const buys = movesOf(turn).flatMap((move) => (move.kind === "buy" ? [`vp:${move.vp}`] : []));
  return [...cards.map(({ target }) => target), ...buys];
}

/** What earlier steps of the choice have named. */
function begun(view: GuildhallView, near: number): string[] {
  const { kind, seat, source, opponent, chosen, laid } = view.prompt;
  if (seat !== near) return [];
  switch (kind) {
    case "hunt":
      return [...chosen.map((card) => `pile:${card}`), ...laid.map((card) => cellTarget(near, card))];
    case "swap":
      return [
        ...(givesFromHand(source) ? numbered("hand", chosen) : chosen.map((card) => cellTarget(near, card))),
        ...laid.map((card) => cellTarget(opponent ?? near, card)),
      ];
    case "pay":
    case "drop":
      return numbered("done", chosen);
    default:
      return numbered("hand", chosen);
  }
}

/** Peddler and Weaver give cards of the hand; the others of the guild. */
function givesFromHand(source: string | null): boolean {
  return source !== null && !isVp(source) && ["PE", "WE"].includes(identityOf(source).profession);
}

/** The target at a cell of a guild, if one of its two (card, chapter) is live. */
export function targetAt(marking: Marking, seat: number, card: string): string | null {
  const cell = cellTarget(seat, card);
  if (marking.live.has(cell)) return cell;
  const chapter = chapterTarget(seat, identityOf(card).profession);
  return marking.live.has(chapter) ? chapter : null;
}

/** The mark of a cell: its own, or that of its chapter. */
export function markAt(marking: Marking, seat: number, card: string): Mark | null {
  return marking.of(cellTarget(seat, card)) ?? marking.of(chapterTarget(seat, identityOf(card).profession));
}

/** Seats other than `near` whose guilds hold something that may be chosen. */
export function seatsAsked(stage: Stage | null, near: number): number[] {
  const seats = [...(stage?.targets.keys() ?? [])].flatMap((target) =>
    /^(cell|chapter):/.test(target) ? [Number(target.split(":")[1])] : [],
  );
  return [...new Set(seats)].filter((seat) => seat !== near);
}
