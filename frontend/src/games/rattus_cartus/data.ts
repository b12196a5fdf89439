/** Classes, buildings and their actions: the engine's own data file, typed. */
import data from "$data/rattus_cartus/data/cards.json";

/** In the order of the rules, which is that of the tracks. */
export const CLASSES = ["peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty"] as const;
export type Class = (typeof CLASSES)[number];

/** Cards of the open stacks, in the order in which cards are chosen. */
export const SPECIALS = ["joker", "sword", "flute", "pass", "gold"] as const;
export type Special = (typeof SPECIALS)[number];

/** What an open stack holds: cards, or tokens. */
export type Stack = Special | "vp_token";

export type Action =
  | { readonly effect: "take"; readonly stack: Stack; readonly count: number }
  | { readonly effect: "draw" | "discard_rats" | "look_nuns" | "levy" | "influence"; readonly count: number }
  | { readonly effect: "draw_per_influence"; readonly per: number }
  | { readonly effect: "discard_rats_and_trade"; readonly count: number; readonly max_cards: number }
  | { readonly effect: "none" };

export interface Building {
  readonly id: string;
  readonly class: Class;
  readonly special: Action;
  readonly basic: Action;
  readonly uses_stacks: readonly Stack[];
}

/** What a building card gives in the phase of supplies. */
export interface Supply {
  readonly draw: number;
  readonly discard_rats: number;
  readonly look_nuns: number;
}

export const BUILDINGS = data.buildings as unknown as readonly Building[];
/** Rats that everybody begins with. */
export const STARTING_RATS = data.rats.starting_total;
/** Points for the first places of a class, by the number of seats. */
export const CLASS_POINTS: Readonly<Record<string, readonly number[]>> = data.scoring.class_points;
/** The most nuns on one card. */
export const MOST_NUNS = 4;

const buildings = new Map(BUILDINGS.map((building) => [building.id, building]));

/** The building with that id. Throws RangeError if there is none. */
export function buildingById(id: string): Building {
  const building = buildings.get(id);
  if (!building) throw new RangeError(`no building has the id ${id}`);
  return building;
}

export function isBuilding(id: string): boolean {
  return buildings.has(id);
}

export function isClass(id: string): id is Class {
  return (CLASSES as readonly string[]).includes(id);
}

export function isSpecial(id: string): id is Special {
  return (SPECIALS as readonly string[]).includes(id);
}
