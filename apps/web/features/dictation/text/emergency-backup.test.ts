import { beforeEach, expect, it, vi } from 'vitest';
import {
  readEmergencyBackups,
  removeEmergencyBackup,
  removeOldBackups,
  writeEmergencyBackup,
} from './emergency-backup.ts';
import type { EmergencyBackup } from './emergency-backup.ts';

const KEY = 'dictation_emergency_backup';
const DAY_MS = 86_400_000;
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

function backup(sessionId: string, change: Partial<EmergencyBackup> = {}): EmergencyBackup {
  const rest = { chunkCount: 1, duration: 4_000, timestamp: DAY_MS, language: 'fr' };
  return {
    owner: 'tremblay',
    reportId: 'report-1',
    formId: null,
    visit: 'Zoé',
    section: 'section7',
    sessionId,
    transcript: 'le genou',
    ...rest,
    ...change,
  };
}

it('holds what each physician dictated, for that physician alone', () => {
  writeEmergencyBackup(backup('a'));
  writeEmergencyBackup(backup('b', { owner: 'gagnon' }));
  writeEmergencyBackup(backup('a', { transcript: 'le genou gauche' }));
  expect(readEmergencyBackups('tremblay').map(({ transcript }) => transcript)).toEqual(['le genou gauche']);
  expect(readEmergencyBackups('gagnon').map(({ sessionId }) => sessionId)).toEqual(['b']);
});

it('leaves nothing once the text stands elsewhere', () => {
  writeEmergencyBackup(backup('a'));
  writeEmergencyBackup(backup('b'));
  removeEmergencyBackup('a');
  expect(readEmergencyBackups('tremblay').map(({ sessionId }) => sessionId)).toEqual(['b']);
  removeEmergencyBackup('b');
  expect(kept.has(KEY)).toBe(false);
});

it('keeps nothing longer than the audio, and no text that has no owner', () => {
  writeEmergencyBackup(backup('old', { timestamp: 0 }));
  writeEmergencyBackup(backup('young'));
  removeOldBackups(31 * DAY_MS);
  expect(readEmergencyBackups('tremblay').map(({ sessionId }) => sessionId)).toEqual(['young']);
  kept.set(KEY, JSON.stringify({ sessionId: 'a', transcript: 'le genou', timestamp: 31 * DAY_MS }));
  removeOldBackups(31 * DAY_MS);
  expect(kept.has(KEY)).toBe(false);
});
