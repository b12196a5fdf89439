/** The board in words, for those who don't see it: every player, feature and tile is named. */
import type { Speech, Summary } from "$lib/game";
import type { View } from "$lib/protocol";
import { tileById } from "./tiles";
import { ownedTexts, standingLines } from "./expansions/summary";
import { standingPieces } from "./figureLayout";
import { ferryText } from "./moveWords";
import { carcassonneView, cellName, parseSegment, type CarcassonneView, type Feature } from "./view";
import { cellText, featureFacts, figureText, firstCellText, holdersText, tileText } from "./words";

/** Headed lists of lines: what is now, players, features, tiles. */
export function summary(view: View, speech: Speech): Summary[] {
  const board = carcassonneView(view);
  const { t } = speech;
  const parts = [
    { heading: t("carcassonne-ui-summary-now"), lines: nowLines(board, speech) },
    { heading: t("carcassonne-ui-summary-players"), lines: playerLines(board, speech) },
    { heading: t("carcassonne-ui-summary-features"), lines: featureLines(board, speech) },
    { heading: t("carcassonne-ui-summary-tiles"), lines: tileLines(board, speech) },
  ];
  return parts.filter((part) => part.lines.length > 0);
}

function nowLines(view: CarcassonneView, { t }: Speech): string[] {
  const lines = [t("carcassonne-ui-summary-pile", { pile: view.pile })];
  if (view.tile) lines.unshift(t("carcassonne-ui-summary-hand", { tile: tileText(tileById(view.tile), 0, t) }));
  lines.push(...standingLines(view, t));
  return lines;
}

function playerLines(view: CarcassonneView, { t, seats }: Speech): string[] {
  return view.seats.map((seat, index) => {
    const line = t("carcassonne-ui-summary-player", {
      name: seats[index]?.name ?? "",
      points: seat.points,
      meeples: seat.supply["meeple"] ?? 0,
    });
    return [line, ...ownedTexts(seat, t)].join(", ");
  });
}

/** Features with figures first, then the unfinished ones, then the rest. */
function featureLines(view: CarcassonneView, speech: Speech): string[] {
  const rank = (feature: Feature) => (feature.owners.length > 0 ? 0 : feature.complete ? 2 : 1);
  return [...(view.features ?? [])]
    .sort((a, b) => rank(a) - rank(b))
    .map((feature) => {
      const [what, ...facts] = featureFacts(feature, speech.t);
      return speech.t("carcassonne-ui-summary-feature", {
        feature: what!,
        cell: firstCellText(feature.segments, speech.t),
        facts: [...facts, holdersText(feature, speech)].join(", "),
      });
    });
}

function tileLines(view: CarcassonneView, speech: Speech): string[] {
  const { t } = speech;
  const standing = new Map<string, string[]>();
  for (const figure of standingPieces(view)) {
    const { at } = parseSegment(figure.segment);
    const words = figureText(figure, speech);
    standing.set(cellName(at), [...(standing.get(cellName(at)) ?? []), words]);
  }
  return view.tiles.map((laid) => {
    const sides = [tileText(tileById(laid.tile), laid.rotation, t), ...(standing.get(cellName(laid.at)) ?? [])];
    if (laid.gold) sides.push(t("carcassonne-ui-ingots", { count: laid.gold }));
    if (laid.ferry) sides.push(ferryText(laid, laid.ferry, t));
    return t("carcassonne-ui-summary-tile", { cell: cellText(laid.at, t), sides: sides.join(", ") });
  });
}
