/** Professions, colours and VP cards: the engine's own data file, typed. Cards are named by their codes: `BR-p`. */
import data from "$data/guildhall/data/cards.json";

/** In the order of the data, which is the order on the screen. */
export const COLOURS = ["r", "b", "y", "g", "p"] as const;
export type Colour = (typeof COLOURS)[number];

export type Profession = "BR" | "HU" | "PE" | "RO" | "SC" | "TX" | "AS" | "DA" | "FA" | "HI" | "TR" | "WE";

export interface ProfessionFacts {
  readonly code: Profession;
  /** By the number of cards in the guild, or one ability that grows with it. */
  readonly kind: "thresholds" | "per_card";
  /** The printed numbers. */
  readonly levels: readonly number[];
}

export type VpId =
  "vp2_chapter" | "vp3_swap" | "vp3_hand" | "vp4_draw" | "vp4_card" | "vp4_action" | "vp5" | "vp7" | "vp9";

export interface VpFacts {
  readonly id: VpId;
  readonly value: number;
  /** Completed chapters to pay. */
  readonly cost: number;
}

export const PROFESSIONS: readonly ProfessionFacts[] = data.professions.map((entry) => ({
  code: entry.code as Profession,
  kind: entry.level_kind as ProfessionFacts["kind"],
  levels: entry.levels.map((level) => level.threshold),
}));

export const VP_CARDS: readonly VpFacts[] = data.vp_cards.map((entry) => ({
  id: entry.id as VpId,
  value: entry.value,
  cost: entry.cost_completed_chapters,
}));

/** Points that win, at the end of a turn. */
export const WINNING = data.constants.winning_vp;
/** Who discards and draws draws up to so many. */
export const HAND_SIZE = data.constants.draw_up_to;
/** In set-up, up to so many. */
export const FIRST_HAND = data.constants.setup_refill_to;
/** Completed chapters that a player may have at most. */
export const MOST_COMPLETED = data.constants.max_completed_chapters;
/** Cards of the opening guild. */
export const OPENING = data.constants.setup_place;

function byKey<T>(things: readonly T[], key: (thing: T) => string, what: string): (wanted: string) => T {
  const found = new Map(things.map((thing) => [key(thing), thing]));
  return (wanted) => {
    const thing = found.get(wanted);
    if (!thing) throw new RangeError(`no ${what} is called ${wanted}`);
    return thing;
  };
}

/** The profession with that code. Throws RangeError if there is none. */
export const professionOf = byKey(PROFESSIONS, (facts) => facts.code, "profession");
/** The VP card with that id. Throws RangeError if there is none. */
export const vpOf = byKey(VP_CARDS, (facts) => facts.id, "VP card");
const colourOf = byKey<Colour>(COLOURS, (colour) => colour, "colour");

/** A profession card. */
export interface Identity {
  readonly profession: Profession;
  readonly colour: Colour;
}

/** What a card's code says. Throws RangeError if it is none. */
export function identityOf(card: string): Identity {
  const [profession = "", letter = ""] = card.split("-");
  return { profession: professionOf(profession).code, colour: colourOf(letter) };
}

export function cardOf(profession: Profession, colour: Colour): string {
  return `${profession}-${colour}`;
}

/** The VP cards begin so; all other cards are of a profession. */
export function isVp(card: string): card is VpId {
  return card.startsWith("vp");
}

/** The index of the level that so many cards in the guild reach; -1 below the lowest. */
export function levelReached(profession: Profession, count: number): number {
  const { kind, levels } = professionOf(profession);
  return kind === "per_card" ? 0 : levels.findLastIndex((threshold) => threshold <= count);
}
