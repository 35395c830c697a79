/** Seconds of one level. */
export const LEVEL_SECONDS = 0.02;

/** Level given to digital silence, in dBFS. */
const LOWEST_DB = -100;

/** Loudness every 20 ms as power; the mean of each frame is taken out, so that a microphone's offset is not sound. */
export function framePowers(samples: Float32Array, sampleRate: number): Float64Array {
  const frame = Math.round(sampleRate * LEVEL_SECONDS);
  const powers = new Float64Array(Math.ceil(samples.length / frame));
  for (let index = 0; index < powers.length; index += 1) {
    const start = index * frame;
    const end = Math.min(start + frame, samples.length);
    let sum = 0;
    let squares = 0;
    for (let at = start; at < end; at += 1) {
      const sample = samples[at] ?? 0;
      sum += sample;
      squares += sample * sample;
    }
    const count = end - start;
    powers[index] = Math.max(0, squares / count - (sum / count) ** 2);
  }
  return powers;
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
