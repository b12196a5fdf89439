/** What each tile, pennant, neighbour or city contributes to an award, and where on the board that is said. */
import { litShapes, type LitSegment } from "./board/lit";
import { pointOfName } from "./figureLayout";
import { cellName, parseSegment, type Cell, type Feature, type LaidTile, type PointsEvent, type Term } from "./view";

export interface Pill {
  /** What it stands on: a segment or a cell. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** `+2` */
  readonly text: string;
}

/** Room that two pills need, in board units. */
const APART = { x: 40, y: 28 };

/** All that the board shows of an award. */
export interface Explanation {
  readonly pills: readonly Pill[];
  /** The parts that stay lit. */
  readonly shapes: readonly LitSegment[];
  /** Where they lie. */
  readonly cells: readonly Cell[];
  /** The segments whose figures decided it. */
  readonly concerned: ReadonlySet<string>;
}

/** What is shown on the board to explain an award; null for points that come from nothing on the board. */
export function explain(
  award: PointsEvent,
  tiles: ReadonlyMap<string, LaidTile>,
  features: ReadonlyMap<string, Feature>,
): Explanation | null {
  if (!award.segments?.length && !award.terms.some((term) => term.pieces.length > 0)) return null;
  const { pills, lit } = awardPills(award, tiles, features);
  const shapes = [...litShapes(award.segments ?? [], tiles), ...lit];
  const cells = shapes.map((shape) => parseSegment(shape.name).at);
  return { pills, shapes, cells, concerned: new Set(award.segments ?? []) };
}

/**
 * Pills with the sum of what each piece contributes. `lit` is what lies outside the scored feature and is lit with it:
 * the whole cities that a field feeds, as far as features are told.
 */
export function awardPills(
  award: PointsEvent,
  tiles: ReadonlyMap<string, LaidTile>,
  features: ReadonlyMap<string, Feature>,
): { pills: Pill[]; lit: LitSegment[] } {
  const sums = new Map<string, number>();
  for (const term of award.terms)
    for (const piece of countedPieces(term)) sums.set(piece, (sums.get(piece) ?? 0) + term.each);
  const pills: Pill[] = [];
  for (const [name, points] of sums) {
    const at = pointOf(name, tiles);
    if (!at) continue;
    let { y } = at;
    while (pills.some((pill) => Math.abs(pill.x - at.x) < APART.x && Math.abs(pill.y - y) < APART.y)) y += APART.y;
    pills.push({ name, x: at.x, y, text: points < 0 ? `−${-points}` : `+${points}` });
  }
  const outside = [...sums.keys()].filter((name) => name.includes(":") && !award.segments?.includes(name));
  const whole = outside.flatMap((name) => features.get(name)?.segments ?? [name]);
  return { pills, lit: litShapes(whole, tiles) };
}

/** The pieces of a term; where tiles are counted, a tile with two segments in the feature counts once. */
function countedPieces(term: Term): readonly string[] {
  if (term.kind !== "tile" && term.kind !== "mage") return term.pieces;
  const firsts = new Map<string, string>();
  for (const piece of term.pieces) {
    const cell = cellName(parseSegment(piece).at);
    if (!firsts.has(cell)) firsts.set(cell, piece);
  }
  return [...firsts.values()];
}

function pointOf(name: string, tiles: ReadonlyMap<string, LaidTile>): { x: number; y: number } | null {
  const at = pointOfName(name, tiles);
  return at && { x: at.x, y: name.includes(":") ? at.y - 8 : at.y };
}
