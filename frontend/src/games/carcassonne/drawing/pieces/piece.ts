import { placed } from "$lib/drawing/svg";
import type { Standing } from "$lib/drawing/figure";
import { drawBuilder, drawMeeple, drawMessenger, drawRobber } from "./meeple";
import { drawMage, drawWitch } from "./neutral";
import { drawPig } from "./pig";
import { drawFerry, drawIngot } from "./things";

/** How high each piece is, as a share of a meeple's height. */
const SHARES: Readonly<Record<string, number>> = { big: 1.2, builder: 0.95, pig: 0.84, mage: 1.1, witch: 1.1 };

/** What of a piece depends on where it is. */
export interface PieceOptions {
  /** Height of a meeple beside it. */
  readonly height: number;
  /** A farmer lies. */
  readonly lying?: boolean;
  /** False on paper. Default true. */
  readonly halo?: boolean;
}

/** A piece by its name in the game's data, with its foot at (0, 0); things that lie have their middle there. */
export function drawPiece(name: string, seat: number, { height, lying = false, halo = true }: PieceOptions): string {
  const standing: Standing = { height: height * (SHARES[name] ?? 1) };
  switch (name) {
    case "builder":
      return drawBuilder(seat, standing);
    case "pig":
      return drawPig(seat, standing);
    case "messenger":
      return drawMessenger(seat, standing);
    case "robber":
      return drawRobber(seat, standing);
    case "mage":
      return drawMage(standing);
    case "witch":
      return drawWitch(standing);
    case "ingot":
      return placed([0, 0], drawIngot(), height / 46);
    case "ferry":
      return placed([0, 0], drawFerry(), height / 56);
    default:
      return drawMeeple(seat, { ...standing, lying, halo, big: name === "big" });
  }
}
