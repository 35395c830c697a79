import { beforeEach, expect, it } from 'vitest';
import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import type { StoredSession } from '../../../shared/audio-outbox/records.ts';
import {
  closeStores,
  emptyDisk,
  onDisk,
  openStore,
  readDisk,
} from '../../../shared/device/device.test-data.ts';
import { readLeftovers } from './read-leftovers.ts';

beforeEach(emptyDisk);

const NOW = Date.parse('2026-02-01T10:00:00.000Z');

function buildSession(id: string, overrides: Partial<StoredSession> = {}): StoredSession {
  return {
    id,
    owner: 'tremblay',
    reportId: 'report-1',
    formId: null,
    visit: 'Zoé Exemple',
    section: 'section7',
    language: 'fr',
    startedAt: '2026-01-31T10:00:00.000Z',
    mime: 'audio/webm;codecs=opus',
    status: 'stopped',
    recordedMs: 5_000,
    chunks: [],
    delivered: false,
    ...overrides,
  };
}

it('offers what lacks its text, and removes what is empty, complete or too old', async () => {
  const colleague = await openStore('gagnon');
  await createAudioOutbox(() => colleague).begin(buildSession('foreign', { owner: 'gagnon' }));
  const store = await openStore();
  const outbox = createAudioOutbox(() => store);
  const result = { text: 'un', wordCount: 1, confidence: null };
  const complete = [{ startMs: 0, endMs: 5_000, preRoll: false, result }];
  await outbox.begin(buildSession('lost'));
  await outbox.begin(buildSession('undelivered', { chunks: complete }));
  await outbox.begin(buildSession('in-use'));
  await outbox.begin(buildSession('beginning', { recordedMs: 0, startedAt: '2026-02-01T09:59:59.000Z' }));
  await outbox.begin(buildSession('empty', { recordedMs: 0 }));
  await outbox.begin(buildSession('complete', { chunks: complete, delivered: true }));
  await outbox.begin(buildSession('old', { startedAt: '2026-01-01T10:00:00.000Z' }));
  const found = await readLeftovers(outbox, { owner: 'tremblay', held: new Set(['in-use']), now: NOW });
  expect(found.map(({ session, ms }) => [session.id, ms])).toEqual([
    ['lost', 5_000],
    ['undelivered', 5_000],
  ]);
  const kept = (await outbox.list('tremblay')).map(({ id }) => id);
  expect(new Set(kept)).toEqual(new Set(['lost', 'undelivered', 'in-use', 'beginning']));
  expect(await outbox.list('gagnon')).toEqual([]);
  await closeStores();
  const later = await openStore('gagnon');
  expect(await createAudioOutbox(() => later).list('gagnon')).toHaveLength(1);
});

it('offers a recording whatever became of another one', async () => {
  const store = await openStore();
  const outbox = createAudioOutbox(() => store);
  for (const id of ['damaged', 'lost']) {
    await outbox.begin(buildSession(id));
    await outbox.append({ session: id, sequence: 0, data: new ArrayBuffer(8), at: 0, levels: [] });
  }
  const part = (await readDisk()).parts.find(({ recording }) => recording === 'damaged');
  if (part === undefined) throw new Error('nothing was kept');
  const value = { ...part.value, bytes: part.value.bytes.slice(1) };
  await onDisk((connection) => connection.put('parts', { ...part, value }));
  const found = await readLeftovers(outbox, { owner: 'tremblay', held: new Set(), now: NOW });
  expect(found.map(({ session }) => session.id)).toContain('lost');
});

it('finds after a crash what the parts hold, and erases them with their recording', async () => {
  const store = await openStore();
  const outbox = createAudioOutbox(() => store);
  for (const id of ['lost', 'old']) {
    const startedAt = id === 'old' ? '2026-01-01T10:00:00.000Z' : '2026-01-31T10:00:00.000Z';
    await outbox.begin(buildSession(id, { startedAt, status: 'recording', recordedMs: 0 }));
    for (const sequence of [0, 1, 2])
      await outbox.append({
        session: id,
        sequence,
        data: new ArrayBuffer(8),
        at: sequence * 1_000,
        levels: [{ atMs: sequence * 1_000, decibels: -20 }],
      });
  }
  await closeStores();
  const later = await openStore();
  const found = await readLeftovers(
    createAudioOutbox(() => later),
    {
      owner: 'tremblay',
      held: new Set(),
      now: NOW,
    },
  );
  expect(found.map(({ session }) => session.id)).toEqual(['lost']);
  expect(found[0]?.ms).toBeGreaterThan(0);
  const { records, parts } = await readDisk();
  expect(records.map(({ name }) => name)).toEqual(['lost']);
  expect(new Set(parts.map(({ recording }) => recording))).toEqual(new Set(['lost']));
});
