import { describe, expect, it } from "vitest";
import type { View } from "$lib/protocol";
import { summary } from "./summary";
import { position, puristPosition, speechIn } from "./testing";

describe("the board in words", () => {
  it("names the tile in hand, the players, every feature and every tile with its figures", () => {
    const parts = summary(position() as unknown as View, speechIn("en"));
    expect(parts.map((part) => part.heading)).toEqual([
      "Now",
      "Players",
      "Roads, cities, monasteries and fields",
      "Tiles, in the order of laying",
    ]);
    const [now, players, features, tiles] = parts.map((part) => part.lines);
    expect(now).toEqual([
      "Tile in hand: field to the north, road to the east, field to the south, road to the west",
      "40 tiles left to draw",
    ]);
    expect(players).toEqual(["Ελένη: 4 points, 6 meeples in hand", "Νίκος: 1 point, one meeple in hand"]);
    expect(features).toEqual(["road at (0, 0): 2 tiles, open on 2 sides, worth 2, Ελένη 1"]);
    expect(tiles![1]).toBe(
      "1, 0: field to the north, road to the east, field to the south, road to the west, thief of Ελένη",
    );
  });

  it("tells no features where the table doesn't", () => {
    const parts = summary(puristPosition() as unknown as View, speechIn("el"));
    expect(parts.map((part) => part.heading)).toEqual(["Τώρα", "Παίκτες", "Πλακίδια, με τη σειρά που μπήκαν"]);
  });
});
