/** Samples that follow one another, of which the older ones are let go. Places are counted from the very first. */
export interface SampleBuffer {
  /** The first sample that is still there. */
  readonly start: number;
  /** The place of the next sample. */
  readonly end: number;
  append(samples: Float32Array): void;
  /** A copy; from `start` on at the earliest. */
  read(from: number, to: number): Float32Array;
  dropBefore(place: number): void;
  /** Goes on so many samples later, without what was there. */
  skip(samples: number): void;
}

/** Room at the beginning, in samples; it doubles as it is needed. */
const ROOM = 65_536;

/** An empty buffer. */
export function createSampleBuffer(): SampleBuffer {
  let held = new Float32Array(ROOM);
  let first = 0;
  let start = 0;
  let end = 0;
  return {
    get start() {
      return start;
    },
    get end() {
      return end;
    },
    append(samples) {
      const length = end - start;
      if (first + length + samples.length > held.length) {
        const room = 2 * (length + samples.length) > held.length ? 2 * held.length : held.length;
        const moved = room === held.length ? held : new Float32Array(room);
        moved.set(held.subarray(first, first + length));
        [held, first] = [moved, 0];
      }
      held.set(samples, first + length);
      end += samples.length;
    },
    read: (from, to) => held.slice(first + Math.max(from, start) - start, first + Math.min(to, end) - start),
    dropBefore(place) {
      const dropped = Math.min(Math.max(0, place - start), end - start);
      first += dropped;
      start += dropped;
    },
    skip(samples) {
      end += samples;
      start = end;
      first = 0;
    },
  };
}
