import { describe, expect, it } from "vitest";
import type { Entry, LegalMove, View } from "$lib/protocol";
import { award, CATEGORIES, sourceOf, sources } from "./award";
import { worldFor } from "./data";
import { escaped } from "./drawing/escape";
import { nameSpot, pawnSpots } from "./drawing/places";
import { MAP_HEIGHT, MAP_WIDTH, onMap } from "./drawing/projection";
import { goalsOf } from "./goals";
import { logLines } from "./log";
import { lastMoves } from "./news";
import { key, prompt } from "./prompt";
import { summary } from "./summary";
import { ACTIONS, asked, position, speechIn, turnWith, UNSAID } from "./testing";
import type { Move, PromptView } from "./view";
import { moveText, placeText, refusalData, refusalTitle } from "./words";
import { zoneOf } from "./zones";

const LOCALES = ["en", "el"] as const;
const WORLD = worldFor(null);

const MOVES: readonly Move[] = [
  ...ACTIONS,
  { text: "turn right", kind: "turn", book: "north", from: "right", to: "left", card: "N05", cost: 1, reveals: true },
  { text: "buy left", kind: "buy", book: "north", side: "left", card: "N04", cost: 5, reveals: false },
  { text: "step cairo grey paid", kind: "step", from: "aswan", to: "cairo", card: "grey", paid: true, cost: 5 },
  { text: "join 1", kind: "join", slot: 1, mission: "A01", bonus: { type: "silver", amount: 2 } },
  { text: "complete 2", kind: "complete_mission", slot: 2, mission: "A02", silver: 4, points: 2 },
  { text: "complete N01", kind: "complete_adventure", adventure: "N01", silver: 3, points: 4 },
  { text: "done", kind: "done", action: "C" },
  { text: "discard wild", kind: "discard_hand", card: "wild" },
  { text: "discard S03", kind: "discard_adventure", adventure: "S03" },
];

function entry(...events: object[]): Entry {
  return { events, ply: 1, seat: 0 } as unknown as Entry;
}

describe.each(LOCALES)("words in %s", (locale) => {
  const speech = speechIn(locale);

  it("say every move", () => {
    const texts = MOVES.map((move) => moveText(move as unknown as LegalMove, position(), speech));
    expect(new Set(texts).size).toBe(MOVES.length);
    expect(texts.join()).not.toMatch(UNSAID);
  });

  it("ask every question", () => {
    for (const kind of ["action", "book", "move", "discard_hand", "discard_adventure"] as PromptView["kind"][]) {
      const { turn } = turnWith(position({ prompt: asked(kind, { surplus: 1, action: "C" }) }), MOVES);
      const { question, hint, buttons } = prompt(turn, speech);
      const said = [question, hint, ...buttons.flatMap((button) => [button.label, button.barred ?? ""])];
      expect(question).not.toBe("");
      expect(said.join()).not.toMatch(UNSAID);
    }
  });

  it("describe the board", () => {
    const parts = summary(position() as unknown as View, speech);
    expect(parts).toHaveLength(8);
    expect(JSON.stringify(parts)).not.toMatch(UNSAID);
  });

  it("describe a place with who is there and how it is reached", () => {
    const view = position();
    const text = placeText(WORLD.locations.get("cairo")!, view.reach![0]!.ways[0]!, view, speech);
    expect(text).toContain("Νίκος");
    expect(text).not.toMatch(UNSAID);
  });

  it("tell what happened", () => {
    const lines = logLines(
      entry(
        { kind: "first", seat: 1 },
        { kind: "drawn", seat: 0, why: "action", card: "pink" },
        { kind: "drawn", seat: 1, why: "bonus" },
        { kind: "reshuffled", count: 40 },
        { kind: "page", book: "north", card: "N03" },
        { kind: "mission", slot: 1, mission: "A03" },
        { kind: "action", seat: 0, action: "A" },
        { kind: "turned", seat: 0, book: "south", from: "left", to: "right", card: "S03", cost: 0 },
        { kind: "bought", seat: 0, book: "south", side: "left", card: "S03" },
        { kind: "stepped", seat: 0, from: "cairo", to: "aswan", card: "cyan-helper", paid: true },
        { kind: "joined", seat: 0, slot: 1, mission: "A03" },
        { kind: "completed_mission", seat: 0, slot: 1, mission: "A03", back: [] },
        { kind: "completed_adventure", seat: 0, adventure: "S03", artifact: "mask", helper: null },
        { kind: "silver", seat: 0, silver: -5, reason: "buy" },
        { kind: "discarded", seat: 0, card: "wild" },
        { kind: "dropped", seat: 0, adventure: "N02" },
        { kind: "ending", missing: 1 },
        { kind: "points", seat: 0, points: 3, category: "sets", terms: [] },
        { kind: "over", reason: "missions" },
      ),
      WORLD,
      speech,
    );
    expect(lines).toHaveLength(19);
    expect(JSON.stringify(lines.map((line) => line.text))).not.toMatch(UNSAID);
    expect(lines.filter((line) => line.passing)).toHaveLength(3);
    expect(lines.find((line) => line.points !== undefined)?.points).toBe(3);
  });

  it("leave out what needs no line", () => {
    const silent = entry(
      { kind: "action", seat: 0, action: "C" },
      { kind: "cleared", seat: 0, spent: [], back: [] },
      { kind: "silver", seat: 0, silver: 0, reason: "join" },
    );
    expect(logLines(silent, WORLD, speech)).toEqual([]);
  });

  it("explain points of every kind", () => {
    for (const category of CATEGORIES) {
      const pieces = category === "missions" ? ["A01"] : ["N01"];
      const event = {
        kind: "points",
        rule: "AF-75",
        seat: 0,
        points: -4,
        category,
        terms: [{ kind: "x", count: 2, each: -2, points: -4, pieces }],
      };
      const told = award(event as never, position(), speech);
      expect(sources).toContain(sourceOf(event as never));
      expect(told.formula).toBe("-4 = 2 × -2");
      expect(JSON.stringify([told.title, told.terms.map((term) => term.text)])).not.toMatch(UNSAID);
    }
    expect(sourceOf({ kind: "stepped" } as never)).toBeNull();
  });

  it("title refusals", () => {
    for (const end of ["fit", "silver", "step"]) {
      const title = refusalTitle({ rule: "AF-40", key: `africana-refusal-${end}`, data: {} }, speech);
      expect(title).not.toMatch(UNSAID);
    }
  });
});

