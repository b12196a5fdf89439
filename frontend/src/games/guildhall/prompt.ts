/** The question of the prompt bar and its buttons, and the keys that belong to them. */
import type { Prompt, PromptButton, Speech } from "$lib/game";
import type { Turn } from "$lib/turn.svelte";
import { FIRST_HAND, HAND_SIZE, identityOf, vpOf } from "./data";
import {
  buy,
  buyable,
  choiceOf,
  confirm,
  confirmOrder,
  movesOf,
  pickCard,
  picksOf,
  pickTarget,
  pileOrder,
  playAt,
  playsOf,
  ready,
  stageNow,
  startDiscard,
  takers,
  victims,
  viewOf,
  type CardChoice,
} from "./hand.svelte";
import { handTargets, open, thingOf, wanted, type Stage } from "./stage";
import { BETWEEN_FACTS, cardName, levelText, playLabel, professionName, vpText } from "./words";

/** What the seat to move is asked now. */
export function prompt(turn: Turn, speech: Speech): Prompt {
  const choice = choiceOf(turn);
  if (pileOrder(turn).length > 0) return orderPrompt(turn, speech);
  if (choice?.kind === "card")
    return choice.level === undefined ? playPrompt(turn, choice, speech) : victimPrompt(turn, choice, speech);
  if (choice?.kind === "vp") return buyPrompt(turn, choice.vp, speech);
  const stage = stageNow(turn);
  if (stage) return stagePrompt(turn, stage, speech);
  const { kind } = viewOf(turn).prompt;
  if (kind === "hunt" || kind === "search") return lowerPrompt(turn, speech);
  return kind === "use" ? usePrompt(turn, speech) : actionPrompt(turn, speech);
}

/** Which card is played, or what else is done with the action? */
function actionPrompt(turn: Turn, { t }: Speech): Prompt {
  const view = viewOf(turn);
  const hand = handTargets(view, turn.seat!);
  const affordable = buyable(turn).size;
  return {
    question: t("guildhall-ui-action-question", { hand: hand.length }),
    hint: [
      t("guildhall-ui-actions-left", { count: view.actions }),
      ...(affordable > 0 ? [t("guildhall-ui-buyable", { count: affordable })] : []),
    ].join(BETWEEN_FACTS),
    keys: hand.length > 0 ? [[hand.slice(0, 9).map((_, index) => String(index + 1)), t("guildhall-ui-key-card")]] : [],
    buttons: [
      { label: t("guildhall-ui-end"), style: "plain", key: "E", act: () => void turn.add("end") },
      // with an empty hand there is nothing to choose
      hand.length > 0
        ? { label: t("guildhall-ui-to-discard"), style: "plain", key: "D", act: () => startDiscard(turn) }
        : {
            label: t("guildhall-ui-draw", { count: HAND_SIZE }),
            style: "primary",
            key: "D",
            act: () => void turn.add("done"),
          },
    ],
  };
}

/** At which level is the card in hand played? */
function playPrompt(turn: Turn, { card }: CardChoice, { t }: Speech): Prompt {
  const view = viewOf(turn);
  const { profession } = identityOf(card);
  const count = view.seats[turn.seat!]!.guild[profession]?.length ?? 0;
  const { plain, levels } = playsOf(turn, card);
  const rising = [...levels.keys()].sort((a, b) => a - b);
  const buttons: PromptButton[] = rising.map((level, index) => ({
    label: playLabel(profession, level, count, t),
    style: index === rising.length - 1 ? "primary" : "plain",
    key: String(level),
    act: () => void playAt(turn, level),
  }));
  if (plain !== null)
    buttons.unshift({
      label: t("guildhall-ui-play-plain"),
      style: rising.length === 0 ? "primary" : "plain",
      key: "N",
      act: () => void turn.add(plain),
    });
  return {
    question: t("guildhall-ui-play-question", { card: professionName(profession, t) }),
    hint: t("guildhall-ui-play-hint", { count }),
    keys: [[["Esc"], t("guildhall-ui-key-other")]],
    buttons,
  };
}

/** Whom does the Robber go to? */
function victimPrompt(turn: Turn, { card, level }: CardChoice, { t, seats }: Speech): Prompt {
  const view = viewOf(turn);
  return {
    question: t("guildhall-ui-victim-question", { card: professionName(identityOf(card).profession, t) }),
    hint: levelText(identityOf(card).profession, level!, t),
    buttons: [...victims(turn)].map(([seat, text], index) => ({
      label: t("guildhall-ui-victim", { name: seats[seat]?.name ?? "", count: view.seats[seat]?.hand ?? 0 }),
      style: "plain",
      key: String(index + 1),
      act: () => void turn.add(text),
    })),
  };
}

function buyPrompt(turn: Turn, vp: string, { t }: Speech): Prompt {
  const { value, cost } = vpOf(vp);
  const view = viewOf(turn);
  return {
    question: t("guildhall-ui-buy-question", { value, points: view.seats[turn.seat!]!.points + value }),
    hint: [t("guildhall-ui-cost", { cost }), vpText(vp, t)].join(BETWEEN_FACTS),
    keys: [[["Esc"], t("guildhall-ui-key-other")]],
    buttons: [
      { label: t("guildhall-ui-buy", { value }), style: "primary", icon: "check", act: () => void buy(turn, vp) },
    ],
  };
}

