/** The legal moves that are chosen at a spot of the board, and what they say of it. */
import type { FeatureKind, Move } from "./view";
import { parseSegment } from "./view";

const KINDS = ["figure", "fly", "land", "ferry", "gold", "take", "magic", "score", "return", "add"] as const;

/** A legal move that is chosen on the board. */
export type SpotMove = Extract<Move, { kind: (typeof KINDS)[number] }>;

/** Whether a move is chosen on the board; mage and witch that leave it are not. */
export function isSpot(move: Move): move is SpotMove {
  if (move.kind === "magic") return move.segment !== null;
  return (KINDS as readonly string[]).includes(move.kind);
}

/** The piece that a move is about, where there may be a choice of several; else empty. */
export function groupOf(move: SpotMove): string {
  return "figure" in move ? move.figure : "";
}

/** The segment that a move names; null where it names something else. */
export function segmentOf(move: SpotMove): string | null {
  if (move.kind === "score") return move.segments[0] ?? null;
  return "segment" in move ? move.segment : null;
}

/** What kind of feature a move is about; null where it isn't about one. */
export function featureOf(move: SpotMove): FeatureKind | null {
  const segment = segmentOf(move);
  return segment === null ? null : parseSegment(segment).kind;
}
