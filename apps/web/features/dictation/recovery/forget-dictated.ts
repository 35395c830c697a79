import { DICTATION_RESULT_MS } from '@constat/contract/limits';
import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import type { KeptRecords } from '../../../shared/device/device-store.ts';
import { forgetBackups } from './orphaned-backups.ts';

/**
 * At sign-out: of what a user dictated, the device forgets all copies but the only ones, and texts handed to the form
 * that it did not take in time. Time in milliseconds.
 */
export async function forgetDictated(device: KeptRecords, owner: string, now: number): Promise<void> {
  for (const { reportId, name, time } of device.list('hand-back')) {
    if (now - time > DICTATION_RESULT_MS) void device.remove('hand-back', { reportId, name });
  }
  await forgetBackups(createAudioOutbox(), owner, now);
}
