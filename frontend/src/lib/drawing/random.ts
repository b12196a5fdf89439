/** Numbers in [0, 1), the same sequence each time for the same seed. Not for anything secret. */
export type Random = () => number;

/**
 * Pseudo-random numbers for drawing, so that a picture looks varied and never changes.
 * Source: xmur3 string hash and mulberry32 (Bryc, "PRNGs in JavaScript", public domain).
 */
export function seededRandom(seed: string): Random {
  let hash = 1779033703 ^ seed.length;
  for (const letter of seed) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  let state = hash >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from `low` up to `high`. */
export function within(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** One entry of a list that is not empty. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
