import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry, Position, StreamMessage, TableInfo, View, Welcome } from "$lib/protocol";
import { Table } from "./table.svelte";

const view = (): View => ({ game: "g", to_move: 0, seats: [], options: {}, result: null });
const entry = (ply: number, seat: number, text = `m${ply}`): Entry => ({
  number: ply,
  ply,
  seat,
  text,
  events: [],
  undo: false,
});
const info = { id: "t", game: "g", state: "playing", options: {}, seats: [], rematch: null } as unknown as TableInfo;
const position = (more: Partial<Position> = {}): Position => ({
  version: 1,
  ply: 1,
  to_move: 0,
  seat: 0,
  view: view(),
  legal: [{ text: "a", fields: { kind: "act" } }],
  entries: [entry(1, -1)],
  clocks: null,
  undo: { free: false, step: null, turn: null, asked: null },
  state: "playing",
  ...more,
});
const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  ...position(),
  type: "welcome",
  table: info,
  seats: [0],
  whole: true,
  chat: [],
  ...more,
});
const moves = (from: number, more: Partial<Position> = {}): StreamMessage => ({
  ...position({ version: from + 1, ...more }),
  type: "moves",
  from,
  whole: false,
  fresh: (more.entries ?? position().entries).length,
});

/** What a socket of the table was asked to connect to. */
const urls: string[] = [];
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  constructor(url: string) {
    urls.push(url);
  }
  send(): void {}
  close(): void {}
}

describe("a table", () => {
  let table: Table;
  const answers: (() => Promise<Response>)[] = [];
  const requests: { path: string; body: Record<string, unknown> }[] = [];
  const json = (status: number, body: unknown) => (): Promise<Response> =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));

  beforeEach(() => {
    urls.length = answers.length = requests.length = 0;
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      requests.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> });
      return answers.shift()!();
    });
    table = new Table("t");
    table.start();
    table.receive(welcome());
  });

  afterEach(() => {
    table.stop();
    vi.unstubAllGlobals();
  });

  it("offers the legal moves to the seat of ours that is to move", () => {
    expect(table.turn.seat).toBe(0);
    expect(table.turn.legal).toEqual([{ text: "a", kind: "act" }]);
    table.receive(moves(1, { to_move: 1, legal: [] }));
    expect(table.turn.seat).toBeNull();
  });

  it("adds moves to the log and gives them to the board to animate, but no jump", () => {
    expect(table.news).toEqual([]);
    table.receive(moves(1, { entries: [entry(2, 0), entry(3, -1)] }));
    expect(table.entries.map((each) => each.ply)).toEqual([1, 2, 3]);
    expect(table.news.map((each) => each.ply)).toEqual([2, 3]);
    table.receive(welcome({ version: 5, whole: false, entries: [entry(4, 1)] }));
    expect(table.entries.map((each) => each.ply)).toEqual([1, 2, 3, 4]);
    expect(table.news).toEqual([]);
    expect(table.remark).toBe("ui-table-moved");
  });

  it("animates the step alone when the log comes anew, by the eyes of another seat of ours", () => {
    const whole = { ...moves(1, { entries: [entry(1, -1), entry(2, 0), entry(3, -1)] }), whole: true, fresh: 2 };
    table.receive(whole as StreamMessage);
    expect(table.entries.map((each) => each.ply)).toEqual([1, 2, 3]);
    expect(table.news.map((each) => each.ply)).toEqual([2, 3]);
    table.receive({ ...moves(2, { entries: [entry(1, -1)] }), whole: true, fresh: 0 } as StreamMessage);
    expect(table.news).toEqual([]);
  });

  it("asks anew when a step is missing, and ignores one it knows", () => {
    table.receive(moves(0));
    expect(urls).toHaveLength(1);
    table.receive(moves(4));
    expect(urls.at(-1)).toMatch(/since=1$/);
    expect(table.version).toBe(1);
  });

  it("tells how much of the news had been on the board as a draft", async () => {
    answers.push(json(200, { view: view(), legal: [], final: false, refusal: null }));
    await table.turn.add("m2");
    table.receive(moves(1, { entries: [entry(2, 0), entry(3, 0)] }));
    expect(table.shown).toBe(1);
    expect(table.turn.draft).toEqual([]);
  });

  it("sends moves with the version they answer and a key", async () => {
    answers.push(json(200, { version: 2 }));
    const sent = table.turn.commit("a");
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(table.turn.busy).toBe(true);
    table.receive(moves(1));
    expect(await sent).toBe(true);
    expect(requests[0]).toMatchObject({ path: "/api/tables/t/moves", body: { seat: 0, version: 1, moves: ["a"] } });
    expect(requests[0]!.body.key).toMatch(/^[0-9a-f]{8}-/);
  });

  it("holds a move while the server is away and sends it again under the same key", async () => {
    answers.push(() => Promise.reject(new TypeError("offline")), json(200, { version: 2 }));
    const sent = table.turn.commit("a");
    await vi.waitFor(() => expect(table.waiting).toBe(true));
    table.receive({ type: "pong" });
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    table.receive(moves(1));
    await sent;
    expect(requests[1]!.body.key).toBe(requests[0]!.body.key);
    expect(table.waiting).toBe(false);
  });

  it("shows the reason of an illegal move", async () => {
    const refusal = { rule: "R-1", key: "g-refused", data: {} };
    answers.push(json(422, { error: { key: "g-refused", data: {}, refusal } }));
    expect(await table.turn.commit("z")).toBe(false);
    expect(table.turn.refused).toEqual({ refusal, moves: ["z"] });
    expect(table.failure).toBeNull();
  });

  it("asks anew after a stale command and says so", async () => {
    answers.push(json(409, { error: { key: "server-stale", data: { version: 3 } } }));
    await table.turn.commit("a");
    expect(table.failure?.key).toBe("server-stale");
    expect(urls).toHaveLength(2);
  });

  it("keeps each line of the chat once", () => {
    const line = { number: 1, seat: 0, name: "N", text: "hi", at: 0 };
    table.receive({ type: "chat", chat: [line] });
    table.receive({ type: "chat", chat: [line, { ...line, number: 2 }] });
    expect(table.chat.map((each) => each.number)).toEqual([1, 2]);
  });

  it("knows our seats anew when somebody sits down", () => {
    const seats = [{ index: 0 }, { index: 1, mine: true }];
    table.receive({ type: "table", table: { ...info, seats } as unknown as TableInfo, seats: [1] });
    expect(table.mine).toEqual([1]);
  });
});
