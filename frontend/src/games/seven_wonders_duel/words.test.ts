import { describe, expect, it } from "vitest";
import type { Entry, GameEvent as AnyEvent, LegalMove, Refusal } from "$lib/protocol";
import { award, formula, sourceOf, sources } from "./award";
import { CARDS, TOKENS, WONDERS } from "./data";
import { logLines } from "./log";
import { summary } from "./summary";
import { DEAR, HORSES, LABORATORY, MOVES, payment, position, row, speechIn, UNSAID } from "./testing";
import type { GameEvent, Move } from "./view";
import { effectsOf, moveText, paymentHint, paymentLines, refusalTitle } from "./words";

const english = speechIn("en");
const entry = (...events: GameEvent[]): Entry =>
  ({ ply: 1, number: 0, seat: 0, text: "", events, undo: false }) as unknown as Entry;

describe("a payment in words", () => {
  it("tells what is produced, and what is bought at which price and why", () => {
    expect(paymentLines(LABORATORY, "laboratory", english.t)).toEqual([
      { text: "Wood", value: "produced", coins: 0 },
      { text: "Glass × 2", value: "2 × 3 = 6", coins: 6, why: "2 + 1 produced by the opponent" },
    ]);
    expect(paymentHint(LABORATORY, 7, english.t)).toBe(
      "you produce: Wood · you buy: Glass × 2 at 3 (2 + 1 produced by the opponent) · you pay 6 of your 7",
    );
  });

  it("tells chains, fixed prices, choices, discounts and printed coins", () => {
    expect(paymentLines(HORSES, "horse_breeders", english.t)).toEqual([
      { text: "Chain: horseshoe (Stable)", value: "free", coins: 0 },
    ]);
    const mixed = payment({
      total: 3,
      printed: 2,
      rows: [
        row({ resource: "stone", bought: 1, each: 1, coins: 1, fixed: "stone_reserve" }),
        row({ resource: "glass", choice: 1 }),
        row({ resource: "papyrus", discount: 1 }),
      ],
    });
    const choices = [
      { item: "forum", options: ["glass", "papyrus"] },
      { item: "caravansery", options: ["wood", "clay", "stone"] },
    ] as const;
    expect(paymentLines(mixed, "sphinx", english.t, choices)).toEqual([
      { text: "Coins", value: "2", coins: 2 },
      { text: "Stone", value: "1", coins: 1, why: "fixed price 1: Stone Reserve" },
      { text: "Glass", value: "by choice", coins: 0, why: "Forum" },
      { text: "Papyrus", value: "left off", coins: 0, why: "Architecture" },
    ]);
  });

  it("tells what is missing", () => {
    expect(paymentHint(DEAR, 7, english.t)).toBe(
      "you buy: Stone × 3 at 3 (2 + 1 produced by the opponent) · costs 9, you have 7",
    );
  });
});

