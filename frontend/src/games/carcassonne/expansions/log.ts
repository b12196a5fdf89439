/** The lines of the log for what the expansions cause. */
import type { Speech } from "$lib/game";
import { cellText, pieceText, segmentText } from "../words";
import type { ExpansionEvent } from "./view";

/** What an event says in the log; null for one that goes without saying. */
export function expansionLine(event: ExpansionEvent, { t, seats }: Speech): string | null {
  const name = (seat: number) => seats[seat]?.name ?? "";
  const piece = "figure" in event ? pieceText(event.figure, t) : "";
  switch (event.kind) {
    case "second":
    case "again":
      return t(`carcassonne-ui-log-${event.kind}`);
    case "goods": {
      const goods = Object.entries(event.goods).map(([kind, count]) => t("carcassonne-log-good", { kind, count }));
      return t("carcassonne-log-goods", { goods: goods.join(", ") });
    }
    case "flying":
    case "crashed":
      return t(`carcassonne-ui-log-${event.kind}`, { piece });
    case "rolled":
      return t("carcassonne-log-rolled", { distance: event.distance });
    case "landed":
    case "added":
      return t(`carcassonne-ui-log-${event.kind}`, { piece, segment: segmentText(event.segment, t) });
    case "ferry":
      return t(`carcassonne-ui-log-ferry${event.before ? "-moved" : ""}`, { cell: cellText(event.at, t) });
    case "gold":
    case "ingot":
      return t(`carcassonne-log-${event.kind}`, { cell: cellText(event.at, t) });
    case "magic":
      if (event.segment === null) return t("carcassonne-log-magic-off", { figure: event.figure });
      return t("carcassonne-log-magic", { figure: event.figure, segment: segmentText(event.segment, t) });
    case "magic-left":
      return t("carcassonne-log-magic-left", { figure: event.figure });
    case "robber":
      return t("carcassonne-log-robber", { space: event.space });
    case "caught":
      return t("carcassonne-ui-log-caught", { space: event.space, victim: name(event.victim) });
    case "followed":
      return t("carcassonne-ui-log-followed", { space: event.space, name: name(event.with) });
    case "robber-home":
      return t("carcassonne-log-robber-home");
    case "dark":
      return t("carcassonne-log-dark", { figure: event.figure, space: event.space });
    case "message":
      return t("carcassonne-log-message", { message: event.message });
    case "use":
      return t("carcassonne-log-use", { use: event.use });
    case "crop":
      return t("carcassonne-log-crop", { symbol: event.symbol, choice: event.choice });
  }
}
