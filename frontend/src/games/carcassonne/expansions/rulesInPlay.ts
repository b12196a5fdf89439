/** Which rules belong to which expansions, so that a table's rules leave out what it doesn't play with. */

const I = "inns";
const T = "traders";
const F = "flying";
const M = "messengers";
const FE = "ferries";
const G = "gold";
const W = "magic";
const R = "robbers";
const C = "crops";

/** Expansions by the middle of a rule's id. */
const GROUPS: Readonly<Record<string, string>> = { IC: I, TB: T, FM: F, MSG: M, FE, GM: G, MW: W, RB: R, CC: C };

/**
 * Rules of other groups that not every table needs: lists of expansions, all of one list must be in play, and one list
 * is enough.
 */
const RULES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "CAR-SET-02": [[I], [T], [F], [FE], [G], [W], [R], [C]],
  "CAR-SET-05": [[I]],
  "CAR-SET-06": [[T]],
  "CAR-SET-07": [[M]],
  "CAR-SET-08": [[FE], [G], [W], [R], [F]],
  "CAR-SET-10": [[I], [T], [F], [FE], [G], [W], [R], [C]],
  "CAR-TURN-02": [[G], [W], [R], [FE], [F], [C]],
  "CAR-TURN-03": [[C]],
  "CAR-TURN-04": [[T], [FE], [M]],
  "CAR-TURN-05": [[M]],
  "CAR-SCORE-09": [[M], [R]],
  "CAR-END-02": [[M]],
  "CAR-END-07": [[T], [G]],
  "CAR-X-01": [
    [I, F],
    [I, C],
    [I, M],
  ],
  "CAR-X-02": [[I, W]],
  "CAR-X-03": [[I, W]],
  "CAR-X-04": [
    [W, T],
    [W, G],
  ],
  "CAR-X-05": [[R, W]],
  "CAR-X-06": [[R, M]],
  "CAR-X-07": [[R, M]],
  "CAR-X-08": [[R, M]],
  "CAR-X-09": [
    [M, T],
    [M, F],
    [M, FE],
    [M, G],
    [M, W],
    [M, R],
    [M, C],
  ],
  "CAR-X-10": [[M, I]],
  "CAR-X-11": [[FE, T]],
  "CAR-X-12": [[FE, I]],
  "CAR-X-13": [[FE, G]],
  "CAR-X-14": [[FE, W]],
  "CAR-X-15": [[FE, F]],
  "CAR-X-16": [[FE, C]],
  "CAR-X-17": [[C]],
  "CAR-X-18": [
    [C, T],
    [C, G],
  ],
  "CAR-X-19": [[T]],
  "CAR-X-20": [[T, F]],
  "CAR-X-21": [[G]],
  "CAR-X-22": [[T]],
  "CAR-X-23": [[G]],
  "CAR-X-24": [[G], [W]],
  "CAR-X-25": [[R]],
  "CAR-X-26": [[M]],
  "CAR-X-27": [[T]],
  "CAR-X-28": [
    [C, F],
    [C, I],
  ],
  "CAR-X-29": [[I], [T], [FE], [G], [W], [R], [C], [F]],
  "CAR-X-30": [[F, FE]],
  "CAR-X-31": [[G]],
  "CAR-X-32": [[M]],
  "CAR-X-33": [[C, M]],
  "CAR-X-34": [
    [W, C],
    [W, M],
    [W, FE],
  ],
  "CAR-X-35": [[T]],
  "CAR-X-36": [[R, M]],
};

/** Whether a rule is about what a table with these expansions plays. */
export function isInPlay(rule: string, expansions: readonly string[]): boolean {
  const own = GROUPS[rule.split("-")[1] ?? ""];
  if (own !== undefined) return expansions.includes(own);
  const needs = RULES[rule];
  return needs === undefined || needs.some((sets) => sets.every((set) => expansions.includes(set)));
}
