/** Cards as sheets of paper: outline, shadow, head and foot. */
import { num } from "$lib/drawing/svg";
import { SHADOW } from "./palette";

export class Sheet {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly corner: number,
  ) {}

  /** The whole card with these attributes. */
  whole(attributes: string): string {
    return `<rect width="${this.width}" height="${this.height}" rx="${this.corner}" ${attributes}/>`;
  }

  shadow(): string {
    return `<g transform="translate(2 3)" opacity=".26">${this.whole(`fill="${SHADOW}"`)}</g>`;
  }

  /** The upper part, down to a line. */
  head(to: number, fill: string): string {
    const { width, corner } = this;
    return `<path d="M0 ${num(to)}V${corner}Q0 0 ${corner} 0H${width - corner}Q${width} 0 ${width} ${corner}V${num(to)}Z" fill="${fill}"/>`;
  }

  /** The lower part, from a line. */
  foot(from: number, fill: string): string {
    const { width, height, corner } = this;
    return `<path d="M0 ${num(from)}H${width}V${height - corner}Q${width} ${height} ${width - corner} ${height}H${corner}Q0 ${height} 0 ${height - corner}Z" fill="${fill}"/>`;
  }

  /** A strip from line to line. */
  strip(from: number, to: number, fill: string): string {
    return `<rect y="${num(from)}" width="${this.width}" height="${num(to - from)}" fill="${fill}"/>`;
  }
}
