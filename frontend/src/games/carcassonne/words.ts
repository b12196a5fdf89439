/** Carcassonne's things in words: cells, tiles, features, moves and refusals. Sentences live in the message files. */
import type { Speech } from "$lib/game";
import type { Translate } from "$lib/messages";
import type { Refusal } from "$lib/protocol";
import { rotatedSide, SIDES } from "./drawing/sides";
import type { Rotation, Tile } from "./drawing/tileData";
import { weights } from "./features";
import {
  cellName,
  parseSegment,
  type CarcassonneView,
  type Cell,
  type Feature,
  type FeatureKind,
  type Figure,
  type FigureMove,
} from "./view";

const ROLES: Readonly<Record<FeatureKind, string>> = {
  city: "carcassonne-ui-knight",
  road: "carcassonne-ui-thief",
  field: "carcassonne-ui-farmer",
  monastery: "carcassonne-ui-monk",
};

const SIDE_WORDS = {
  N: "carcassonne-ui-north",
  E: "carcassonne-ui-east",
  S: "carcassonne-ui-south",
  W: "carcassonne-ui-west",
} as const;

/** A side of the compass. */
export function sideText(side: keyof typeof SIDE_WORDS, t: Translate): string {
  return t(SIDE_WORDS[side]);
}

/** Stands between the facts of one line. */
export const BETWEEN_FACTS = " · ";

/** A number with a true minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** `3, −1` */
export function cellText(cell: Cell, t: Translate): string {
  return t("carcassonne-ui-cell", { x: signed(cell[0]), y: signed(cell[1]) });
}

/** What a figure is called in a feature: knight, thief, farmer, monk. */
export function roleText(kind: FeatureKind, t: Translate): string {
  return t(ROLES[kind]);
}

/** A piece by its name in the data: `big meeple`, `ferry`. */
export function pieceText(piece: string, t: Translate): string {
  return t(`carcassonne-ui-piece-${piece}`);
}

/** A piece on the board and whose it is: `knight of Eleni`, `mage`. */
export function figureText({ figure, seat, segment }: Figure, { t, seats }: Speech): string {
  const owner = seats[seat]?.name;
  if (owner === undefined) return pieceText(figure, t);
  const role = figure === "meeple" ? roleText(parseSegment(segment).kind, t) : pieceText(figure, t);
  return t("carcassonne-ui-summary-figure", { role, name: owner });
}

/** A segment by what it is and where: `road (1, −2)`. */
export function segmentText(segment: string, t: Translate): string {
  const { at, kind } = parseSegment(segment);
  return t("carcassonne-ui-at", { feature: t(`carcassonne-ui-${kind}`), cell: cellText(at, t) });
}

/** `3, −1, two turns` */
export function placeWords(cell: Cell, rotation: Rotation, t: Translate): string {
  return t("carcassonne-ui-move-place", {
    cell: cellText(cell, t),
    turns: t("carcassonne-ui-turns", { turns: rotation }),
  });
}

/** The sides of a tile as it lies, and what else is on it: `city to the north, road to the east, …`. */
export function tileText(tile: Tile, rotation: Rotation, t: Translate): string {
  const words = SIDES.map((side) => {
    const original = SIDES.find((candidate) => rotatedSide(candidate, rotation) === side)!;
    return t("carcassonne-ui-summary-side", {
      kind: t(`carcassonne-ui-${tile.edges[original]}`),
      side: sideText(side, t),
    });
  });
  if (tile.monastery) words.push(t("carcassonne-ui-with-monastery"));
  if (tile.cities.some((city) => city.pennants > 0)) words.push(t("carcassonne-ui-with-pennant"));
  words.push(...tileMarks(tile).map((mark) => t(`carcassonne-ui-with-${mark}`)));
  return words.join(", ");
}

/** What a tile bears of the expansions, as ends of message keys. */
function tileMarks(tile: Tile): string[] {
  const marks = tile.cities.flatMap((city) => [
    ...(city.goods ? [city.goods] : []),
    ...(city.cathedral ? ["cathedral"] : []),
  ]);
  if (tile.roads.some((road) => road.inn)) marks.push("inn");
  if (tile.flying_machine) marks.push("machine");
  for (const mark of ["lake", "gold", "magic", "pouch"] as const) if (tile[mark]) marks.push(mark);
  if (tile.crop_circle) marks.push(tile.crop_circle);
  return marks;
}

