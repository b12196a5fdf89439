/** The game's things in words: cards, abilities, moves, refusals. Sentences live in the message files. */
import type { Speech } from "$lib/game";
import type { Translate } from "$lib/messages";
import type { LegalMove, Refusal } from "$lib/protocol";
import { identityOf, isVp, professionOf, type Colour, type Profession } from "./data";
import { guildhallMoves, type GuildhallView } from "./view";

/** Stands between the facts of one line. */
export const BETWEEN_FACTS = " · ";

export function professionName(profession: Profession, t: Translate): string {
  return t(`guildhall-name-${profession}`);
}

export function colourName(colour: Colour, t: Translate): string {
  return t(`guildhall-colour-${colour}`);
}

/** `Bricklayer, purple`; `4 VP (draw)`. */
export function cardName(card: string, t: Translate): string {
  if (isVp(card)) return t(`guildhall-card-${card}`);
  const { profession, colour } = identityOf(card);
  return t("guildhall-ui-card", { profession: professionName(profession, t), colour: colourName(colour, t) });
}

/** Names with a separator between that can't be mistaken for the comma within them. */
export function cardNames(cards: readonly string[], t: Translate): string {
  return cards.map((card) => cardName(card, t)).join(" + ");
}

/** What a profession does at a printed level. */
export function levelText(profession: Profession, level: number, t: Translate): string {
  return t(`guildhall-ability-${profession}-${level}`);
}

/** What a VP card does. */
export function vpText(vp: string, t: Translate): string {
  return t(`guildhall-ability-${vp}`);
}

/** The level of a play on a button: `Level 2`; what it comes to where the ability grows with the guild. */
export function playLabel(profession: Profession, level: number, count: number, t: Translate): string {
  if (profession === "TX") return t("guildhall-ui-play-tax", { points: count });
  if (profession === "DA") return t("guildhall-ui-play-dance", { count: level });
  return t("guildhall-ui-play-level", { level });
}

/** The level of a play for a sentence: `none` without ability, `used` where no levels are printed. */
export function levelFact(card: string, level: number | null): string {
  if (level === null) return "none";
  return professionOf(identityOf(card).profession).kind === "per_card" ? "used" : String(level);
}

/** The cards of a profession in a guild, and the level that they reach: `3 cards, level 2`. */
export function chapterWords(view: GuildhallView, seat: number, profession: Profession, t: Translate): string {
  const guild = view.seats[seat]?.guild[profession] ?? [];
  const level = view.seats[seat]?.levels[profession] ?? null;
  const growing = professionOf(profession).kind === "per_card";
  return t("guildhall-ui-chapter", {
    profession: professionName(profession, t),
    count: guild.length,
    level: growing || level === null ? "none" : String(level),
  });
}

/** A legal move in words. */
export function moveText(move: LegalMove, { t, seats }: Speech): string {
  const [known] = guildhallMoves([move]);
  const say = (facts: Record<string, string | number> = {}): string => t(`guildhall-ui-move-${known!.kind}`, facts);
  const name = (seat: number | null): string => (seat === null ? "" : (seats[seat]?.name ?? ""));
  switch (known!.kind) {
    case "play":
      return say({
        card: cardName(known!.card, t),
        level: levelFact(known!.card, known!.level),
        name: name(known!.opponent),
      });
    case "give":
    case "for":
    case "strike":
      return say({ card: cardName(known!.card, t), name: name(known!.opponent) });
    case "chapter":
      return say({ profession: professionName(known!.profession, t), name: name(known!.opponent) });
    case "buy":
    case "row":
      return say({ card: cardName(known!.vp, t) });
    case "pay":
    case "drop":
    case "with":
      return say({ profession: professionName(known!.profession, t) });
    case "level":
      return say({ level: known!.level === null ? "none" : String(known!.level) });
    case "first":
      return say({ name: name(known!.seat) });
    case "done":
    case "end":
    case "enough":
    case "use":
    case "skip":
      return say();
    default:
      return say({ card: known!.card === null ? "?" : cardName(known!.card, t) });
  }
}

/** Refusals that have a headline of their own. */
const TITLED = new Set(["guild", "profession", "level", "cost", "duplicate", "opening"]);

/** Headline of a refusal. */
export function refusalTitle(refusal: Refusal, { t }: Speech): string {
  const key = refusal.key.replace("guildhall-refusal-", "");
  return t(TITLED.has(key) ? `guildhall-ui-refused-${key}` : "guildhall-ui-refused");
}

/** The data of a refusal's sentence with names in place of codes. */
export function refusalData(refusal: Refusal, { t }: Speech): Refusal["data"] {
  const { card, profession, vp, ...others } = refusal.data;
  return {
    ...others,
    ...(typeof card === "string" ? { card: cardName(card, t) } : {}),
    ...(typeof profession === "string" ? { profession: professionName(profession as Profession, t) } : {}),
    ...(typeof vp === "string" ? { vp: cardName(vp, t) } : {}),
  };
}
