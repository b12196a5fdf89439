/** The stream of one table: connects, and after a loss connects again and asks for what was missed. */

import type { StreamMessage } from "$lib/protocol";

export type StreamStatus =
  | { state: "connecting" }
  | { state: "online" }
  /** The next try is at `retryAt` (ms since 1970). */
  | { state: "offline"; retryAt: number }
  /** The server wants no more of us; `code` is the WebSocket's close code. */
  | { state: "refused"; code: number };

export interface StreamHandlers {
  message(message: StreamMessage): void;
  status(status: StreamStatus): void;
  /** The last version had, or null to be told everything. */
  since(): number | null;
}

/** Waits between tries, in ms; the last one repeats. */
export const WAITS = [300, 1000, 2000, 4000, 8000, 15000] as const;
/** How often we make sure that the connection lives, and how long silence is taken for life. */
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** Close codes after which it is of no use to try again. */
const FINAL_CODES = [4403, 4404, 4409, 4429];

export class Stream {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #stopped = true;

  constructor(
    private readonly table: string,
    private readonly handlers: StreamHandlers,
  ) {}

  start(): void {
    this.#stopped = false;
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.#wake);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.#wake);
    clearInterval(this.#pinger);
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Try at once instead of waiting. */
  readonly retry = (): void => {
    if (this.#stopped || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Give the connection up and ask for everything since the last version had. */
  resync(): void {
    this.#lose();
    this.retry();
  }

  readonly #wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket) this.#ping();
    else this.retry();
  };

  #connect(): void {
    // after a loss it stays offline, for whoever looks at it, until somebody answers
    if (this.#tries === 0) this.handlers.status({ state: "connecting" });
    const since = this.handlers.since();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = since === null ? "" : `?since=${since}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/stream${query}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#tries = 0;
      this.handlers.status({ state: "online" });
      this.handlers.message(JSON.parse(event.data) as StreamMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      if (FINAL_CODES.includes(event.code)) {
        this.#stopped = true;
        this.handlers.status({ state: "refused", code: event.code });
      } else this.#wait();
    };
  }

  #wait(): void {
    if (this.#stopped) return;
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)]!;
    this.#tries += 1;
    this.handlers.status({ state: "offline", retryAt: Date.now() + wait });
    this.#timer = setTimeout(this.retry, wait);
  }

  #ping(): void {
    if (!this.#socket) return;
    if (Date.now() - this.#heard > SILENCE) this.resync();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send('{"type":"ping"}');
  }

  #lose(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
