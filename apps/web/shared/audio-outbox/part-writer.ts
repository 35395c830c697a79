import type { AudioOutbox } from './audio-outbox.ts';
import { AudioOutboxError } from './audio-outbox-error.ts';
import type { StoredPart } from './records.ts';

/** Whether the device holds what was recorded. */
export type DeviceState = 'kept' | 'full' | 'unavailable';

/**
 * Writes parts in their order, one at a time. A part that could not be written is tried again with the next one, so
 * that no hole arises; until then the device state is not `kept`.
 */
export function createPartWriter(
  outbox: Pick<AudioOutbox, 'append'>,
  onState: (state: DeviceState) => void,
): { write(part: StoredPart): void; settled(): Promise<void> } {
  const waiting: StoredPart[] = [];
  let running: Promise<void> = Promise.resolve();

  async function drain(): Promise<void> {
    try {
      for (let part = waiting[0]; part !== undefined; part = waiting[0]) {
        await outbox.append(part);
        waiting.shift();
      }
      onState('kept');
    } catch (error) {
      onState(error instanceof AudioOutboxError ? error.kind : 'unavailable');
    }
  }

  return {
    write(part) {
      waiting.push(part);
      running = running.then(drain);
    },
    settled: () => running,
  };
}
