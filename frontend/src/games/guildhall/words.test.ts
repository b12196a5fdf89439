import { describe, expect, it } from "vitest";
import type { Entry, LegalMove, View } from "$lib/protocol";
import { award, pillsOf, sourceOf, sources } from "./award";
import { PROFESSIONS, VP_CARDS } from "./data";
import { logLines } from "./log";
import { lastThings, travels } from "./news";
import { refusedMarks } from "./refused";
import { summary } from "./summary";
import { movesOf, position, speechIn, UNSAID } from "./testing";
import type { GameEvent } from "./view";
import { cardName, levelText, moveText, refusalData, refusalTitle, vpText } from "./words";

const EVENTS: readonly GameEvent[] = [
  { kind: "first", seat: 1 },
  { kind: "profession", profession: "AS" },
  { kind: "row", vp: "vp5", place: 2 },
  { kind: "draw", seat: 0, card: "BR-r" },
  { kind: "draw", seat: 1 },
  { kind: "reshuffle", count: 20 },
  { kind: "more", count: 1 },
  { kind: "discard", seat: 1, count: 2, top: "HU-p" },
  { kind: "place", seat: 0, card: "SC-r", from: "deck", owner: 0 },
  { kind: "duplicate", seat: 0, card: "SC-b", from: "deck" },
  { kind: "play", seat: 0, card: "RO-r", level: 2, opponent: 1 },
  { kind: "buy", seat: 0, vp: "vp7" },
  { kind: "pay", seat: 0, count: 2, top: "HU-r" },
  { kind: "drop", seat: 1, top: "BR-p" },
  { kind: "complete", seat: 1, profession: "PE" },
  { kind: "back", seat: 0, count: 2 },
  { kind: "search", seat: 0, count: 12 },
  { kind: "vain", seat: 0 },
  { kind: "lower", seat: 0, level: 0 },
  { kind: "uncovered", top: "TX-g" },
  { kind: "play", seat: 0, card: "TX-r", level: 0, opponent: null },
  { kind: "hunt", seat: 0, taken: ["SC-r"], laid: ["TX-g"] },
  {
    kind: "swap",
    seat: 0,
    given: ["HU-g"],
    taken: ["SC-g"],
    opponent: 1,
    given_from: "hand",
    taken_to: "hand",
  },
  { kind: "look", seat: 0, opponent: 1, count: 6 },
  { kind: "take", seat: 0, card: "RO-g", opponent: 1 },
  { kind: "strike", seat: 0, card: "SC-g", opponent: 1 },
  { kind: "show", seat: 0, card: "SC-r" },
  { kind: "give", seat: 0, card: "TX-g", opponent: 1 },
  { kind: "move_chapter", seat: 0, profession: "SC", colours: ["g", "p"], opponent: 1 },
  { kind: "actions", seat: 0, count: 2 },
  { kind: "skip", seat: 0, vp: "vp4_draw" },
  { kind: "turn", seat: 1, turn: 12 },
  { kind: "over", winner: 0 },
];

const TAX: GameEvent = {
  kind: "points",
  rule: "GH-807",
  seat: 0,
  points: 2,
  reason: "token",
  terms: [{ kind: "collectors", count: 2, each: 1, points: 2, pieces: ["TX-r", "TX-b"] }],
};

const entry = (...events: GameEvent[]): Entry => ({
  ply: 9,
  number: 9,
  seat: 0,
  text: "",
  events: events as Entry["events"],
  undo: false,
});

