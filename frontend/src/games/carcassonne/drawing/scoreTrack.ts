import { num, placed } from "$lib/drawing/svg";
import { drawPiece } from "./pieces/piece";

/** Spaces of the ring; a figure that passes 0 has done a lap. */
export const TRACK_SPACES = 50;

const RIBBON_TOP = 18;
const RIBBON_HEIGHT = 16;
const ROW_HEIGHT = 40;
const FIGURE_HEIGHT = 30;
/** Figures on one space are moved by this much each, so that all emblems show. */
const STACK_STEP = { right: 5, up: 3 };

/** A figure on the track: `meeple` is the marker of the points. */
export interface TrackMark {
  /** Colour of its seat. */
  readonly seat: number;
  readonly figure: string;
  readonly space: number;
  /** Rounds of the track done. */
  readonly laps: number;
}

/** Where the spaces of the ring lie: as one straight ribbon, or in two rows with the second running back. */
export interface TrackShape {
  readonly width: number;
  readonly rows: 1 | 2;
}

/** Height of the track with the figures on it, in px. */
export function trackHeight(rows: 1 | 2): number {
  return rows * ROW_HEIGHT - 4;
}

/** Middle of a space at the foot of its figures, and the space's width. */
export function spaceAt(space: number, { width, rows }: TrackShape): { x: number; y: number; width: number } {
  const length = TRACK_SPACES / rows;
  const each = width / length;
  const row = Math.floor(space / length);
  const column = row === 0 ? space : TRACK_SPACES - 1 - space;
  return { x: (column + 0.5) * each, y: row * ROW_HEIGHT + RIBBON_TOP + 12, width: each };
}

/**
 * The score track from (0, 0). It uses the theme's CSS variables, so it is for the page and not for pictures.
 */
export function scoreTrack(marks: readonly TrackMark[], shape: TrackShape): string {
  let ribbon = "";
  for (let space = 0; space < TRACK_SPACES; space++) ribbon += drawSpace(space, shape);
  return ribbon + trackFigures(marks, shape);
}

function drawSpace(space: number, shape: TrackShape): string {
  const { x, y, width } = spaceAt(space, shape);
  const strong = space % 5 === 0;
  const top = y - 12;
  const number =
    space % 10 === 0
      ? `<text x="${num(x)}" y="${num(top + 12.4)}" text-anchor="middle" font-size="11" font-weight="600" ` +
        `fill="var(--ink)">${space}</text>`
      : "";
  return (
    `<rect x="${num(x - width / 2 + 0.6)}" y="${num(top)}" width="${num(width - 1.2)}" height="${RIBBON_HEIGHT}" ` +
    `rx="2.5" fill="var(${strong ? "--line" : "--sunk"})" stroke="var(--line)" stroke-width=".8"/>${number}`
  );
}

/** Figures on their spaces, those on one space stacked, with the points of the laps done beside them. */
function trackFigures(marks: readonly TrackMark[], shape: TrackShape): string {
  const stacks = new Map<number, number>();
  const figures = marks.map(({ seat, figure, space, laps }) => {
    const below = stacks.get(space) ?? 0;
    stacks.set(space, below + 1);
    const at = spaceAt(space, shape);
    const x = Math.min(at.x + below * STACK_STEP.right, shape.width - 8);
    const y = at.y - below * STACK_STEP.up;
    return placed([x, y], drawPiece(figure, seat, { height: FIGURE_HEIGHT })) + drawLaps(laps, x, y, shape.width);
  });
  return figures.join("");
}

/** Points of the laps done, at the right of the figure's head, or at its left where there is no room. */
function drawLaps(laps: number, x: number, y: number, room: number): string {
  if (laps === 0) return "";
  const text = `+${laps * TRACK_SPACES}`;
  const width = 7 + 5.5 * text.length;
  const tag =
    `<rect y="-6" width="${num(width)}" height="12" rx="6" fill="var(--raised)" stroke="var(--muted)" ` +
    `stroke-width=".8"/><text x="${num(width / 2)}" y="3.4" text-anchor="middle" font-size="9.5" font-weight="600" ` +
    `fill="var(--ink)">${text}</text>`;
  return placed([x + 5 + width > room ? x - 5 - width : x + 5, y - 25], tag);
}
