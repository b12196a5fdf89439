import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StreamMessage } from "$lib/protocol";
import { Stream, type StreamStatus, WAITS } from "./stream";

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.onclose?.({ code });
  }
}

describe("the stream of a table", () => {
  let version: number | null;
  let statuses: StreamStatus[];
  let messages: StreamMessage[];
  let stream: Stream;
  const socket = (): FakeSocket => FakeSocket.all.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    version = null;
    statuses = [];
    messages = [];
    stream = new Stream("abc", {
      message: (message) => messages.push(message),
      status: (status) => statuses.push(status),
      since: () => version,
    });
    stream.start();
  });

  afterEach(() => {
    stream.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("asks for everything at first and hands on what comes", () => {
    expect(socket().url).toMatch(/^ws:.*\/api\/tables\/abc\/stream$/);
    socket().tell({ type: "pong" });
    expect(messages).toEqual([{ type: "pong" }]);
    expect(statuses.map((status) => status.state)).toEqual(["connecting", "online"]);
  });

  it("after a loss comes back and asks for what it missed", () => {
    version = 7;
    socket().lose();
    expect(statuses.at(-1)!.state).toBe("offline");
    vi.advanceTimersByTime(WAITS[0]);
    expect(FakeSocket.all).toHaveLength(2);
    expect(socket().url).toMatch(/stream\?since=7$/);
    expect(statuses.map((status) => status.state)).toEqual(["connecting", "offline"]);
    socket().tell({ type: "pong" });
    expect(statuses.at(-1)!.state).toBe("online");
  });

  it("waits longer from try to try, and not after a success", () => {
    for (const wait of [WAITS[0], WAITS[1], WAITS[2]]) {
      socket().lose();
      vi.advanceTimersByTime(wait - 1);
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    socket().tell({ type: "pong" });
    socket().lose();
    vi.advanceTimersByTime(WAITS[0]);
    expect(FakeSocket.all).toHaveLength(5);
  });

  it("comes back at once when asked to, or when the network does", () => {
    socket().lose();
    stream.retry();
    expect(FakeSocket.all).toHaveLength(2);
    socket().lose();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("gives up where the table doesn't exist", () => {
    socket().lose(4404);
    expect(statuses.at(-1)).toEqual({ state: "refused", code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("makes sure now and then that somebody is there, and renews a silent connection", () => {
    socket().tell({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    expect(socket().sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(40_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("takes nothing from a connection that it has left", () => {
    const old = socket();
    stream.resync();
    old.tell({ type: "pong" });
    old.lose();
    expect(messages).toEqual([]);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
