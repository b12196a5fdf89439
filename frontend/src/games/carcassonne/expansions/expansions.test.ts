import { describe, expect, it } from "vitest";
import type { Entry } from "$lib/protocol";
import { Turn } from "$lib/turn.svelte";
import rulebook from "$text/games/carcassonne/rulebook/en.md?raw";
import { award, sourceOf } from "../award";
import { logLines } from "../log";
import { moveText } from "../moveWords";
import { prompt } from "../prompt";
import { summary } from "../summary";
import { position, speechIn } from "../testing";
import type { CarcassonneView, GameEvent, Move, PointsEvent, Prompt } from "../view";
import { featureFacts } from "../words";
import { berthOf, ferryMarkup, flightOf, ingotSpot } from "./lie";
import { isInPlay } from "./rulesInPlay";
import { figuresOnSpace, trackPieces } from "./track";

const en = speechIn("en");
const el = speechIn("el");
const RULES = [...rulebook.matchAll(/^## (CAR-[A-Z]+-\d+)/gm)].map((match) => match[1]!);
const ALL = ["inns", "traders", "flying", "messengers", "ferries", "gold", "magic", "robbers", "crops"];

/** Everything of the expansions that a view may hold, on two tiles: a lake and the start tile. */
function full(changes: Partial<CarcassonneView> = {}): CarcassonneView {
  return position({
    tiles: [
      { at: [0, 0], tile: "BG-CRFR", rotation: 0, seat: null, gold: 2 },
      { at: [1, 0], tile: "FE-RRRR", rotation: 0, seat: 1, ferry: ["r1", "r3"] },
    ],
    seats: [
      {
        points: 62,
        supply: { meeple: 6, big: 1, builder: 1, pig: 0, robber: 0 },
        marker: 51,
        messenger: 11,
        robber: 11,
        goods: { wine: 2, grain: 0, cloth: 0 },
        ingots: 3,
      },
      { points: 11, supply: { meeple: 1, big: 0 }, marker: 11, messenger: 0, robber: null },
    ],
    magic: { mage: "0,0:c0", witch: null },
    messages: { order: [4], turned: 1 },
    ferries_left: 7,
    ingots_left: 11,
    goods_left: { wine: 7, grain: 6, cloth: 5 },
    options: { expansions: ALL },
    ...changes,
  });
}

const MOVES: readonly Move[] = [
  { kind: "figure", text: "big c0", figure: "big", segment: "0,0:c0", feature: "city", complete: false, value: 1 },
  { kind: "fly", text: "fly meeple", figure: "meeple" },
  { kind: "roll", text: "roll 2", distance: 2 },
  { kind: "land", text: "land c0", segment: "0,0:c0", feature: "city", value: 3 },
  { kind: "ferry", text: "ferry r1-r2", at: [1, 0], roads: ["r1", "r2"] },
  { kind: "gold", text: "gold 0,0", at: [0, 0] },
  { kind: "take", text: "take 0,0", at: [0, 0] },
  { kind: "magic", text: "witch 0,0:r0", figure: "witch", segment: "0,0:r0" },
  { kind: "magic", text: "witch off", figure: "witch", segment: null },
  { kind: "robber", text: "robber 11", space: 11, seats: [1] },
  { kind: "score", text: "score 0,0:c0", segments: ["0,0:c0"], feature: "city", value: 4 },
  { kind: "award", text: "marker", figure: "marker", points: 9, from: 1, to: 10, dark: true },
  { kind: "message", text: "message 4", message: 4 },
  { kind: "use", text: "effect", use: "effect", points: 4 },
  { kind: "use", text: "points", use: "points", points: 2 },
  { kind: "return", text: "return meeple 0,0:c0", figure: "meeple", segment: "0,0:c0", points: 5 },
  { kind: "add", text: "add big 0,0:c0", figure: "big", segment: "0,0:c0" },
  { kind: "crop", text: "crop A", choice: "A" },
  { kind: "crop", text: "crop B", choice: "B" },
  { kind: "pass", text: "pass" },
];

const EVENTS: readonly GameEvent[] = [
  { kind: "figure", seat: 0, figure: "builder", segment: "0,0:c0" },
  { kind: "second", seat: 0 },
  { kind: "again", seat: 0 },
  { kind: "goods", seat: 0, goods: { wine: 2, cloth: 1 } },
  { kind: "flying", seat: 0, figure: "meeple", at: [0, 0] },
  { kind: "rolled", seat: 0, distance: 3, at: [3, 0] },
  { kind: "landed", seat: 0, figure: "big", segment: "0,0:c0" },
  { kind: "crashed", seat: 0, figure: "meeple" },
  { kind: "ferry", seat: 0, at: [1, 0], roads: ["r0", "r1"], before: null },
  { kind: "ferry", seat: 0, at: [1, 0], roads: ["r0", "r1"], before: ["r1", "r2"] },
  { kind: "gold", seat: 0, at: [0, 0] },
  { kind: "ingot", seat: 1, at: [0, 0] },
  { kind: "magic", seat: 0, figure: "witch", segment: "0,0:c0", before: null },
  { kind: "magic", seat: 0, figure: "mage", segment: null, before: "0,0:c0" },
  { kind: "magic-left", figure: "mage", segment: "0,0:c0" },
  { kind: "robber", seat: 0, space: 11, before: null },
  { kind: "caught", seat: 0, victim: 1, space: 11 },
  { kind: "followed", seat: 0, before: 11, space: 15, with: 1 },
  { kind: "robber-home", seat: 0, space: 11 },
  { kind: "dark", seat: 0, figure: "messenger", space: 10 },
  { kind: "message", seat: 0, message: 4 },
  { kind: "use", seat: 0, message: 4, use: "points" },
  { kind: "crop", seat: 0, symbol: "club", choice: "B" },
  { kind: "added", seat: 1, figure: "meeple", segment: "0,0:r0" },
  { kind: "returned", seat: 1, figure: "pig", segment: "0,0:f0", rule: "CAR-TB-11" },
];

/** A text without the key of a missing message and without an unfilled variable. */
function isWorded(text: string): boolean {
  return text !== "" && !/carcassonne-|[{}$]|undefined|null/.test(text);
}

function points(changes: Partial<PointsEvent>): PointsEvent {
  return { kind: "points", rule: "CAR-RB-05", seat: 0, points: 7, terms: [], ...changes };
}

describe.each([
  ["English", en],
  ["Greek", el],
])("in %s", (_, speech) => {
  it.each(MOVES.map((move) => [move.text, move] as const))("the move %s has words", (_text, move) => {
    expect(moveText(move, full() as never, speech)).toSatisfy(isWorded);
  });

  it.each(EVENTS.map((event, index) => [`${event.kind} ${index}`, event] as const))("%s has a line", (_name, event) => {
    const entry = { ply: 1, seat: 0, text: "", events: [event] } as unknown as Entry;
    const lines = logLines(entry, speech);
    expect(lines).toHaveLength(1);
    expect(lines[0]!.text).toSatisfy(isWorded);
  });

  it.each([
    "land",
    "ferry",
    "ferries",
    "ingot",
    "magic",
    "robber",
    "score",
    "award",
    "rob",
    "share",
    "message",
    "crop",
  ])("the step %s is asked", (step) => {
    const turn = new Turn({ draft: () => Promise.resolve(null), commit: () => Promise.resolve(null) });
    const asked = { kind: step, seat: 1, tile: null, last: [1, 0], message: 4, points: 9, symbol: "rake" } as Prompt;
    const wanted: Record<string, string[]> = {
      ferries: ["ferry", "pass"],
      rob: ["award"],
      part: ["magic"],
      message: ["use"],
      ingot: ["gold"],
      share: ["take"],
    };
    const legal = MOVES.filter((move) => (wanted[step] ?? [step]).includes(move.kind));
    turn.reset(1, 0, full({ prompt: asked }) as never, legal as never);
    const said = prompt(turn, speech);
    expect(said.question).toSatisfy(isWorded);
    expect(said.hint).toSatisfy(isWorded);
    expect(said.hint).toContain("Νίκος"); // another seat's turn
    for (const label of [...said.buttons, ...(said.choices?.options ?? [])].map((thing) => thing.label))
      expect(label).toSatisfy(isWorded);
  });

  it("the board tells mage and witch, ferries, gold, goods and the figures of the track", () => {
    const text = summary(full() as never, speech)
      .flatMap((part) => part.lines)
      .join("\n");
    expect(text).toSatisfy(isWorded);
  });
});

describe("awards of the expansions", () => {
  it("belong to their own sources", () => {
    expect(sourceOf(points({ source: "robbery" }) as never)).toBe("carcassonne-ui-source-robberies");
    expect(sourceOf(points({ source: "message", feature: "city" }) as never)).toBe("carcassonne-ui-source-messages");
    expect(sourceOf(points({ source: "feature", feature: "road" }) as never)).toBe("carcassonne-ui-source-roads");
    expect(sourceOf(points({ source: "gold" }) as never)).toBe("carcassonne-ui-source-gold");
  });

  it("say what was robbed, and the way on the track", () => {
    const robbery = points({
      source: "robbery",
      of: 14,
      space: 0,
      figure: "messenger",
      from: 0,
      to: 7,
      terms: [{ kind: "robbery", count: 1, each: 7, points: 7, pieces: [] }],
    });
    const text = award(robbery as never, full() as never, en);
    expect(text.formula).toBe("7");
    expect(text.majority).toBe("half of 14, messenger from 0 to 7");
  });

  it("subtract what the witch takes", () => {
    const terms = [
      { kind: "tile", count: 4, each: 2, points: 8, pieces: [] },
      { kind: "witch", count: 1, each: -4, points: -4, pieces: [] },
    ];
    const text = award(points({ points: 4, terms, feature: "city" }) as never, full() as never, en);
    expect(text.formula).toBe("4 = 8 − 4");
  });
});

describe("the rules of a table", () => {
  it("are all there with all expansions", () => {
    expect(RULES.length).toBeGreaterThan(200);
    expect(RULES.filter((rule) => !isInPlay(rule, ALL))).toEqual([]);
  });

  it("leave out everything of the expansions in the base game", () => {
    const groups = new Set(RULES.filter((rule) => isInPlay(rule, [])).map((rule) => rule.split("-")[1]));
    expect([...groups].sort()).toEqual(
      ["CITY", "END", "FIELD", "GEN", "MEE", "MON", "ROAD", "SCORE", "SET", "TILE", "TURN"].sort(),
    );
  });

  it("need both expansions where they are about two", () => {
    expect(isInPlay("CAR-X-13", ["ferries"])).toBe(false);
    expect(isInPlay("CAR-X-13", ["ferries", "gold"])).toBe(true);
    expect(isInPlay("CAR-SET-05", ["inns"])).toBe(true);
  });
});

describe("what lies on tiles", () => {
  it("a ferry lies between its roads and never on its back", () => {
    const lake = { tile: "FE-RRRR", rotation: 0 } as const;
    expect(berthOf(lake, ["r1", "r3"]).at).toEqual([50, 50]);
    for (const roads of [
      ["r0", "r1"],
      ["r0", "r2"],
      ["r1", "r2"],
      ["r2", "r3"],
      ["r0", "r3"],
    ])
      expect(Math.abs(berthOf(lake, roads).turn)).toBeLessThanOrEqual(90);
    expect(ferryMarkup(lake, ["r0", "r1"])).not.toMatch(/NaN|undefined/);
  });

  it("spots for all ferries of a lake are apart", () => {
    const pairs = [
      ["r0", "r1"],
      ["r0", "r2"],
      ["r0", "r3"],
      ["r1", "r2"],
      ["r1", "r3"],
      ["r2", "r3"],
    ];
    const handles = pairs.map((roads) => berthOf({ tile: "FE-RRRR", rotation: 1 }, roads).handle);
    for (const [index, [x, y]] of handles.entries())
      for (const [otherX, otherY] of handles.slice(index + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(25);
  });

  it("ingots lie away from figures, and machines fly along their arrow", () => {
    const [x, y] = ingotSpot({ tile: "GM-RRRR-m", rotation: 0 });
    expect(Math.min(x, y)).toBeGreaterThan(10);
    expect(flightOf({ tile: "FM-FFFF-W", rotation: 1, at: [4, 4], seat: 0 })!.cells).toEqual([
      [4, 3],
      [4, 2],
      [4, 1],
    ]);
    expect(flightOf({ tile: "BG-CRFR", rotation: 0, at: [0, 0], seat: 0 })).toBeNull();
  });
});

describe("the score track", () => {
  it("holds markers with their rounds, messengers and robbers", () => {
    expect(trackPieces(full())).toEqual([
      { seat: 0, figure: "meeple", space: 1, laps: 1 },
      { seat: 0, figure: "messenger", space: 11, laps: 0 },
      { seat: 0, figure: "robber", space: 11, laps: 0 },
      { seat: 1, figure: "meeple", space: 11, laps: 0 },
      { seat: 1, figure: "messenger", space: 0, laps: 0 },
    ]);
    expect(figuresOnSpace(full(), 11, (seat) => seat === 1)).toHaveLength(1);
  });
});

describe("features", () => {
  it("tell inn, goods, gold, mage and witch", () => {
    const city = {
      kind: "city",
      segments: ["0,0:c0"],
      owners: [],
      figures: {},
      value: 4,
      complete: false,
      tiles: 1,
      pennants: 0,
      open: 1,
      raised: true,
      goods: { wine: 1 },
      gold: 2,
      magic: ["witch"],
    } as const;
    expect(featureFacts(city, en.t).slice(2, 6)).toEqual(["cathedral", "wine 1", "2 ingots", "witch"]);
  });
});
