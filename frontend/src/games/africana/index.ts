/** Africana for the page: its board and its words. */
import type { GameModule } from "$lib/game";
import { award, sourceOf, sources } from "./award";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import { logLines } from "./log";
import Picture from "./Picture.svelte";
import { key, prompt } from "./prompt";
import Reference from "./Reference.svelte";
import { shownWorld } from "./shown.svelte";
import { summary } from "./summary";
import Supply from "./Supply.svelte";
import { africanaView } from "./view";
import { moveText, refusalData, refusalTitle } from "./words";

const africana: GameModule = {
  Board,
  Supply,
  Picture,
  Detail,
  Reference,
  referenceName: "africana-ui-reference",
  prompt,
  key,
  moveText: (move, view, speech) => moveText(move, africanaView(view), speech),
  logLines: (entry, speech) => logLines(entry, shownWorld(), speech),
  award: (event, view, speech) => award(event, africanaView(view), speech),
  summary,
  sources,
  sourceOf,
  refusalTitle,
  refusalData: (refusal, speech) => refusalData(refusal, shownWorld(), speech),
};

export default africana;
