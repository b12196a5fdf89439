/** Where discs lie on the influence tracks: spaces as far as they are needed, stacks from the bottom up. */
import type { Class } from "./data";
import type { RattusView } from "./view";

/** A track: how far each seat is, and on each occupied space the seats from the bottom up. */
export interface Track {
  readonly class: Class;
  readonly influence: readonly number[];
  readonly stacks: readonly (readonly number[])[];
}

export interface Disc {
  readonly seat: number;
  readonly space: number;
  /** Discs below it on its space. */
  readonly level: number;
}

/** The last space drawn however near the discs are. */
const SHORTEST = 12;

/** The last space that is drawn on every track. */
export function lastSpace(tracks: readonly Track[], end: number | null): number {
  const far = Math.max(0, ...tracks.flatMap((track) => track.influence));
  return end ?? Math.max(SHORTEST, far + (far > SHORTEST ? 1 : 0));
}

/** The discs of a track, those below before those above. */
export function discsOf(track: Track): readonly Disc[] {
  return track.stacks
    .flatMap((seats) => seats.map((seat, level) => ({ seat, space: track.influence[seat]!, level })))
    .sort((a, b) => a.level - b.level || a.space - b.space);
}

/** Seats with influence, the first ahead: more influence, then lower in the stack. */
export function ranking(track: Track): readonly number[] {
  return [...discsOf(track)]
    .filter((disc) => disc.space > 0)
    .sort((a, b) => b.space - a.space || a.level - b.level)
    .map((disc) => disc.seat);
}

/** The track of a class as the view tells it. */
export function trackOf(view: RattusView, id: Class): Track {
  return {
    class: id,
    influence: view.seats.map((seat) => seat.influence[id]),
    stacks: view.tracks[id].map((stack) => stack.discs),
  };
}
