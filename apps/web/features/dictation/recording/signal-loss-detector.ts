/** Below this, in dB below full scale, nothing at all arrives: even a quiet room is louder. */
const NOTHING_DB = -90;
/** How long nothing must arrive before the physician is told, in milliseconds. */
const TOLD_AFTER_MS = 3_000;

/** Tells a microphone that delivers nothing (unplugged, switched off) from a pause in speech. */
export function createSignalLossDetector(): { hear(decibels: number, at: number): boolean } {
  let since: number | null = null;
  return {
    hear(decibels, at) {
      if (decibels > NOTHING_DB) since = null;
      else since ??= at;
      return since !== null && at - since >= TOLD_AFTER_MS;
    },
  };
}
