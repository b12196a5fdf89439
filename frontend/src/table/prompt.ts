/** What the prompt bar says: one question, or who is being waited for. Words only; the acts are bound by the page. */

import type { Prompt, PromptButton, Speech } from "$lib/game";
import type { GameResult, TableInfo, UndoState } from "$lib/protocol";

/** The bar's content. `seat` gives the colour at its edge. */
export interface Bar extends Prompt {
  seat: number | null;
  /** Nothing is asked of this browser. */
  flat: boolean;
}

export interface Acts {
  takeBack(): void;
  answerUndo(accept: boolean): void;
  withdrawUndo(): void;
  rematch(): void;
  replay(): void;
}

export interface Situation {
  table: TableInfo;
  mine: number[];
  toMove: number;
  undo: UndoState;
  /** The seat of ours to move, and what its game asks. */
  asked: { seat: number; prompt: Prompt; drafting: boolean } | null;
  /** The whole turn waits only to be confirmed. */
  confirm: (() => void) | null;
}

/** The bar for a situation. */
export function barFor(situation: Situation, speech: Speech, acts: Acts): Bar {
  const { table, mine, undo, asked } = situation;
  if (table.state === "over") return overBar(situation, speech, acts);
  if (undo.asked) {
    const answering = undo.asked.waiting.find((seat) => mine.includes(seat));
    if (answering !== undefined) return consentBar(undo.asked.seat, speech, acts);
    if (mine.includes(undo.asked.seat)) return askedBar(undo.asked, speech, acts);
  }
  if (asked) return ownBar(situation, asked, speech, acts);
  return waitingBar(situation, speech, acts);
}

function ownBar(
  situation: Situation,
  { seat, prompt, drafting }: NonNullable<Situation["asked"]>,
  { t, seats }: Speech,
  acts: Acts,
): Bar {
  const { mine, undo, confirm } = situation;
  const undoButtons = drafting || undo.step !== null ? [undoButton(situation, drafting, t, acts)] : [];
  // at one screen with others the name says who is asked
  const name = mine.length > 1 ? seats[seat]?.name : undefined;
  if (confirm) {
    return {
      seat,
      flat: false,
      question: t("ui-prompt-confirm"),
      hint: name,
      buttons: [...undoButtons, { label: t("ui-prompt-end-turn"), style: "primary", icon: "check", act: confirm }],
    };
  }
  const hint = [name, prompt.hint].filter(Boolean).join(" · ");
  return { ...prompt, hint, seat, flat: false, buttons: [...undoButtons, ...prompt.buttons] };
}

function undoButton({ table, undo }: Situation, drafting: boolean, t: Speech["t"], acts: Acts): PromptButton {
  // computers and our own other seats always agree
  const others = table.seats.some((seat) => seat.kind === "human" && !seat.mine && seat.resigned === null);
  const free = drafting || undo.free || !others;
  return { label: t(free ? "ui-undo" : "ui-undo-ask"), style: "quiet", icon: "undo", act: () => acts.takeBack() };
}

function waitingBar(situation: Situation, { t, seats }: Speech, acts: Acts): Bar {
  const { table, mine, toMove, undo } = situation;
  const may = mine.length > 0 && undo.step !== null;
  const name = seats[toMove]?.name;
  const bot = table.seats[toMove]?.kind === "bot";
  return {
    seat: toMove >= 0 ? toMove : null,
    flat: true,
    question: name === undefined ? t("ui-prompt-table-draws") : t("ui-prompt-waiting", { name }),
    hint: bot ? t("ui-prompt-thinking") : absence(table, toMove, t),
    buttons: may ? [undoButton(situation, false, t, acts)] : [],
  };
}

function absence(table: TableInfo, seat: number, t: Speech["t"]): string | undefined {
  const info = table.seats[seat];
  return info && info.kind === "human" && !info.present ? t("ui-prompt-absent") : undefined;
}

function consentBar(seat: number, { t, seats }: Speech, acts: Acts): Bar {
  return {
    seat,
    flat: false,
    question: t("ui-undo-consent"),
    hint: t("ui-undo-consent-hint", { name: seats[seat]?.name ?? "" }),
    buttons: [
      { label: t("ui-undo-decline"), style: "plain", act: () => acts.answerUndo(false) },
      { label: t("ui-undo-accept"), style: "primary", icon: "check", act: () => acts.answerUndo(true) },
    ],
  };
}

function askedBar(asked: NonNullable<UndoState["asked"]>, { t, seats }: Speech, acts: Acts): Bar {
  const names = asked.waiting.map((seat) => seats[seat]?.name ?? "").join(", ");
  return {
    seat: asked.seat,
    flat: true,
    question: t("ui-undo-asked"),
    hint: t("ui-undo-asked-hint", { names }),
    buttons: [{ label: t("ui-undo-withdraw"), style: "plain", act: () => acts.withdrawUndo() }],
  };
}

function overBar({ table, mine }: Situation, speech: Speech, acts: Acts): Bar {
  const { t } = speech;
  const buttons: PromptButton[] = [
    { label: t("ui-over-replay"), style: "plain", icon: "next", act: () => acts.replay() },
  ];
  if (mine.length > 0 || table.rematch) {
    buttons.push({
      label: t(table.rematch ? "ui-over-next-table" : "ui-over-rematch"),
      style: "primary",
      act: () => acts.rematch(),
    });
  }
  return {
    seat: table.result?.winners.length === 1 ? table.result.winners[0]! : null,
    flat: false,
    question: table.result ? resultText(table.result, speech) : t("ui-over-ended"),
    hint: table.result ? endingText(table, speech) : undefined,
    buttons,
  };
}

/** `Κερδίζει: Μαρίνα, 91 πόντοι`. */
export function resultText(result: GameResult, { t, seats }: Speech): string {
  const names = result.winners.map((seat) => seats[seat]?.name ?? "").join(", ");
  if (result.winners.length === 0) return t("ui-over-ended");
  const points = result.points[result.winners[0]!] ?? 0;
  return result.winners.length === 1
    ? t("ui-result-winner", { name: names, points })
    : t("ui-result-shared", { names, points });
}

/** How it ended: by resignation, on time, or as the game says. */
export function endingText(table: TableInfo, { t, seats }: Speech): string {
  const gone = table.seats.find((seat) => seat.resigned !== null);
  if (gone) {
    const key = gone.resigned === "time" ? "ui-result-time" : "ui-result-resigned";
    return t(key, { name: seats[gone.index]?.name ?? "" });
  }
  if (table.result?.reason === "abandoned") return t("ui-result-abandoned");
  const key = `${table.game}-ending-${table.result?.reason ?? ""}`;
  const text = t(key);
  return text === key ? "" : text;
}

/** While a board plays the end out. */
export function skipBar(skip: () => void, t: Speech["t"]): Bar {
  return {
    question: t("ui-ending"),
    buttons: [{ label: t("ui-ending-skip"), style: "primary", icon: "next", act: skip }],
    flat: true,
    seat: null,
  };
}

/** Keeps a bar as it is while a turn is on its way to the server: nothing is asked then, also not whether it is over. */
export function steady(): (sending: boolean, make: () => Bar) => Bar {
  let held: Bar | null = null;
  return (sending, make) => (held = (sending ? held : null) ?? make());
}
