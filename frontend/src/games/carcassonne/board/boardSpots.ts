/** Spots of the board ready to be drawn: where they are, what would stand there, what they are called. */
import { placed } from "$lib/drawing/svg";
import type { Speech } from "$lib/game";
import { TILE } from "../camera";
import { drawPiece } from "../drawing/pieces/piece";
import { drawFerry } from "../drawing/pieces/things";
import { berthOf, ferryMarkup, flightOf, ingotSpot } from "../expansions/lie";
import { anchorOf } from "../figureLayout";
import { featureOf, groupOf, segmentOf, type SpotMove } from "../spotMoves";
import { cellName, parseSegment, type CarcassonneView, type Cell, type LaidTile } from "../view";
import { spotText } from "../moveWords";

export interface BoardSpot {
  readonly text: string;
  /** What it is and gives, for readers and beside the tile. */
  readonly label: string;
  /** Foot of the piece that would stand there, or the middle of what lies. */
  readonly x: number;
  readonly y: number;
  /** Whether a piece stands there, so that the disc is above its foot. */
  readonly stands: boolean;
  /** The piece, drawn around (0, 0) in board units; empty where only a number says what it gives. */
  readonly draw: (height: number, chosen: boolean) => string;
  readonly cell: Cell;
  /** The segment that lights up. */
  readonly segment: string | null;
  /** Points, as short as can be. */
  readonly worth: string;
  /** Worth it at once. */
  readonly complete: boolean;
}

/** How far a piece that joins others on their segment stands beside them. */
const BESIDE = 15;

/** The spots of the moves that lie on the board. */
export function boardSpots(
  moves: readonly SpotMove[],
  view: CarcassonneView,
  tiles: ReadonlyMap<string, LaidTile>,
  colour: number,
  speech: Speech,
): BoardSpot[] {
  return moves.flatMap((move): BoardSpot[] => {
    const found = placeOf(move, view, tiles);
    if (!found) return [];
    const { x, y, cell } = found;
    const segment = segmentOf(move);
    const lying = featureOf(move) === "field" && ["meeple", "big"].includes(pieceOf(move));
    return [
      {
        text: move.text,
        label: spotText(move, view, speech),
        x,
        y,
        stands: segment !== null && !lying && move.kind !== "score",
        draw: (height, chosen) => drawn(move, tiles.get(cellName(cell)), colour, height, lying, chosen),
        cell,
        segment,
        worth: view.features === undefined ? "" : worthOf(move),
        complete: move.kind === "score" || (move.kind === "figure" && move.complete),
      },
    ];
  });
}

function placeOf(move: SpotMove, view: CarcassonneView, tiles: ReadonlyMap<string, LaidTile>) {
  const segment = segmentOf(move);
  if (segment !== null) {
    const anchor = anchorOf(segment, tiles);
    const aside = move.kind === "add" || move.kind === "magic" || isCompanion(move) ? BESIDE : 0;
    return anchor && { x: anchor.x + aside, y: anchor.y, cell: parseSegment(segment).at };
  }
  const tile = "at" in move ? tiles.get(cellName(move.at)) : view.tiles.at(-1);
  if (!tile) return null;
  const [x, y] = [tile.at[0] * TILE, tile.at[1] * TILE];
  if (move.kind === "ferry") {
    const { handle } = berthOf(tile, move.roads);
    return { x: x + handle[0], y: y + handle[1], cell: tile.at };
  }
  if (move.kind === "fly") {
    const flight = flightOf(tile);
    return flight && { ...flight.board, cell: tile.at };
  }
  const spot = ingotSpot(tile);
  return { x: x + spot[0], y: y + spot[1], cell: tile.at };
}

/** Builder and pig stand beside the figure that they join if it is on their own segment. */
function isCompanion(move: SpotMove): boolean {
  return move.kind === "figure" && (move.figure === "builder" || move.figure === "pig");
}

function pieceOf(move: SpotMove): string {
  if (move.kind === "gold" || move.kind === "take") return "ingot";
  return groupOf(move) || "meeple";
}

function drawn(
  move: SpotMove,
  tile: LaidTile | undefined,
  colour: number,
  height: number,
  lying: boolean,
  chosen: boolean,
): string {
  if (move.kind === "score") return "";
  if (move.kind !== "ferry") return drawPiece(pieceOf(move), colour, { height, lying, halo: chosen });
  if (!tile) return "";
  const { handle, turn } = berthOf(tile, move.roads);
  return chosen
    ? placed([-handle[0], -handle[1]], ferryMarkup(tile, move.roads))
    : placed([0, 0], drawFerry(), height / 64, turn);
}

function worthOf(move: SpotMove): string {
  if (move.kind === "return") return move.points === undefined ? "" : String(move.points);
  if (move.kind === "figure") return move.feature === "field" || isCompanion(move) ? "" : String(move.value);
  return "value" in move ? String(move.value) : "";
}
