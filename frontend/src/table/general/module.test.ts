import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Speech } from "$lib/game";
import type { Entry, View } from "$lib/protocol";
import { Turn } from "$lib/turn.svelte";
import module from "./module";
import { tabulate } from "./tabulate";

const view = {
  game: "duel",
  to_move: 0,
  seats: [{ points: 3 }, { points: 5 }],
  options: {},
  result: null,
  supply: { wood: 2, clay: [1, null] },
} as unknown as View;
const speech: Speech = {
  t: (key, args) => (args ? `${key} ${Object.values(args).join(" ")}` : key),
  seats: [{ index: 0, name: "Ελένη", colour: 0, mine: true, bot: false }],
};

function turnWith(...moves: string[]): Turn {
  const turn = new Turn({ draft: () => Promise.resolve(null), commit: () => Promise.resolve(null) });
  turn.reset(
    1,
    0,
    view,
    moves.map((text) => ({ text, kind: "act" })),
  );
  return turn;
}

describe("a game without a board of its own", () => {
  it("shows the view as tables", () => {
    expect(tabulate(view)).toEqual([
      {
        heading: "duel",
        rows: [
          ["game", "duel"],
          ["to_move", "0"],
          ["result", "–"],
        ],
      },
      {
        heading: "seats",
        rows: [
          ["0", "points 3"],
          ["1", "points 5"],
        ],
      },
      {
        heading: "supply",
        rows: [
          ["wood", "2"],
          ["clay", "1, –"],
        ],
      },
    ]);
  });

  it("is played by choosing a move and confirming it", async () => {
    const turn = turnWith("take 1", "pass");
    const add = vi.spyOn(turn, "add");
    expect(module.prompt(turn, speech).buttons[0]).toMatchObject({ barred: "ui-general-choose-first" });
    const props = { view, turn, speech, seats: speech.seats, news: [], shown: 0, last: [], award: null };
    render(module.Board, { ...props, pointsOf: () => null });

    screen.getByRole("button", { name: "take 1" }).click();
    expect(turn.choice).toBe("take 1");
    const button = module.prompt(turn, speech).buttons[0]!;
    expect(button).toMatchObject({ label: "take 1", style: "primary" });
    button.act();
    expect(add).toHaveBeenCalledWith("take 1");
  });

  it("tells moves by their notation and awards by their terms", () => {
    const term = { kind: "wood", count: 2, each: 3, points: 6, pieces: [] };
    const event = { kind: "points", rule: "R", seat: 0, points: 6, terms: [term] };
    const entry: Entry = { number: 0, ply: 1, seat: 0, text: "take 1", events: [event], undo: false };
    expect(module.logLines(entry, speech)).toEqual([
      { text: "take 1" },
      { text: "ui-general-award Ελένη", points: 6, award: event },
    ]);
    expect(module.award(event, view, speech)).toMatchObject({ formula: "6 = 2 × 3" });
    expect(module.summary(view, speech)[0]!.heading).toBe("duel");
  });
});
