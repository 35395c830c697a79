/** What was decoded, without the samples themselves: one channel of them, in [-1, 1]. */
export interface DecodedLength {
  /** Samples. */
  readonly length: number;
  /** Samples per second. */
  readonly sampleRate: number;
  /** Seconds that were recorded and could not be decoded; silence stands in their place. */
  readonly damagedSeconds: number;
}

/** Takes the next samples of a recording, which stay as they are until it returns. */
export type TakeSamples = (samples: Float32Array, sampleRate: number) => void;

/** Longest recording taken at once, in seconds: a few bytes of Opus can announce days of sound. */
export const MAX_AUDIO_SECONDS = 3600;
