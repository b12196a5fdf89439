/** Which feature a segment belongs to, and what may be said of it. */
import { parseSegment, type Feature, type FeatureKind } from "./view";

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

/** Segments that belong together with the one named: those of its feature, or itself alone when no features are told. */
export function litSegments(index: ReadonlyMap<string, Feature>, segment: string): readonly string[] {
  return index.get(segment)?.segments ?? [segment];
}

/** How many features of each kind are unfinished, and how many in all. */
export function tally(features: readonly Feature[]): Record<FeatureKind, { all: number; open: number }> {
  const counts = {
    city: { all: 0, open: 0 },
    road: { all: 0, open: 0 },
    monastery: { all: 0, open: 0 },
    field: { all: 0, open: 0 },
  };
  for (const feature of features) {
    counts[feature.kind].all++;
    if (!feature.complete) counts[feature.kind].open++;
  }
  return counts;
}

/** The figures of a feature, most first: seat and weight. */
export function weights(feature: Feature): { seat: number; weight: number }[] {
  return Object.entries(feature.figures)
    .map(([seat, weight]) => ({ seat: Number(seat), weight }))
    .sort((a, b) => b.weight - a.weight || a.seat - b.seat);
}

/** The cells of a feature, each once. */
export function cellsOf(segments: readonly string[]): string[] {
  return [...new Set(segments.map((segment) => parseSegment(segment).at.join(",")))];
}