describe.each(["el", "en"] as const)("words in %s", (locale) => {
  const speech = speechIn(locale);

  it("say nothing of what another line tells", () => {
    const found = { kind: "found", seat: 0, card: "SC-r" } as const;
    expect(logLines(entry(found), speech)).toEqual([]);
  });

  it("name every card, level and ability", () => {
    for (const { code, levels } of PROFESSIONS)
      for (const level of levels)
        expect(`${cardName(`${code}-r`, speech.t)} ${levelText(code, level, speech.t)}`).not.toMatch(UNSAID);
    for (const { id } of VP_CARDS) expect(`${cardName(id, speech.t)} ${vpText(id, speech.t)}`).not.toMatch(UNSAID);
  });

  it("tell every event in the log", () => {
    for (const event of EVENTS) {
      const lines = logLines(entry(event), speech);
      expect(lines).toHaveLength(1);
      expect(lines[0]!.text).not.toMatch(UNSAID);
    }
  });

  it("say every move", () => {
    const texts = [
      "play BR-b -",
      "play RO-r 2 s1",
      "discard BR-b",
      "place BR-b",
      "under BR-b",
      "top BR-b",
      "back BR-b",
    ];
    const more = ["fetch SC-r", "lay BR-r", "hand BR-b", "take SC-g", "give TX-g s1", "for SC-g s1", "strike SC-g s1"];
    const rest = ["chapter SC s1", "buy vp7", "row vp5", "pay HU", "drop HU", "with AS", "level -", "level 0"];
    const plain = ["first 1", "draw BR-r", "show SC-r", "done", "end", "enough", "use", "skip"];
    for (const move of movesOf(...texts, ...more, ...rest, ...plain))
      expect(moveText(move as unknown as LegalMove, speech)).not.toMatch(UNSAID);
  });

  it("tell the board without sight", () => {
    const remembered = { count: 2, top: "HU-p", cards: null, known: ["HU-p", "SC-r"] };
    const view = position({}, { put_back: { count: 1, seat: 0, cards: ["HU-b"] }, pile: remembered });
    const parts = summary(view as unknown as View, speech);
    expect(parts.map((part) => part.lines.join(" ")).join(" ")).not.toMatch(UNSAID);
    expect(parts.length).toBeGreaterThan(6);
  });

  it("explain points", () => {
    const text = award(TAX as never, speech);
    expect(text.formula).toBe("2 = 2 × 1");
    expect([text.title, text.terms[0]!.text].join(" ")).not.toMatch(UNSAID);
    expect(sources).toContain(sourceOf(TAX as never));
  });

  it("head refusals, and name cards in them", () => {
    const refusal = {
      rule: "GH-402",
      key: "guildhall-refusal-guild",
      data: { card: "BR-b", profession: "BR", vp: "vp7" },
    };
    expect(refusalTitle(refusal, speech)).not.toMatch(UNSAID);
    expect(Object.values(refusalData(refusal, speech)).join(" ")).not.toMatch(/BR-b|vp7/);
    expect(refusalTitle({ ...refusal, key: "guildhall-refusal-other" }, speech)).not.toMatch(UNSAID);
  });
});

describe("news", () => {
  it("puts points to the play that brought them", () => {
    const play: GameEvent = { kind: "play", seat: 0, card: "TX-b", level: 0, opponent: null };
    const lines = logLines(entry(play, TAX), speechIn("en"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ points: 2 });
  });

  it("marks what the last move changed, and says what moves", () => {
    const swap = EVENTS.find((event) => event.kind === "swap")!;
    expect([...lastThings([entry(swap)])]).toEqual(["cell:1:HU-g"]);
    expect(travels([entry(swap)])).toEqual([
      { card: "HU-g", from: "hand:0", to: "cell:1:HU-g" },
      { card: "SC-g", from: "cell:1:SC-g", to: "hand:0" },
    ]);
    for (const event of EVENTS) for (const { from, to } of travels([entry(event)])) expect(from).not.toBe(to);
    expect(travels([entry(TAX)])).toEqual([{ card: null, points: 2, from: "area", to: "points:0" }]);
  });

  it("puts pills on the cards that brought points", () => {
    expect([...pillsOf(TAX as never)!.points]).toEqual([
      ["TX-r", 1],
      ["TX-b", 1],
      ["token", 2],
    ]);
    expect(pillsOf(null)).toBeNull();
  });

  it("marks the cause of a refusal", () => {
    const refusal = { rule: "GH-402", key: "guildhall-refusal-guild", data: {} };
    const view = position();
    expect([...refusedMarks({ refusal, moves: ["play BR-r -"] }, view, 0).causes]).toEqual(["cell:0:BR-r"]);
    const again = { ...refusal, key: "guildhall-refusal-profession" };
    expect([...refusedMarks({ refusal: again, moves: ["play SC-r -"] }, view, 0).causes]).toEqual(["area:SC-g"]);
    const dear = { ...refusal, key: "guildhall-refusal-cost" };
    expect(refusedMarks({ refusal: dear, moves: ["buy vp9"] }, view, 0)).toEqual({
      tried: "vp9",
      causes: new Set(["completed:0"]),
    });
    expect(refusedMarks(null, view, 0).tried).toBeNull();
  });
});
