/** Delays of synchronisation, in milliseconds. */

/** From one write on the device to the next while the physician types: each change has to lie there within 500. */
export const KEEP_EVERY_MS = 250;
/** Delay of the autosave of a report that was never saved (Report editor §9). */
export const AUTOSAVE_MS = 2_000;
/** From the first change to the save that carries it: it has to be on the server within 3,000. */
export const SAVE_AFTER_MS = 1_500;
/** The least time between two saves while the physician types. */
export const SAVE_EVERY_MS = 2_000;
/** So long a save waits for the device to keep it first. */
export const DEVICE_WAIT_MS = 500;
/** A device that has not said by then whether it kept something has refused it. */
export const DEVICE_ANSWER_MS = 5_000;
/** Until a device that refused is asked again. */
export const DEVICE_RETRY_MS = 1_000;
/** A server that has not answered by then has lost the request, or its answer. */
export const SERVER_ANSWER_MS = 15_000;

const RETRY_FIRST_MS = 1_000;
/** No wait for another try is longer, whatever the server asks for. */
export const RETRY_MOST_MS = 30_000;

/**
 * The wait before another try: twice as long after each, half of it by chance, so that many pages do not come back at
 * the same moment.
 * @param tries how many have failed, from 1
 * @param chance from 0 to 1
 * @param asked what the server asked for, 0 for nothing
 */
export function retryDelay(tries: number, chance: number, asked = 0): number {
  const most = Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** Math.min(tries - 1, 10));
  return Math.min(RETRY_MOST_MS, Math.max(asked, most * (0.5 + chance / 2)));
}
