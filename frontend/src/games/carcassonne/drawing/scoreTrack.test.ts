import { describe, expect, it } from "vitest";
import { scoreTrack, TRACK_SPACES } from "./scoreTrack";

describe("the score track", () => {
  it("has 50 spaces with a number on every tenth", () => {
    const markup = scoreTrack([], 1000);
    expect(markup.match(/<rect/g)).toHaveLength(TRACK_SPACES);
    expect(markup.match(/<text[^>]*>(\d+)</g)?.map((text) => text.replace(/.*>(\d+)</, "$1"))).toEqual([
      "0",
      "10",
      "20",
      "30",
      "40",
    ]);
  });

  it("puts a figure on the space of its points", () => {
    expect(scoreTrack([{ seat: 0, points: 38 }], 1000)).toContain("translate(770 ");
  });

  it("goes round, with the points of the laps at the figure", () => {
    const markup = scoreTrack([{ seat: 0, points: 138 }], 1000);
    expect(markup).toContain("translate(770 ");
    expect(markup).toContain(">+100<");
    expect(scoreTrack([{ seat: 0, points: 38 }], 1000)).not.toContain(">+");
  });

  it("moves figures on one space apart", () => {
    const markup = scoreTrack(
      [
        { seat: 0, points: 10 },
        { seat: 1, points: 60 },
      ],
      1000,
    );
    expect(markup).toContain("translate(210 ");
    expect(markup).toContain("translate(215 ");
  });
});