/** Something is to be chosen on the table. */
function stagePrompt(turn: Turn, stage: Stage, speech: Speech): Prompt {
  const { t } = speech;
  const view = viewOf(turn);
  const picks = picksOf(turn);
  const count = wanted(stage, picks);
  const receiving = takers(turn);
  const facts: Record<string, string | number> = {
    kind: stage.kind,
    picked: picks.length,
    count: count ?? 0,
    drawn: drawn(turn, stage, picks.length),
    top: stage.ordered && picks.length > 0 ? cardName(thingOf(picks.at(-1)!), t) : "",
  };
  const { source } = view.prompt;
  const hint = [
    source ? cardName(source, t) : "",
    t("guildhall-ui-stage-hint", facts),
    facts["top"] ? t("guildhall-ui-on-top", { card: facts["top"] }) : "",
  ];
  return {
    question: t("guildhall-ui-stage-question", { ...facts, several: count === 1 ? "no" : "yes" }),
    hint: hint.filter(Boolean).join(BETWEEN_FACTS),
    keys: [
      [
        open(stage, picks)
          .slice(0, 9)
          .map((_, index) => String(index + 1)),
        t("guildhall-ui-key-target"),
      ],
    ],
    buttons: [
      ...declining(turn, stage, speech),
      ...(receiving.size > 1 ? receiverButtons(receiving, turn, speech) : confirming(turn, stage, facts, t)),
    ],
  };
}

/** Cards drawn after so many are discarded. */
function drawn(turn: Turn, stage: Stage, discarded: number): number {
  const size = stage.question === "setup" ? refill(turn) : HAND_SIZE;
  return Math.max(0, size - ((viewOf(turn).seats[turn.seat!]?.hand ?? 0) - discarded));
}

function refill(turn: Turn): number {
  const view = viewOf(turn);
  return view.first === turn.seat ? Number(view.options["first_refill"] ?? FIRST_HAND) : FIRST_HAND;
}

function confirming(turn: Turn, stage: Stage, facts: Record<string, string | number>, t: Speech["t"]): PromptButton[] {
  if (stage.flows && stage.count !== null) return [];
  const button: PromptButton = {
    label: t("guildhall-ui-stage-act", facts),
    style: "primary",
    icon: "check",
    act: () => void confirm(turn),
  };
  if (!ready(turn, stage)) button.barred = t("guildhall-ui-choose-first", { count: stage.count ?? 0 });
  return [button];
}

/** Moves that leave the choice: no more cards, the ability not used. */
function declining(turn: Turn, stage: Stage, { t }: Speech): PromptButton[] {
  return movesOf(turn).flatMap((move): PromptButton[] => {
    if (move.kind === "skip")
      return [{ label: t("guildhall-ui-play-plain"), style: "plain", key: "N", act: () => void turn.add(move.text) }];
    if (move.kind === "done" && stage.kind === "place")
      return [{ label: t("guildhall-ui-place-done"), style: "primary", key: "E", act: () => void turn.add(move.text) }];
    return [];
  });
}

function receiverButtons(receiving: ReadonlyMap<number, string>, turn: Turn, { t, seats }: Speech): PromptButton[] {
  return [...receiving].map(([seat, text], index) => ({
    label: t("guildhall-ui-give-to", { name: seats[seat]?.name ?? "" }),
    style: "plain",
    key: String(index + 1),
    act: () => void turn.add(text),
  }));
}

/** The pile lacked what the level needs: a lower one, or none. */
function lowerPrompt(turn: Turn, { t }: Speech): Prompt {
  const moves = movesOf(turn).flatMap((move) => (move.kind === "level" ? [move] : []));
  return {
    question: t("guildhall-ui-lower-question"),
    hint: t("guildhall-ui-lower-hint"),
    buttons: moves.map((move, index) => ({
      label: move.level === null ? t("guildhall-ui-lower-none") : t("guildhall-ui-play-level", { level: move.level }),
      style: index === moves.length - 1 ? "primary" : "plain",
      key: move.level === null ? "N" : String(move.level),
      act: () => void turn.add(move.text),
    })),
  };
}

/** Is the ability of the VP card used? */
function usePrompt(turn: Turn, { t }: Speech): Prompt {
  const { source } = viewOf(turn).prompt;
  return {
    question: t("guildhall-ui-use-question", { card: source ? cardName(source, t) : "" }),
    hint: source ? vpText(source, t) : undefined,
    buttons: [
      { label: t("guildhall-ui-play-plain"), style: "plain", key: "N", act: () => void turn.add("skip") },
      { label: t("guildhall-ui-use"), style: "primary", icon: "check", act: () => void turn.add("use") },
    ],
  };
}

/** In which order do the cards go to the pile? */
function orderPrompt(turn: Turn, { t }: Speech): Prompt {
  const cards = pileOrder(turn);
  return {
    question: t("guildhall-ui-order-question"),
    hint: t("guildhall-ui-order-hint", { count: cards.length }),
    buttons: [
      {
        label: t("guildhall-ui-order", { card: cardName(cards.at(-1)!, t) }),
        style: "primary",
        icon: "check",
        act: () => void confirmOrder(turn),
      },
    ],
  };
}

/** Digits choose a card of the hand, or one of the things that are asked for. True if the key was used. */
export function key(event: KeyboardEvent, turn: Turn): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || turn.seat === null || !/^[1-9]$/.test(event.key)) return false;
  const index = Number(event.key) - 1;
  const stage = stageNow(turn);
  if (stage) {
    const target = open(stage, picksOf(turn))[index];
    if (target === undefined) return false;
    void pickTarget(turn, target);
    return true;
  }
  const card = handTargets(viewOf(turn), turn.seat)[index];
  if (choiceOf(turn) !== null || viewOf(turn).prompt.kind !== "action" || !card) return false;
  void pickCard(turn, card.target);
  return true;
}
