import { describe, expect, it } from "vitest";
import type { Entry } from "$lib/protocol";
import { awardsIn, extended, lastTurn } from "./entries";

const move = (ply: number, seat: number, text = `m${ply}`): Entry => ({
  number: 0,
  ply,
  seat,
  text,
  events: [],
  undo: false,
});
const back = (ply: number, seat = 0): Entry => ({ ...move(ply, seat, `undo ${ply}`), undo: true });
const plies = (entries: Entry[]): string[] => entries.map((entry) => entry.text);

describe("the log in force", () => {
  it("grows with what comes", () => {
    expect(plies(extended([move(1, 0)], [move(2, -1), move(3, 1)]))).toEqual(["m1", "m2", "m3"]);
  });

  it("loses what was taken back and says that it was", () => {
    const log = extended([move(1, -1), move(2, 0), move(3, 0)], [back(1)]);
    expect(plies(log)).toEqual(["m1", "undo 1"]);
    expect(plies(extended(log, [move(2, 0, "other")]))).toEqual(["m1", "undo 1", "other"]);
  });

  it("tells of each time that it went back", () => {
    expect(plies(extended([], [move(1, 0), back(0), move(1, 0, "again"), back(0)]))).toEqual(["undo 0", "undo 0"]);
  });
});

describe("the last turn", () => {
  it("is all that the seat did since the draw or another's move", () => {
    expect(plies(lastTurn([move(1, 1), move(2, -1), move(3, 0), move(4, 0), move(5, -1)]))).toEqual(["m3", "m4"]);
  });

  it("is empty before the first move and after everything was taken back", () => {
    expect(lastTurn([move(1, -1)])).toEqual([]);
    expect(lastTurn([back(0)])).toEqual([]);
  });
});

describe("awards", () => {
  it("are the events with points, in order", () => {
    const event = { kind: "points", rule: "R", seat: 1, points: 8 };
    const entry = { ...move(4, 0), events: [{ kind: "placed", rule: "" }, event] };
    expect(awardsIn([move(1, 0), entry])).toEqual([{ ply: 4, event }]);
  });
});
