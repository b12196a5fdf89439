import { type Emblem, SEATS, seatLook } from "./seats";

/** Size of one cell of a seat's pattern, in px. */
const CELL = 12;

/** Ink of the patterns where the edge colour would not show on the fill. */
const SOFT_INK: Partial<Record<Emblem, string>> = { cross: "#6A6C75", ring: "#B8AD98" };

function patternInk(emblem: Emblem, ink: string): string {
  switch (emblem) {
    case "disc":
      return `<circle cx="6" cy="6" r="2.6" fill="${ink}"/>`;
    case "triangle":
      return `<path d="M-2 14L14 -2M-2 2L2 -2M10 14L14 10" stroke="${ink}" stroke-width="2"/>`;
    case "diamond":
      return `<path d="M0 0L12 12M12 0L0 12" stroke="${ink}" stroke-width="1.6"/>`;
    case "square":
      return `<path d="M0 0H6V6H0ZM6 6H12V12H6Z" fill="${ink}"/>`;
    case "cross":
      return `<path d="M6 2V10M2 6H10" stroke="${ink}" stroke-width="2"/>`;
    case "ring":
      return `<circle cx="6" cy="6" r="3" fill="none" stroke="${ink}" stroke-width="1.6"/>`;
  }
}

/** The id of a seat's pattern, for `fill="url(#…)"`. */
export function patternId(seat: number): string {
  return `seat-pattern-${seat}`;
}

/** One seat's `<pattern>`: its fill with its second sign, for areas, bars and charts. */
function seatPattern(seat: number): string {
  const { fill, edge, emblem } = seatLook(seat);
  const ink = patternInk(emblem, SOFT_INK[emblem] ?? edge);
  return (
    `<pattern id="${patternId(seat)}" width="${CELL}" height="${CELL}" patternUnits="userSpaceOnUse">` +
    `<rect width="${CELL}" height="${CELL}" fill="${fill}"/>${ink}</pattern>`
  );
}

/** All six patterns, for one `<defs>` on the page. */
export function patternDefs(): string {
  return SEATS.map((_, seat) => seatPattern(seat)).join("");
}
