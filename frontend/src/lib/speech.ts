/** Small helpers for putting data into words. */

import type { Arguments, Translate } from "./messages";
import type { Json, SeatInfo, TableInfo } from "./protocol";
import type { Seat } from "./game";

/** Data of an error or refusal as arguments of a message: lists become `a, b`, keys of messages become their words. */
export function messageArguments(data: Record<string, Json>, t: Translate): Arguments {
  const out: Arguments = {};
  for (const [name, value] of Object.entries(data)) out[name] = plain(value, t);
  return out;
}

function plain(value: Json, t: Translate): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "string") return t(value);
  if (Array.isArray(value)) return value.map((item) => plain(item, t)).join(", ");
  return value === null ? "" : JSON.stringify(value);
}

/** The name of each seat: a person's own, the computer's (with a letter where it plays several), or that it is free. */
export function seatNames(seats: readonly Pick<SeatInfo, "kind" | "name">[], t: Translate): string[] {
  const bots = seats.filter((seat) => seat.kind === "bot").length;
  let bot = 0;
  return seats.map((seat) => {
    if (seat.name !== "") return seat.name;
    if (seat.kind !== "bot") return t("ui-seat-free");
    bot += 1;
    return bots === 1 ? t("ui-bot-name") : t("ui-bot-name-letter", { number: bot });
  });
}

/** The seats of a table as boards and words need them. */
export function seatsOf(table: TableInfo, t: Translate): Seat[] {
  const names = seatNames(table.seats, t);
  return table.seats.map((seat) => ({
    index: seat.index,
    name: names[seat.index]!,
    colour: seat.index,
    mine: seat.mine,
    bot: seat.kind === "bot",
  }));
}

/** The text with a capital at its beginning (accents stay). */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
