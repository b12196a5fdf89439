/** What each expansion brings, as one small picture 160 × 120: its tile with its piece on it. */
import { placed } from "$lib/drawing/svg";
import { drawPiece } from "./drawing/pieces/piece";
import { drawDie, drawEnvelope, drawFlyingMachine, drawIngots } from "./drawing/pieces/things";
import { ferryMarkup } from "./expansions/lie";
import { tileMarkup } from "./tiles";
import type { Rotation } from "./view";

function tile(id: string, rotation: Rotation, more = ""): string {
  return `<g transform="translate(0 -20) scale(1.6)">${tileMarkup(id, rotation, 3, "full")}${more}</g>`;
}

const PICTURES: Readonly<Record<string, () => string>> = {
  inns: () => tile("IC-CCCC-k", 0) + placed([126, 108], drawPiece("big", 0, { height: 62 })),
  traders: () =>
    tile("TB-CCFC-g", 0) +
    placed([40, 104], drawPiece("builder", 2, { height: 58 })) +
    placed([122, 110], drawPiece("pig", 1, { height: 62 })),
  flying: () =>
    tile("FM-FRFR-W", 1) + placed([52, 58], drawFlyingMachine(), 1.5, 40) + placed([112, 70], drawDie(3), 1.3),
  messengers: () =>
    tile("BG-CRFR", 0) +
    placed([48, 104], drawPiece("messenger", 3, { height: 66 })) +
    placed([116, 66], drawEnvelope(), 1.4),
  ferries: () => tile("FE-RRRR", 0, ferryMarkup({ tile: "FE-RRRR", rotation: 0 }, ["r1", "r3"])),
  gold: () => tile("GM-RRRR-m", 0) + placed([80, 66], drawIngots(3), 1.5),
  magic: () =>
    tile("BG-CCFC-p", 0) +
    placed([50, 106], drawPiece("mage", 0, { height: 62 })) +
    placed([112, 106], drawPiece("witch", 0, { height: 62 })),
  robbers: () => tile("RB-CRRF", 0) + placed([80, 108], drawPiece("robber", 4, { height: 76 })),
  crops: () => tile("CC-CFRF", 0),
};

/** SVG markup of an expansion's picture; empty for anything else. */
export function expansionPicture(expansion: string): string {
  return PICTURES[expansion]?.() ?? "";
}
