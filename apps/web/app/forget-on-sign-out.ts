import { onSession } from '../shared/api/session-events.ts';
import { closeDevice, deviceOf } from '../shared/device/page-device.ts';
import { tabPlaceOf } from '../shared/kept-reports.ts';

/** What reads the kept reports and dictations comes with their screens; no other one carries it. */
async function forget(owner: string): Promise<void> {
  const device = deviceOf(owner);
  const now = Date.now();
  const { WorkingStorage } = await import('../features/report-form/index.kept-reports.ts');
  // What the screens kept as they closed is on the disk first.
  await device.settled();
  await new WorkingStorage({ device, tab: tabPlaceOf(owner), now: () => now }).forgetSaved();
  const { forgetWaiting } = await import('../features/assistance/index.sign-out.ts');
  forgetWaiting(device);
  const { forgetDictated, forgetDoubts } = await import('../features/dictation/index.sign-out.ts');
  forgetDoubts(device);
  const { forgetCommands } = await import('../features/voice-commands/index.ts');
  forgetCommands(device);
  await forgetDictated(device, owner, now);
}

/**
 * Once this physician signs out, the device forgets all of theirs that the server holds, or that lies here twice, and
 * then the key: what is left stays sealed until its owner signs in again.
 */
export function forgetOnSignOut(owner: string): () => void {
  return onSession((event) => {
    if (event === 'left') void closeDevice(forget(owner));
  });
}
