/** What the expansions ask: the question, what may be chosen in the prompt bar, and what the buttons do. */
import type { Prompt, PromptButton, PromptChoice, Speech } from "$lib/game";
import type { Turn } from "$lib/turn.svelte";
import { chosenMove, confirm, pickMove, pieceOfTurn, spotsOfTurn } from "../hand.svelte";
import { moveText, spotText } from "../moveWords";
import { carcassonneMoves, carcassonneView, type CarcassonneView, type Move } from "../view";
import { BETWEEN_FACTS, pieceText, segmentText } from "../words";
import { cropPicture, figuresPicture, wayPicture } from "./choices";
import { figuresOnSpace } from "./track";

/** Moves chosen in the prompt bar, and on the score track where they name a space. */
export type BarMove = Extract<Move, { kind: "robber" | "award" | "crop" }>;

/** The moves between which the seat chooses in the prompt bar. */
export function barMoves(turn: Turn): readonly BarMove[] {
  if (turn.seat === null) return [];
  return carcassonneMoves(turn.legal).filter(
    (move): move is BarMove => move.kind === "robber" || move.kind === "award" || move.kind === "crop",
  );
}

/** What a step of an expansion asks. */
export function expansionPrompt(turn: Turn, speech: Speech): Pick<Prompt, "question" | "hint" | "buttons" | "choices"> {
  const view = carcassonneView(turn.view!);
  const { t } = speech;
  const step = view.prompt.kind;
  const choices = choicesOf(turn, view, speech);
  return {
    question: questionOf(turn, view, speech),
    hint: hintOf(turn, view, speech),
    ...(choices ? { choices } : {}),
    buttons: [...declining(turn, step, speech), ...using(turn, speech), ...confirming(turn, t)],
  };
}

function questionOf(turn: Turn, { prompt }: CarcassonneView, { t }: Speech): string {
  const moves = carcassonneMoves(turn.legal);
  switch (prompt.kind) {
    case "magic":
    case "part":
      return t("carcassonne-ui-ask-magic", { figure: pieceOfTurn(turn) || "mage" });
    case "message":
      return t("carcassonne-ui-ask-message", { message: prompt.message ?? 0 });
    case "crop":
      if (moves.some((move) => move.kind === "crop")) return t("carcassonne-ui-ask-crop");
      return t(`carcassonne-ui-ask-crop-${prompt.choice ?? "A"}`, { symbol: prompt.symbol ?? "shield" });
    case "rob":
      return t("carcassonne-ui-ask-award");
    default:
      return t(`carcassonne-ui-ask-${prompt.kind}`);
  }
}

/** The facts that decide: what is chosen, else what it is about; and whose turn it is if another seat is asked. */
function hintOf(turn: Turn, view: CarcassonneView, speech: Speech): string {
  const { t, seats } = speech;
  const { prompt } = view;
  const facts: string[] = [];
  const chosen = chosenMove(turn);
  const spot = spotsOfTurn(turn).find((move) => move.text === chosen);
  const move = barMoves(turn).find((candidate) => candidate.text === chosen);
  if (spot) facts.push(spotText(spot, view, speech));
  else if (move) facts.push(moveText(move, view as never, speech));
  else facts.push(...aboutStep(turn, view, speech));
  if (prompt.seat !== null && turn.seat !== prompt.seat)
    facts.push(t("carcassonne-ui-turn-of", { name: seats[prompt.seat]?.name ?? "" }));
  return facts.join(BETWEEN_FACTS);
}

function aboutStep(turn: Turn, { prompt }: CarcassonneView, { t }: Speech): string[] {
  switch (prompt.kind) {
    case "land":
      return [t("carcassonne-ui-hint-land", { distance: prompt.path?.length ?? 0 })];
    case "award":
    case "rob":
      return [t("carcassonne-ui-hint-points", { points: prompt.points ?? 0 }), awardSource(prompt, t)];
    case "message":
      return [t("carcassonne-message-names", { message: prompt.message ?? 0 })];
    case "crop":
      return prompt.choice ? [] : [t("carcassonne-ui-hint-crop", { symbol: prompt.symbol ?? "shield" })];
    case "robber":
      return [t("carcassonne-ui-hint-robber")];
    default:
      return [t("carcassonne-ui-figure-spots", { spots: spotsOfTurn(turn).length })];
  }
}

