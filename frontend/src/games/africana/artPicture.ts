/** A part of the map with its places and two travellers, as one picture. */
import { figureBody, figureFace, halo, FIGURE_PATH, stand } from "$lib/drawing/figure";
import { seatLook } from "$lib/drawing/seats";
import { worldFor } from "./data";
import { drawPlace } from "./drawing/places";
import { onMap } from "./drawing/projection";
import { drawRoutes } from "./drawing/routes";
import { drawTerrain } from "./drawing/terrain";

/** What of the map is shown: from the Gulf of Guinea to the Nile. */
export const ART_BOX = [60, 200, 560, 236] as const;

/** The picture's markup, in map units. */
export function artMarkup(id: string): string {
  const { locations, routes } = worldFor(null);
  const pawn = (seat: number, place: string, dx: number): string => {
    const { lon, lat } = locations.get(place)!;
    const [x, y] = onMap(lon, lat);
    const look = seatLook(seat);
    return stand(halo(FIGURE_PATH) + figureBody(look) + figureFace(look), { at: [x + dx, y + 12], height: 42 });
  };
  return (
    drawTerrain(id, { equator: "", north: "" }) +
    drawRoutes(routes, locations) +
    [...locations.values()].map(drawPlace).join("") +
    pawn(0, "timbuktu", -32) +
    pawn(1, "khartoum", 36)
  );
}
