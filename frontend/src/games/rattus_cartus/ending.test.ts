import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Play } from "./ending.svelte";

describe("the end as a play", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("tells the lines, then the rats, then the nuns one by one, then all", () => {
    const play = new Play();
    expect([play.told, play.rats, play.nuns]).toEqual([null, true, Infinity]);

    play.start(2, 3);
    const seen: unknown[] = [];
    while (play.told !== null) {
      seen.push([play.lines, play.rats, play.nuns]);
      vi.advanceTimersToNextTimer();
    }

    expect(seen).toEqual([
      [0, false, 0],
      [1, false, 0],
      [2, false, 0],
      [2, true, 0],
      [2, true, 1],
      [2, true, 2],
      [2, true, 3],
    ]);
  });

  it("can be skipped, and nothing goes on then", () => {
    const play = new Play();
    play.start(2, 3);
    play.stop();
    vi.runAllTimers();
    expect([play.told, play.lines >= 2, play.nuns]).toEqual([null, true, Infinity]);
  });
});
