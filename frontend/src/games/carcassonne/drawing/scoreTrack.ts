import { num, placed } from "$lib/drawing/svg";
import { drawMeeple } from "./pieces/meeple";

/** Spaces of the ring; a figure that passes 0 has done a lap. */
export const TRACK_SPACES = 50;

/** Height of the ribbon with the figures on it, in px. */
export const TRACK_HEIGHT = 36;

const RIBBON_TOP = 18;
const RIBBON_HEIGHT = 16;
const FIGURE_HEIGHT = 30;
/** Figures on one space are moved by this much each, so that all emblems show. */
const STACK_STEP = { right: 5, up: 3 };

/** A seat and its points. */
export interface TrackScore {
  readonly seat: number;
  readonly points: number;
}

/**
 * The score track as one straight ribbon from (0, 0), `width` px wide and TRACK_HEIGHT high.
 * It uses the theme's CSS variables, so it is for the page and not for pictures.
 */
export function scoreTrack(scores: readonly TrackScore[], width: number): string {
  const space = width / TRACK_SPACES;
  let ribbon = "";
  for (let i = 0; i < TRACK_SPACES; i++) ribbon += drawSpace(i, space);
  return ribbon + trackFigures(scores, space);
}

function drawSpace(index: number, width: number): string {
  const strong = index % 5 === 0;
  const middle = num((index + 0.5) * width);
  const number =
    index % 10 === 0
      ? `<text x="${middle}" y="${num(RIBBON_TOP + 12.4)}" text-anchor="middle" font-size="11" font-weight="600" ` +
        `fill="var(--ink)">${index}</text>`
      : "";
  return (
    `<rect x="${num(index * width + 0.6)}" y="${RIBBON_TOP}" width="${num(width - 1.2)}" height="${RIBBON_HEIGHT}" ` +
    `rx="2.5" fill="var(${strong ? "--line" : "--sunk"})" stroke="var(--line)" stroke-width=".8"/>${number}`
  );
}

/** Figures on their spaces, those on one space stacked, with the points of the laps done beside them. */
function trackFigures(scores: readonly TrackScore[], width: number): string {
  const stacks = new Map<number, number>();
  const figures = scores.map(({ seat, points }) => {
    const space = points % TRACK_SPACES;
    const below = stacks.get(space) ?? 0;
    stacks.set(space, below + 1);
    const x = (space + 0.5) * width + below * STACK_STEP.right;
    const y = RIBBON_TOP + 12 - below * STACK_STEP.up;
    const figure = drawMeeple(seat, { at: [x, y], height: FIGURE_HEIGHT });
    return figure + drawLaps(Math.floor(points / TRACK_SPACES), x, y);
  });
  return figures.join("");
}

/** Points of the laps done, at the right of the figure's head. */
function drawLaps(laps: number, x: number, y: number): string {
  if (laps === 0) return "";
  const text = `+${laps * TRACK_SPACES}`;
  const width = 7 + 5.5 * text.length;
  const tag =
    `<rect y="-6" width="${num(width)}" height="12" rx="6" fill="var(--raised)" stroke="var(--muted)" ` +
    `stroke-width=".8"/><text x="${num(width / 2)}" y="3.4" text-anchor="middle" font-size="9.5" font-weight="600" ` +
    `fill="var(--ink)">${text}</text>`;
  return placed([x + 5, y - 25], tag);
}
