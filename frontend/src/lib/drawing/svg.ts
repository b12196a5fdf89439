import type { Point } from "./point";

/** A number as SVG text, two decimals at most. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** Moves a drawing made around (0, 0) to `at`, scaled and turned (degrees clockwise). */
export function placed(at: Point, markup: string, scale = 1, turn = 0): string {
  const scaling = scale === 1 ? "" : ` scale(${num4(scale)})`;
  const turning = turn === 0 ? "" : ` rotate(${num(turn)})`;
  return `<g transform="translate(${num(at[0])} ${num(at[1])})${turning}${scaling}">${markup}</g>`;
}

function num4(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}

/** Path data of straight pieces through the points. */
export function linePath(points: readonly Point[], closed = false): string {
  if (points.length === 0) return "";
  const pairs = points.map(([x, y]) => `${num(x)} ${num(y)}`);
  return `M${pairs.join("L")}${closed ? "Z" : ""}`;
}

/** One of several strokes that are laid over each other on the same path. */
export interface StrokeLayer {
  readonly color: string;
  readonly width: number;
  readonly opacity?: number;
  readonly dash?: string;
  /** Moves this layer, for drawn shadows. */
  readonly shift?: Point;
}

/** The path drawn once for each layer, first layer lowest. */
export function layeredStroke(path: string, layers: readonly StrokeLayer[]): string {
  const strokes = layers.map(({ color, width, opacity, dash, shift }) => {
    const extra =
      (opacity === undefined ? "" : ` stroke-opacity="${num(opacity)}"`) +
      (dash === undefined ? "" : ` stroke-dasharray="${dash}"`) +
      (shift === undefined ? "" : ` transform="translate(${num(shift[0])} ${num(shift[1])})"`);
    return `<path d="${path}" stroke="${color}" stroke-width="${num(width)}"${extra}/>`;
  });
  return `<g fill="none">${strokes.join("")}</g>`;
}
