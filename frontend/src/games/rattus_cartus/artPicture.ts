/** Three buildings with the cards laid before them, as one picture. */
import { placed } from "$lib/drawing/svg";
import { buildingById } from "./data";
import { BUILDING_WIDTH, drawBuilding } from "./drawing/building";
import { rat } from "./drawing/glyphs";
import { cardBack, drawPopulation } from "./drawing/population";

export const ART_WIDTH = 760;
export const ART_HEIGHT = 320;

const ROW = ["farm", "castle", "palace"] as const;
const STEP = 226;

/** The picture's markup, in a box of `ART_WIDTH` x `ART_HEIGHT`. */
export function artMarkup(): string {
  const left = (ART_WIDTH - STEP * (ROW.length - 1) - BUILDING_WIDTH) / 2;
  const buildings = ROW.map((id, index) =>
    placed([left + index * STEP, -16], drawBuilding(buildingById(id), null, { name: "", supplies: "" })),
  );
  const cards = [
    placed([left + 30, 206], cardBack, 0.9, -4),
    placed([left + 104, 200], drawPopulation("peasantry", 3, ""), 0.9, 3),
    placed([left + STEP + 60, 204], cardBack, 0.9, 2),
    placed([left + 2 * STEP + 12, 208], cardBack, 0.9, -3),
    placed([left + 2 * STEP + 92, 202], drawPopulation("royalty", 4, ""), 0.9, 4),
  ];
  return buildings.join("") + cards.join("") + rat()([left + STEP - 8, 292], 1.3);
}
