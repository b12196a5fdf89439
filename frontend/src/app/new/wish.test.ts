import { describe, expect, it } from "vitest";
import type { GameInfo } from "$lib/protocol";
import { firstOptions, firstSeats, offeredValues, wishOf } from "./wish";

const game: GameInfo = {
  key: "carcassonne",
  rules_version: 1,
  seats: [2, 3, 4],
  schema: [
    { key: "small_city", values: [4, 2], default: 4, several: false, assistance: false },
    { key: "first", values: ["random", "0", "1", "2", "3"], default: "random", several: false, assistance: false },
  ],
  levels: ["easy", "medium", "hard"],
  endings: ["pile"],
  hidden_kinds: [],
};

describe("a new table", () => {
  it("begins against the computer at the middle level, or with a friend", () => {
    expect(firstSeats(game, false, "Ελένη")).toEqual([
      { kind: "me", name: "Ελένη" },
      { kind: "bot-medium", name: "" },
    ]);
    expect(firstSeats(game, true, "").map((seat) => seat.kind)).toEqual(["me", "open"]);
  });

  it("has the game's defaults and keeps what was chosen", () => {
    expect(firstOptions(game)).toEqual({ small_city: 4, first: "random" });
    expect(firstOptions(game, { small_city: 2, other: 1 })).toEqual({ small_city: 2, first: "random" });
  });

  it("offers only seats that are there as the first player", () => {
    expect(offeredValues(game.schema[1]!, 2)).toEqual(["random", "0", "1"]);
    expect(offeredValues(game.schema[0]!, 2)).toEqual([4, 2]);
  });

  it("tells the server who sits where", () => {
    const seats = [
      { kind: "me", name: " " },
      { kind: "bot-hard", name: "" },
      { kind: "local", name: "Νίκος" },
      { kind: "open", name: "" },
    ] as const;
    const wish = wishOf(game, [...seats], {}, null, true, "c0ffee", (index) => `#${index}`);
    expect(wish.seats).toEqual([
      { kind: "me", name: "#0" },
      { kind: "bot", level: "hard" },
      { kind: "local", name: "Νίκος" },
      { kind: "open" },
    ]);
    expect(wish.commitment).toBe("c0ffee");
    expect(wish.private).toBe(true);
    expect(wish.value).toMatch(/^[0-9a-f]{32}$/);
  });
});
