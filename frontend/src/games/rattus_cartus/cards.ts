/** Cards by their codes: a person's with its nuns (`Mo2`), or a card of an open stack (`Sw`). */
import type { Class, Special } from "./data";

/** A card face up. */
export type CardFace =
  | { readonly kind: "population"; readonly code: string; readonly class: Class; readonly nuns: number }
  | { readonly kind: "special"; readonly code: string; readonly id: Special };

const PERSONS: Readonly<Record<string, Class>> = {
  Pe: "peasantry",
  Me: "bourgeoisie",
  Mo: "church",
  Kn: "chivalry",
  Wi: "magic",
  Ki: "royalty",
};
const SPECIAL: Readonly<Record<string, Special>> = { Jo: "joker", Sw: "sword", Fl: "flute", Pa: "pass", Go: "gold" };

/** Whether that is the code of a card. */
export function isCard(code: string): boolean {
  return SPECIAL[code] !== undefined || (PERSONS[code.slice(0, 2)] !== undefined && /^..[0-4]$/.test(code));
}

/** The card with that code. Throws RangeError if there is none. */
export function cardOf(code: string): CardFace {
  const short = code.slice(0, 2);
  const person = PERSONS[short];
  if (person && /^[0-4]$/.test(code.slice(2)))
    return { kind: "population", code: short, class: person, nuns: Number(code.slice(2)) };
  const special = SPECIAL[code];
  if (special) return { kind: "special", code, id: special };
  throw new RangeError(`no card has the code ${code}`);
}

/** The nuns on a card. */
export function nunsOn(code: string): number {
  const card = cardOf(code);
  return card.kind === "population" ? card.nuns : 0;
}

/** Whether a card counts for influence and the special action: population and jokers do. */
export function counts(code: string): boolean {
  const card = cardOf(code);
  return card.kind === "population" || card.id === "joker";
}

/** Whether a card brings a rat in a building of that class. */
export function isStranger(code: string, building: Class): boolean {
  const card = cardOf(code);
  return card.kind === "population" && card.class !== building;
}
