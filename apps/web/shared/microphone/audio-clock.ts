/** Messages wait when the page is busy: the least delay of this many is taken as the true one. */
const DELAYS_KEPT = 50;

/** Tells when something was heard that the audio thread tells of, in milliseconds on the clock of `performance.now()`. */
export interface AudioClock {
  /** @param time seconds of the audio clock; called when the message comes */
  momentOf(time: number): number;
}

export function createAudioClock(): AudioClock {
  const delays: number[] = [];
  return {
    momentOf(time) {
      delays.push(performance.now() - time * 1_000);
      if (delays.length > DELAYS_KEPT) delays.shift();
      return Math.min(...delays) + time * 1_000;
    },
  };
}
