/** A finished game, looked at ply by ply. */

import { ApiError, get } from "$lib/api";
import type { Entry, GameEvent, TableInfo, View } from "$lib/protocol";
import { Turn } from "$lib/turn.svelte";
import { awardsIn, extended, lastTurn } from "../table/entries";

interface Position {
  ply: number;
  view: View;
  entry: Entry | null;
}

/** Time that a ply stays on the board while playing by itself, in ms; draws pass quickly. */
const PACE = 900;
const PACE_DRAW = 350;
/** Positions asked for ahead. */
const AHEAD = 3;

/** A turn that nobody has: boards show positions with it and offer nothing. */
function nobodysTurn(): Turn {
  return new Turn({ draft: () => Promise.resolve(null), commit: () => Promise.resolve(null) });
}

export class Replay {
  table = $state.raw<TableInfo | null>(null);
  plies = $state(0);
  entries = $state.raw<Entry[]>([]);
  ply = $state(0);
  view = $state.raw<View | null>(null);
  news = $state.raw<Entry[]>([]);
  playing = $state(false);
  error = $state.raw<ApiError | null>(null);
  /** Which award is explained: its place in `awards`, or null. */
  chosen = $state<number | null>(null);
  /** Something else that is explained (coins, say), which has no place among the awards. */
  other = $state.raw<GameEvent | null>(null);
  readonly turn = nobodysTurn();

  /** The log up to the ply shown. */
  readonly past = $derived(this.entries.filter((entry) => entry.ply <= this.ply));
  readonly last = $derived(lastTurn(this.past));
  readonly awards = $derived(awardsIn(this.entries));
  readonly award = $derived<GameEvent | null>(
    this.chosen === null ? this.other : (this.awards[this.chosen]?.event ?? null),
  );

  #positions = new Map<number, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly seat: string | null,
  ) {}

  /** Load the game and show `ply`, the end if null. */
  async start(ply: number | null): Promise<void> {
    try {
      const whole = await get<{ table: TableInfo; plies: number; entries: Entry[] }>(
        `/tables/${this.id}/replay${this.#query()}`,
      );
      this.table = whole.table;
      this.plies = whole.plies;
      this.entries = extended([], whole.entries).filter((entry) => !entry.undo);
      await this.show(Math.min(ply ?? whole.plies, whole.plies));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
    }
  }

  stop(): void {
    this.pause();
  }

  /** Show the position after `ply` moves. */
  async show(ply: number): Promise<void> {
    const target = Math.max(0, Math.min(this.plies, ply));
    const before = this.ply;
    this.ply = target;
    try {
      const position = await this.#position(target);
      if (this.ply !== target) return;
      this.news = target === before + 1 && position.entry ? [position.entry] : [];
      this.view = position.view;
      this.turn.reset(target, null, position.view, []);
      this.error = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
      this.pause();
    }
    for (let next = target + 1; next <= Math.min(this.plies, target + AHEAD); next += 1) {
      this.#position(next).catch(() => this.#positions.delete(next));
    }
  }

  /** Go to a ply because the viewer asked for it: what was explained is put away. */
  go(ply: number): Promise<void> {
    this.pause();
    this.explainNothing();
    return this.show(ply);
  }

  /** Explain an award, on the position in which it was made. */
  explain(index: number): Promise<void> {
    const award = this.awards[index];
    if (!award) return Promise.resolve();
    this.pause();
    this.chosen = index;
    return this.ply === award.ply ? Promise.resolve() : this.show(award.ply);
  }

  /** Explain what a line of the log tells of, on the position after `ply`. */
  explainEvent(event: GameEvent, ply: number): Promise<void> {
    const index = this.awards.findIndex((award) => award.event === event);
    if (index >= 0) return this.explain(index);
    this.pause();
    this.chosen = null;
    this.other = event;
    return this.ply === ply ? Promise.resolve() : this.show(ply);
  }

  explainNothing(): void {
    this.chosen = null;
    this.other = null;
  }

  play(): void {
    if (this.ply >= this.plies) void this.show(0);
    this.explainNothing();
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    const draw = this.entries.find((entry) => entry.ply === this.ply)?.seat === -1;
    this.#timer = setTimeout(
      async () => {
        await this.show(this.ply + 1);
        if (this.ply >= this.plies) this.pause();
        else if (this.playing) this.#tick();
      },
      draw ? PACE_DRAW : PACE,
    );
  }

  #position(ply: number): Promise<Position> {
    const known = this.#positions.get(ply);
    if (known) return known;
    const asked = get<Position>(`/tables/${this.id}/replay/${ply}${this.#query()}`);
    this.#positions.set(ply, asked);
    asked.catch(() => this.#positions.delete(ply));
    return asked;
  }

  #query(): string {
    return this.seat === null ? "" : `?seat=${encodeURIComponent(this.seat)}`;
  }
}
