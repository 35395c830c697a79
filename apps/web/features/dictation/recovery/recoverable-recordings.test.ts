import { beforeEach, expect, it } from 'vitest';
import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import type { AudioOutbox, StoredSession } from '../../../shared/audio-outbox/records.ts';
import {
  buildPart,
  memoryRecordings,
  buildManualPorts,
} from '../../../shared/audio-outbox/memory-recordings.test-data.ts';
import { createStreamedOutbox } from '../../../shared/audio-outbox/streamed-outbox.ts';
import type { RecordingOutbox } from '../../../shared/audio-outbox/streamed-outbox.ts';
import {
  closeStores,
  emptyDisk,
  onDisk,
  openStore,
  readDisk,
} from '../../../shared/device/device.test-data.ts';
import { readRecoverableRecordings } from './recoverable-recordings.ts';

beforeEach(emptyDisk);

/** A device, with a server that holds nothing of its own. */
const streamed = (device: AudioOutbox): RecordingOutbox =>
  createStreamedOutbox(device, memoryRecordings().server, buildManualPorts().ports);

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
  const device = createAudioOutbox(() => store);
  const outbox = streamed(device);
  const result = { text: 'un', wordCount: 1, confidence: null };
  const complete = [{ startMs: 0, endMs: 5_000, preRoll: false, result }];
  await device.begin(buildSession('lost'));
  await device.begin(buildSession('undelivered', { chunks: complete }));
  await device.begin(buildSession('in-use'));
  await device.begin(buildSession('beginning', { recordedMs: 0, startedAt: '2026-02-01T09:59:59.000Z' }));
  await device.begin(buildSession('empty', { recordedMs: 0 }));
  await device.begin(buildSession('complete', { chunks: complete, delivered: true }));
  await device.begin(buildSession('old', { startedAt: '2026-01-01T10:00:00.000Z' }));
  const found = await readRecoverableRecordings(outbox, {
    owner: 'tremblay',
    held: new Set(['in-use']),
    now: NOW,
  });
  expect(found.map(({ session, ms }) => [session.id, ms])).toEqual([
    ['lost', 5_000],
    ['undelivered', 5_000],
  ]);
  const kept = (await device.list('tremblay')).map(({ id }) => id);
  expect(new Set(kept)).toEqual(new Set(['lost', 'undelivered', 'in-use', 'beginning']));
  expect(await device.list('gagnon')).toEqual([]);
  await closeStores();
  const later = await openStore('gagnon');
  expect(await createAudioOutbox(() => later).list('gagnon')).toHaveLength(1);
});

it('offers a recording whatever became of another one', async () => {
  const store = await openStore();
  const device = createAudioOutbox(() => store);
  const outbox = streamed(device);
  for (const id of ['damaged', 'lost']) {
    await device.begin(buildSession(id));
    await device.append({ session: id, sequence: 0, data: new ArrayBuffer(8), at: 0, levels: [] });
  }
  const part = (await readDisk()).parts.find(({ recording }) => recording === 'damaged');
  if (part === undefined) throw new Error('nothing was kept');
  const value = { ...part.value, bytes: part.value.bytes.slice(1) };
  await onDisk((connection) => connection.put('parts', { ...part, value }));
  const found = await readRecoverableRecordings(outbox, { owner: 'tremblay', held: new Set(), now: NOW });
  expect(found.map(({ session }) => session.id)).toContain('lost');
});

it('finds after a crash what the parts hold, and erases them with their recording', async () => {
  const store = await openStore();
  const device = createAudioOutbox(() => store);
  for (const id of ['lost', 'old']) {
    const startedAt = id === 'old' ? '2026-01-01T10:00:00.000Z' : '2026-01-31T10:00:00.000Z';
    await device.begin(buildSession(id, { startedAt, status: 'recording', recordedMs: 0 }));
    for (const sequence of [0, 1, 2])
      await device.append({
        session: id,
        sequence,
        data: new ArrayBuffer(8),
        at: sequence * 1_000,
        levels: [{ atMs: sequence * 1_000, decibels: -20 }],
      });
  }
  await closeStores();
  const later = await openStore();
  const found = await readRecoverableRecordings(streamed(createAudioOutbox(() => later)), {
    owner: 'tremblay',
    held: new Set(),
    now: NOW,
  });
  expect(found.map(({ session }) => session.id)).toEqual(['lost']);
  expect(found[0]?.ms).toBeGreaterThan(0);
  const { records, parts } = await readDisk();
  expect(records.map(({ name }) => name)).toEqual(['lost']);
  expect(new Set(parts.map(({ recording }) => recording))).toEqual(new Set(['lost']));
});

it('offers what the server alone holds, and erases nothing there', async () => {
  const memory = memoryRecordings();
  const store = await openStore();
  const outbox = createStreamedOutbox(
    createAudioOutbox(() => store),
    memory.server,
    buildManualPorts().ports,
  );
  const parts = [0, 1, 2].map((sequence) => buildPart(sequence).data);
  for (const id of ['lost', 'delivered']) {
    const chunks = [
      { startMs: 0, endMs: 3_000, preRoll: false, result: { text: 'un', wordCount: 1, confidence: null } },
    ];
    const change = id === 'delivered' ? { delivered: true, chunks } : {};
    await memory.server.putSession(buildSession(id, { recordedMs: 0, ...change }));
    await memory.server.putParts(id, 0, parts);
  }
  const found = await readRecoverableRecordings(outbox, { owner: 'tremblay', held: new Set(), now: NOW });
  expect(found.map(({ session, ms }) => [session.id, ms])).toEqual([['lost', 3_000]]);
  expect([...memory.parts.keys()]).toEqual(['lost', 'delivered']);
});
