/** The question of the prompt bar and its buttons, and the keys that belong to them. */
import type { Prompt, PromptButton, Speech } from "$lib/game";
import type { Turn } from "$lib/turn.svelte";
import { room } from "$lib/viewport.svelte";
import {
  aimAtWonder,
  build,
  cardInHand,
  choiceOf,
  discard,
  freeCards,
  paymentFor,
  pickCard,
  pickThing,
  pickWonder,
  thingsOffered,
  usesOf,
  type CardChoice,
} from "./hand.svelte";
import { chainPicture, coinsPicture } from "./pictures";
import { duelMoves, duelView, type DuelView, type Payment } from "./view";
import { BETWEEN_FACTS, effectsOf, nameOf, paymentHint, priceWords, totalHint } from "./words";

/** What the seat to move is asked now. */
export function prompt(turn: Turn, speech: Speech): Prompt {
  const view = duelView(turn.view!);
  const inHand = cardInHand(turn);
  switch (view.prompt.kind) {
    case "begin":
      return beginPrompt(turn, speech);
    case "turn":
      if (inHand === null) return cardPrompt(turn, view, speech);
      if (inHand.wonder !== undefined) return wonderPrompt(turn, view, inHand, speech);
      return usePrompt(turn, view, inHand.card, speech);
    default:
      return thingPrompt(turn, view, speech);
  }
}

function coinsOf(turn: Turn, view: DuelView): number {
  return view.seats[turn.seat ?? 0]?.coins ?? 0;
}

/** Which card of the structure? */
function cardPrompt(turn: Turn, view: DuelView, { t }: Speech): Prompt {
  const free = freeCards(turn);
  const facts = [t("seven_wonders_duel-ui-card-hint", { free: free.length, coins: coinsOf(turn, view) })];
  if (view.prompt.extra) facts.unshift(t("seven_wonders_duel-ui-again"));
  return {
    question: t("seven_wonders_duel-ui-card-question"),
    hint: facts.join(BETWEEN_FACTS),
    keys: [[free.slice(0, 9).map((_, index) => String(index + 1)), t("seven_wonders_duel-ui-key-card")]],
    buttons: [],
  };
}

/** What the payment is: from the legal move, else what the table tells of what can't be paid. */
function priceOf(turn: Turn, view: DuelView, id: string, legal: Payment | undefined): Payment | null {
  return legal ?? paymentFor(view, turn.seat ?? 0, id);
}

/** What is done with the card in hand? */
function usePrompt(turn: Turn, view: DuelView, card: string, { t }: Speech): Prompt {
  const uses = usesOf(turn, card);
  const payment = priceOf(turn, view, card, uses.build?.payment);
  const coins = uses.discard?.coins ?? 0;
  const building: PromptButton = {
    ...buildWords(payment, uses.build?.gain ?? 0, t),
    style: uses.build ? "primary" : "plain",
    key: "3",
    act: () => void build(turn, card),
  };
  const wonder: PromptButton = {
    label: t("seven_wonders_duel-ui-to-wonder"),
    style: "plain",
    key: "2",
    act: () => aimAtWonder(turn),
  };
  if (uses.wonders.size === 0) wonder.barred = t("seven_wonders_duel-ui-no-wonder");
  return {
    question: t("seven_wonders_duel-ui-use-question", { card: nameOf(card, t) }),
    hint: payment ? payHint(payment, coinsOf(turn, view), t) : undefined,
    keys: [[["Esc"], t("seven_wonders_duel-ui-key-other")]],
    buttons: [
      {
        label: t("seven_wonders_duel-ui-sell"),
        spoken: t("seven_wonders_duel-ui-sell-for", { coins }),
        picture: coinsPicture(`+${coins}`),
        style: "plain",
        key: "1",
        act: () => void discard(turn, card),
      },
      wonder,
      building,
    ],
  };
}

/** On a phone the hint tells the whole payment; else it is told beside the board. */
function payHint(payment: Payment, coins: number, t: Speech["t"]): string {
  return room() === "phone" ? paymentHint(payment, coins, t) : totalHint(payment, coins, t);
}

/** `Build` with the price, and with what it brings at once. */
function buildWords(
  payment: Payment | null,
  gain: number,
  t: Speech["t"],
): Pick<PromptButton, "label" | "spoken" | "picture"> {
  const label = t("seven_wonders_duel-ui-build");
  if (!payment) return { label };
  const gained = gain > 0 ? [`+${gain}`] : [];
  const spoken = t("seven_wonders_duel-ui-build-for", { price: priceWords(payment, t), gain });
  if (!payment.chain) return { label, spoken, picture: coinsPicture(String(payment.total), ...gained) };
  return {
    label: t("seven_wonders_duel-ui-build-free"),
    spoken,
    picture: chainPicture(payment.chain) + coinsPicture(...gained),
  };
}

