/** Seconds of one level. */
export const LEVEL_SECONDS = 0.02;

/** Level given to digital silence, in dBFS. */
const LOWEST_DB = -100;

/** How loud a recording is, every 20 ms. */
export interface Levels {
  /** Loudness as power; the mean of each frame is taken out, so that a microphone's offset is not sound. */
  readonly powers: Float64Array;
  /** Samples that were measured. */
  readonly length: number;
  readonly sampleRate: number;
}

/** Measures a recording as its samples come, in pieces of any length. */
export interface LevelMeter {
  push(samples: Float32Array): void;
  levels(): Levels;
}

/** A meter that has heard nothing. */
export function createLevelMeter(sampleRate: number): LevelMeter {
  const frame = Math.round(sampleRate * LEVEL_SECONDS);
  const powers: number[] = [];
  let [length, count, sum, squares] = [0, 0, 0, 0];
  const power = () => Math.max(0, squares / count - (sum / count) ** 2);
  return {
    push(samples) {
      length += samples.length;
      // Up to the end of a frame at a time, in variables of this call: those of the meter take ten times as long to change.
      for (let at = 0; at < samples.length;) {
        const end = Math.min(samples.length, at + frame - count);
        let [ownSum, ownSquares] = [sum, squares];
        count += end - at;
        for (; at < end; at += 1) {
          const sample = samples[at] ?? 0;
          ownSum += sample;
          ownSquares += sample * sample;
        }
        [sum, squares] = [ownSum, ownSquares];
        if (count < frame) continue;
        powers.push(power());
        [count, sum, squares] = [0, 0, 0];
      }
    },
    levels: () => ({
      powers: Float64Array.from(count > 0 ? [...powers, power()] : powers),
      length,
      sampleRate,
    }),
  };
}

/** The mean of `width` powers around each one (fewer at the ends). */
export function smooth(powers: Float64Array, width: number): Float64Array {
  const half = Math.floor(width / 2);
  const sums = new Float64Array(powers.length + 1);
  for (let index = 0; index < powers.length; index += 1)
    sums[index + 1] = (sums[index] ?? 0) + (powers[index] ?? 0);
  return powers.map((_, index) => {
    const from = Math.max(0, index - half);
    const to = Math.min(powers.length, index + half + 1);
    return Math.max(0, ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from));
  });
}

/** Power to dBFS, at least -100. */
export function toDecibels(power: number): number {
  return Math.max(LOWEST_DB, 10 * Math.log10(power + 1e-20));
}
