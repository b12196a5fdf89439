/** What a listener is told when something happened at the table. */

import type { GameModule, Speech } from "$lib/game";
import type { Entry } from "$lib/protocol";
import { signed } from "$lib/speech";

/** The news in one string: who did what, with points. */
export function newsText(news: readonly Entry[], game: GameModule, speech: Speech): string {
  const parts = news.flatMap((entry) => {
    const name = speech.seats[entry.seat]?.name;
    if (entry.undo) return [`${name ?? ""}: ${speech.t("ui-log-undo")}`];
    return game.logLines(entry, speech).map((line) => {
      const owner = speech.seats[line.seat ?? line.award?.seat ?? entry.seat]?.name;
      const gain = line.points === undefined ? "" : ` ${signed(line.points)}`;
      return `${owner === undefined ? "" : `${owner}: `}${line.text}${gain}`;
    });
  });
  return parts.join(". ");
}
