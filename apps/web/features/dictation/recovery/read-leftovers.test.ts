import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import {
  buildPart,
  memoryRecordings,
  patientWorld,
} from '../../../shared/audio-outbox/memory-recordings.test-data.ts';
import type { StoredSession } from '../../../shared/audio-outbox/records.ts';
import { createStreamedOutbox } from '../../../shared/audio-outbox/streamed-outbox.ts';
import { readLeftovers } from './read-leftovers.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

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
  const device = createAudioOutbox();
  const outbox = createStreamedOutbox(device, memoryRecordings().server, patientWorld().world);
  const result = { text: 'un', wordCount: 1, confidence: null };
  const complete = [{ startMs: 0, endMs: 5_000, preRoll: false, result }];
  await device.begin(buildSession('lost'));
  await device.begin(buildSession('undelivered', { chunks: complete }));
  await device.begin(buildSession('in-use'));
  await device.begin(buildSession('beginning', { recordedMs: 0, startedAt: '2026-02-01T09:59:59.000Z' }));
  await device.begin(buildSession('empty', { recordedMs: 0 }));
  await device.begin(buildSession('complete', { chunks: complete, delivered: true }));
  await device.begin(buildSession('old', { startedAt: '2026-01-01T10:00:00.000Z' }));
  await device.begin(buildSession('foreign', { owner: 'gagnon' }));
  const found = await readLeftovers(outbox, { owner: 'tremblay', held: new Set(['in-use']), now: NOW });
  expect(found.map(({ session, ms }) => [session.id, ms])).toEqual([
    ['lost', 5_000],
    ['undelivered', 5_000],
  ]);
  const kept = (await device.list('tremblay')).map(({ id }) => id);
  expect(new Set(kept)).toEqual(new Set(['lost', 'undelivered', 'in-use', 'beginning']));
  expect(await device.list('gagnon')).toHaveLength(1);
});

it('offers what the server alone holds, and erases nothing there', async () => {
  const memory = memoryRecordings();
  const outbox = createStreamedOutbox(createAudioOutbox(), memory.server, patientWorld().world);
  const parts = [0, 1, 2].map((sequence) => buildPart(sequence).data);
  for (const id of ['lost', 'delivered']) {
    const chunks = [
      { startMs: 0, endMs: 3_000, preRoll: false, result: { text: 'un', wordCount: 1, confidence: null } },
    ];
    const change = id === 'delivered' ? { delivered: true, chunks } : {};
    await memory.server.putSession(buildSession(id, { recordedMs: 0, ...change }));
    await memory.server.putParts(id, 0, parts);
  }
  const found = await readLeftovers(outbox, { owner: 'tremblay', held: new Set(), now: NOW });
  expect(found.map(({ session, ms }) => [session.id, ms])).toEqual([['lost', 3_000]]);
  expect([...memory.parts.keys()]).toEqual(['lost', 'delivered']);
});
