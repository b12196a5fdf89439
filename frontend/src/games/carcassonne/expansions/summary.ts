/** What the expansions add to the board in words. */
import type { Translate } from "$lib/messages";
import type { CarcassonneView, SeatView } from "../view";
import { pieceText, segmentText } from "../words";

/** What a seat has besides meeples: figures in hand, its figures on the track, goods, ingots. */
export function ownedTexts({ supply, marker, messenger, robber, goods, ingots }: SeatView, t: Translate): string[] {
  const texts = Object.entries(supply)
    .filter(([piece, count]) => piece !== "meeple" && count > 0)
    .map(([piece]) => t("carcassonne-ui-in-hand", { piece: pieceText(piece, t) }));
  if (marker !== undefined)
    texts.push(t("carcassonne-ui-has-points", { piece: pieceText("marker", t), points: marker }));
  if (messenger !== undefined)
    texts.push(t("carcassonne-ui-has-points", { piece: pieceText("messenger", t), points: messenger }));
  if (typeof robber === "number") texts.push(t("carcassonne-ui-robber-on", { space: robber }));
  for (const [kind, count] of Object.entries(goods ?? {}))
    if (count > 0) texts.push(t("carcassonne-log-good", { kind, count }));
  if (ingots) texts.push(t("carcassonne-ui-ingots", { count: ingots }));
  return texts;
}

/** Where mage and witch are, and what lies ready beside the board. */
export function standingLines(view: CarcassonneView, t: Translate): string[] {
  const lines = Object.entries(view.magic ?? {}).map(([figure, segment]) =>
    t("carcassonne-ui-summary-magic", {
      piece: pieceText(figure, t),
      place: segment === null ? t("carcassonne-ui-beside") : segmentText(segment, t),
    }),
  );
  if (view.messages) lines.push(t("carcassonne-ui-summary-messages", { turned: view.messages.turned }));
  return [...lines, ...stockTexts(view, t)];
}

/** What of the common stock is left. */
export function stockTexts(view: CarcassonneView, t: Translate): string[] {
  const texts: string[] = [];
  if (view.ferries_left !== undefined) texts.push(t("carcassonne-ui-ferries-left", { count: view.ferries_left }));
  if (view.ingots_left !== undefined) texts.push(t("carcassonne-ui-ingots-left", { count: view.ingots_left }));
  if (view.goods_left) {
    const goods = Object.entries(view.goods_left).map(([kind, count]) => t("carcassonne-log-good", { kind, count }));
    texts.push(t("carcassonne-ui-goods-left", { goods: goods.join(", ") }));
  }
  return texts;
}
