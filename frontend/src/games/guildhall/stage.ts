/**
 * What is asked now as one act: the things on the table that may be chosen, how many, and the moves that the choice
 * becomes. Everything comes from the legal moves (and, where their order would hide some, from `prompt.fits`).
 *
 * A target is a thing on the table by name: `hand:BR-r#0`, `cell:1:BR-r`, `chapter:1:BR`, `pile:SC-r`, `robbed:RO-g#0`,
 * `done:BR#0`.
 */
import { identityOf, type Profession } from "./data";
import type { GuildhallView, Move, Question } from "./view";

export interface Stage {
  readonly question: Question;
  /** What the choice is about; words and pictures follow it. */
  readonly kind:
    | "discard"
    | "opening"
    | "pay"
    | "drop"
    | "back"
    | "fetch"
    | "lay"
    | "own"
    | "theirs"
    | "take"
    | "give"
    | "strike"
    | "place"
    | "use";
  /** Moves by target, in the order in which they are sent. */
  readonly targets: ReadonlyMap<string, string>;
  /** So many are chosen; null for any number. */
  readonly count: number | null;
  /** The order of choosing is that of sending. */
  readonly ordered: boolean;
  /** A move that ends the choice. */
  readonly finish: string | null;
  /** Sent as soon as all are chosen: the next question belongs to the same act. */
  readonly flows: boolean;
  /** All cards of one chapter are chosen together, and then put in order. */
  readonly whole: boolean;
}

/** Things with the same name, told apart by number: `hand:BR-r#0`, `hand:BR-r#1`. */
export function numbered(zone: string, things: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const number = seen.get(thing) ?? 0;
    seen.set(thing, number + 1);
    return `${zone}:${thing}#${number}`;
  });
}

/** The name in a target: `BR-r` of `hand:BR-r#0`. */
export function thingOf(target: string): string {
  return target.split(":").at(-1)!.split("#")[0]!;
}

/** The seat in the target of a cell or chapter. */
export function seatOf(target: string): number {
  return Number(target.split(":")[1]);
}

export const cellTarget = (seat: number, card: string): string => `cell:${seat}:${card}`;
export const chapterTarget = (seat: number, profession: string): string => `chapter:${seat}:${profession}`;

/** The cards of a hand with their targets; of the own seat, or those that a Robber looks at. */
export function handTargets(view: GuildhallView, seat: number): { card: string; target: string }[] {
  const cards = view.seats[seat]?.cards ?? [];
  const targets = numbered(robbed(view) === seat ? "robbed" : "hand", cards);
  return cards.map((card, index) => ({ card, target: targets[index]! }));
}

/** The seat whose hand is being looked at by a Robber; null if none is. */
export function robbed(view: GuildhallView): number | null {
  return view.prompt.kind === "rob" ? view.prompt.opponent : null;
}

function moves<K extends Move["kind"]>(legal: readonly Move[], ...kinds: K[]): (Move & { kind: K })[] {
  return legal.filter((move): move is Move & { kind: K } => (kinds as string[]).includes(move.kind));
}

/** Targets of moves that name a card of one zone. */
function byCard(things: { card: string; target: string }[], texts: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    things.flatMap(({ card, target }) => {
      const text = texts.get(card);
      return text === undefined ? [] : [[target, text] as const];
    }),
  );
}

function textsByCard(texts: readonly string[]): Map<string, string> {
  return new Map(texts.map((text) => [text.split(" ")[1]!, text]));
}

/** Texts of the zone asked: all that belong to a legal whole, else what may come next. */
function textsOf(view: GuildhallView, legal: readonly Move[], ...kinds: Move["kind"][]): string[] {
  const fits = view.prompt.fits?.filter((text) => (kinds as string[]).includes(text.split(" ")[0]!));
  return fits && fits.length > 0 ? [...fits] : moves(legal, ...kinds).map((move) => move.text);
}

/** A target for `for TX-y s1`, `chapter BR s1`, `strike SC-r s1`; without a seat it is the own guild's. */
function guildTarget(text: string, own: number): string {
  const [kind, thing = "", where] = text.split(" ");
  const seat = where ? Number(where.slice(1)) : own;
  return kind === "chapter" ? chapterTarget(seat, thing) : cellTarget(seat, thing);
}

const inGuilds = (texts: readonly string[], own: number): Map<string, string> =>
  new Map(texts.map((text) => [guildTarget(text, own), text]));

