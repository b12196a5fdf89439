/** One table as this browser knows it: what the stream tells, and the commands that go to the server. */

import { ApiError, commandKey, post, request, serverAhead } from "$lib/api";
import type {
  ChatMessage,
  Clocks,
  DraftAnswer,
  Entry,
  Position,
  Refusal,
  StreamMessage,
  TableInfo,
  UndoState,
  View,
  WireMove,
} from "$lib/protocol";
import { flatten } from "$lib/protocol";
import { Turn, type TurnPort } from "$lib/turn.svelte";
import { extended, lastTurn } from "./entries";
import { Stream, type StreamStatus } from "./stream";

/** Clocks with the time from which they run, by the clock of this browser. */
export type RunningClocks = Clocks & { since: number };

/** How long a command that was taken may take to come back on the stream, in ms. */
const ECHO = 3000;

const NO_UNDO: UndoState = { free: false, step: null, turn: null, asked: null };

export class Table implements TurnPort {
  info = $state.raw<TableInfo | null>(null);
  /** Seats of this browser. */
  mine = $state.raw<number[]>([]);
  version = $state(0);
  ply = $state(0);
  toMove = $state(-2);
  view = $state.raw<View | null>(null);
  /** The log in force. */
  entries = $state.raw<Entry[]>([]);
  /** What the last message brought, for animation; empty after a jump. */
  news = $state.raw<Entry[]>([]);
  /** How many of `news` had been on the board as a draft. */
  shown = $state(0);
  chat = $state.raw<ChatMessage[]>([]);
  clocks = $state.raw<RunningClocks | null>(null);
  undo = $state.raw<UndoState>(NO_UNDO);
  status = $state.raw<StreamStatus>({ state: "connecting" });
  /** A command waits for the connection to come back. */
  waiting = $state(false);
  /** A passing remark for the prompt bar, as a message key. */
  remark = $state<string | null>(null);
  /** The last command that failed for another reason than the rules. */
  failure = $state.raw<ApiError | null>(null);
  readonly turn: Turn;

  readonly last = $derived(lastTurn(this.entries));
  readonly spectating = $derived(this.mine.length === 0);
  readonly over = $derived(this.info?.state === "over");

  #stream: Stream;
  #told = false;
  #stopped = false;
  /** Those who wait for the next message or change of connection. */
  #listeners = new Set<() => void>();