function awardSource({ kind, feature, message }: CarcassonneView["prompt"], t: Speech["t"]): string {
  if (kind === "rob") return t("carcassonne-log-source-robbery");
  if (feature?.[0]) return segmentText(feature[0], t);
  if (message === 9) return t("carcassonne-ui-term-message");
  return t("carcassonne-log-source-message", { message: message ?? 0 });
}

function choicesOf(turn: Turn, view: CarcassonneView, speech: Speech): Prompt["choices"] | null {
  const moves = barMoves(turn);
  const [first] = moves;
  if (!first) return null;
  const chosen = chosenMove(turn);
  const options = moves.map((move): PromptChoice => ({
    ...choiceLook(move, turn, view, speech),
    label: moveText(move, view as never, speech),
    chosen: chosen === move.text,
    act: () => void pickMove(turn, move.text),
  }));
  return { name: speech.t(`carcassonne-ui-choices-${first.kind}`), options };
}

function choiceLook(
  move: BarMove,
  turn: Turn,
  view: CarcassonneView,
  { t, seats }: Speech,
): Pick<PromptChoice, "picture" | "text"> {
  const colourOf = (seat: number) => seats[seat]?.colour ?? seat;
  switch (move.kind) {
    case "robber": {
      const figures = figuresOnSpace(view, move.space, (seat) => move.seats.includes(seat));
      return {
        picture: figuresPicture(figures.map(({ seat, figure }) => ({ figure, colour: colourOf(seat) }))),
        text: String(move.space),
      };
    }
    case "award":
      return { picture: wayPicture(move.figure, colourOf(turn.seat ?? 0), move.from, move.to, move.dark) };
    case "crop":
      return {
        picture: cropPicture(view.prompt.symbol ?? "shield", move.choice === "A"),
        text: t(`carcassonne-ui-crop-short-${move.choice}`),
      };
  }
}

/** The button that declines, with its result in words. */
function declining(turn: Turn, step: string, { t }: Speech): PromptButton[] {
  const moves = carcassonneMoves(turn.legal);
  const buttons: PromptButton[] = [];
  if (moves.some((move) => move.kind === "pass"))
    buttons.push({
      label: t(`carcassonne-ui-pass-${step}`),
      style: "plain",
      key: "0",
      act: () => void confirm(turn, "pass"),
    });
  for (const move of moves)
    if (move.kind === "magic" && move.segment === null)
      buttons.push({
        label: t("carcassonne-ui-move-off", { piece: pieceText(move.figure, t) }),
        style: "plain",
        act: () => void confirm(turn, move.text),
      });
  return buttons;
}

/** The uses of a message: its effect, or two points. */
function using(turn: Turn, { t }: Speech): PromptButton[] {
  return carcassonneMoves(turn.legal)
    .flatMap((move): PromptButton[] => {
      if (move.kind !== "use") return [];
      const effect = move.use === "effect";
      return [
        {
          label: t(`carcassonne-ui-use-${move.use}`, { points: move.points }),
          style: effect ? "primary" : "plain",
          ...(effect ? { icon: "check" as const } : { key: "0" }),
          act: () => void confirm(turn, move.text),
        },
      ];
    })
    .reverse();
}

function confirming(turn: Turn, t: Speech["t"]): PromptButton[] {
  const chosen = chosenMove(turn);
  if (chosen === null) return [];
  const move = carcassonneMoves(turn.legal).find((candidate) => candidate.text === chosen);
  if (!move) return [];
  const label = move.kind === "award" ? t("carcassonne-ui-advance", { points: move.points }) : t(confirmKey(move.kind));
  return [{ label, style: "primary", icon: "check", act: () => void confirm(turn, chosen) }];
}

function confirmKey(kind: Move["kind"]): string {
  if (kind === "crop" || kind === "score") return "carcassonne-ui-choose";
  if (kind === "take" || kind === "return") return "carcassonne-ui-take";
  return "carcassonne-ui-here";
}
