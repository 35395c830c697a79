/** Loudness over the quietest of the last seconds that counts as speech, in dB. */
const RISE_DB = 9;
/** Below this nothing is speech, in dB below full scale. */
const FLOOR_DB = -60;
/** Silence that ends an utterance, in milliseconds. */
const PAUSE_MS = 900;
/** An utterance is sent at the latest after this, in milliseconds. */
const LONGEST_MS = 25_000;
/** Loudness is measured every tenth of a second: five seconds decide what quiet is. */
const KEPT = 50;

/** Finds where short recordings end: in the first pause after speech. */
export function createUtteranceCutter(): {
  /** True when the utterance is over. */
  hear(decibels: number, at: number): boolean;
  /** True when something was said since the last cut. */
  readonly hasSpeech: () => boolean;
  restart(at: number): void;
} {
  const levels: number[] = [];
  let spokeAt: number | null = null;
  let begunAt: number | null = null;
  return {
    hear(decibels, at) {
      begunAt ??= at;
      levels.push(decibels);
      if (levels.length > KEPT) levels.shift();
      if (decibels > Math.max(FLOOR_DB, Math.min(...levels) + RISE_DB)) spokeAt = at;
      if (spokeAt === null) return false;
      return at - spokeAt >= PAUSE_MS || at - begunAt >= LONGEST_MS;
    },
    hasSpeech: () => spokeAt !== null,
    restart(at) {
      spokeAt = null;
      begunAt = at;
    },
  };
}
