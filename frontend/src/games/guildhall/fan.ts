/** Where the cards of a hand lie: side by side while there is room, then over each other, then in more rows. */

export interface FanRoom {
  readonly width: number;
  /** Width of a card at most. */
  readonly most: number;
  readonly rows: number;
}

export interface FanPlace {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn: number;
}

export interface Fan {
  readonly card: number;
  readonly height: number;
  readonly places: readonly FanPlace[];
}

/** Height by width of a card. */
const SHAPE = 148 / 104;
/** Room above for a raised card and its mark, and below for the curve. */
const ABOVE = 14;
const BELOW = 10;
/** So much of a card stays to be touched. */
const TOUCH = 44;
/** Of a card that another row covers, this share stays. */
const PITCH = 0.72;
const GAP = 8;
const EDGE = 5;

/** The places of `count` cards. */
export function fan(count: number, { width, most, rows }: FanRoom): Fan {
  const room = width - 2 * EDGE;
  let used = 1;
  while (used < rows && stepFor(Math.ceil(count / used), room, most) < TOUCH) used += 1;
  const perRow = Math.max(1, Math.ceil(count / used));
  const card = used > 1 ? Math.min(most, 92) : most;
  const step = stepFor(perRow, room, card);
  const places = Array.from({ length: count }, (_, index): FanPlace => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const away = (index % perRow) - (inRow - 1) / 2;
    return {
      x: EDGE + (index % perRow) * step,
      y: ABOVE + row * card * SHAPE * PITCH + Math.min(BELOW, away * away * 0.7),
      turn: away * Math.min(1.6, 9 / inRow),
    };
  });
  return { card, height: ABOVE + BELOW + card * SHAPE * (1 + (used - 1) * PITCH), places };
}

function stepFor(count: number, room: number, card: number): number {
  return count < 2 ? card + GAP : Math.min(card + GAP, (room - card) / (count - 1));
}
