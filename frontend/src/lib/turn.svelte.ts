/** A move in the making, before the server confirms it. */

import type { DraftAnswer, LegalMove, Refusal, View } from "./protocol";

/** How a turn reaches the server. */
export interface TurnPort {
  /** What the position would be after these moves; stores nothing. Null if the server gave no answer. */
  draft(version: number, seat: number, moves: string[]): Promise<DraftAnswer | null>;
  /** Make the moves; answers when they have been made: null, or why they were not. */
  commit(version: number, seat: number, moves: string[]): Promise<Refusal | null>;
}

/** A refusal with what was tried. */
export interface Refused {
  refusal: Refusal;
  moves: string[];
}

/**
 * The turn of one seat of this browser (or nobody's: `seat` is null).
 *
 * A turn may consist of several moves. `add` puts a move, or several that are one act, onto the draft: the position
 * after them is shown, nothing is stored, and `back` takes them off again. When no decision of the same seat is left, or by `commit`, the whole draft
 * goes to the server at once. `choice` belongs to the game: what is picked up but not yet put on the draft (a place
 * and rotation, a card); it is null after every step.
 */
export class Turn {
  seat = $state<number | null>(null);
  /** The step of the play that this turn answers. */
  version = $state(0);
  draft = $state<string[]>([]);
  choice = $state<unknown>(null);
  /** True while an answer of the server is awaited. */
  busy = $state(false);
  refused = $state<Refused | null>(null);
  /** Keep a complete draft until the player confirms it; a choice of the player. */
  confirm = $state(false);

  #confirmed = $state.raw<View | null>(null);
  #confirmedLegal = $state.raw<LegalMove[]>([]);
  /** The acts of the draft: the answer to each, and how many moves the draft had with it. */
  #steps = $state.raw<(DraftAnswer & { made: number })[]>([]);
  #port: TurnPort;

  constructor(port: TurnPort) {
    this.#port = port;
  }

  /** The position with the draft made. */
  get view(): View | null {
    return this.#steps.at(-1)?.view ?? this.#confirmed;
  }

  /** What may follow the draft. */
  get legal(): LegalMove[] {
    return this.#steps.at(-1)?.legal ?? this.#confirmedLegal;
  }

  /** True when the draft needs nothing but to be confirmed. */
  get complete(): boolean {
    return this.#steps.at(-1)?.final ?? false;
  }

  /** The server's state: drops the draft if the position moved on. */
  reset(version: number, seat: number | null, view: View | null, legal: LegalMove[]): void {
    this.#confirmed = view;
    this.#confirmedLegal = legal;
    if (version === this.version && seat === this.seat) return;
    this.version = version;
    this.seat = seat;
    this.draft = [];
    this.#steps = [];
    this.choice = null;
    this.refused = null;
  }

  /** Put the moves of one act onto the draft; commits at once when that was the last decision of this seat. */
  async add(...more: string[]): Promise<boolean> {
    if (this.seat === null || this.busy) return false;
    const { version, seat } = this;
    const moves = [...this.draft, ...more];
    this.busy = true;
    this.refused = null;
    try {
      const answer = await this.#port.draft(version, seat, moves);
      if (!answer || version !== this.version || seat !== this.seat) return false;
      if (answer.refusal) {
        this.refused = { refusal: answer.refusal, moves: more };
        return false;
      }
      this.draft = moves;
      this.#steps = [...this.#steps, { ...answer, made: moves.length }];
      this.choice = null;
    } finally {
      this.busy = false;
    }
    if (this.complete && !this.confirm) return this.commit();
    return true;
  }

  /** Send the draft, with a last move behind it if given; with `confirm` that one waits on the draft first. */
  async commit(...more: string[]): Promise<boolean> {
    if (this.confirm && more.length === 1) return this.add(more[0]!);
    const moves = [...this.draft, ...more];
    if (this.seat === null || this.busy || moves.length === 0) return false;
    this.busy = true;
    this.refused = null;
    try {
      const refusal = await this.#port.commit(this.version, this.seat, moves);
      if (refusal) {
        this.refused = { refusal, moves: more.length > 0 ? more : moves };
        return false;
      }
      this.choice = null;
      return true;
    } finally {
      this.busy = false;
    }
  }

  /** Try a move that isn't offered, to learn which rule forbids it. */
  async ask(move: string): Promise<void> {
    await this.add(move);
  }

  /** One step back: the choice, else the last act of the draft. False if there was nothing to take back. */
  back(): boolean {
    this.refused = null;
    if (this.choice !== null) {
      this.choice = null;
      return true;
    }
    if (this.draft.length === 0) return false;
    this.#steps = this.#steps.slice(0, -1);
    this.draft = this.draft.slice(0, this.#steps.at(-1)?.made ?? 0);
    return true;
  }
}
