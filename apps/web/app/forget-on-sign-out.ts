import { onSession } from '../shared/api/session-events.ts';
import { localKeys, readLocal, readSession, writeLocal, writeSession } from '../shared/storage.ts';

/** What reads the kept reports comes with the form; no other screen carries it. */
async function forget(owner: string): Promise<void> {
  const { WorkingStorage } = await import('../features/report-form/kept-reports.ts');
  new WorkingStorage({
    local: { read: readLocal, write: writeLocal, keys: localKeys },
    session: { read: readSession, write: writeSession, keys: () => [] },
    now: () => Date.now(),
  }).forgetSaved(owner);
}

/** Once this physician signs out, the device forgets every report of theirs that the server holds. */
export function forgetOnSignOut(owner: string): () => void {
  return onSession((event) => {
    if (event === 'left') void forget(owner);
  });
}
