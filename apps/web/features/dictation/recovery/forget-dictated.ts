import { DICTATION_RESULT_MS } from '@constat/contract/limits';
import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import { readLocal, writeLocal } from '../../../shared/storage.ts';
import { forgetBackups } from './lone-backups.ts';

const HANDED_KEY = 'dictationBackup';

/** A text handed to the form that it did not take in time: no form takes it any more. */
function forgetHanded(now: number): void {
  try {
    const handed = JSON.parse(readLocal(HANDED_KEY) ?? 'null') as { readonly timestamp?: unknown } | null;
    if (typeof handed?.timestamp === 'number' && now - handed.timestamp <= DICTATION_RESULT_MS) return;
  } catch {
    // Unreadable: of no use to anybody.
  }
  writeLocal(HANDED_KEY, null);
}

/** At sign-out: of what a user dictated, the device forgets all copies but the only ones. Time in milliseconds. */
export async function forgetDictated(owner: string, now: number): Promise<void> {
  forgetHanded(now);
  await forgetBackups(createAudioOutbox(), owner, now);
}
