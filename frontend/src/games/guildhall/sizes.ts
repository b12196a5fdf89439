/** How large everything is drawn, from the room that the board has. */

export type Form = "wide" | "half" | "phone";
/** Where the hand and the completed chapters of a guild stand: beside its table, in a line under it, in its head. */
export type Held = "side" | "line" | "head";

export interface Sizes {
  readonly form: Form;
  /** Width of a VP card, of deck and pile, of a card in the action area, of a card in hand at most. */
  readonly vp: number;
  readonly pile: number;
  readonly area: number;
  readonly hand: number;
  /** Cells of the own guild and of the others'. */
  readonly own: readonly [width: number, height: number];
  readonly others: readonly [width: number, height: number];
  /** Columns of professions in a guild. */
  readonly blocks: number;
  /** The guilds of both players lie side by side, both large. */
  readonly pair: boolean;
  readonly held: Held;
}

/** From these widths on a tablet's and a desktop's board fits. */
const HALF = 600;
const WIDE = 860;
/** Height of all but the rows of cells, in windows of usual height and in low ones. */
const FIXED = { wide: 372, pair: 468, half: 434 } as const;
const LOW_FIXED = { wide: 290, pair: 372, half: 350 } as const;
/** Under these heights a board is drawn low: smaller cards, hands and completed chapters in the heads of the guilds. */
const LOW = { wide: 680, pair: 650, half: 612 } as const;
/** Under this height the guilds of three opponents have no room above the own one. */
const LOWEST_WIDE = 604;
/** What a line under the cells takes in the guilds of others, where their hands don't stand beside them. */
const UNDER = 46;
/** Height of a cell: least, most. */
const OWN = [26, 40] as const;
const OTHERS = [19, 34] as const;
/** As high as a finger needs, less the gap. */
const TOUCH = 39;

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Fingers, not a mouse. */
  readonly touch: boolean;
}

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.round(Math.max(least, Math.min(most, value)));

/** Sizes for a board in such a room, with so many professions and players. */
export function sizesFor({ width, height, touch }: Room, professions: number, players: number): Sizes {
  const blocks = professions > 6 && width >= HALF ? 2 : 1;
  const rows = Math.ceil(professions / blocks);
  if (width < HALF) return phone(width);
  const free = touch ? Infinity : height;
  if (width < WIDE || (players > 2 && free < LOWEST_WIDE)) return half(width, free, rows, blocks);
  if (players === 2) return pair(width, free, rows, blocks);
  const low = free < LOW.wide;
  const spare = height - (low ? LOW_FIXED : FIXED).wide - rows * 10 - (blocks === 1 || low ? 0 : UNDER);
  const panel = (width - 32 - (players - 2) * 12) / (players - 1) - 40;
  return {
    form: "wide",
    vp: low ? 72 : 92,
    pile: low ? 64 : 82,
    area: low ? 50 : 62,
    hand: low ? 70 : 104,
    own: [blocks === 1 ? 38 : 31, touch ? TOUCH : within((spare * 0.58) / rows, OWN)],
    others: [
      cellWidth(blocks === 1 ? panel - 84 : panel, blocks, 0, 44),
      touch ? TOUCH : within((spare * 0.42) / rows, OTHERS),
    ],
    blocks,
    pair: false,
    held: low ? "head" : "line",
  };
}

/** The width of a cell that lets so many blocks of five fit, beside names and levels. */
function cellWidth(room: number, blocks: number, beside: number, most: number): number {
  const each = (room - (blocks - 1) * 18) / blocks - beside - (blocks === 1 ? 40 : 28);
  return Math.max(17, Math.min(most, Math.floor(each / 5) - 4));
}

function pair(width: number, height: number, rows: number, blocks: number): Sizes {
  const low = height < LOW.pair;
  const cell = within((height - (low ? LOW_FIXED : FIXED).pair) / rows - 5, OWN);
  const wide = cellWidth((width - 44) / 2 - 40, blocks, blocks === 1 ? 200 : 34, 44);
  return {
    form: "wide",
    vp: low ? 72 : 92,
    pile: low ? 64 : 84,
    area: low ? 50 : 62,
    hand: low ? 76 : 104,
    own: [wide, cell],
    others: [wide, cell],
    blocks,
    pair: true,
    held: low ? "head" : "line",
  };
}

function half(width: number, height: number, rows: number, blocks: number): Sizes {
  const low = height < LOW.half;
  const cell = within((height - (low ? LOW_FIXED : FIXED).half) / rows - 5, [26, TOUCH]);
  const wide = cellWidth((width - 40) / 2 - 40, blocks, 30, 48);
  return {
    form: "half",
    vp: low ? 64 : 74,
    pile: low ? 54 : 66,
    area: low ? 42 : 46,
    hand: low ? 70 : 88,
    own: [wide, cell],
    others: [wide, cell],
    blocks,
    pair: true,
    held: low ? "head" : "line",
  };
}

function phone(width: number): Sizes {
  const cell = [Math.min(46, Math.floor((width - 166) / 5) - 4), TOUCH] as const;
  return {
    form: "phone",
    vp: Math.floor((width - 24) / 5.5),
    pile: 58,
    area: 48,
    hand: 82,
    own: cell,
    others: cell,
    blocks: 1,
    pair: false,
    held: "line",
  };
}
