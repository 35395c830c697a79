import { beforeEach, expect, it } from 'vitest';
import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import { closeStores, emptyDisk, openStore, readDisk } from '../../../shared/device/device.test-data.ts';
import { device, setDevice } from '../../../shared/device/page-device.ts';
import { readEmergencyBackups, writeEmergencyBackup } from '../text/emergency-backup.ts';
import { forgetDictated } from './forget-dictated.ts';
import { orphanedBackups } from './orphaned-backups.ts';

const NOW = Date.parse('2026-02-01T10:00:00.000Z');
const MINUTE_MS = 60_000;
const REPORT = { reportId: 'report-1', formId: null, visit: 'Zoé Exemple' };
let now = NOW;

beforeEach(async () => {
  now = NOW;
  await emptyDisk();
  await openPage();
});

/** A page of that physician, opened anew. */
async function openPage(owner = 'tremblay'): Promise<void> {
  await closeStores();
  setDevice(await openStore(owner, { now: () => now }));
}

async function keep(sessionId: string, timestamp = NOW): Promise<void> {
  const { owner } = device();
  const rest = { transcript: 'le genou', chunkCount: 1, duration: 4_000, language: 'fr' };
  await writeEmergencyBackup({ owner, ...REPORT, sessionId, section: 'section7', timestamp, ...rest });
}

/** Leaves a text of a colleague on this computer. */
async function keepForeign(): Promise<void> {
  await openPage('gagnon');
  await keep('foreign');
  await openPage();
}

/** Hands a text to the form some time ago. */
async function hand(text: string, ageMs: number): Promise<void> {
  now = NOW - ageMs;
  await device().write('hand-back', { reportId: 'report-1', name: 'historiqueEvolution' }, { result: text });
  now = NOW;
}

const forget = (): Promise<void> => forgetDictated(device(), 'tremblay', NOW);

async function record(id: string, parts: number): Promise<void> {
  const outbox = createAudioOutbox();
  await outbox.begin({
    id,
    owner: 'tremblay',
    ...REPORT,
    section: 'section7',
    language: 'fr',
    startedAt: '2026-02-01T09:00:00.000Z',
    mime: 'audio/webm;codecs=opus',
    status: 'stopped',
    recordedMs: 4_000,
    chunks: [],
    delivered: false,
  });
  for (let sequence = 0; sequence < parts; sequence += 1)
    await outbox.append({ session: id, sequence, data: new ArrayBuffer(8), at: sequence, levels: [] });
}

it('offers the texts that nothing else on the device holds, to their owner', async () => {
  await keepForeign();
  for (const id of ['alone', 'recorded', 'without-audio', 'in-use']) await keep(id);
  await keep('old', NOW - 31 * 24 * 60 * MINUTE_MS);
  await record('recorded', 2);
  await record('without-audio', 0);
  await openPage();
  const found = await orphanedBackups(createAudioOutbox(), {
    owner: 'tremblay',
    held: new Set(['in-use']),
    now: NOW,
  });
  expect(found.map(({ sessionId }) => sessionId)).toEqual(['alone', 'without-audio']);
});

it('at sign-out the only copies stay, the others go', async () => {
  await keepForeign();
  for (const id of ['alone', 'recorded']) await keep(id);
  await record('recorded', 1);
  await hand('Mot-secret', 6 * MINUTE_MS);
  await forget();
  expect(readEmergencyBackups('tremblay').map(({ sessionId }) => sessionId)).toEqual(['alone']);
  expect(device().list('hand-back')).toEqual([]);
  await openPage('gagnon');
  expect(readEmergencyBackups('gagnon')).toHaveLength(1);
  const lying = (await readDisk()).records.map(({ owner, kind, name }) => [owner, kind, name].join(' '));
  expect(lying.toSorted()).toEqual([
    'gagnon emergency-backup foreign',
    'tremblay emergency-backup alone',
    'tremblay recording recorded',
  ]);
});

it('a text on its way to the form is not taken from it', async () => {
  await hand('le genou', 4 * MINUTE_MS);
  await forget();
  await openPage();
  expect(
    device()
      .list('hand-back')
      .map(({ value }) => value),
  ).toEqual([{ result: 'le genou' }]);
});

it('a recording whose audio cannot be read is no reason to forget its text', async () => {
  await keep('recorded');
  await record('recorded', 1);
  const store = device();
  store.readParts = () => Promise.reject(new Error('lost'));
  await forget();
  expect(readEmergencyBackups('tremblay').map(({ sessionId }) => sessionId)).toEqual(['recorded']);
});
