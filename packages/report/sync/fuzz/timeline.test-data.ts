/** Draws numbers that are the same for the same seed. */
export class Draw {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1. */
  number(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(least: number, most: number): number {
    return least + this.number() * (most - least);
  }

  isOneIn(count: number): boolean {
    return this.number() * count < 1;
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.number() * items.length)] ?? items[0];
  }
}

interface Planned {
  readonly at: number;
  readonly run: () => void;
  isCancelled: boolean;
}

/** More than this is no synchronisation any more, but a page that keeps itself busy. */
const MOST_TASKS = 150_000;

/** Time that passes as fast as what was planned can be run. Milliseconds. */
export class Timeline {
  now = 1_000_000;
  #planned: Planned[] = [];
  #tasks = 0;

  /** Runs the task after that delay, unless it is cancelled. */
  after(delay: number, run: () => void): () => void {
    const planned: Planned = { at: this.now + Math.max(0, delay), run, isCancelled: false };
    let place = this.#planned.length;
    while (place > 0 && (this.#planned[place - 1]?.at ?? 0) > planned.at) place -= 1;
    this.#planned.splice(place, 0, planned);
    return () => {
      planned.isCancelled = true;
    };
  }

  pass(duration: number): void {
    const end = this.now + duration;
    for (;;) {
      const next = this.#planned[0];
      if (next === undefined || next.at > end) break;
      this.#planned.shift();
      if (next.isCancelled) continue;
      this.now = next.at;
      this.#tasks += 1;
      if (this.#tasks > MOST_TASKS) throw new Error('the pages never come to rest');
      next.run();
    }
    this.now = end;
  }
}
