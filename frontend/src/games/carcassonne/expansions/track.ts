/** Who stands where on the score track. */
import { TRACK_SPACES } from "../drawing/scoreTrack";
import type { CarcassonneView } from "../view";

export interface TrackPiece {
  readonly seat: number;
  /** `meeple` (the marker), `messenger` or `robber`. */
  readonly figure: "meeple" | "messenger" | "robber";
  readonly space: number;
  /** Rounds of the track done. */
  readonly laps: number;
}

/** Markers, messengers and robbers, those of each seat together. */
export function trackPieces(view: Pick<CarcassonneView, "seats">): TrackPiece[] {
  return view.seats.flatMap(({ points, marker, messenger, robber }, seat) => {
    const scorers: TrackPiece[] = [placed(seat, "meeple", marker ?? points)];
    if (messenger !== undefined) scorers.push(placed(seat, "messenger", messenger));
    if (typeof robber === "number") scorers.push({ seat, figure: "robber", space: robber, laps: 0 });
    return scorers;
  });
}

function placed(seat: number, figure: "meeple" | "messenger", points: number): TrackPiece {
  return { seat, figure, space: points % TRACK_SPACES, laps: Math.floor(points / TRACK_SPACES) };
}

/** The score figures on a space whose seats are asked for. */
export function figuresOnSpace(
  view: Pick<CarcassonneView, "seats">,
  space: number,
  wanted: (seat: number) => boolean,
): TrackPiece[] {
  return trackPieces(view).filter((piece) => piece.space === space && piece.figure !== "robber" && wanted(piece.seat));
}
