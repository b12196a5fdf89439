import { describe, expect, it } from "vitest";
import { scoreTrack, spaceAt, TRACK_SPACES, type TrackMark } from "./scoreTrack";

const RIBBON = { width: 1000, rows: 1 } as const;
const RING = { width: 350, rows: 2 } as const;

function mark(points: number, seat = 0): TrackMark {
  return { seat, figure: "meeple", space: points % TRACK_SPACES, laps: Math.floor(points / TRACK_SPACES) };
}

describe("the score track", () => {
  it.each([RIBBON, RING])("has 50 spaces with a number on every tenth in $rows rows", (shape) => {
    const markup = scoreTrack([], shape);
    expect(markup.match(/<rect/g)).toHaveLength(TRACK_SPACES);
    expect(markup.match(/<text[^>]*>(\d+)</g)?.map((text) => text.replace(/.*>(\d+)</, "$1"))).toEqual([
      "0",
      "10",
      "20",
      "30",
      "40",
    ]);
  });

  it("is a ring: in two rows space 24 lies above 25, and 49 below 0", () => {
    expect(spaceAt(24, RING).x).toBe(spaceAt(25, RING).x);
    expect(spaceAt(49, RING).x).toBe(spaceAt(0, RING).x);
    expect(spaceAt(49, RING).y).toBeGreaterThan(spaceAt(0, RING).y);
  });

  it("puts a figure on its space", () => {
    expect(scoreTrack([mark(38)], RIBBON)).toContain("translate(770 ");
  });

  it("goes round, with the points of the laps at the figure", () => {
    const markup = scoreTrack([mark(138)], RIBBON);
    expect(markup).toContain("translate(770 ");
    expect(markup).toContain(">+100<");
    expect(scoreTrack([mark(38)], RIBBON)).not.toContain(">+");
  });

  it("moves figures on one space apart", () => {
    const markup = scoreTrack([mark(10), mark(60, 1)], RIBBON);
    expect(markup).toContain("translate(210 ");
    expect(markup).toContain("translate(215 ");
  });
});
