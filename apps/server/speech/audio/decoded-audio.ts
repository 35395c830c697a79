/** One channel of sound, ready for the recogniser. */
export interface DecodedAudio {
  /** Mono samples in [-1, 1]. */
  readonly samples: Float32Array;
  /** Samples per second. */
  readonly sampleRate: number;
  /** Seconds that were recorded and could not be decoded; silence stands in their place. */
  readonly damagedSeconds: number;
}

/** Longest recording taken at once, in seconds: a few bytes of Opus can announce days of sound. */
export const MAX_AUDIO_SECONDS = 3600;
