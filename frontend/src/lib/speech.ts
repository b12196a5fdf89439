/** Small helpers for putting data into words. */

import type { Arguments } from "./messages";
import type { Json, TableInfo } from "./protocol";
import type { Seat } from "./game";

/** Data of an error or refusal as arguments of a message: lists become `a, b`, cells `(1, −2)`. */
export function messageArguments(data: Record<string, Json>): Arguments {
  const out: Arguments = {};
  for (const [name, value] of Object.entries(data)) out[name] = plain(value);
  return out;
}

function plain(value: Json): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(plain).join(", ");
  return value === null ? "" : JSON.stringify(value);
}

/** The seats of a table as boards and words need them. */
export function seatsOf(table: TableInfo): Seat[] {
  return table.seats.map((seat) => ({
    index: seat.index,
    name: seat.name,
    colour: seat.index,
    mine: seat.mine,
    bot: seat.kind === "bot",
  }));
}

/** `+8`, `−3`, `0`. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** `9:05`, and with tenths under ten seconds `8.4`. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
