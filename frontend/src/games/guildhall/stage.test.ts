import { describe, expect, it } from "vitest";
import { open, orderAsked, orderTexts, pickedWith, receivers, stageOf, textsFor, wanted } from "./stage";
import { movesOf, position } from "./testing";
import type { Prompt } from "./view";

function stage(prompt: Partial<Prompt>, ...texts: string[]) {
  return stageOf({ view: position(prompt), legal: movesOf(...texts), seat: 0 })!;
}

describe("what is to be chosen", () => {
  it("tells equal cards of the hand apart, and sends them in the order of choosing", () => {
    const setup = stage({ kind: "setup" }, "discard BR-b", "discard HU-g", "done");
    expect([...setup.targets.keys()]).toEqual(["hand:BR-b#0", "hand:BR-b#1", "hand:HU-g#0"]);
    expect(textsFor(setup, ["hand:HU-g#0", "hand:BR-b#1"])).toEqual(["discard HU-g", "discard BR-b", "done"]);
  });

  it("offers what belongs to a whole in any order, and sends it in ascending order", () => {
    const fits = ["place BR-b", "place HU-g", "place RO-r", "place TX-b"];
    const opening = stage({ kind: "opening", left: 3, fits }, "place BR-b", "place HU-g");
    expect(opening.targets.has("hand:TX-b#0")).toBe(true);
    expect(textsFor(opening, ["hand:TX-b#0", "hand:BR-b#1", "hand:HU-g#0"])).toEqual([
      "place BR-b",
      "place HU-g",
      "place TX-b",
    ]);
  });

  it("takes from one opponent only, once a card of one is chosen", () => {
    const swap = stage({ kind: "swap", source: "PE-b", left: 2 }, "for BR-b s1", "for SC-g s1", "for TX-r s2");
    expect(swap).toMatchObject({ kind: "theirs", count: 2, flows: false });
    expect(open(swap, ["cell:1:BR-b"])).toEqual(["cell:1:BR-b", "cell:1:SC-g"]);
  });

  it("gives own cards first and goes on by itself; a Weaver says when it is enough", () => {
    expect(stage({ kind: "swap", source: "PE-b", left: 1 }, "hand BR-b")).toMatchObject({ kind: "own", flows: true });
    const weaver = stage({ kind: "swap", source: "WE-b", left: 1 }, "hand BR-b", "enough");
    expect(weaver).toMatchObject({ count: null, finish: "enough", flows: false });
    expect(textsFor(weaver, [])).toEqual(["enough"]);
  });

  it("chooses whole chapters as one thing", () => {
    const use = stage({ kind: "use", source: "vp2_chapter" }, "chapter SC s1", "skip");
    expect([...use.targets]).toEqual([["chapter:1:SC", "chapter SC s1"]]);
  });

  it("lays a whole chapter for the highest level of a Hunter, the last chosen on top", () => {
    const texts = ["lay BR-r", "lay BR-y", "lay BR-g", "lay TX-g"];
    const lay = stage({ kind: "hunt", level: 4, left: 3 }, ...texts);
    const picks = pickedWith(lay, [], "cell:0:BR-r");
    expect(picks).toEqual(["cell:0:BR-y", "cell:0:BR-g", "cell:0:BR-r"]);
    expect(wanted(lay, picks)).toBe(3);
    expect(pickedWith(lay, picks, "cell:0:BR-g").at(-1)).toBe("cell:0:BR-g");
    expect(pickedWith(lay, picks, "cell:0:TX-g")).toEqual(["cell:0:TX-g"]);
  });

  it("pays with completed chapters, and then asks for their order alone", () => {
    const pay = stage({ kind: "pay", cost: 1, fits: ["pay HU", "pay SC"] }, "pay HU", "pay SC");
    expect([...pay.targets.keys()]).toEqual(["done:HU#0", "done:SC#0"]);
    const tops = movesOf("top HU-r", "top HU-p");
    expect(stageOf({ view: position({ kind: "pay", cost: 1, chosen: ["HU"] }), legal: tops, seat: 0 })).toBeNull();
    expect(orderAsked(tops)).toEqual(["HU-r", "HU-p"]);
    expect(orderTexts(tops, ["HU-r", "HU-p"])).toEqual(["top HU-p"]);
    expect(orderTexts(movesOf("under HU-r", "under HU-p"), ["HU-p", "HU-r"])).toEqual(["under HU-p", "top HU-r"]);
  });

  it("names the opponents who can have a card", () => {
    const legal = movesOf("give TX-g s1", "give TX-g s2", "give BR-r s2");
    expect([...receivers(legal, "TX-g").keys()]).toEqual([1, 2]);
    expect([...stageOf({ view: position({ kind: "give" }), legal, seat: 0 })!.targets.keys()]).toEqual([
      "cell:0:TX-g",
      "cell:0:BR-r",
    ]);
  });

  it("replaces the only choice, takes off what is chosen twice, and never takes too many", () => {
    const back = stage({ kind: "back", left: 2 }, "back BR-b", "back HU-g", "back RO-r");
    const two = pickedWith(back, ["hand:BR-b#0"], "hand:HU-g#0");
    expect(two).toHaveLength(2);
    expect(pickedWith(back, two, "hand:RO-r#0")).toEqual(two);
    expect(pickedWith(back, two, "hand:BR-b#0")).toEqual(["hand:HU-g#0"]);
    const one = stage({ kind: "strike", left: 1 }, "strike SC-g s1", "strike SC-p s1");
    expect(pickedWith(one, ["cell:1:SC-g"], "cell:1:SC-p")).toEqual(["cell:1:SC-p"]);
  });
});
