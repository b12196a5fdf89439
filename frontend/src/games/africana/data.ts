/** Board and cards: the engine's own data files, or those that a table brought, typed; and the coast line. */
import boardFile from "$data/africana/data/board.json";
import cardsFile from "$data/africana/data/cards.json";
import geography from "$data/africana/data/geography.json";

/** In the order of the rules. */
export const COLOURS = ["pink", "cyan", "grey", "orange", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export type Region = "north" | "south";
export type ArtifactKind = "mask" | "drum" | "figurine" | "vessel" | "shield";
/** Where a place's name stands beside its symbols. */
export type Side = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";

export interface Names {
  readonly en: string;
  readonly el: string;
}

export interface Location {
  readonly id: string;
  readonly name: Names;
  readonly region: Region;
  readonly lon: number;
  readonly lat: number;
  readonly label: Side;
  readonly symbols: readonly Colour[];
}

export interface Route {
  readonly a: string;
  readonly b: string;
  readonly kind: "land" | "sea";
  /** Points on the way, as longitude and latitude. */
  readonly via?: readonly (readonly [number, number])[];
}

export interface Mission {
  readonly id: string;
  readonly back: string;
  readonly from: string;
  readonly to: string;
  readonly silver: number;
  readonly vp: number;
}

export interface Adventure {
  readonly id: string;
  readonly book: Region;
  readonly type: "artifact" | "helper";
  readonly artifact?: ArtifactKind;
  readonly helper?: Colour;
  readonly to: string;
  readonly silver?: number;
  readonly vp?: number;
}

interface BoardFile {
  readonly locations: readonly Location[];
  readonly routes: readonly Route[];
}

interface CardsFile {
  readonly missions: readonly Mission[];
  readonly adventures: readonly Adventure[];
  readonly companies: readonly { readonly id: string; readonly name: Names }[];
}

/** Files that a table was made with, as the view tells them. */
export interface Files {
  readonly board: unknown;
  readonly cards: unknown;
}

/** The board and the cards that a table plays with. */
export interface World {
  readonly locations: ReadonlyMap<string, Location>;
  readonly routes: readonly Route[];
  readonly missions: ReadonlyMap<string, Mission>;
  readonly adventures: ReadonlyMap<string, Adventure>;
  readonly companies: ReadonlyMap<string, Names>;
}

function byId<T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

function worldOf(board: BoardFile, cards: CardsFile): World {
  return {
    locations: byId(board.locations),
    routes: board.routes,
    missions: byId(cards.missions),
    adventures: byId(cards.adventures),
    companies: new Map(cards.companies.map((company) => [company.id, company.name])),
  };
}

const SHIPPED = worldOf(boardFile as unknown as BoardFile, cardsFile as unknown as CardsFile);
const own = new WeakMap<Files, World>();

/** The world of a table: the shipped one, or that of its own files, which the server has checked. */
export function worldFor(files: Files | null): World {
  if (files === null) return SHIPPED;
  const known = own.get(files) ?? worldOf(files.board as BoardFile, files.cards as CardsFile);
  own.set(files, known);
  return known;
}

/** West, south, east, north of what the map shows, in degrees. */
export const BOX = geography.bbox as unknown as readonly [number, number, number, number];
/** The coast line as closed rings of longitude and latitude. */
export const LAND = geography.land as unknown as readonly (readonly (readonly [number, number])[])[];
