/** The question of the prompt bar and its buttons, and the keys that belong to them. */
import type { Prompt, PromptButton, Speech } from "$lib/game";
import type { Turn } from "$lib/turn.svelte";
import { piecePicture } from "./expansions/choices";
import { barMoves, expansionPrompt } from "./expansions/prompts";
import {
  choiceOf,
  chosenMove,
  confirm,
  pickMove,
  pickPiece,
  pieceOfTurn,
  piecesOfTurn,
  placesOfTurn,
  spotsOfTurn,
  turnTile,
} from "./hand.svelte";
import { spotText } from "./moveWords";
import { placeText } from "./placement";
import { carcassonneView, cellName } from "./view";
import { pieceText } from "./words";

/** What the seat to move is asked now. */
export function prompt(turn: Turn, speech: Speech): Prompt {
  const step = turn.view ? carcassonneView(turn.view).prompt.kind : "place";
  if (step === "place" || step === "chance" || step === "over") return placePrompt(turn, speech);
  const asked = step === "figure" ? figurePrompt(turn, speech) : expansionPrompt(turn, speech);
  const choices = asked.choices ?? pieceChoices(turn, speech);
  const count = barMoves(turn).length || spotsOfTurn(turn).length;
  const digits = Array.from({ length: Math.min(9, count) }, (_, index) => String(index + 1));
  return {
    ...asked,
    ...(choices ? { choices } : {}),
    keys: [
      ...(digits.length > 0 ? ([[digits, speech.t("carcassonne-ui-key-spot")]] as [string[], string][]) : []),
      ...(piecesOfTurn(turn).length > 1
        ? ([[["F"], speech.t("carcassonne-ui-key-piece")]] as [string[], string][])
        : []),
    ],
  };
}

/** The pieces to choose between, if there are several. */
function pieceChoices(turn: Turn, { t, seats }: Speech): Prompt["choices"] | null {
  const pieces = piecesOfTurn(turn);
  if (pieces.length < 2) return null;
  const colour = seats[turn.seat ?? 0]?.colour ?? 0;
  return {
    name: t("carcassonne-ui-choices-piece"),
    options: pieces.map((piece) => ({
      label: pieceText(piece, t),
      picture: piecePicture(piece, colour),
      chosen: piece === pieceOfTurn(turn),
      act: () => pickPiece(turn, piece),
    })),
  };
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
  const chosen = spots.find((spot) => spot.text === chosenMove(turn));
  const view = turn.view ? carcassonneView(turn.view) : null;
  const buttons: PromptButton[] = [
    { label: t("carcassonne-ui-no-figure"), style: "plain", key: "0", act: () => void confirm(turn, "none") },
  ];
  if (chosen)
    buttons.push({
      label: t(chosen.kind === "fly" ? "carcassonne-ui-fly" : "carcassonne-ui-here"),
      style: "primary",
      icon: "check",
      act: () => void confirm(turn, chosen.text),
    });
  return {
    question: t("carcassonne-ui-figure-question"),
    hint: chosen ? spotText(chosen, view, speech) : t("carcassonne-ui-figure-hint", { spots: spots.length }),
    buttons,
  };
}

/** Q and E turn the tile, F changes the piece, digits choose a spot or a space. True if the key was used. */
export function key(event: KeyboardEvent, turn: Turn): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || turn.seat === null) return false;
  const placing = placesOfTurn(turn).size > 0;
  if (placing && (event.code === "KeyQ" || event.code === "KeyE")) {
    turnTile(turn, event.code === "KeyE" ? 1 : -1);
    return true;
  }
  if (event.code === "KeyF" && piecesOfTurn(turn).length > 1) {
    const pieces = piecesOfTurn(turn);
    pickPiece(turn, pieces[(pieces.indexOf(pieceOfTurn(turn)) + 1) % pieces.length]!);
    return true;
  }
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  const move = [...barMoves(turn), ...spotsOfTurn(turn)][digit - 1];
  if (!move) return false;
  void pickMove(turn, move.text);
  return true;
}
