import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import { readEmergencyBackups, writeEmergencyBackup } from '../text/emergency-backup.ts';
import { forgetDictated } from './forget-dictated.ts';
import { loneBackups } from './lone-backups.ts';

const NOW = Date.parse('2026-02-01T10:00:00.000Z');
const MINUTE_MS = 60_000;
const REPORT = { reportId: 'report-1', formId: null, visit: 'Zoé Exemple' };
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

function keep(sessionId: string, owner = 'tremblay', timestamp = NOW): void {
  const rest = { transcript: 'le genou', chunkCount: 1, duration: 4_000, language: 'fr' };
  writeEmergencyBackup({ owner, ...REPORT, sessionId, section: 'section7', timestamp, ...rest });
}

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
  for (const id of ['alone', 'recorded', 'without-audio', 'in-use']) keep(id);
  keep('foreign', 'gagnon');
  keep('old', 'tremblay', NOW - 31 * 24 * 60 * MINUTE_MS);
  await record('recorded', 2);
  await record('without-audio', 0);
  const found = await loneBackups(createAudioOutbox(), {
    owner: 'tremblay',
    held: new Set(['in-use']),
    now: NOW,
  });
  expect(found.map(({ sessionId }) => sessionId)).toEqual(['alone', 'without-audio']);
});

it('at sign-out the only copies stay, the others go', async () => {
  for (const id of ['alone', 'recorded']) keep(id);
  keep('foreign', 'gagnon');
  await record('recorded', 1);
  kept.set('dictationBackup', JSON.stringify({ result: 'Mot-secret', timestamp: NOW - 6 * MINUTE_MS }));
  await forgetDictated('tremblay', NOW);
  expect(readEmergencyBackups('tremblay').map(({ sessionId }) => sessionId)).toEqual(['alone']);
  expect(readEmergencyBackups('gagnon')).toHaveLength(1);
  expect(kept.has('dictationBackup')).toBe(false);
});

it('a text on its way to the form is not taken from it', async () => {
  const handed = JSON.stringify({ result: 'le genou', timestamp: NOW - 4 * MINUTE_MS });
  kept.set('dictationBackup', handed);
  await forgetDictated('tremblay', NOW);
  expect(kept.get('dictationBackup')).toBe(handed);
});
