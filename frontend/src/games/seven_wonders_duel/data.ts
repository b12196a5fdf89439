/** Cards, Wonders, tokens and layouts: the engine's own data file, typed. */
import data from "$data/seven_wonders_duel/data/cards.json";

export const RESOURCES = ["wood", "clay", "stone", "glass", "papyrus"] as const;
export type Resource = (typeof RESOURCES)[number];

/** In the order of the data, which is the order of a city. */
export const COLOURS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export const SYMBOLS = ["mortar", "quill", "pendulum", "wheel", "sundial", "armillary_sphere", "law"] as const;
export type ScienceSymbol = (typeof SYMBOLS)[number];

export type ChainSymbol =
  | "horseshoe"
  | "sword"
  | "tower"
  | "target"
  | "helmet"
  | "book"
  | "gear"
  | "lyre"
  | "lamp"
  | "mask"
  | "column"
  | "moon"
  | "sun"
  | "drop"
  | "temple_front"
  | "amphora"
  | "barrel";

/** What is counted by effects of a coin or point "for each". */
export type Counted = Colour | "wonder" | "progress_token" | "coin_triple";

export type Effect =
  | { readonly type: "produce"; readonly resource: Resource; readonly amount: number }
  | { readonly type: "produce_choice"; readonly options: readonly Resource[]; readonly amount: number }
  | { readonly type: "fixed_price"; readonly resources: readonly Resource[]; readonly price: number }
  | { readonly type: "victory_points" | "coins" | "shields" | "opponent_loses_coins"; readonly amount: number }
  | { readonly type: "science"; readonly symbol: ScienceSymbol }
  | {
      readonly type: "coins_per" | "vp_per";
      readonly count: readonly Counted[];
      readonly city: "own" | "largest";
      readonly amount: number;
    }
  | { readonly type: "extra_turn" | "build_from_discard" | "collect_opponent_trade" }
  | { readonly type: "discard_opponent_card"; readonly colour: Colour }
  | { readonly type: "choose_removed_progress_token"; readonly draw: number; readonly keep: number }
  | { readonly type: "resource_discount"; readonly applies_to: "wonder" | Colour; readonly amount: number }
  | { readonly type: "extra_shield"; readonly applies_to: Colour; readonly amount: number }
  | { readonly type: "grant_extra_turn"; readonly applies_to: "wonder" }
  | { readonly type: "coins_on_chain"; readonly amount: number };

export interface Cost {
  readonly coins: number;
  readonly resources: Readonly<Partial<Record<Resource, number>>>;
}

export interface Card {
  readonly id: string;
  readonly deck: Back;
  readonly age: number;
  readonly colour: Colour;
  readonly cost: Cost;
  readonly chain_given: ChainSymbol | null;
  readonly chain_accepted: ChainSymbol | null;
  readonly effects: readonly Effect[];
}

export interface Wonder {
  readonly id: string;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

export interface Token {
  readonly id: string;
  readonly effects: readonly Effect[];
}

/** The four different backs. */
export type Back = "age1" | "age2" | "age3" | "guild";

export interface Place {
  readonly slot: string;
  readonly row: number;
  readonly index: number;
  /** Middle of the card, in half steps. */
  readonly x: number;
  readonly face_up: boolean;
  readonly covered_by: readonly string[];
}

export const CARDS = data.cards as unknown as readonly Card[];
export const WONDERS = data.wonders as unknown as readonly Wonder[];
export const TOKENS = data.progress_tokens as unknown as readonly Token[];
export const CHAINS = data.chain_symbols as unknown as readonly {
  readonly id: ChainSymbol;
  readonly given_by: string;
  readonly accepted_by: string;
}[];

/** Space of a capital on the military track, counted from the centre. */
export const CAPITAL = data.military.max_position;
/** The zones of one half: how far from the centre, and the points there. */
export const ZONES = data.military.zones
  .filter((zone) => zone.vp !== null && zone.positions[0]! > 0)
  .map((zone) => ({ from: zone.positions[0]!, to: zone.positions.at(-1)!, points: zone.vp! }));
/** The Military tokens of one half: their coins, and the zone that they lie at. */
export const LOOT = data.military.tokens
  .filter((token) => token.victim === "B")
  .map((token) => ({ coins: token.coins, from: token.triggers_from }))
  .sort((a, b) => a.from - b.from);

/** Different symbols that win the game. */
export const SYMBOLS_TO_WIN = data.setup.science_to_win;
export const COINS_A_POINT = data.setup.coins_per_vp;
export const MOST_WONDERS = data.setup.max_wonders_built;
export const BASE_PRICE = data.setup.base_trade_price;

function byId<T extends { readonly id: string }>(things: readonly T[], what: string): (id: string) => T {
  const found = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => {
    const thing = found.get(id);
    if (!thing) throw new RangeError(`no ${what} has the id ${id}`);
    return thing;
  };
}

/** The card with that id. Throws RangeError if there is none. */
export const cardById = byId(CARDS, "card");
/** The Wonder with that id. Throws RangeError if there is none. */
export const wonderById = byId(WONDERS, "Wonder");
/** The Progress token with that id. Throws RangeError if there is none. */
export const tokenById = byId(TOKENS, "Progress token");

const cardIds = new Set(CARDS.map((card) => card.id));
const wonderIds = new Set(WONDERS.map((wonder) => wonder.id));

export function isCard(id: string): boolean {
  return cardIds.has(id);
}

export function isWonder(id: string): boolean {
  return wonderIds.has(id);
}

const layouts = data.layouts as unknown as Readonly<Record<string, { readonly slots: readonly Place[] }>>;

/** The places of an Age's structure, far row first. */
export function placesOfAge(age: number): readonly Place[] {
  return layouts[`age${age}`]?.slots ?? [];
}
