import type { AudioOutbox, PartPlace, StoredPart } from './records.ts';
import { AudioOutboxError } from './audio-outbox-error.ts';

/** Where what was recorded is on a disk: on this device, on the server, or nowhere because the device cannot keep it. */
export type DeviceState = PartPlace | 'full' | 'unavailable';

/**
 * Writes parts in their order, one at a time. A part that could not be written is tried again with the next one, so
 * that no hole arises; until then the state says that it is nowhere.
 */
export function createPartWriter(
  outbox: Pick<AudioOutbox, 'append'>,
  onState: (state: DeviceState) => void,
): { write(part: StoredPart): void; settled(): Promise<void> } {
  const waiting: StoredPart[] = [];
  let running: Promise<void> = Promise.resolve();

  async function drain(): Promise<void> {
    try {
      let place: PartPlace | null = null;
      for (let part = waiting[0]; part !== undefined; part = waiting[0]) {
        place = await outbox.append(part);
        waiting.shift();
      }
      if (place !== null) onState(place);
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