describe.each(["el", "en"] as const)("the words in %s", (locale) => {
  const speech = speechIn(locale);

  it("say what every card, Wonder and token does", () => {
    for (const { id } of [...CARDS, ...WONDERS, ...TOKENS]) {
      const effects = effectsOf(id, speech.t);
      expect(effects.length).toBeGreaterThan(0);
      expect(effects.join(" ")).not.toMatch(/seven_wonders_duel|undefined|\{/);
    }
  });

  it("say every move", () => {
    const others: Move[] = [
      { text: "", kind: "pick", wonder: "sphinx" },
      { text: "", kind: "begin", seat: 1 },
      { text: "", kind: "first", seat: 0 },
      { text: "", kind: "token", token: "law" },
      { text: "", kind: "keep", token: "law" },
      { text: "", kind: "revive", card: "baths" },
      { text: "", kind: "raze", card: "press" },
      { text: "", kind: "tokens", tokens: ["law"] },
      { text: "", kind: "draw", tokens: null },
      { text: "", kind: "wonders", wonders: ["sphinx"] },
      { text: "", kind: "guilds", slots: ["A3-r1c1"] },
      { text: "", kind: "lay", card: "baths", slot: "A1-r1c1" },
      { text: "", kind: "reveal", card: "baths", slot: "A1-r1c1" },
    ];
    for (const move of [...MOVES, ...others]) expect(moveText(move as LegalMove, speech)).not.toMatch(UNSAID);
  });

  it("say every event in the log", () => {
    const events: GameEvent[] = [
      { kind: "first", seat: 0 },
      { kind: "tokens", tokens: ["law"] },
      { kind: "wonders", wonders: ["sphinx"] },
      { kind: "picked", seat: 0, wonder: "sphinx" },
      { kind: "structure", age: 2 },
      { kind: "guilds", slots: ["A3-r1c1"] },
      { kind: "laid", slot: "A1-r1c1", card: "baths" },
      { kind: "reveal", slot: "A1-r1c1", card: "baths" },
      { kind: "begins", seat: 1, age: 3, chosen: true },
      { kind: "built", seat: 0, card: "baths", slot: null, how: "mausoleum", payment: null },
      { kind: "built", seat: 0, card: "baths", slot: "A1-r1c1", how: "chain", payment: HORSES },
      { kind: "wonder", seat: 0, wonder: "sphinx", card: "baths", slot: "A1-r1c1", payment: LABORATORY },
      { kind: "extra", seat: 0, wonder: "sphinx", theology: false },
      { kind: "discarded", seat: 0, card: "baths", slot: "A1-r1c1" },
      { kind: "coins", seat: 0, coins: 4, reason: "card", item: "tavern" },
      { kind: "coins", seat: 1, coins: -3, reason: "loss", item: "appian_way" },
      { kind: "pawn", seat: 0, from: 0, to: 2, shields: 2 },
      { kind: "loot", seat: 1, coins: 2, token: 2 },
      { kind: "symbol", seat: 0, symbol: "wheel" },
      { kind: "pair", seat: 0, symbol: "wheel" },
      { kind: "token", seat: 0, token: "law", source: "pair" },
      { kind: "library", seat: 0, count: 3, tokens: null },
      { kind: "library", seat: 0, count: 3, tokens: ["law"] },
      { kind: "library_shown", seat: 0, tokens: ["law"] },
      { kind: "razed", seat: 0, card: "press", colour: "grey" },
      { kind: "boxed", seat: 0, wonder: "sphinx" },
      { kind: "extra_lost", seat: 0 },
      { kind: "age_over", age: 1 },
      { kind: "points", rule: "7WD-91", seat: 0, points: 3, category: "blue", terms: [] },
      { kind: "over", winners: [0], reason: "military" },
    ];
    const lines = logLines(entry(...events), speech);
    expect(lines.length).toBe(events.length - 3);
    for (const { text } of lines) expect(text).not.toMatch(/seven_wonders_duel|undefined|^$/);
  });

  it("describe the whole board", () => {
    const parts = summary(position() as never, speech);
    expect(parts.map((part) => part.lines.length)).toEqual([2, 3, 2, 11, 5, 7]);
    expect(JSON.stringify(parts)).not.toMatch(UNSAID);
  });

  it("title refusals", () => {
    for (const rule of ["7WD-14", "7WD-24", "7WD-101"])
      expect(refusalTitle({ rule, key: "", data: {} } satisfies Refusal, speech)).not.toMatch(UNSAID);
  });
});

describe("the log", () => {
  it("shows coins beside the line that brought them, with the event that explains them", () => {
    const lines = logLines(
      entry(
        { kind: "discarded", seat: 0, card: "baths", slot: "A1-r1c1" },
        {
          kind: "coins",
          seat: 0,
          coins: 3,
          reason: "discard",
          terms: [
            { kind: "base", count: 1, each: 2, coins: 2, pieces: [] },
            { kind: "yellow", count: 1, each: 1, coins: 1, pieces: ["tavern"] },
          ],
        },
      ),
      english,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ text: "sells: Baths", points: 3 });
    const text = award(lines[0]!.award!, english);
    expect(text.formula).toBe("3 = 2 + 1 coins");
    expect(text.terms.map((term) => term.text)).toEqual(["For any card", "Yellow cards: 1"]);
  });

  it("shows what was paid beside what was built, and how", () => {
    const lines = logLines(
      entry(
        { kind: "coins", seat: 0, coins: -6, reason: "cost", item: "laboratory" },
        { kind: "built", seat: 0, card: "laboratory", slot: "A2-r4c2", how: "paid", payment: LABORATORY },
      ),
      english,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ text: "builds: Laboratory", points: -6 });
    const text = award(lines[0]!.award!, english);
    expect(text.title).toBe("Ελένη: cost: Laboratory");
    expect(text.formula).toBe("6 coins");
    expect(text.terms.map((term) => [term.text, term.points])).toEqual([
      ["Wood · produced", 0],
      ["Glass × 2 · 2 + 1 produced by the opponent", 6],
    ]);
  });

  it("keeps what was turned up only while it is the newest", () => {
    expect(logLines(entry({ kind: "reveal", slot: "A1-r1c1", card: "baths" }), english)[0]!.passing).toBe(true);
  });
});

describe("points explained", () => {
  const guilds: GameEvent = {
    kind: "points",
    rule: "7WD-44",
    seat: 1,
    points: 9,
    category: "guilds",
    terms: [
      { kind: "counted", count: 4, each: 1, points: 4, pieces: ["merchants_guild", "tavern"] },
      { kind: "counted", count: 5, each: 1, points: 5, pieces: ["magistrates_guild", "baths"] },
    ],
  };

  it("name the category, the sum and each card with a picture", () => {
    const text = award(guilds as unknown as AnyEvent, english);
    expect(text.title).toBe("Νίκος: Guilds");
    expect(text.formula).toBe("9 = 4 + 5");
    expect(text.terms[0]).toMatchObject({ text: "Merchants Guild: 4 × 1", points: 4 });
    expect(text.terms[0]!.picture).toContain("<svg");
  });

  it("belong to one of the sources", () => {
    expect(sources).toContain(sourceOf(guilds as unknown as AnyEvent));
    expect(sourceOf({ kind: "coins", rule: "" })).toBeNull();
  });

  it("write a single product as such", () => {
    expect(formula(6, [{ count: 2, each: 3, value: 6 }])).toBe("6 = 2 × 3");
    expect(formula(5, [{ count: 1, each: 5, value: 5 }])).toBe("5");
    expect(formula(0, [])).toBe("0");
  });
});
