import { beforeEach, expect, it } from 'vitest';
import { closeStores, emptyDisk, openStore, readDisk } from '../../../shared/device/device.test-data.ts';
import { device, setDevice } from '../../../shared/device/page-device.ts';
import {
  readEmergencyBackups,
  removeEmergencyBackup,
  removeOldBackups,
  writeEmergencyBackup,
} from './emergency-backup.ts';
import type { EmergencyBackup } from './emergency-backup.ts';

const DAY_MS = 86_400_000;

beforeEach(async () => {
  await emptyDisk();
  await openPage();
});

/** A page of that physician, opened anew. */
async function openPage(owner = 'tremblay'): Promise<void> {
  await closeStores();
  setDevice(await openStore(owner));
}

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

it('holds what each physician dictated, for that physician alone', async () => {
  expect(await writeEmergencyBackup(backup('a'))).toBe(true);
  expect(await writeEmergencyBackup(backup('a', { transcript: 'le genou gauche' }))).toBe(true);
  expect(readEmergencyBackups('gagnon')).toEqual([]);
  await openPage('gagnon');
  expect(readEmergencyBackups('gagnon')).toEqual([]);
  expect(readEmergencyBackups('tremblay')).toEqual([]);
  expect(await writeEmergencyBackup(backup('b', { owner: 'gagnon' }))).toBe(true);
  await openPage();
  expect(readEmergencyBackups('tremblay')).toEqual([backup('a', { transcript: 'le genou gauche' })]);
  await openPage('gagnon');
  expect(readEmergencyBackups('gagnon').map(({ sessionId }) => sessionId)).toEqual(['b']);
});

it('keeps nothing of somebody who is not at this page', async () => {
  expect(await writeEmergencyBackup(backup('b', { owner: 'gagnon' }))).toBe(false);
  expect((await readDisk()).records).toEqual([]);
});

it('leaves nothing once the text stands elsewhere', async () => {
  await writeEmergencyBackup(backup('a'));
  await writeEmergencyBackup(backup('b', { reportId: '' }));
  removeEmergencyBackup('a');
  expect(readEmergencyBackups('tremblay').map(({ sessionId }) => sessionId)).toEqual(['b']);
  removeEmergencyBackup('b');
  await device().settled();
  expect((await readDisk()).records).toEqual([]);
});

it('keeps nothing longer than the audio, and nothing that is no backup', async () => {
  await writeEmergencyBackup(backup('old', { timestamp: 0 }));
  await writeEmergencyBackup(backup('young'));
  for (const value of [null, 'le genou', { sessionId: 'a', transcript: 'le genou', timestamp: 31 * DAY_MS }])
    await device().write('emergency-backup', { reportId: 'report-1', name: JSON.stringify(value) }, value);
  expect(readEmergencyBackups('tremblay').map(({ sessionId }) => sessionId)).toEqual(['old', 'young']);
  removeOldBackups(31 * DAY_MS);
  expect(readEmergencyBackups('tremblay').map(({ sessionId }) => sessionId)).toEqual(['young']);
  await device().settled();
  expect((await readDisk()).records).toHaveLength(1);
});

it('leaves those of a colleague until they sign in, however old', async () => {
  await writeEmergencyBackup(backup('old', { timestamp: 0 }));
  await openPage('gagnon');
  removeOldBackups(31 * DAY_MS);
  removeEmergencyBackup('old');
  await device().settled();
  expect((await readDisk()).records).toHaveLength(1);
  await openPage();
  removeOldBackups(31 * DAY_MS);
  await device().settled();
  expect((await readDisk()).records).toEqual([]);
});
