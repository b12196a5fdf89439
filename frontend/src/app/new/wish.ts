/** The table that is being set up: pure functions over what has been chosen. */

import { dealValue } from "$lib/api";
import type { ClockSetting, GameInfo, Json, OptionInfo, SeatWish, TableWish } from "$lib/protocol";

/** Who may take a seat: oneself, somebody at this screen, a friend by link, the computer at a level. */
export type SeatKind = "me" | "local" | "open" | `bot-${string}`;

export interface SeatChoice {
  kind: SeatKind;
  name: string;
}

/** The seats to begin with: against the computer, or with a friend by link. */
export function firstSeats(game: GameInfo, friends: boolean, name: string): SeatChoice[] {
  const least = Math.min(...game.seats);
  const level = game.levels[Math.min(1, game.levels.length - 1)];
  const other: SeatKind = friends || level === undefined ? "open" : `bot-${level}`;
  return Array.from({ length: least }, (_, index) => (index === 0 ? { kind: "me", name } : { kind: other, name: "" }));
}

/** The options with their defaults, and those already chosen that the game has as well. */
export function firstOptions(game: GameInfo, chosen: Record<string, Json> = {}): Record<string, Json> {
  return Object.fromEntries(game.schema.map((option) => [option.key, chosen[option.key] ?? option.default]));
}

/** The values of an option that make sense with so many seats: a number of a seat must exist. */
export function offeredValues(option: OptionInfo, seats: number): OptionInfo["values"] {
  if (option.key !== "first") return option.values;
  return option.values.filter((value) => !/^\d+$/.test(String(value)) || Number(value) < seats);
}

/** Whether an option says anything beside what else is chosen. */
export function isOffered(option: OptionInfo, chosen: Record<string, Json>): boolean {
  return !option.needs || chosen[option.needs[0]] === option.needs[1];
}

/** Names typed one after another, parted by spaces, commas or lines. */
export function namesIn(text: string): string[] {
  return text.split(/[\s,;]+/u).filter(Boolean);
}

/** Of what was chosen, all that is offered with so many seats; else the default. */
export function fittingOptions(game: GameInfo, chosen: Record<string, Json>, seats: number): Record<string, Json> {
  return Object.fromEntries(
    game.schema.map((option) => {
      const value = chosen[option.key]!;
      const free = option.kind !== "values" || Array.isArray(value);
      const fits = isOffered(option, chosen) && (free || offeredValues(option, seats).includes(value as string));
      return [option.key, fits ? value : option.default];
    }),
  );
}

/** What goes to the server. */
export function wishOf(
  game: GameInfo,
  seats: SeatChoice[],
  options: Record<string, Json>,
  clock: ClockSetting | null,
  closed: boolean,
  commitment: string,
  nameFor: (index: number) => string,
): TableWish {
  return {
    game: game.key,
    options,
    seats: seats.map((seat, index) => seatWish(seat, nameFor(index))),
    clock,
    private: closed,
    value: dealValue(),
    commitment,
  };
}

function seatWish(seat: SeatChoice, fallback: string): SeatWish {
  if (seat.kind === "open") return { kind: "open" };
  if (seat.kind === "me" || seat.kind === "local") return { kind: seat.kind, name: seat.name.trim() || fallback };
  return { kind: "bot", level: seat.kind.slice("bot-".length) };
}

/** The clocks on offer; `null` is none. */
export const CLOCKS: readonly (ClockSetting | null)[] = [
  null,
  { bank_seconds: 300, increment_seconds: 5 },
  { bank_seconds: 600, increment_seconds: 10 },
  { bank_seconds: 1200, increment_seconds: 20 },
  { bank_seconds: 259_200, increment_seconds: 43_200 },
];
