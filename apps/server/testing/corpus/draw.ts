/** A stream of choices: the same for the same seed. */
export interface Draw {
  /** A whole number from 0 up to but without `end`. */
  below(end: number): number;
  pick<Value>(values: readonly Value[]): Value;
  bytes(length: number): Buffer;
}

/** A stream of choices (the generator known as mulberry32). */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick<Value>(values: readonly Value[]): Value {
      if (values.length === 0) throw new Error('nothing to pick from');
      return values[below(values.length)] as Value;
    },
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
