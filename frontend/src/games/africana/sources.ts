/** Where each part of board and cards comes from, as the data files tell. */
import boardFile from "$data/africana/data/board.json";
import cardsFile from "$data/africana/data/cards.json";
import type { Translate } from "$lib/messages";
import { worldFor } from "./data";
import { adventureText, missionText, placeName } from "./words";

/** From the surest: told by the rulebook, by public descriptions, in part by either, by nobody. */
export const ORIGINS = ["rulebook", "public", "partly", "reconstructed"] as const;
export type Origin = (typeof ORIGINS)[number];

/** Parts of one sort, by where they come from. */
export interface Sort {
  /** `places`, `symbols`, `routes`, `missions` or `adventures`. */
  readonly key: string;
  readonly parts: Readonly<Record<Origin, readonly string[]>>;
}

/** Where a part comes from, by what its file says of it. */
export function originOf(provenance: string): Origin {
  if (provenance === "reconstructed") return "reconstructed";
  if (provenance.includes("reconstructed")) return "partly";
  return provenance.startsWith("public") ? "public" : "rulebook";
}

function sorted<T>(key: string, things: readonly T[], told: (thing: T) => string, name: (thing: T) => string): Sort {
  const parts: Record<Origin, string[]> = { rulebook: [], public: [], partly: [], reconstructed: [] };
  for (const thing of things) parts[originOf(told(thing))].push(name(thing));
  return { key, parts };
}

/** All that the package's own files hold. */
export function sortsOfParts(t: Translate): readonly Sort[] {
  const world = worldFor(null);
  const place = (id: string): string => placeName(world, id, t);
  const { locations, routes } = boardFile;
  return [
    sorted(
      "places",
      locations,
      (each) => each.provenance.name,
      (each) => place(each.id),
    ),
    sorted(
      "symbols",
      locations,
      (each) => each.provenance.symbols,
      (each) => place(each.id),
    ),
    sorted(
      "routes",
      routes,
      (each) => each.provenance,
      (each) => `${place(each.a)} – ${place(each.b)}`,
    ),
    sorted(
      "missions",
      cardsFile.missions,
      (each) => each.provenance,
      (each) => missionText(world, each.id, t),
    ),
    sorted(
      "adventures",
      cardsFile.adventures,
      (each) => each.provenance,
      (each) => adventureText(world, each.id, t),
    ),
  ];
}