interface Asked {
  readonly view: GuildhallView;
  readonly legal: readonly Move[];
  readonly seat: number;
}

/** The level of the Hunter that gives a whole chapter. */
const CHAPTER_LEVEL = 4;

const BASE = { count: 1, ordered: false, finish: null, flows: false, whole: false } as const;

/** What is to be chosen now; null where the bar asks alone (the action itself, a level, use or not). */
export function stageOf(asked: Asked, discarding = false): Stage | null {
  const { view, legal, seat } = asked;
  const question = view.prompt.kind;
  const hand = handTargets(view, seat);
  const fromHand = (...kinds: Move["kind"][]): Map<string, string> =>
    byCard(hand, textsByCard(textsOf(view, legal, ...kinds)));
  switch (question) {
    case "setup":
      return {
        ...BASE,
        question,
        kind: "discard",
        targets: fromHand("discard"),
        count: null,
        ordered: true,
        finish: "done",
      };
    case "action":
      if (!discarding) return null;
      return {
        ...BASE,
        question,
        kind: "discard",
        targets: fromHand("discard"),
        count: null,
        ordered: true,
        finish: "done",
      };
    case "opening":
      return { ...BASE, question, kind: "opening", targets: fromHand("place"), count: view.prompt.left };
    case "back":
      return { ...BASE, question, kind: "back", targets: fromHand("back"), count: view.prompt.left, ordered: true };
    case "place":
      return {
        ...BASE,
        question,
        kind: "place",
        targets: fromHand("place"),
        flows: legal.some((move) => move.kind === "done"),
      };
    case "pay":
    case "drop":
      return chapterStage(asked, question);
    case "hunt":
    case "search":
      return huntStage(asked, question);
    case "swap":
      return swapStage(asked, fromHand("hand"));
    case "rob":
      return { ...BASE, question, kind: "take", targets: takeTargets(asked), flows: view.prompt.left > 1 };
    case "give":
      return { ...BASE, question, kind: "give", targets: giveTargets(asked) };
    case "strike":
      return {
        ...BASE,
        question,
        kind: "strike",
        targets: inGuilds(
          moves(legal, "strike").map((move) => move.text),
          seat,
        ),
        flows: view.prompt.left > 1,
      };
    case "use":
      return useStage(asked);
    case "chance":
    case "over":
      return null;
  }
}

/** Completed chapters to pay with or to give up; null once only their order on the pile is asked. */
function chapterStage({ view, legal, seat }: Asked, question: "pay" | "drop"): Stage | null {
  const texts = textsByCard(textsOf(view, legal, question));
  const completed = view.seats[seat]?.completed_of ?? [];
  const targets = numbered("done", completed);
  const free = completed.map((card, index) => ({ card, target: targets[index]! }));
  const found = byCard(free, texts);
  if (found.size === 0) return null;
  const count = question === "pay" ? view.prompt.cost - view.prompt.chosen.length : 1;
  return { ...BASE, question, kind: question, targets: found, count, flows: true };
}

function huntStage({ view, legal, seat }: Asked, question: "hunt" | "search"): Stage | null {
  const fetched = textsOf(view, legal, "fetch");
  if (fetched.length > 0 && legal.some((move) => move.kind === "fetch")) {
    const targets = new Map(fetched.map((text) => [`pile:${text.split(" ")[1]}`, text]));
    const hunting = question === "hunt";
    return {
      ...BASE,
      question,
      kind: "fetch",
      targets,
      count: hunting ? view.prompt.left : 1,
      flows: hunting || view.prompt.left > 1,
    };
  }
  const laid = moves(legal, "lay");
  if (laid.length === 0) return null;
  const targets = new Map(laid.map((move) => [cellTarget(seat, move.card), move.text]));
  return {
    ...BASE,
    question,
    kind: "lay",
    targets,
    count: view.prompt.left,
    ordered: true,
    whole: view.prompt.level === CHAPTER_LEVEL,
  };
}

