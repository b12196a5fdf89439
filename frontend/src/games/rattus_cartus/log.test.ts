import { describe, expect, it } from "vitest";
import type { Entry } from "$lib/protocol";
import { logLines } from "./log";
import { speechIn, UNSAID } from "./testing";

function entry(seat: number, ...events: readonly object[]): Entry {
  return { ply: 7, seat, text: "done", events, undo: false } as unknown as Entry;
}

const PLAGUE = { kind: "plague", rule: "RC-97", rats: 12, nuns: 9, alive: false };

describe.each(["en", "el"] as const)("the log in %s", (locale) => {
  const speech = speechIn(locale);

  it("gives each line to the seat that it concerns, named once", () => {
    const lines = logLines(
      entry(
        0,
        { kind: "influence", seat: 1, class: "church", count: 2, value: 5, reason: "cards" },
        { ...PLAGUE, seat: 1 },
        { kind: "over", seat: null, winners: [0], reason: "survived" },
      ),
      speech,
    );

    expect(lines.map((line) => line.seat)).toEqual([1, 1, -1]);
    for (const { text } of lines) {
      expect(text).not.toMatch(UNSAID);
      expect(text).not.toContain("Νίκος");
    }
  });

  it("leaves to the table what is nobody's, and to the drawer what the table draws", () => {
    const round = { kind: "round", seat: 1, round: 2, last: false };
    const nun = { kind: "nun", place: 3, card: "Mo2" };

    expect(logLines(entry(0, round, nun), speech).map((line) => line.seat)).toEqual([-1, -1]);
    expect(logLines(entry(-1, { kind: "draw", seat: 1 }), speech)[0]).toMatchObject({ seat: 1, passing: true });
  });
});
