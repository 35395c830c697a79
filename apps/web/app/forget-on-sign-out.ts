import { onSession } from '../shared/api/session-events.ts';
import { localKeys, readLocal, readSession, writeLocal, writeSession } from '../shared/storage.ts';

/** What reads the kept reports and dictations comes with their screens; no other one carries it. */
async function forget(owner: string): Promise<void> {
  const { WorkingStorage } = await import('../features/report-form/kept-reports.ts');
  new WorkingStorage({
    local: { read: readLocal, write: writeLocal, keys: localKeys },
    session: { read: readSession, write: writeSession, keys: () => [] },
    now: () => Date.now(),
  }).forgetSaved(owner);
  const { forgetWaiting } = await import('../features/assistance/follow-up/waiting-proposals.ts');
  forgetWaiting(owner);
  const { forgetDictated } = await import('../features/dictation/recovery/forget-dictated.ts');
  await forgetDictated(owner, Date.now());
}

/** Once this physician signs out, the device forgets all of theirs that the server holds, or that lies here twice. */
export function forgetOnSignOut(owner: string): () => void {
  return onSession((event) => {
    if (event === 'left') void forget(owner);
  });
}
