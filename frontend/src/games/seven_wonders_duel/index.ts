/** 7 Wonders Duel for the page: its board and its words. */
import type { GameModule } from "$lib/game";
import { award, sourceOf, sources } from "./award";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import { logLines } from "./log";
import Picture from "./Picture.svelte";
import { key, prompt } from "./prompt";
import Reference from "./Reference.svelte";
import { summary } from "./summary";
import Supply from "./Supply.svelte";
import { moveText, refusalTitle } from "./words";

const duel: GameModule = {
  Board,
  Supply,
  Picture,
  Detail,
  Reference,
  referenceName: "seven_wonders_duel-ui-reference",
  prompt,
  key,
  moveText: (move, _view, speech) => moveText(move, speech),
  logLines,
  award: (event, _view, speech) => award(event, speech),
  summary,
  showsResult: true,
  sources,
  sourceOf,
  refusalTitle,
};

export default duel;