/** What a spot for a figure would claim: `knight: city · 6 points now`. */
export function spotFacts(spot: FigureMove, view: CarcassonneView | null, t: Translate): string {
  const feature = t(`carcassonne-ui-${spot.feature}`);
  const joins = spot.figure === "builder" || spot.figure === "pig";
  const role = spot.figure === "meeple" ? roleText(spot.feature, t) : pieceText(spot.figure, t);
  const facts = [t("carcassonne-ui-spot", { role, feature })];
  if (view?.features && !joins) {
    if (spot.feature === "field") facts.push(t("carcassonne-ui-spot-field"));
    else if (spot.complete) facts.push(t("carcassonne-ui-spot-now", { points: spot.value }));
    else facts.push(t("carcassonne-ui-spot-later", { points: spot.value }));
  }
  return facts.join(BETWEEN_FACTS);
}

/** What may be said of a feature, fact by fact: what it is, its size, its gaps, its worth. */
export function featureFacts(feature: Feature, t: Translate): string[] {
  const finished = feature.complete && feature.kind !== "field";
  const facts = [t(`carcassonne-ui-${finished ? "finished-" : ""}${feature.kind}`)];
  if (feature.kind !== "monastery") facts.push(t("carcassonne-ui-feature-tiles", { tiles: feature.tiles }));
  if (feature.pennants > 0) facts.push(t("carcassonne-ui-feature-pennants", { pennants: feature.pennants }));
  if (feature.raised) facts.push(t(`carcassonne-ui-with-${feature.kind === "city" ? "cathedral" : "inn"}`));
  for (const [goods, count] of Object.entries(feature.goods ?? {}))
    facts.push(t("carcassonne-log-good", { kind: goods, count }));
  if (feature.gold) facts.push(t("carcassonne-ui-ingots", { count: feature.gold }));
  for (const figure of feature.magic ?? []) facts.push(pieceText(figure, t));
  if (feature.kind === "field") {
    facts.push(t("carcassonne-ui-feature-cities", { points: feature.value }));
    return facts;
  }
  if (!feature.complete) {
    const gaps = feature.kind === "monastery" ? "neighbours" : "edges";
    facts.push(t(`carcassonne-ui-feature-${gaps}`, { open: feature.open }));
  }
  facts.push(t("carcassonne-ui-feature-value", { value: feature.value }));
  return facts;
}

/** Who stands in a feature, with weights: `Eleni 2, Nikos 1`. */
export function holdersText(feature: Feature, { t, seats }: Speech): string {
  const holders = weights(feature).map(({ seat, weight }) =>
    t("carcassonne-ui-majority", { name: seats[seat]?.name ?? "", weight }),
  );
  return holders.length > 0 ? holders.join(", ") : t("carcassonne-ui-feature-nobody");
}

/** The side named by a refusal, on the board as it lies. */
export function refusedSide(refusal: Refusal): "N" | "E" | "S" | "W" | null {
  const side = refusal.data["side"];
  return side === "N" || side === "E" || side === "S" || side === "W" ? side : null;
}

const REFUSED_TITLES: Readonly<Record<string, string>> = {
  "CAR-TILE-02": "carcassonne-ui-refused-cell",
  "CAR-MEE-03": "carcassonne-ui-refused-occupied",
  "CAR-MEE-06": "carcassonne-ui-refused-none-left",
};
/** Headlines by the expansion of the rule: what it is about can't be done there. */
const REFUSED_ABOUT: Readonly<Record<string, string>> = {
  TB: "carcassonne-ui-refused-companion",
  FM: "carcassonne-ui-refused-flight",
  FE: "carcassonne-ui-refused-ferry",
  GM: "carcassonne-ui-refused-gold",
  MW: "carcassonne-ui-refused-magic",
  RB: "carcassonne-ui-refused-robber",
  MSG: "carcassonne-ui-refused-message",
  CC: "carcassonne-ui-refused-crop",
};

/** Headline of a refusal. */
export function refusalTitle(refusal: Refusal, { t }: Speech): string {
  const side = refusedSide(refusal);
  if (side) return t("carcassonne-ui-refused-edge", { side: sideText(side, t) });
  const about = REFUSED_ABOUT[refusal.rule.split("-")[1] ?? ""];
  return t(REFUSED_TITLES[refusal.rule] ?? about ?? "carcassonne-ui-refused");
}

/** The cell of the first segment of a feature, in words. */
export function firstCellText(segments: readonly string[], t: Translate): string {
  return segments.length > 0 ? cellText(parseSegment(segments[0]!).at, t) : "";
}

/** True if both name one cell. */
export function sameCell(a: Cell, b: Cell): boolean {
  return cellName(a) === cellName(b);
}
