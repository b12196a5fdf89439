import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "$lib/protocol";
import { firstOptions, firstSeats, fittingOptions, isOffered, namesIn, offeredValues, wishOf } from "./wish";

function option(key: string, values: OptionInfo["values"], more: Partial<OptionInfo> = {}): OptionInfo {
  const usual = { several: false, assistance: false, kind: "values" as const, parts: [], needs: null };
  return { key, values, default: values[0] ?? [], ...usual, ...more };
}

const game: GameInfo = {
  key: "carcassonne",
  rules_version: 1,
  seats: [2, 3, 4],
  schema: [option("small_city", [4, 2]), option("first", ["random", "0", "1", "2", "3"])],
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

  it("keeps a file of one's own, and names only where they are asked for", () => {
    const own: GameInfo = {
      ...game,
      schema: [
        option("choice", ["drawn", "list"]),
        option("list", [], { kind: "names", needs: ["choice", "list"] }),
        option("cards", ["standard"], { kind: "file" }),
      ],
    };
    const chosen = { choice: "list", list: namesIn("farm_1, farm_2\n farm_3 "), cards: '{"a": 1}' };
    expect(fittingOptions(own, chosen, 2)).toEqual({ ...chosen, list: ["farm_1", "farm_2", "farm_3"] });
    expect(fittingOptions(own, { ...chosen, choice: "drawn" }, 2)).toEqual({ ...chosen, choice: "drawn", list: [] });
    expect(own.schema.map((each) => isOffered(each, { choice: "drawn" }))).toEqual([true, false, true]);
    expect(fittingOptions(game, { small_city: 4, first: "3" }, 2)).toEqual({ small_city: 4, first: "random" });
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
