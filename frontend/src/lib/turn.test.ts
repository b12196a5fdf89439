import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DraftAnswer, Refusal, View } from "./protocol";
import { Turn } from "./turn.svelte";

const view = (name: string): View => ({ game: name, to_move: 0, seats: [], options: {}, result: null });
const refusal: Refusal = { rule: "CAR-TILE-03", key: "carcassonne-refused-edge", data: {} };
const answer = (more: Partial<DraftAnswer> = {}): DraftAnswer => ({
  view: view("drafted"),
  legal: [{ text: "none", kind: "none" }],
  final: false,
  refusal: null,
  ...more,
});

describe("a turn", () => {
  const draft = vi.fn<(version: number, seat: number, moves: string[]) => Promise<DraftAnswer | null>>();
  const commit = vi.fn<(version: number, seat: number, moves: string[]) => Promise<Refusal | null>>();
  let turn: Turn;

  beforeEach(() => {
    draft.mockReset().mockResolvedValue(answer());
    commit.mockReset().mockResolvedValue(null);
    turn = new Turn({ draft, commit });
    turn.reset(7, 0, view("confirmed"), [{ text: "1,0 r2", kind: "place" }]);
  });

  it("shows the draft without storing anything", async () => {
    await turn.add("1,0 r2");
    expect(draft).toHaveBeenCalledWith(7, 0, ["1,0 r2"]);
    expect(commit).not.toHaveBeenCalled();
    expect(turn.view?.game).toBe("drafted");
    expect(turn.legal).toEqual([{ text: "none", kind: "none" }]);
  });

  it("sends the draft and the last move as one batch", async () => {
    await turn.add("1,0 r2");
    await turn.commit("none");
    expect(commit).toHaveBeenCalledWith(7, 0, ["1,0 r2", "none"]);
  });

  it("takes the moves of one act back together", async () => {
    await turn.add("1,0 r2");
    await turn.add("first", "second");
    expect(draft).toHaveBeenLastCalledWith(7, 0, ["1,0 r2", "first", "second"]);
    turn.back();
    expect(turn.draft).toEqual(["1,0 r2"]);
    turn.back();
    expect(turn.draft).toEqual([]);
    expect(turn.view?.game).toBe("confirmed");
  });

  it("sends the draft by itself when nothing is left to decide", async () => {
    draft.mockResolvedValue(answer({ final: true, legal: [] }));
    await turn.add("1,0 r2");
    expect(commit).toHaveBeenCalledWith(7, 0, ["1,0 r2"]);
  });

  it("waits for the player's word where the player wants to be asked", async () => {
    turn.confirm = true;
    draft.mockResolvedValue(answer({ final: true, legal: [] }));
    await turn.add("1,0 r2");
    expect(commit).not.toHaveBeenCalled();
    expect(turn.complete).toBe(true);
    await turn.commit();
    expect(commit).toHaveBeenCalledWith(7, 0, ["1,0 r2"]);
  });

  it("keeps a refusal with what was tried, and the position as it was", async () => {
    draft.mockResolvedValue(answer({ refusal }));
    await turn.add("9,9 r0");
    expect(turn.refused).toEqual({ refusal, moves: ["9,9 r0"] });
    expect(turn.draft).toEqual([]);
    expect(turn.view?.game).toBe("confirmed");
  });

  it("keeps a refusal of the whole batch", async () => {
    commit.mockResolvedValue(refusal);
    expect(await turn.commit("1,0 r2")).toBe(false);
    expect(turn.refused?.moves).toEqual(["1,0 r2"]);
  });

  it("goes back one step at a time: the choice, then the draft", async () => {
    await turn.add("1,0 r2");
    turn.choice = "somewhere";
    expect(turn.back()).toBe(true);
    expect(turn.draft).toEqual(["1,0 r2"]);
    expect(turn.back()).toBe(true);
    expect(turn.view?.game).toBe("confirmed");
    expect(turn.back()).toBe(false);
  });

  it("drops the draft when the position moved on, and keeps it when it did not", async () => {
    await turn.add("1,0 r2");
    turn.reset(7, 0, view("again"), []);
    expect(turn.draft).toEqual(["1,0 r2"]);
    turn.reset(8, 0, view("later"), []);
    expect(turn.draft).toEqual([]);
    expect(turn.view?.game).toBe("later");
  });

  it("forgets an answer to a position that is gone", async () => {
    let arrive: (value: DraftAnswer) => void = () => undefined;
    draft.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const adding = turn.add("1,0 r2");
    turn.reset(8, 0, view("later"), []);
    arrive(answer());
    expect(await adding).toBe(false);
    expect(turn.view?.game).toBe("later");
  });

  it("does nothing when no seat of ours is to move", async () => {
    turn.reset(8, null, view("theirs"), []);
    expect(await turn.add("1,0 r2")).toBe(false);
    expect(await turn.commit("1,0 r2")).toBe(false);
    expect(draft).not.toHaveBeenCalled();
  });
});
