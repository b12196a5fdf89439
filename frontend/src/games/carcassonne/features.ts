/** Which feature a segment belongs to, and what may be said of it. */
import type { Feature } from "./view";

/** Feature by the name of each of its segments. */
export function featureIndex(features: readonly Feature[]): ReadonlyMap<string, Feature> {
  const index = new Map<string, Feature>();
  for (const feature of features) for (const segment of feature.segments) index.set(segment, feature);
  return index;
}

/** Names of a tile's segments, in the order of `tiles.json`. */
export function partsOf(tile: {
  readonly cities: readonly unknown[];
  readonly roads: readonly unknown[];
  readonly fields: readonly unknown[];
  readonly monastery: boolean;
}): string[] {
  return [
    ...tile.cities.map((_, index) => `c${index}`),
    ...tile.roads.map((_, index) => `r${index}`),
    ...tile.fields.map((_, index) => `f${index}`),
    ...(tile.monastery ? ["m"] : []),
  ];
}

/** The figures of a feature, most first: seat and weight. */
export function weights(feature: Feature): { seat: number; weight: number }[] {
  return Object.entries(feature.figures)
    .map(([seat, weight]) => ({ seat: Number(seat), weight }))
    .sort((a, b) => b.weight - a.weight || a.seat - b.seat);
}
