/** The charge of each colour: the form that says the colour again. Drawn around (0, 0), about 18 high. */
import type { Colour } from "../data";
import { LOOKS } from "./palette";

function around(count: number, markup: string): string {
  return Array.from(
    { length: count },
    (_, step) => `<g transform="rotate(${(360 / count) * step})">${markup}</g>`,
  ).join("");
}

function shape(colour: Colour): string {
  switch (colour) {
    case "r":
      return `${around(5, '<ellipse cy="-4.4" rx="3.1" ry="3.6"/>')}<circle r="2.1" fill="${LOOKS.r.deep}" opacity=".55"/>`;
    case "b":
      return '<path d="M0-9C5-3 7-.4 7 2.8A7 7 0 0 1-7 2.8C-7-.4-5-3 0-9Z"/>';
    case "y":
      return `<circle r="4.2"/>${around(8, '<path d="M-1.7-5.4L0-9.4L1.7-5.4Z"/>')}`;
    case "g":
      return `<path d="M-7 8C-8-2-1-9 8-8C9 1 3 8-5 6.4L-7 8Z"/><path d="M-6.4 7.4L3-3" stroke="${LOOKS.g.deep}" stroke-opacity=".55" stroke-width="1.3"/>`;
    case "p":
      return '<path d="M0-9L2.5-2.9L9-2.6L4 1.5L5.6 8L0 4.4L-5.6 8L-4 1.5L-9-2.6L-2.5-2.9Z"/>';
  }
}

/** A colour's charge, filled with `fill`. */
export function drawCharge(colour: Colour, fill: string): string {
  return `<g fill="${fill}">${shape(colour)}</g>`;
}
