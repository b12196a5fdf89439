import { describe, expect, it, vi } from "vitest";
import type { Prompt, Speech } from "$lib/game";
import type { SeatInfo, TableInfo } from "$lib/protocol";
import { type Acts, barFor, type Situation, skipBar, steady } from "./prompt";

const names = ["Ελένη", "Νίκος", "Μαρίνα"];
const seat = (index: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  index,
  kind: "human",
  name: names[index]!,
  level: null,
  mine: index === 0,
  present: true,
  resigned: null,
  ...more,
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "carcassonne",
  rules_version: 1,
  options: {},
  state: "playing",
  created: 0,
  private: false,
  code: "KQZRTM",
  version: 3,
  host: true,
  seats: names.map((_, index) => seat(index)),
  clock: null,
  fairness: { commitment: "", values: [], secret: null },
  result: null,
  rematch: null,
  previous: null,
  ...more,
});
const speech: Speech = {
  t: (key, args) => (args ? `${key} ${Object.values(args).join(" ")}` : key),
  seats: names.map((name, index) => ({ index, name, colour: index, mine: index === 0, bot: false })),
};
const acts = (): Acts => ({
  takeBack: vi.fn(),
  answerUndo: vi.fn(),
  withdrawUndo: vi.fn(),
  rematch: vi.fn(),
  replay: vi.fn(),
});
const prompt: Prompt = {
  question: "Where?",
  hint: "3 places",
  buttons: [{ label: "Here", style: "primary", act: () => undefined }],
};
const situation = (more: Partial<Situation> = {}): Situation => ({
  table: table(),
  mine: [0],
  toMove: 0,
  undo: { free: true, step: null, turn: null, asked: null },
  asked: { seat: 0, prompt, drafting: false },
  confirm: null,
  ...more,
});
const labels = (bar: { buttons: { label: string }[] }): string[] => bar.buttons.map((button) => button.label);

describe("the prompt bar", () => {
  it("asks what the game asks, in the seat's colour", () => {
    const bar = barFor(situation(), speech, acts());
    expect(bar).toMatchObject({ question: "Where?", hint: "3 places", seat: 0, flat: false });
    expect(labels(bar)).toEqual(["Here"]);
  });

  it("names the seat where several play at one screen", () => {
    expect(barFor(situation({ mine: [0, 1] }), speech, acts()).hint).toBe("Ελένη · 3 places");
  });

  it("offers to take back a draft, a free step, or by asking", () => {
    const undo = { free: true, step: null, turn: null, asked: null };
    const drafting = situation({ asked: { seat: 0, prompt, drafting: true } });
    expect(labels(barFor(drafting, speech, acts()))).toEqual(["ui-undo", "Here"]);
    expect(labels(barFor(situation({ undo: { ...undo, step: 4 } }), speech, acts()))[0]).toBe("ui-undo");
    expect(labels(barFor(situation({ undo: { ...undo, free: false, step: 4 } }), speech, acts()))[0]).toBe(
      "ui-undo-ask",
    );
  });

  it("asks for consent only those who are to answer", () => {
    const undo = { free: true, step: null, turn: null, asked: { seat: 1, to: 4, waiting: [0, 2] } };
    const done = acts();
    const bar = barFor(situation({ asked: null, toMove: 1, undo }), speech, done);
    expect(bar).toMatchObject({ question: "ui-undo-consent", seat: 1 });
    bar.buttons.find((button) => button.style === "primary")!.act();
    expect(done.answerUndo).toHaveBeenCalledWith(true);
    expect(barFor(situation({ mine: [1], asked: null, undo }), speech, acts()).question).toBe("ui-undo-asked");
    expect(barFor(situation({ mine: [], asked: null, undo }), speech, acts()).question).toBe("ui-prompt-waiting Ελένη");
  });

  it("says who is waited for, flat, and that they are away", () => {
    const away = table({ seats: [seat(0), seat(1, { present: false }), seat(2)] });
    const bar = barFor(situation({ table: away, asked: null, toMove: 1 }), speech, acts());
    expect(bar).toMatchObject({ question: "ui-prompt-waiting Νίκος", hint: "ui-prompt-absent", flat: true, seat: 1 });
  });

  it("waits for one more word where the player wants to be asked", () => {
    const confirm = vi.fn();
    const bar = barFor(situation({ confirm, asked: { seat: 0, prompt, drafting: true } }), speech, acts());
    expect(bar.question).toBe("ui-prompt-confirm");
    bar.buttons.at(-1)!.act();
    expect(confirm).toHaveBeenCalledOnce();
  });

  it("tells the winner, and offers replay and another game", () => {
    const result = { points: [82, 91, 76], winners: [1], reason: "pile" };
    const over = situation({ table: table({ state: "over", result }), asked: null, toMove: -2 });
    const bar = barFor(over, speech, acts());
    expect(bar).toMatchObject({ question: "ui-result-winner Νίκος 91", seat: 1 });
    expect(labels(bar)).toEqual(["ui-over-replay", "ui-over-rematch"]);
    expect(labels(barFor({ ...over, mine: [] }, speech, acts()))).toEqual(["ui-over-replay"]);
  });

  it("tells shared wins and resignations", () => {
    const result = { points: [82, 82, 76], winners: [0, 1], reason: "pile" };
    const shared = table({ state: "over", result, seats: [seat(0), seat(1), seat(2, { resigned: "time" })] });
    const bar = barFor(situation({ table: shared, asked: null }), speech, acts());
    expect(bar.question).toBe("ui-result-shared Ελένη, Νίκος 82");
    expect(bar.hint).toBe("ui-result-time Μαρίνα");
  });

  it("stays as it is while a turn is on its way", () => {
    const hold = steady();
    const bar = (question: string) => () => ({ ...skipBar(() => undefined, speech.t), question });
    expect(hold(false, bar("one")).question).toBe("one");
    expect(hold(true, bar("two")).question).toBe("one");
    expect(hold(false, bar("three")).question).toBe("three");
  });
});