/** Under which Wonder does the card go? */
function wonderPrompt(turn: Turn, view: DuelView, inHand: CardChoice, { t }: Speech): Prompt {
  const uses = usesOf(turn, inHand.card);
  const chosen = inHand.wonder ? uses.wonders.get(inHand.wonder) : undefined;
  const back: PromptButton = {
    label: t("seven_wonders_duel-ui-other-use"),
    style: "plain",
    act: () => (turn.choice = { kind: "card", card: inHand.card } satisfies CardChoice),
  };
  if (!chosen) {
    return {
      question: t("seven_wonders_duel-ui-wonder-question"),
      hint: t("seven_wonders_duel-ui-wonder-hint", { count: uses.wonders.size, card: nameOf(inHand.card, t) }),
      keys: [[["1", "4"], t("seven_wonders_duel-ui-key-wonder")]],
      buttons: [back],
    };
  }
  return {
    question: t("seven_wonders_duel-ui-wonder-chosen", {
      wonder: nameOf(chosen.wonder, t),
      card: nameOf(inHand.card, t),
    }),
    hint: payHint(chosen.payment, coinsOf(turn, view), t),
    buttons: [
      back,
      {
        ...buildWords(chosen.payment, chosen.gain, t),
        style: "primary",
        act: () => void pickWonder(turn, chosen.wonder),
      },
    ],
  };
}

/** Who begins the next Age? */
function beginPrompt(turn: Turn, { t, seats }: Speech): Prompt {
  const moves = duelMoves(turn.legal).flatMap((move) => (move.kind === "begin" ? [move] : []));
  return {
    question: t("seven_wonders_duel-ui-begin-question"),
    hint: t("seven_wonders_duel-ui-begin-hint"),
    buttons: moves.map((move, index) => ({
      label:
        move.seat === turn.seat
          ? t("seven_wonders_duel-ui-begin-me")
          : t("seven_wonders_duel-ui-begin-other", { name: seats[move.seat]?.name ?? "" }),
      style: "plain",
      key: String(index + 1),
      act: () => void turn.add(move.text),
    })),
  };
}

/** Which of the things offered? A Wonder of the draft, a token, a card to build or to throw away. */
function thingPrompt(turn: Turn, view: DuelView, { t }: Speech): Prompt {
  const offered = thingsOffered(turn);
  const choice = choiceOf(turn);
  const chosen = choice?.kind === "thing" && offered.has(choice.id) ? choice.id : null;
  const kind = view.prompt.kind;
  const source = view.prompt.source;
  const take: PromptButton = {
    label: t("seven_wonders_duel-ui-take", { kind }),
    style: "primary",
    icon: "check",
    act: () => {
      if (chosen) void pickThing(turn, chosen);
    },
  };
  if (!chosen) take.barred = t("seven_wonders_duel-ui-choose-first");
  return {
    question: chosen ? nameOf(chosen, t) : t("seven_wonders_duel-ui-thing-question", { kind }),
    hint: chosen
      ? effectsOf(chosen, t).join(BETWEEN_FACTS)
      : t("seven_wonders_duel-ui-thing-hint", { kind, source: source ? nameOf(source, t) : "", count: offered.size }),
    keys: [
      [[...offered.keys()].slice(0, 9).map((_, index) => String(index + 1)), t("seven_wonders_duel-ui-key-thing")],
    ],
    buttons: [take],
  };
}

/** Digits choose a card, a Wonder for the card in hand, or one of the things offered. True if the key was used. */
export function key(event: KeyboardEvent, turn: Turn): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || turn.seat === null) return false;
  if (!/^[1-9]$/.test(event.key)) return false;
  const index = Number(event.key) - 1;
  const inHand = cardInHand(turn);
  if (inHand) {
    const wonder = duelView(turn.view!).seats[turn.seat]?.wonders[index]?.wonder;
    if (inHand.wonder === undefined || wonder === undefined) return false;
    void pickWonder(turn, wonder);
    return true;
  }
  const card = freeCards(turn)[index];
  const thing = [...thingsOffered(turn).keys()][index];
  if (card !== undefined) void pickCard(turn, card);
  else if (thing !== undefined) void pickThing(turn, thing);
  else return false;
  return true;
}
