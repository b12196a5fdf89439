/**
 * What moves on the board after a move, and when: tile laid, figure put, points that fly to their player, figures that
 * go home. Times in milliseconds; a whole batch takes `LONGEST` at most and is squeezed if it would take longer.
 */
import type { Entry } from "$lib/protocol";
import { carcassonneEvents, cellName, parseSegment, type Cell, type GameEvent, type PointsEvent } from "./view";

/** No batch of moves takes longer. */
export const LONGEST = 900;

const LAY = 220;
const PUT = 280;
const FLY = 420;
/** The awards of one move start one after another, this much apart; figures go home that much after their points. */
const STAGGER = 160;

interface Timed {
  readonly start: number;
  readonly end: number;
}

export type Motion =
  | (Timed & { readonly kind: "lay"; readonly at: Cell; readonly seat: number })
  | (Timed & { readonly kind: "put"; readonly seat: number; readonly figure: string; readonly segment: string })
  /** Points that fly from their feature; robbed ones from the seat whose half they are. */
  | (Timed & { readonly kind: "points"; readonly event: PointsEvent; readonly robbed: number | null })
  /** A figure that goes home from its segment, or an ingot from the cell where it lay. */
  | (Timed & { readonly kind: "return"; readonly seat: number; readonly figure: string; readonly segment: string });

export interface MotionPlan {
  readonly motions: readonly Motion[];
  /** When the last motion ends. */
  readonly length: number;
}

const NOTHING: MotionPlan = { motions: [], length: 0 };

function lengthened(motion: Motion, factor: number): Motion {
  return { ...motion, start: motion.start * factor, end: motion.end * factor };
}

/**
 * The plan for the events of one or several entries. Final scoring isn't animated: its many awards are read in the
 * award panel. Nothing moves with `still` (reduced motion).
 */
export function planMotions(events: readonly GameEvent[], still = false): MotionPlan {
  if (still) return NOTHING;
  const motions: Motion[] = [];
  let clock = 0;
  let home = 0;
  const scored: PointsEvent[] = [];
  for (const event of events) {
    switch (event.kind) {
      case "placed":
        motions.push({ kind: "lay", at: event.at, seat: event.seat, start: clock, end: clock + LAY });
        home = clock += LAY;
        break;
      case "figure":
      case "landed":
      case "added":
        motions.push({ kind: "put", ...pick(event), start: clock, end: clock + PUT });
        home = clock += PUT;
        break;
      case "points":
        if (event.final || event.points === 0) break;
        if (event.source !== "robbery") scored.push(event);
        motions.push({
          kind: "points",
          event,
          robbed: event.source === "robbery" ? robbedOf(event, scored) : null,
          start: clock,
          end: clock + FLY,
        });
        clock += STAGGER;
        home = clock;
        break;
      case "returned":
        motions.push({ kind: "return", ...pick(event), start: home, end: home + FLY });
        break;
      case "ingot": {
        const ingot = { seat: event.seat, figure: "ingot", segment: cellName(event.at) };
        motions.push({ kind: "return", ...ingot, start: home, end: home + FLY });
        break;
      }
    }
  }
  const length = motions.reduce((end, motion) => Math.max(end, motion.end), 0);
  if (length <= LONGEST) return { motions, length };
  return { motions: motions.map((motion) => lengthened(motion, LONGEST / length)), length: LONGEST };
}

/** Whose points a robber takes a half of: those of the figure that left the robber's space. */
function robbedOf(robbery: PointsEvent, scored: readonly PointsEvent[]): number | null {
  return scored.findLast((event) => event.from === robbery.space)?.seat ?? null;
}

function pick(event: { seat: number; figure: string; segment: string }) {
  return { seat: event.seat, figure: event.figure, segment: event.segment };
}

/**
 * The events to animate: what the entries caused, less the laying and putting that was on the board as a draft (the
 * first `shown` entries).
 */
export function freshEvents(news: readonly Entry[], shown: number): GameEvent[] {
  return news.flatMap((entry, index) =>
    carcassonneEvents(entry.events).filter(
      (event) => index >= shown || !["placed", "figure", "landed", "added"].includes(event.kind),
    ),
  );
}

/** The segment from which the points of an award fly; null where they come from no feature of the board. */
export function startOf(award: PointsEvent): string | null {
  return middleSegment(award.segments ?? []);
}

/** The cell to look at when points are awarded: that of the middle segment of the feature. */
export function middleSegment(segments: readonly string[]): string | null {
  if (segments.length === 0) return null;
  const cells = segments.map((segment) => parseSegment(segment).at);
  const x = cells.reduce((sum, cell) => sum + cell[0], 0) / cells.length;
  const y = cells.reduce((sum, cell) => sum + cell[1], 0) / cells.length;
  let best = 0;
  let bestDistance = Infinity;
  cells.forEach((cell, index) => {
    const distance = Math.hypot(cell[0] - x, cell[1] - y);
    if (distance < bestDistance) {
      best = index;
      bestDistance = distance;
    }
  });
  return segments[best]!;
}
