import greek from "$text/text/ui.el.ftl?raw";
import english from "$text/text/ui.en.ftl?raw";
import { describe, expect, it } from "vitest";
import { makeBundle, negotiate, translator } from "./messages";

describe("the language", () => {
  it("is the first one wanted that we have", () => {
    expect(negotiate(["el-GR", "en"])).toBe("el");
    expect(negotiate(["de", "en-GB", "el"])).toBe("en");
  });

  it("is English where none fits", () => {
    expect(negotiate(["de", "fr"])).toBe("en");
    expect(negotiate([])).toBe("en");
  });
});

describe("messages", () => {
  it("fill in values and choose the plural, in Greek", () => {
    const t = translator(makeBundle("el", [greek]));
    expect(t("ui-prompt-waiting", { name: "Νίκος" })).toBe("Παίζει: Νίκος");
    expect(t("ui-home-turns", { count: 1 })).toBe("Σειρά σας σε ένα τραπέζι");
    expect(t("ui-home-turns", { count: 2 })).toBe("Σειρά σας σε δύο τραπέζια");
    expect(t("ui-home-turns", { count: 7 })).toBe("Σειρά σας σε 7 τραπέζια");
  });

  it("end Greek questions with the Greek question mark", () => {
    const questions = greek.split("\n").filter((line) => /[;?]$/.test(line));
    expect(questions.length).toBeGreaterThan(3);
    expect(questions.filter((line) => line.endsWith("?"))).toEqual([]);
  });

  it("have the same keys in both languages", () => {
    const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    expect(keys(greek).sort()).toEqual(keys(english).sort());
  });

  it("show the key where there is no message", () => {
    expect(translator(makeBundle("en", []))("ui-nothing")).toBe("ui-nothing");
  });
});
