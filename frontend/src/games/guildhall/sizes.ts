/** How large everything is drawn, from the room that the board has. */

export type Form = "wide" | "half" | "phone";

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
}

/** From these widths on a tablet's and a desktop's board fits. */
const HALF = 600;
const WIDE = 860;
/** What a row takes besides its cells, and rows of the two large zones besides their rows of cells. */
const FIXED = { wide: 392, pair: 470, half: 390 } as const;
/** Height of a cell: least, most. */
const OWN = [26, 40] as const;
const OTHERS = [19, 34] as const;
/** As high as a finger needs, less the gap. */
const TOUCH = 39;

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.round(Math.max(least, Math.min(most, value)));

/** Sizes for a board of so many pixels, professions and players. */
export function sizesFor(width: number, height: number, professions: number, players: number): Sizes {
  const blocks = professions > 6 ? 2 : 1;
  const rows = Math.ceil(professions / blocks);
  if (width < HALF) return phone(width);
  if (width < WIDE) return half(width, height, rows, blocks);
  const pair = players === 2;
  if (pair) {
    const cell = within((height - FIXED.pair) / rows - 5, OWN);
    const size = [
      cellWidth((width - 44) / 2 - 40, blocks, blocks === 1 ? 104 : 0, blocks === 1 ? 96 : 34, 44),
      cell,
    ] as const;
    return { form: "wide", vp: 92, pile: 84, area: 62, hand: 104, own: size, others: size, blocks, pair };
  }
  const spare = height - FIXED.wide - rows * 10;
  const own = within((spare * 0.58) / rows, OWN);
  const others = within((spare * 0.42) / rows, OTHERS);
  const panel = (width - 32 - (players - 2) * 12) / (players - 1) - 40;
  return {
    form: "wide",
    vp: height < 700 ? 80 : 94,
    pile: height < 700 ? 72 : 86,
    area: 62,
    hand: 104,
    own: [blocks === 1 ? 38 : 31, own],
    others: [cellWidth(blocks === 1 ? panel - 84 : panel, blocks, 0, 0, 44), others],
    blocks,
    pair,
  };
}

/** The width of a cell that lets so many blocks of five fit, beside names and levels. */
function cellWidth(room: number, blocks: number, names: number, levels: number, most: number): number {
  const each = (room - (blocks - 1) * 18) / blocks - names - levels - 34;
  return Math.max(17, Math.min(most, Math.floor(each / 5) - 4));
}

function half(width: number, height: number, rows: number, blocks: number): Sizes {
  const cell = within((height - FIXED.half) / rows - 5, [26, TOUCH]);
  const wide = cellWidth((width - 40) / 2 - 40, blocks, 0, 30, 48);
  return {
    form: "half",
    vp: 74,
    pile: 70,
    area: 54,
    hand: 88,
    own: [wide, cell],
    others: [wide, cell],
    blocks,
    pair: true,
  };
}

function phone(width: number): Sizes {
  const cell = [cellWidth(width - 24, 1, 0, 92, 46), TOUCH] as const;
  return {
    form: "phone",
    vp: Math.floor((width - 24) / 5.5),
    pile: 58,
    area: 48,
    hand: 86,
    own: cell,
    others: cell,
    blocks: 1,
    pair: false,
  };
}