function swapStage({ view, legal, seat }: Asked, fromHand: Map<string, string>): Stage {
  const question = "swap";
  const count = view.prompt.left;
  const theirs = textsOf(view, legal, "for", "chapter").filter((text) => /^(for|chapter \S+ s)/.test(text));
  if (legal.some((move) => move.kind === "for" || (move.kind === "chapter" && move.opponent !== null))) {
    const whole = theirs.some((text) => text.startsWith("chapter"));
    return { ...BASE, question, kind: "theirs", targets: inGuilds(theirs, seat), count: whole ? 1 : count };
  }
  const enough = legal.find((move) => move.kind === "enough");
  if (fromHand.size > 0 || enough)
    return {
      ...BASE,
      question,
      kind: "own",
      targets: fromHand,
      count: enough ? null : count,
      finish: enough?.text ?? null,
      flows: !enough,
    };
  const own = textsOf(view, legal, "give", "chapter");
  const whole = own.some((text) => text.startsWith("chapter"));
  return { ...BASE, question, kind: "own", targets: inGuilds(own, seat), count: whole ? 1 : count, flows: true };
}

function takeTargets({ view, legal }: Asked): Map<string, string> {
  const hand = handTargets(view, view.prompt.opponent ?? -1);
  return byCard(hand, textsByCard(moves(legal, "take").map((move) => move.text)));
}

/** The own card that is given: the move of the first opponent who can have it. */
function giveTargets({ legal, seat }: Asked): Map<string, string> {
  const found = new Map<string, string>();
  for (const move of moves(legal, "give")) {
    const target = cellTarget(seat, move.card);
    if (!found.has(target)) found.set(target, move.text);
  }
  return found;
}

/** The opponents who can have a card, with the move of each. */
export function receivers(legal: readonly Move[], card: string): ReadonlyMap<number, string> {
  return new Map(
    moves(legal, "give").flatMap((move) =>
      move.card === card && move.opponent !== null ? [[move.opponent, move.text] as const] : [],
    ),
  );
}

function useStage({ view, legal, seat }: Asked): Stage | null {
  const texts = moves(legal, "for", "chapter").map((move) => move.text);
  if (texts.length === 0) return null;
  return { ...BASE, question: view.prompt.kind, kind: "use", targets: inGuilds(texts, seat) };
}

/** The moves of a choice, in the order in which they are sent. */
export function textsFor(stage: Stage, picks: readonly string[]): string[] {
  const all = [...stage.targets.keys()];
  const sent = stage.ordered ? picks : [...picks].sort((a, b) => all.indexOf(a) - all.indexOf(b));
  const texts = sent.map((target) => stage.targets.get(target)!);
  return stage.finish === null ? texts : [...texts, stage.finish];
}

/** Targets that can still be chosen: of one opponent's guild only, or of one chapter, once one of it is chosen. */
export function open(stage: Stage, picks: readonly string[]): string[] {
  const [first] = picks;
  const all = [...stage.targets.keys()];
  if (first === undefined) return all;
  if (stage.kind === "theirs") return all.filter((target) => seatOf(target) === seatOf(first));
  return stage.whole ? all.filter((target) => chapterOf(target) === chapterOf(first)) : all;
}

function chapterOf(target: string): Profession {
  return identityOf(thingOf(target)).profession;
}

/** So many are chosen, once these are begun with; null for any number. */
export function wanted(stage: Stage, picks: readonly string[]): number | null {
  return stage.whole && picks.length > 0 ? open(stage, picks).length : stage.count;
}

/** The choice after a click on a target: added, taken off, or in place of the only one; a whole chapter at once. */
export function pickedWith(stage: Stage, picks: readonly string[], target: string): string[] {
  if (stage.whole) {
    const same = picks.length > 0 && chapterOf(picks[0]!) === chapterOf(target);
    const chapter = same ? picks : open(stage, [target]);
    return [...chapter.filter((other) => other !== target), target];
  }
  if (picks.includes(target)) return picks.filter((other) => other !== target);
  if (stage.count === 1) return [target];
  return stage.count !== null && picks.length >= stage.count ? [...picks] : [...picks, target];
}

/** The cards that go to the pile together, where their order is asked; empty where it isn't. */
export function orderAsked(legal: readonly Move[]): string[] {
  return moves(legal, "under", "top").map((move) => move.card);
}

/** The moves that lay cards onto the pile in this order, the last on top. */
export function orderTexts(legal: readonly Move[], cards: readonly string[]): string[] {
  const top = cards.at(-1)!;
  if (!legal.some((move) => move.kind === "under")) return [`top ${top}`];
  return [...cards.slice(0, -1).map((card) => `under ${card}`), `top ${top}`];
}
