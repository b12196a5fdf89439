import { describe, expect, it } from "vitest";
import type { Entry } from "$lib/protocol";
import { logLines } from "./log";
import { speechIn, UNFINISHED_CITY } from "./testing";
import type { GameEvent } from "./view";

function entry(seat: number, ...events: GameEvent[]): Entry {
  return { ply: 5, seat, text: "", fields: null, events } as unknown as Entry;
}

const city = { ...UNFINISHED_CITY, final: false };
const back: GameEvent = { kind: "returned", seat: 0, figure: "meeple", segment: "0,0:c0" };

describe("log", () => {
  it("tells draws, placements and figures", () => {
    const el = speechIn("el");
    expect(logLines(entry(-1, { kind: "drawn", tile: "BG-CRFR" }), el)).toEqual([
      { text: "τραβά BG-CRFR", passing: true },
    ]);
    const placed: GameEvent = { kind: "placed", seat: 0, at: [3, -1], tile: "BG-CRFR", rotation: 0 };
    expect(logLines(entry(0, placed), el)).toEqual([{ text: "τοποθετεί στο (3, −1)" }]);
    const put: GameEvent = { kind: "figure", seat: 0, figure: "meeple", segment: "3,-1:c0" };
    expect(logLines(entry(0, put), el)).toEqual([{ text: "βάζει ιππότη στην πόλη" }]);
  });

  it("tells points with what was counted, and opens them; a paid figure's way home goes without saying", () => {
    expect(logLines(entry(0, city, back), speechIn("en"))).toEqual([
      { text: "finished city: 2 tiles, one pennant", points: 3, award: city },
    ]);
  });

  it("names the player whose figure comes home with nothing", () => {
    const lines = logLines(entry(1, city, { ...back, seat: 1 }), speechIn("el"));
    expect(lines.map((line) => line.text)).toEqual([
      "κλειστή πόλη: 2 πλακίδια, 1 θυρεός",
      "Νίκος: ο βοηθός γυρίζει χωρίς πόντους",
    ]);
  });

  it("tells tiles that fit nowhere, and the end", () => {
    const en = speechIn("en");
    const events: GameEvent[] = [
      { kind: "discarded", tile: "BG-CCCC-p", rule: "CAR-TILE-05" },
      { kind: "over", winners: [0] },
    ];
    expect(logLines(entry(-1, ...events), en).map((line) => line.text)).toEqual([
      "out of the game, fits nowhere: BG-CCCC-p",
      "the game is over",
    ]);
  });
});
