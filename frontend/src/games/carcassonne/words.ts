/** Carcassonne's things in words: cells, tiles, features, moves and refusals. Sentences live in the message files. */
import type { Speech } from "$lib/game";
import type { Translate } from "$lib/messages";
import type { LegalMove, Refusal } from "$lib/protocol";
import { rotatedSide, SIDES } from "./drawing/sides";
import type { Rotation, Tile } from "./drawing/tileData";
import { weights } from "./features";
import {
  carcassonneMoves,
  cellName,
  parseSegment,
  type CarcassonneView,
  type Cell,
  type Feature,
  type FeatureKind,
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
      side: t(SIDE_WORDS[side]),
    });
  });
  if (tile.monastery) words.push(t("carcassonne-ui-with-monastery"));
  if (tile.cities.some((city) => city.pennants > 0)) words.push(t("carcassonne-ui-with-pennant"));
  return words.join(", ");
}

/** What a spot for a figure would claim: `knight: city · 6 points now`. */
export function spotFacts(spot: FigureMove, view: CarcassonneView | null, t: Translate): string {
  const facts = [
    t("carcassonne-ui-spot", { role: roleText(spot.feature, t), feature: t(`carcassonne-ui-${spot.feature}`) }),
  ];
  if (view?.features) {
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

/** A legal move in words. */
export function moveText(move: LegalMove, { t, seats }: Speech): string {
  const [known] = carcassonneMoves([move]);
  switch (known!.kind) {
    case "place":
      return placeWords(known!.at, known!.rotation, t);
    case "figure":
      return t(`carcassonne-ui-move-figure-${known!.feature}`);
    case "none":
      return t("carcassonne-ui-move-none");
    case "draw":
      return t("carcassonne-ui-move-draw", { tile: known!.tile });
    case "first":
      return t("carcassonne-ui-move-first", { name: seats[known!.seat]?.name ?? "" });
  }
}

/** The side named by a refusal, on the board as it lies. */
export function refusedSide(refusal: Refusal): "N" | "E" | "S" | "W" | null {
  const side = refusal.data["side"];
  return side === "N" || side === "E" || side === "S" || side === "W" ? side : null;
}

const REFUSED_TITLES: Readonly<Record<string, string>> = {
  "CAR-TILE-02": "carcassonne-ui-refused-cell",
  "CAR-MEE-03": "carcassonne-ui-refused-occupied",
};

/** Headline of a refusal. */
export function refusalTitle(refusal: Refusal, { t }: Speech): string {
  const side = refusedSide(refusal);
  if (side) return t("carcassonne-ui-refused-edge", { side: t(SIDE_WORDS[side]) });
  return t(REFUSED_TITLES[refusal.rule] ?? "carcassonne-ui-refused");
}

/** The cell of the first segment of a feature, in words. */
export function firstCellText(segments: readonly string[], t: Translate): string {
  return segments.length > 0 ? cellText(parseSegment(segments[0]!).at, t) : "";
}

/** True if both name one cell. */
export function sameCell(a: Cell, b: Cell): boolean {
  return cellName(a) === cellName(b);
}
