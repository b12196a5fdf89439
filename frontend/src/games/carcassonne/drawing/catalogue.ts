import data from "$data/carcassonne/data/tiles.json";
import type { Tile } from "./tileData";

/** The different tiles of all sets, in the order of the data. */
export const TILES = data.tiles as unknown as readonly Tile[];

const byId: ReadonlyMap<string, Tile> = new Map(TILES.map((tile) => [tile.id, tile]));

/** The tile with that id. Throws RangeError if there is none. */
export function tileById(id: string): Tile {
  const tile = byId.get(id);
  if (!tile) throw new RangeError(`no tile has the id ${id}`);
  return tile;
}
