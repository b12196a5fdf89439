/** The module of games that have none: moves by notation, the view as tables. */

import type { AwardText, GameModule, LogLine, Prompt, Speech, Summary } from "$lib/game";
import type { Entry, GameEvent, LegalMove, View } from "$lib/protocol";
import type { Turn } from "$lib/turn.svelte";
import Board from "./Board.svelte";
import { tabulate } from "./tabulate";

function prompt(turn: Turn, { t }: Speech): Prompt {
  const chosen = typeof turn.choice === "string" ? turn.choice : null;
  return {
    question: t("ui-general-question"),
    hint: t("ui-general-hint", { count: turn.legal.length }),
    buttons: [
      {
        label: chosen ?? t("ui-general-do"),
        style: "primary",
        icon: "check",
        barred: chosen === null ? t("ui-general-choose-first") : undefined,
        act: () => {
          if (chosen !== null) void turn.add(chosen);
        },
      },
    ],
  };
}

function moveText(move: LegalMove): string {
  return move.text;
}

function logLines(entry: Entry, speech: Speech): LogLine[] {
  const awards = entry.events
    .filter((event) => event.points !== undefined && event.points !== 0)
    .map((event) => ({ text: award(event, null, speech).title, points: event.points, award: event }));
  return [{ text: entry.text }, ...awards];
}

function award(event: GameEvent, _view: View | null, { t, seats }: Speech): AwardText {
  const terms = event.terms ?? [];
  const sum = terms.map((term) => (term.each === 1 ? `${term.points}` : `${term.count} × ${term.each}`)).join(" + ");
  return {
    title: t("ui-general-award", { name: seats[event.seat ?? -1]?.name ?? "" }),
    formula: `${event.points ?? 0} = ${sum || (event.points ?? 0)}`,
    terms: terms.map((term) => ({ text: `${term.kind}: ${term.count} × ${term.each}`, points: term.points })),
    majority: "",
  };
}

function summary(view: View): Summary[] {
  return tabulate(view).map(({ heading, rows }) => ({ heading, lines: rows.map((row) => row.join(": ")) }));
}

const module: GameModule = {
  Board,
  prompt,
  moveText,
  logLines,
  award,
  summary,
  sources: [],
  sourceOf: () => null,
};

export default module;
