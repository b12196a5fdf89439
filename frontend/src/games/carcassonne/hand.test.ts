import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DraftAnswer, LegalMove, View } from "$lib/protocol";
import { Turn, type TurnPort } from "$lib/turn.svelte";
import { askWhy, handOf, pickMove, pickPlace, placesOfTurn, spotsOfTurn, turnTile } from "./hand.svelte";
import { key, prompt } from "./prompt";
import { refusedPlacement } from "./refused";
import { PLACES, position, speechIn, SPOTS } from "./testing";

const view = position() as unknown as View;
const after = position({
  tile: null,
  prompt: { kind: "figure", seat: 0, tile: null, last: [2, 0] },
}) as unknown as View;
const places = PLACES as unknown as LegalMove[];
const spots = SPOTS as unknown as LegalMove[];

let draft: ReturnType<typeof vi.fn<TurnPort["draft"]>>;
let commit: ReturnType<typeof vi.fn<TurnPort["commit"]>>;
let turn: Turn;

beforeEach(() => {
  draft = vi.fn(async (): Promise<DraftAnswer> => ({ view: after, legal: spots, final: false, refusal: null }));
  commit = vi.fn(async () => null);
  turn = new Turn({ draft, commit });
  turn.reset(4, 0, view, places);
});

function press(name: string): boolean {
  const code = /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : name;
  return key(new KeyboardEvent("keydown", { key: name, code }), turn);
}

describe("the tile in hand", () => {
  it("is chosen by one click, laid as a draft by a second, and nothing is committed yet", async () => {
    const place = placesOfTurn(turn).get("2,0")!;
    await pickPlace(turn, place);
    expect(turn.choice).toEqual({ kind: "place", at: [2, 0], rotation: 0 });
    expect(draft).not.toHaveBeenCalled();
    await pickPlace(turn, place);
    expect(draft).toHaveBeenCalledWith(4, 0, ["2,0 r0"]);
    expect(spotsOfTurn(turn)).toHaveLength(2);
    expect(commit).not.toHaveBeenCalled();
  });

  it("turns only through the rotations that fit, by keys as well", async () => {
    await pickPlace(turn, placesOfTurn(turn).get("2,0")!);
    turnTile(turn, 1);
    expect(turn.choice).toMatchObject({ rotation: 2 });
    expect(press("e")).toBe(true);
    expect(turn.choice).toMatchObject({ rotation: 0 });
    expect(press("q")).toBe(true);
    expect(turn.choice).toMatchObject({ rotation: 2 });
  });

  it("keeps its rotation from place to place where it fits", async () => {
    turnTile(turn, 1);
    turnTile(turn, 1);
    expect(handOf(turn).rotation).toBe(2);
    await pickPlace(turn, placesOfTurn(turn).get("2,0")!);
    expect(turn.choice).toMatchObject({ rotation: 2 });
    await pickPlace(turn, placesOfTurn(turn).get("0,1")!);
    expect(turn.choice).toMatchObject({ at: [0, 1], rotation: 1 });
  });

  it("turns over the place pointed at before it is chosen", () => {
    handOf(turn).pointed = placesOfTurn(turn).get("2,0")!;
    turnTile(turn, 1);
    expect(handOf(turn).rotation).toBe(2);
  });

  it("may be tried where it doesn't fit, and the reason is marked there", async () => {
    const data = { at: [1, 1], edges: [{ side: "N", here: "road", there: "field" }] };
    draft.mockResolvedValueOnce({ view, legal: [], final: false, refusal: { rule: "CAR-TILE-03", key: "", data } });
    await askWhy(turn, [1, 1]);
    expect(draft).toHaveBeenCalledWith(4, 0, ["1,1 r0"]);
    expect(refusedPlacement(turn.refused!)).toEqual({ at: [1, 1], rotation: 0, sides: ["N"] });
    expect(placesOfTurn(turn).size).toBe(2);
  });
});

describe("the figure", () => {
  beforeEach(async () => {
    await turn.add("2,0 r0");
  });

  it("is chosen by click or digit, and sent with the tile by the second", async () => {
    expect(press("1")).toBe(true);
    expect(turn.choice).toEqual({ kind: "move", text: "meeple r0" });
    await pickMove(turn, "meeple f0");
    expect(commit).not.toHaveBeenCalled();
    await pickMove(turn, "meeple f0");
    expect(commit).toHaveBeenCalledWith(4, 0, ["2,0 r0", "meeple f0"]);
  });

  it("has a digit for each spot and no more", () => {
    expect(press("3")).toBe(false);
    expect(press("q")).toBe(false);
  });

  it("can be left out, and the tile can be taken back", async () => {
    const buttons = prompt(turn, speechIn("el")).buttons;
    expect(buttons.map((button) => button.label)).toEqual(["Χωρίς βοηθό"]);
    buttons[0]!.act();
    await vi.waitFor(() => expect(commit).toHaveBeenCalledWith(4, 0, ["2,0 r0", "none"]));
    expect(turn.back()).toBe(true);
    expect(placesOfTurn(turn).size).toBe(2);
  });
});

describe("prompt", () => {
  it("counts the places and bars the primary button until one is chosen", async () => {
    const el = speechIn("el");
    const asked = prompt(turn, el);
    expect(asked.question).toBe("Τοποθετήστε το πλακίδιο");
    expect(asked.hint).toBe("2 θέσεις, απομένουν 40 πλακίδια");
    expect(asked.buttons.map((button) => [button.label, button.barred])).toEqual([
      ["Στροφή", undefined],
      ["Εδώ", "Διαλέξτε πρώτα θέση"],
    ]);
    await pickPlace(turn, placesOfTurn(turn).get("0,1")!);
    const chosen = prompt(turn, el);
    expect(chosen.buttons[0]!.barred).toBe("Εδώ ταιριάζει με έναν μόνο τρόπο");
    expect(chosen.buttons[1]!.barred).toBeUndefined();
    chosen.buttons[1]!.act();
    await vi.waitFor(() => expect(draft).toHaveBeenCalledWith(4, 0, ["0,1 r1"]));
  });

  it("asks for the figure, and tells what the chosen spot would claim", async () => {
    await turn.add("2,0 r0");
    expect(prompt(turn, speechIn("el")).question).toBe("Πού βάζετε βοηθό;");
    await pickMove(turn, "meeple r0");
    const asked = prompt(turn, speechIn("en"));
    expect(asked.hint).toBe("thief: road · 3 points now");
    expect(asked.buttons.map((button) => button.label)).toEqual(["No meeple", "Here"]);
  });
});
