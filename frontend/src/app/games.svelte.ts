/** The games that the server offers, asked for once. */

import { get } from "$lib/api";
import { loadGameTexts } from "$lib/i18n.svelte";
import type { GameInfo } from "$lib/protocol";

let asked: Promise<GameInfo[]> | null = null;

/** The games, with their texts loaded. Rejects with `ApiError`. */
export function loadGames(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("/games").then(async (games) => {
    await loadGameTexts(games.map((game) => game.key));
    return games;
  });
  asked.catch(() => (asked = null));
  return asked;
}

/** `2–6`, or `2` where there is no choice. */
export function seatRange(game: GameInfo): string {
  const least = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  return least === most ? `${least}` : `${least}–${most}`;
}
