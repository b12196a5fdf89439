import { describe, expect, it } from "vitest";
import { paragraphs } from "./rules";
import { clockText, messageArguments, seatNames, sentence, signed } from "./speech";

describe("data in words", () => {
  it("writes gains and losses with their sign", () => {
    expect([signed(8), signed(-3), signed(0)]).toEqual(["+8", "−3", "0"]);
  });

  it("writes a clock with hours, minutes, and tenths at the end", () => {
    expect(clockText(7_505_000)).toBe("2:05:05");
    expect(clockText(545_000)).toBe("9:05");
    expect(clockText(8_449)).toBe("8.4");
    expect(clockText(-5)).toBe("0.0");
  });

  it("joins lists for messages, and says what is itself a message", () => {
    const t = (key: string): string => (key === "name-baths" ? "Baths" : key);
    const data = { at: [1, -2], tile: "BG-CRFR", none: null, by: ["name-baths", "A1-r5c1"] };
    expect(messageArguments(data, t)).toEqual({ at: "1, -2", tile: "BG-CRFR", none: "", by: "Baths, A1-r5c1" });
  });

  it("names the computer, with a letter where it plays several seats", () => {
    const t = (key: string, args?: object): string => (args ? `${key} ${JSON.stringify(args)}` : key);
    const bot = { kind: "bot", name: "" } as const;
    expect(seatNames([{ kind: "human", name: "Ελένη" }, bot], t)).toEqual(["Ελένη", "ui-bot-name"]);
    expect(seatNames([bot, bot], t)[1]).toBe('ui-bot-name-letter {"number":2}');
    expect(seatNames([{ kind: "open", name: "" }], t)).toEqual(["ui-seat-free"]);
  });

  it("begins with a capital that keeps its accent", () => {
    expect(sentence("ένα")).toBe("Ένα");
  });
});

describe("a rule text", () => {
  it("is cut into paragraphs and list items, with marks and links to rules", () => {
    expect(paragraphs("See *this* and CAR-TILE-03.\n\n- one\n- **two**")).toEqual([
      {
        item: false,
        runs: [
          { kind: "text", text: "See " },
          { kind: "em", text: "this" },
          { kind: "text", text: " and " },
          { kind: "rule", text: "CAR-TILE-03" },
          { kind: "text", text: "." },
        ],
      },
      { item: true, runs: [{ kind: "text", text: "one" }] },
      { item: true, runs: [{ kind: "strong", text: "two" }] },
    ]);
  });
});