  constructor(readonly id: string) {
    this.turn = new Turn(this);
    this.#stream = new Stream(id, {
      message: (message) => this.receive(message),
      status: (status) => {
        this.status = status;
        this.#wake();
      },
      since: () => (this.#told ? this.version : null),
    });
  }

  start(): void {
    this.#stream.start();
  }

  stop(): void {
    this.#stopped = true;
    this.#stream.stop();
    this.#wake();
  }

  /** Try to connect now instead of waiting. */
  retry(): void {
    this.#stream.retry();
  }

  receive(message: StreamMessage): void {
    switch (message.type) {
      case "welcome": {
        const moved = this.#told && message.version !== this.version;
        const before = message.whole ? [] : this.entries;
        this.info = message.table;
        this.mine = message.seats;
        this.chat = message.chat;
        this.#take(message, before, message.entries, false);
        if (moved && !this.waiting) this.remark = "ui-table-moved";
        this.#told = true;
        break;
      }
      case "moves":
        if (message.from !== this.version) {
          if (message.version > this.version) this.#stream.resync();
          break;
        }
        this.#take(
          message,
          message.whole ? [] : this.entries,
          message.entries.slice(message.entries.length - message.fresh),
          true,
        );
        break;
      case "table":
        this.info = message.table;
        this.mine = message.seats;
        break;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.number));
        this.chat = [...this.chat, ...message.chat.filter((line) => !known.has(line.number))];
        break;
      }
      case "undo":
        this.undo = message.undo;
        break;
      case "error":
        this.failure = new ApiError(0, message.error.key, message.error.data);
        break;
      case "pong":
        break;
    }
    this.#wake();
  }

  /** Take over a position whose log goes on after `before`, and of which `news` is new. */
  #take(position: Position, before: Entry[], news: Entry[], animate: boolean): void {
    const drafted = this.turn.draft;
    const own = news.findIndex((entry, index) => entry.text !== drafted[index] || entry.seat !== this.turn.seat);
    this.shown = own < 0 ? news.length : own;
    this.remark =
      this.turn.choice !== null && position.version !== this.version && this.shown === 0 ? "ui-table-moved" : null;
    if (this.info && this.info.state !== position.state) this.info = { ...this.info, state: position.state };
    this.version = position.version;
    this.ply = position.ply;
    this.toMove = position.to_move;
    this.view = position.view;
    this.entries = extended(before, position.entries);
    this.news = animate ? news : [];
    this.undo = position.undo;
    this.clocks = position.clocks && { ...position.clocks, since: position.clocks.at - serverAhead() };
    const seat = this.mine.includes(position.to_move) && this.info?.state === "playing" ? position.to_move : null;
    this.turn.reset(position.version, seat, position.view, position.legal.map(flatten));
    this.failure = null;
  }

  // Moves

  async draft(version: number, seat: number, moves: string[]): Promise<DraftAnswer | null> {
    type Answer = Omit<DraftAnswer, "legal"> & { legal: WireMove[] };
    const answer = await this.#attempt(() => post<Answer>(`/tables/${this.id}/draft`, { seat, version, moves }));
    return answer && { ...answer, legal: answer.legal.map(flatten) };
  }

  async commit(version: number, seat: number, moves: string[]): Promise<Refusal | null> {
    const body = { seat, version, key: commandKey(), moves };
    try {
      await this.#send(`/tables/${this.id}/moves`, body);
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.refusal) return error.refusal;
      this.#fail(error);
      return null;
    }
  }

  /** Go back: freely where nothing became known since, else by asking the others. */
  async takeBack(to: "step" | "turn"): Promise<void> {
    const seat = this.#acting();
    if (seat === null) return;
    await this.#command(`/tables/${this.id}/undo`, { seat, version: this.version, key: commandKey(), to });
  }

  async answerUndo(accept: boolean): Promise<void> {
    const asked = this.undo.asked;
    const seat = asked?.waiting.find((waiting) => this.mine.includes(waiting));
    if (seat === undefined) return;
    await this.#command(`/tables/${this.id}/undo/answer`, { seat, accept });
  }

  async withdrawUndo(): Promise<void> {
    const asked = this.undo.asked;
    if (asked) await this.#attempt(() => request("DELETE", `/tables/${this.id}/undo`, { seat: asked.seat }));
  }

  async resign(seat: number): Promise<void> {
    await this.#command(`/tables/${this.id}/resign`, { seat, version: this.version, key: commandKey() });
  }

  /** The seat of ours whose turn it is, else the one that moved last, else our first. */
  #acting(): number | null {
    if (this.turn.seat !== null) return this.turn.seat;
    const mover = this.last.at(-1)?.seat;
    if (mover !== undefined && this.mine.includes(mover)) return mover;
    return this.mine[0] ?? null;
  }

  // Around the table

  async say(text: string): Promise<boolean> {
    return (await this.#attempt(() => post(`/tables/${this.id}/chat`, { text }))) !== null;
  }

  async sit(seat: number, name: string, value: string): Promise<void> {
    await this.#adopt(() => post<TableInfo>(`/tables/${this.id}/seats/${seat}`, { name, value }));
  }

  async leave(seat: number): Promise<void> {
    await this.#adopt(() => request<TableInfo>("DELETE", `/tables/${this.id}/seats/${seat}`));
  }

  /** The address that brings a seat of ours to another browser. */
  async seatLink(seat: number): Promise<string | null> {
    const answer = await this.#attempt(() => post<{ secret: string }>(`/tables/${this.id}/seats/${seat}/link`));
    return answer && `${location.origin}/seat/${answer.secret}`;
  }

  /** The table of the next game with the same seats. */
  async rematch(): Promise<string | null> {
    const answer = await this.#attempt(() => post<{ id: string }>(`/tables/${this.id}/rematch`));
    return answer?.id ?? null;
  }

  async #adopt(ask: () => Promise<TableInfo>): Promise<void> {
    const table = await this.#attempt(ask);
    if (!table) return;
    const seats = table.seats.filter((seat) => seat.mine).map((seat) => seat.index);
    this.receive({ type: "table", table, seats });
  }

  // Sending

  async #command(path: string, body: unknown): Promise<void> {
    try {
      await this.#send(path, body);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Send a command under its key until an answer comes; resolves when the stream has told what it led to. */
  async #send(path: string, body: unknown): Promise<void> {
    this.failure = null;
    for (;;) {
      try {
        const answer = await post<{ version?: number }>(path, body);
        this.waiting = false;
        if (answer.version !== undefined) await this.#echo(answer.version);
        return;
      } catch (error) {
        if (this.#stopped || !(error instanceof ApiError) || error.status !== 0) {
          this.waiting = false;
          throw error;
        }
        this.waiting = true;
        await this.#change();
      }
    }
  }

  async #echo(version: number): Promise<void> {
    const deadline = Date.now() + ECHO;
    while (this.version < version && !this.#stopped && Date.now() < deadline) await this.#change(ECHO);
    if (this.version < version && !this.#stopped) this.#stream.resync();
  }

  async #attempt<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    try {
      const answer = await ask();
      this.failure = null;
      return answer;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.failure = error;
    if (error.key === "server-stale") this.#stream.resync();
  }

  /** Wait for the next message or change of the connection, at most `limit` ms. */
  #change(limit = 1500): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#listeners.delete(done);
        resolve();
      };
      const timer = setTimeout(done, limit);
      this.#listeners.add(done);
    });
  }

  #wake(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
