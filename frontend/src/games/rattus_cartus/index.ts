/** Rattus Cartus for the page: its board and its words. */
import type { GameModule } from "$lib/game";
import { award, sourceOf, sources } from "./award";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import { influenceOf, logLines } from "./log";
import Picture from "./Picture.svelte";
import { key, prompt } from "./prompt";
import Reference from "./Reference.svelte";
import { summary } from "./summary";
import Supply from "./Supply.svelte";
import { moveText, refusalData, refusalTitle, stage } from "./words";

const rattus: GameModule = {
  Board,
  Supply,
  Picture,
  Detail,
  Reference,
  referenceName: "rattus_cartus-ui-reference",
  prompt,
  key,
  moveText: (move, _view, speech) => moveText(move, speech),
  logLines,
  stage,
  // points are counted at the end alone; until then influence tells who is ahead
  progress: { name: "rattus_cartus-ui-influence", gain: (event) => influenceOf(event) },
  showsResult: true,
  award: (event, _view, speech) => award(event, speech),
  summary,
  sources,
  sourceOf,
  refusalTitle,
  refusalData,
};

export default rattus;
