/** The question of the prompt bar and its buttons, and the keys that belong to them. */
import type { Prompt, PromptButton, Speech } from "$lib/game";
import type { Turn } from "$lib/turn.svelte";
import { choiceOf, pickSpot, placesOfTurn, spotsOfTurn, turnTile } from "./hand.svelte";
import { placeText } from "./placement";
import { carcassonneMoves, carcassonneView, cellName } from "./view";
import { spotFacts } from "./words";

/** What the seat to move is asked now. */
export function prompt(turn: Turn, speech: Speech): Prompt {
  return spotsOfTurn(turn).length > 0 || offersNoFigure(turn) ? figurePrompt(turn, speech) : placePrompt(turn, speech);
}

function offersNoFigure(turn: Turn): boolean {
  return carcassonneMoves(turn.legal).some((move) => move.kind === "none");
}

function placePrompt(turn: Turn, { t }: Speech): Prompt {
  const places = placesOfTurn(turn);
  const choice = choiceOf(turn);
  const chosen = choice?.kind === "place" ? choice : null;
  const place = chosen ? places.get(cellName(chosen.at)) : undefined;
  const pile = turn.view ? carcassonneView(turn.view).pile : 0;
  const turning: PromptButton = {
    label: t("carcassonne-ui-turn"),
    style: "plain",
    icon: "rotateRight",
    act: () => turnTile(turn, 1),
  };
  const here: PromptButton = {
    label: t("carcassonne-ui-here"),
    style: "primary",
    icon: "check",
    act: () => {
      if (chosen) void turn.add(placeText(chosen.at, chosen.rotation));
    },
  };
  if (!chosen) here.barred = t("carcassonne-ui-choose-place");
  if (place?.rotations.length === 1) turning.barred = t("carcassonne-ui-rotations-hint", { rotations: 1 });
  return {
    question: t("carcassonne-ui-place-question"),
    hint: place
      ? t("carcassonne-ui-rotations-hint", { rotations: place.rotations.length })
      : t("carcassonne-ui-place-hint", { places: places.size, pile }),
    keys: [
      [["Q", "E"], t("carcassonne-ui-key-turn")],
      [["Tab"], t("carcassonne-ui-key-next")],
    ],
    buttons: [turning, here],
  };
}

function figurePrompt(turn: Turn, speech: Speech): Prompt {
  const { t } = speech;
  const spots = spotsOfTurn(turn);
  const choice = choiceOf(turn);
  const chosen = choice?.kind === "figure" ? spots.find((spot) => spot.text === choice.text) : undefined;
  const view = turn.view ? carcassonneView(turn.view) : null;
  const buttons: PromptButton[] = [
    { label: t("carcassonne-ui-no-figure"), style: "plain", key: "0", act: () => void turn.commit("none") },
  ];
  if (chosen)
    buttons.push({
      label: t("carcassonne-ui-here"),
      style: "primary",
      icon: "check",
      act: () => void turn.commit(chosen.text),
    });
  return {
    question: t("carcassonne-ui-figure-question"),
    hint: chosen ? spotFacts(chosen, view, t) : t("carcassonne-ui-figure-hint", { spots: spots.length }),
    keys: [[spots.map((_, index) => String(index + 1)), t("carcassonne-ui-key-spot")]],
    buttons,
  };
}

/** Q and E turn the tile, digits choose a spot for the figure. True if the key was used. */
export function key(event: KeyboardEvent, turn: Turn): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || turn.seat === null) return false;
  const placing = placesOfTurn(turn).size > 0;
  if (placing && (event.code === "KeyQ" || event.code === "KeyE")) {
    turnTile(turn, event.code === "KeyE" ? 1 : -1);
    return true;
  }
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  const spot = spotsOfTurn(turn)[digit - 1];
  if (!spot) return false;
  void pickSpot(turn, spot.text);
  return true;
}
