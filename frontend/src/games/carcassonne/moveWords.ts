/** Legal moves in words: in lists and announcements, and beside the spots of the board. */
import type { Speech } from "$lib/game";
import type { Translate } from "$lib/messages";
import type { LegalMove, View } from "$lib/protocol";
import { rotatedSide } from "./drawing/sides";
import type { SpotMove } from "./spotMoves";
import { tileById } from "./tiles";
import { carcassonneMoves, carcassonneView, type CarcassonneView, type Cell, type LaidTile, type Move } from "./view";
import { BETWEEN_FACTS, cellText, pieceText, placeWords, sameCell, segmentText, sideText, spotFacts } from "./words";

/** A legal move in words. */
export function moveText(move: LegalMove, view: View | null, speech: Speech): string {
  return wordsOf(carcassonneMoves([move])[0]!, view && carcassonneView(view), speech);
}

function wordsOf(move: Move, view: CarcassonneView | null, { t, seats }: Speech): string {
  const name = (seat: number) => seats[seat]?.name ?? "";
  switch (move.kind) {
    case "place":
      return placeWords(move.at, move.rotation, t);
    case "figure":
      return move.figure === "meeple"
        ? t(`carcassonne-ui-move-figure-${move.feature}`)
        : t("carcassonne-ui-move-put", { piece: pieceText(move.figure, t), segment: segmentText(move.segment, t) });
    case "none":
      return t("carcassonne-ui-move-none");
    case "draw":
      return t("carcassonne-ui-move-draw", { tile: move.tile });
    case "first":
      return t("carcassonne-ui-move-first", { name: name(move.seat) });
    case "fly":
      return t("carcassonne-ui-move-fly", { piece: pieceText(move.figure, t) });
    case "roll":
      return t("carcassonne-ui-move-roll", { distance: move.distance });
    case "land":
      return t("carcassonne-ui-move-land", { segment: segmentText(move.segment, t) });
    case "ferry":
      return t("carcassonne-ui-move-ferry", { cell: cellText(move.at, t), roads: roadsText(move, view, t) });
    case "gold":
    case "take":
      return t(`carcassonne-ui-move-${move.kind}`, { cell: cellText(move.at, t) });
    case "magic":
      return move.segment === null
        ? t("carcassonne-ui-move-off", { piece: pieceText(move.figure, t) })
        : t("carcassonne-ui-move-put", { piece: pieceText(move.figure, t), segment: segmentText(move.segment, t) });
    case "robber":
      return t("carcassonne-ui-move-robber", { space: move.space, names: move.seats.map(name).join(", ") });
    case "score":
      return t("carcassonne-ui-move-score", { segment: segmentText(move.segments[0]!, t), value: move.value });
    case "award":
      return t("carcassonne-ui-move-award", {
        piece: pieceText(move.figure, t),
        from: move.from,
        to: move.to,
        dark: move.dark ? 1 : 0,
      });
    case "message":
      return t("carcassonne-ui-move-message", { message: move.message });
    case "use":
      return t(`carcassonne-ui-move-use-${move.use}`, { points: move.points });
    case "return":
    case "add":
      return t(`carcassonne-ui-move-${move.kind}`, {
        piece: pieceText(move.figure, t),
        segment: segmentText(move.segment, t),
      });
    case "crop":
      return t(`carcassonne-ui-crop-${move.choice}`);
    case "pass":
      return t("carcassonne-ui-move-pass");
  }
}

/** The roads that a ferry joins by where they lead: `south – west`. */
function roadsText(
  { at, roads }: { at: Cell; roads: readonly string[] },
  view: CarcassonneView | null,
  t: Translate,
): string {
  const laid = view?.tiles.find((tile) => sameCell(tile.at, at));
  return laid ? sidesText(laid, roads, t) : roads.join(" – ");
}

function sidesText(laid: LaidTile, roads: readonly string[], t: Translate): string {
  const tile = tileById(laid.tile);
  return roads
    .map((road) => tile.roads[Number(road.slice(1))]?.edges[0])
    .map((side) => (side ? sideText(rotatedSide(side, laid.rotation), t) : ""))
    .join(" – ");
}

/** A ferry on its lake: `ferry: south – west`. */
export function ferryText(laid: LaidTile, roads: readonly string[], t: Translate): string {
  return t("carcassonne-ui-ferry", { roads: sidesText(laid, roads, t) });
}

/** What a spot of the board is and gives. */
export function spotText(move: SpotMove, view: CarcassonneView | null, speech: Speech): string {
  const { t } = speech;
  if (move.kind === "figure") return spotFacts(move, view, t);
  const text = wordsOf(move, view, speech);
  const worth = move.kind === "land" && view?.features ? move.value : move.kind === "return" ? move.points : undefined;
  return worth === undefined ? text : text + BETWEEN_FACTS + t("carcassonne-ui-feature-value", { value: worth });
}