it("a refusal names places and cards", () => {
  const data = { from: "cairo", to: "victoria_falls", card: "cyan-helper", mission: "A01", silver: 3 };
  const refusal = { rule: "AF-40", key: "africana-refusal-not-neighbour", data };
  expect(refusalData(refusal, WORLD, speechIn("en"))).toEqual({
    from: "Cairo",
    to: "Victoria Falls",
    card: "helper: cyan",
    mission: expect.stringContaining(", then "),
    silver: 3,
  });
});

describe("keys", () => {
  const press = (name: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key: name, ...more });

  it("turn a page of the open book", async () => {
    const { turn, tried } = turnWith(position({ prompt: asked("book") }), MOVES);
    expect(key(press("t"), turn)).toBe(false);
    expect(key(press("y", { ctrlKey: true }), turn)).toBe(false);
    expect(key(press("y"), turn)).toBe(true);
    expect(tried).toEqual([["turn right"]]);
  });

  it("choose what is discarded", () => {
    const { turn } = turnWith(position({ prompt: asked("discard_hand", { surplus: 1 }) }), []);
    expect(key(press("9"), turn)).toBe(false);
    expect(key(press("2"), turn)).toBe(true);
    expect(turn.choice).toEqual({ kind: "discard", chosen: [1] });
  });
});

describe("the map", () => {
  it("keeps every name and every explorer on it", () => {
    for (const place of WORLD.locations.values()) {
      for (const name of Object.values(place.name)) {
        const { at, anchor } = nameSpot(place, name);
        const long = name.length * 7;
        const left = anchor === "start" ? at[0] : anchor === "end" ? at[0] - long : at[0] - long / 2;
        expect(left).toBeGreaterThan(0);
        expect(left + long).toBeLessThan(MAP_WIDTH);
        expect(at[1]).toBeLessThan(MAP_HEIGHT);
        const spots = pawnSpots(place, 4, anchor);
        expect(new Set(spots.map(String)).size).toBe(4);
        for (const [x, y] of spots) {
          expect(x).toBeGreaterThan(10);
          expect(x).toBeLessThan(MAP_WIDTH - 10);
          expect(Math.abs(y - onMap(place.lon, place.lat)[1])).toBeLessThan(20);
        }
      }
    }
  });

  it("marks the missions that were joined, the one pointed at, and open adventures", () => {
    const goals = goalsOf(position(), WORLD, 0, "A01");
    expect(goals.map(({ id, kind, pointed }) => [id, kind, pointed])).toEqual([
      ["A01", "mission", true],
      ["A02", "mission", false],
      ["N01", "adventure", false],
      ["N05", "adventure", false],
      ["S02", "adventure", false],
      ["S03", "adventure", false],
    ]);
    expect(goalsOf(position(), WORLD, null, null)).toEqual([]);
  });

  it("takes names as letters, never as markup", () => {
    expect(escaped(`<b>"&`)).toBe("&#60;b&#62;&#34;&#38;");
  });
});

it("the last move marks its journey, its missions and its pages", () => {
  const last = lastMoves([
    entry(
      { kind: "stepped", seat: 0, from: "cairo", to: "aswan" },
      { kind: "joined", seat: 0, slot: 2, mission: "A03" },
      { kind: "turned", seat: 0, card: "N03" },
    ),
  ]);
  expect([last.steps, [...last.slots], [...last.pages]]).toEqual([[["cairo", "aswan"]], [2], ["N03"]]);
});

it("a question brings its zone into sight", () => {
  const kinds = ["action", "move", "book", "discard_adventure", "discard_hand", "over"] as const;
  expect(kinds.map(zoneOf)).toEqual(["map", "map", "books", "missions", null, null]);
});
