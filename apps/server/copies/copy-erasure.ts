import { listCopies } from '../store/copies-folder.ts';
import type { Store } from '../store/store.ts';
import { eraseInThread } from './run-copy-worker.ts';

/**
 * Erases from the copies in the data directory what was erased from the database meanwhile; call it often. What cannot be
 * done now, because somebody holds a copy, stays to be done.
 */
export function createCopyErasure({
  store,
  dataDir,
}: {
  readonly store: Pick<Store, 'dialect' | 'pendingErasures'>;
  readonly dataDir: string;
}): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function eraseAll(): Promise<void> {
    do {
      isAskedAgain = false;
      const places = await store.pendingErasures.list('inCopies');
      if (places.length === 0) return;
      const left = listCopies(dataDir).length === 0 ? [] : await eraseInThread({ dataDir, places });
      if (left.length > 0) return;
      await store.pendingErasures.strikeOff(places, 'inCopies');
    } while (isAskedAgain);
  }

  return () => {
    if (store.dialect !== 'sqlite') return Promise.resolve();
    isAskedAgain = true;
    running ??= eraseAll().finally(() => (running = null));
    return running;
  };
}
