/** Where the cards of a structure lie: rows that overlap, sized to the room there is. */
import { CARD_HEIGHT, CARD_WIDTH } from "./drawing/card";
import { placesOfAge, type Place } from "./data";

/** Height of a card in widths. */
const TALL = CARD_HEIGHT / CARD_WIDTH;
/** Half the distance of two cards of a row, in widths: with a gap, and touching. */
const LOOSE = 0.553;
const TIGHT = 0.505;
/** Distance of two rows, in widths: least and most; of compact cards more must be seen. */
const PITCH = { full: [0.6, 0.82], compact: [0.84, 0.9] } as const;
/** Narrower cards lose their names. */
export const NAMED_FROM = 72;

export interface Room {
  readonly width: number;
  /** Null where the page scrolls. */
  readonly height: number | null;
  /** Room below the last row for the price. */
  readonly chip: number;
  /** Width of a card at most. */
  readonly most: number;
}

export interface LaidPlace extends Place {
  /** Left upper corner. */
  readonly left: number;
  readonly top: number;
}

export interface StructureLayout {
  readonly card: number;
  readonly compact: boolean;
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, LaidPlace>;
}

/** Lay out an Age's structure. */
export function layOut(age: number, room: Room): StructureLayout {
  const places = placesOfAge(age);
  const rows = Math.max(...places.map((place) => place.row));
  const left = Math.min(...places.map((place) => place.x));
  const halves = Math.max(...places.map((place) => place.x)) - left;
  const loose = room.width / (halves * LOOSE + 1) >= NAMED_FROM;
  const half = loose ? LOOSE : TIGHT;
  const wide = Math.min(room.most, room.width / (halves * half + 1));
  const [least] = PITCH.full;
  const high = room.height === null ? wide : (room.height - room.chip) / ((rows - 1) * least + TALL);
  const card = Math.floor(Math.max(44, Math.min(wide, high)));
  const compact = card < NAMED_FROM;
  const [low, most] = compact ? PITCH.compact : PITCH.full;
  const free = room.height === null ? most : ((room.height - room.chip) / card - TALL) / (rows - 1);
  const pitch = card * Math.min(most, Math.max(compact && room.height !== null ? PITCH.full[0] : low, free));
  return {
    card,
    compact,
    width: card * (halves * half + 1),
    height: pitch * (rows - 1) + card * TALL,
    places: new Map(
      places.map((place) => [
        place.slot,
        { ...place, left: (place.x - left) * half * card, top: (place.row - 1) * pitch },
      ]),
    ),
  };
}

/** Keys that walk from card to card. */
export const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;
export type Arrow = (typeof ARROWS)[number];

/**
 * Where an arrow leads from a place: to the sides along the free places, or from a covered one along its row, round the
 * ends; up and down to the nearest place of the next row.
 */
export function neighbour(
  places: readonly LaidPlace[],
  from: string,
  arrow: Arrow,
  free: ReadonlySet<string>,
): LaidPlace | undefined {
  const here = places.find((place) => place.slot === from);
  if (!here) return undefined;
  if (arrow === "ArrowLeft" || arrow === "ArrowRight") {
    const line = inOrder(places.filter(({ slot, row }) => (free.has(from) ? free.has(slot) : row === here.row)));
    return line[(line.indexOf(here) + (arrow === "ArrowLeft" ? -1 : 1) + line.length) % line.length];
  }
  const way = arrow === "ArrowDown" ? 1 : -1;
  const distance = ({ row, x }: LaidPlace): number => Math.abs(row - here.row) * 100 + Math.abs(x - here.x);
  return places.filter(({ row }) => (row - here.row) * way > 0).sort((a, b) => distance(a) - distance(b))[0];
}

/** From left to right, as digits count them. */
export function inOrder<T extends Place>(places: readonly T[]): T[] {
  return [...places].sort((a, b) => a.x - b.x || a.row - b.row);
}
