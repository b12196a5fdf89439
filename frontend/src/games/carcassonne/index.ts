/** Carcassonne for the page: its board and its words. */
import type { GameModule } from "$lib/game";
import { award, rareSources, sourceOf, sources } from "./award";
import Board from "./Board.svelte";
import { logLines } from "./log";
import { moveText } from "./moveWords";
import Picture from "./Picture.svelte";
import { key, prompt } from "./prompt";
import Reference from "./Reference.svelte";
import { summary } from "./summary";
import Supply from "./Supply.svelte";
import { refusalTitle } from "./words";

const carcassonne: GameModule = {
  Board,
  Supply,
  Picture,
  Reference,
  prompt,
  key,
  moveText,
  logLines,
  award,
  summary,
  sources,
  rareSources,
  sourceOf,
  refusalTitle,
};

export default carcassonne;
