import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { StoredPart, StoredSession } from './records.ts';

interface Schema extends DBSchema {
  sessions: { key: string; value: StoredSession };
  parts: { key: [string, number]; value: StoredPart };
}

export type AudioDatabase = IDBPDatabase<Schema>;

/** Opens the database of recordings; `onClosed` is called when the browser closes it by itself. */
export function openAudioDatabase(onClosed: () => void): Promise<AudioDatabase> {
  return openDB<Schema>('constat-audio', 1, {
    upgrade(database) {
      database.createObjectStore('sessions', { keyPath: 'id' });
      database.createObjectStore('parts', { keyPath: ['session', 'sequence'] });
    },
    blocking: (_present, _wanted, event) => {
      // A newer page waits to change the layout: make way, the next call opens again.
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}
