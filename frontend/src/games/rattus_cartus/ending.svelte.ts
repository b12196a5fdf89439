/** The end as a small play: how far it has been told, step by step; it can be skipped and seen again. */

/** Milliseconds until the next step: a line of the count, a nun card, and what lies between. */
const LINE = 450;
const NUN = 850;

/** Steps: the lines of the count, the rats, the nun cards one by one, and who lives. */
export class Play {
  /** How many steps have been told; null: all of them, nothing is being played. */
  told = $state<number | null>(null);
  #lines = 0;
  #nuns = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin from nothing. */
  start(lines: number, nuns: number): void {
    this.stop();
    this.#lines = lines;
    this.#nuns = nuns;
    this.told = 0;
    this.#next();
  }

  /** Everything is told at once. */
  stop(): void {
    clearTimeout(this.#timer);
    this.told = null;
  }

  /** Lines of the count that are told. */
  get lines(): number {
    return this.told === null ? Infinity : Math.min(this.told, this.#lines);
  }

  /** The rats have been turned up. */
  get rats(): boolean {
    return this.told === null || this.told > this.#lines;
  }

  /** Nun cards that have been turned up. */
  get nuns(): number {
    return this.told === null ? Infinity : Math.max(0, this.told - this.#lines - 1);
  }

  #next(): void {
    const wait = this.rats ? NUN : LINE;
    this.#timer = setTimeout(() => {
      this.told! += 1;
      if (this.told! > this.#lines + 1 + this.#nuns) this.stop();
      else this.#next();
    }, wait);
  }
}
