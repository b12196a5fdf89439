import { type Emblem, seatLook, surfaceEdge } from "./seats";
import { num } from "./svg";

/** A seat's emblem around (0, 0), in a unit of `radius`. */
export function drawEmblem(emblem: Emblem, radius: number, color: string): string {
  const r = (share: number): string => num(radius * share);
  switch (emblem) {
    case "disc":
      return `<circle r="${r(0.82)}" fill="${color}"/>`;
    case "triangle":
      return `<path d="M0 ${r(-0.98)}L${r(0.98)} ${r(0.72)}H${r(-0.98)}Z" fill="${color}"/>`;
    case "diamond":
      return `<path d="M0 ${r(-1.05)}L${r(0.9)} 0L0 ${r(1.05)}L${r(-0.9)} 0Z" fill="${color}"/>`;
    case "square":
      return `<rect x="${r(-0.76)}" y="${r(-0.76)}" width="${r(1.52)}" height="${r(1.52)}" rx="${r(0.12)}" fill="${color}"/>`;
    case "cross": {
      const bars = `M${r(-0.34)} ${r(-0.98)}H${r(0.34)}V${r(0.98)}H${r(-0.34)}ZM${r(-0.98)} ${r(-0.34)}H${r(0.98)}V${r(0.34)}H${r(-0.98)}Z`;
      return `<path d="${bars}" fill="${color}"/>`;
    }
    case "ring":
      return `<circle r="${r(0.64)}" fill="none" stroke="${color}" stroke-width="${r(0.38)}"/>`;
  }
}

/** A disc in the seat's colour with its emblem, around (0, 0); `radius` reaches to the middle of the edge. */
export function seatDot(seat: number, radius: number): string {
  const { fill, mark, emblem } = seatLook(seat);
  const edge = num((radius * 1.6) / 11);
  return (
    `<circle r="${num(radius)}" fill="${fill}" stroke="${surfaceEdge(seat)}" stroke-width="${edge}"/>` +
    drawEmblem(emblem, (radius * 6.2) / 11, mark)
  );
}
