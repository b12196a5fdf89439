/** The question of the prompt bar and its buttons, and the keys that belong to them. */
import type { Prompt, PromptButton, Speech } from "$lib/game";
import type { Turn } from "$lib/turn.svelte";
import {
  act,
  choiceOf,
  chosenDiscards,
  discard,
  discardable,
  goBy,
  movesOf,
  reachOf,
  ready,
  toggleDiscard,
  waysTo,
} from "./hand.svelte";
import { africanaView, worldOf, type AfricanaView } from "./view";
import { adventureName, BETWEEN_FACTS, bonusText, placeName, wayCost } from "./words";

/** Ends what is under way, wherever the focus is: Enter belongs to the place or card that has it. */
const DONE_KEY = "0";

/** What the seat to move is asked now. */
export function prompt(turn: Turn, speech: Speech): Prompt {
  const view = africanaView(turn.view!);
  if (discardable(turn)) return discardPrompt(turn, view, speech);
  const choice = choiceOf(turn);
  if (choice?.kind === "way") return wayPrompt(turn, view, choice.to, speech);
  switch (view.prompt.kind) {
    case "action":
      return actionPrompt(turn, speech);
    case "book":
      return bookPrompt(turn, view, speech);
    default:
      return movePrompt(turn, view, speech);
  }
}

/** Draw, buy or move? */
function actionPrompt(turn: Turn, { t }: Speech): Prompt {
  return {
    question: t("africana-ui-action-question"),
    hint: t("africana-ui-action-hint", { count: reachOf(turn).length }),
    buttons: movesOf(turn, "action").map((move) => ({
      label: t(`africana-ui-action-${move.action}`),
      style: "plain",
      key: move.action,
      act: () => void act(turn, move.text),
    })),
  };
}

/** By which of several ways? */
function wayPrompt(turn: Turn, view: AfricanaView, to: string, { t }: Speech): Prompt {
  return {
    question: t("africana-ui-way-question", { place: placeName(worldOf(view), to, t) }),
    hint: t("africana-ui-way-hint"),
    buttons: waysTo(turn, to)
      .map((way, index): PromptButton => ({
        label: wayCost(way, t),
        style: index === 0 ? "primary" : "plain",
        key: String(index + 1),
        act: () => void goBy(turn, way),
      }))
      .reverse(),
  };
}

function doneButton(turn: Turn, { t }: Speech): PromptButton[] {
  return movesOf(turn, "done").map((move) => ({
    label: t("africana-ui-move-done", { action: move.action }),
    style: "primary",
    icon: "check",
    key: DONE_KEY,
    act: () => void act(turn, move.text),
  }));
}

/** Turn a page or buy one? */
function bookPrompt(turn: Turn, view: AfricanaView, speech: Speech): Prompt {
  const { t } = speech;
  const silver = view.seats[turn.seat!]?.silver ?? 0;
  return {
    question: t("africana-ui-book-question"),
    hint: [
      t("africana-ui-silver", { count: silver }),
      t("africana-ui-book-hint", { free: String(view.prompt.free_page) }),
    ].join(BETWEEN_FACTS),
    keys: [[["T", "Y"], t("africana-ui-key-book")]],
    buttons: doneButton(turn, speech),
  };
}

/** Where to, and what is done here? */
function movePrompt(turn: Turn, view: AfricanaView, speech: Speech): Prompt {
  const { t } = speech;
  const world = worldOf(view);
  const here: PromptButton[] = [
    ...movesOf(turn, "join").map((move) => ({
      text: move.text,
      label: t("africana-ui-join", {
        goal: placeName(world, world.missions.get(move.mission)?.to ?? null, t),
        bonus: bonusText(move.bonus, t),
      }),
    })),
    ...movesOf(turn, "complete_mission").map((move) => ({
      text: move.text,
      label: t("africana-ui-complete", {
        thing: t("africana-ui-brings", { silver: move.silver, points: move.points }),
      }),
    })),
    ...movesOf(turn, "complete_adventure").map((move) => ({
      text: move.text,
      label: t("africana-ui-complete", { thing: adventureName(world, move.adventure, t) }),
    })),
  ].map(({ text, label }, index) => ({
    label,
    style: "plain",
    key: String(index + 1),
    act: () => void act(turn, text),
  }));
  return {
    question: t("africana-ui-move-question", {
      place: placeName(world, view.seats[turn.seat!]?.location ?? null, t),
    }),
    hint: t("africana-ui-move-hint", { count: reachOf(turn).length }),
    buttons: [...here, ...doneButton(turn, speech)],
  };
}

/** Which cards or adventures go? */
function discardPrompt(turn: Turn, view: AfricanaView, { t }: Speech): Prompt {
  const { what, of } = discardable(turn)!;
  const { surplus } = view.prompt;
  const count = chosenDiscards(turn).length;
  const button: PromptButton = {
    label: t("africana-ui-discard", { count: surplus }),
    style: "primary",
    icon: "check",
    key: DONE_KEY,
    act: () => void discard(turn),
  };
  if (!ready(turn)) button.barred = t("africana-ui-discard-more", { count: surplus - count });
  return {
    question: t(`africana-ui-discard-${what}`, { count: surplus }),
    hint: t("africana-ui-discard-hint", { count, of: surplus }),
    keys: [[of.slice(0, 9).map((_, index) => String(index + 1)), t("africana-ui-key-discard")]],
    buttons: [button],
  };
}

/** Digits choose what is discarded; T and Y turn a page of the book, left and right. True if the key was used. */
export function key(event: KeyboardEvent, turn: Turn): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || turn.seat === null) return false;
  const things = discardable(turn);
  if (things && /^[1-9]$/.test(event.key)) {
    const index = Number(event.key) - 1;
    if (index >= things.of.length) return false;
    toggleDiscard(turn, index);
    return true;
  }
  const from = { t: "left", y: "right" }[event.key.toLowerCase()];
  const page = movesOf(turn, "turn").find((move) => move.from === from);
  if (!page) return false;
  void act(turn, page.text);
  return true;
}
