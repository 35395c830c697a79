import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import type { StoredSession } from '../../../shared/audio-outbox/records.ts';
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
  const outbox = createAudioOutbox();
  const result = { text: 'un', wordCount: 1, confidence: null };
  const complete = [{ startMs: 0, endMs: 5_000, preRoll: false, result }];
  await outbox.begin(buildSession('lost'));
  await outbox.begin(buildSession('undelivered', { chunks: complete }));
  await outbox.begin(buildSession('in-use'));
  await outbox.begin(buildSession('beginning', { recordedMs: 0, startedAt: '2026-02-01T09:59:59.000Z' }));
  await outbox.begin(buildSession('empty', { recordedMs: 0 }));
  await outbox.begin(buildSession('complete', { chunks: complete, delivered: true }));
  await outbox.begin(buildSession('old', { startedAt: '2026-01-01T10:00:00.000Z' }));
  await outbox.begin(buildSession('foreign', { owner: 'gagnon' }));
  const found = await readLeftovers(outbox, { owner: 'tremblay', held: new Set(['in-use']), now: NOW });
  expect(found.map(({ session, ms }) => [session.id, ms])).toEqual([
    ['lost', 5_000],
    ['undelivered', 5_000],
  ]);
  const kept = (await outbox.list('tremblay')).map(({ id }) => id);
  expect(new Set(kept)).toEqual(new Set(['lost', 'undelivered', 'in-use', 'beginning']));
  expect(await outbox.list('gagnon')).toHaveLength(1);
});
