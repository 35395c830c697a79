/** A stream of choices from a seed: the same seed makes the same choices on every machine. */
export interface Draw {
  /** A whole number from `first` to `last`, both included. */
  readonly whole: (first: number, last: number) => number;
  /** One of the choices, each as likely as the others. */
  readonly pick: <T>(choices: readonly T[]) => T;
  /** True that many times out of a hundred. */
  readonly chance: (percent: number) => boolean;
}

/** A stream of choices (the generator known as mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (first: number, last: number): number => first + Math.floor(next() * (last - first + 1));
  return {
    whole,
    pick: (choices) => {
      const choice = choices[whole(0, choices.length - 1)];
      if (choice === undefined) throw new RangeError('There is nothing to choose from');
      return choice;
    },
    chance: (percent) => next() * 100 < percent,
  };
}
