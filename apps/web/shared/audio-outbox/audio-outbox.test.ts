import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAudioOutbox } from './audio-outbox.ts';
import { AudioOutboxError } from './audio-outbox-error.ts';
import { openAudioDatabase } from './database.ts';
import { createPartWriter } from './part-writer.ts';
import type { DeviceState } from './part-writer.ts';
import type { StoredPart, StoredSession } from './records.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

function buildSession(overrides: Partial<StoredSession> = {}): StoredSession {
  return {
    id: 'a',
    owner: 'tremblay',
    reportId: 'report-1',
    formId: null,
    visit: 'Zoé Exemple',
    section: 'section7',
    language: 'fr',
    startedAt: '2026-01-05T10:00:00.000Z',
    mime: 'audio/webm;codecs=opus',
    status: 'recording',
    recordedMs: 0,
    chunks: [],
    delivered: false,
    ...overrides,
  };
}

function buildPart(sequence: number, session = 'a'): StoredPart {
  return { session, sequence, data: new Uint8Array([sequence]).buffer, at: sequence * 1000, levels: [] };
}

function failure(name: string): Error {
  return Object.assign(new Error(name), { name });
}

describe('the audio outbox', () => {
  it('gives back the sessions of their owner alone, oldest first', async () => {
    const outbox = createAudioOutbox();
    await outbox.begin(buildSession({ id: 'b', startedAt: '2026-01-06T10:00:00.000Z' }));
    await outbox.begin(buildSession());
    await outbox.begin(buildSession({ id: 'c', owner: 'gagnon' }));
    await outbox.update('a', { status: 'stopped', recordedMs: 134_000 });
    const sessions = await createAudioOutbox().list('tremblay');
    expect(sessions.map(({ id, status, recordedMs }) => ({ id, status, recordedMs }))).toEqual([
      { id: 'a', status: 'stopped', recordedMs: 134_000 },
      { id: 'b', status: 'recording', recordedMs: 0 },
    ]);
  });

  it('gives the parts in order, whatever the order of writing, up to the first one missing', async () => {
    const outbox = createAudioOutbox();
    for (const sequence of [10, 2, 0, 1, 4]) await outbox.append(buildPart(sequence));
    await outbox.append(buildPart(3, 'other'));
    expect((await outbox.readParts('a')).map((part) => part.sequence)).toEqual([0, 1, 2]);
    expect(new Uint8Array((await outbox.readParts('a'))[2]?.data ?? new ArrayBuffer(0))).toEqual(
      new Uint8Array([2]),
    );
  });

  it('removes one session with its parts and leaves the others; an update does not bring it back', async () => {
    const outbox = createAudioOutbox();
    await outbox.begin(buildSession());
    await outbox.begin(buildSession({ id: 'b' }));
    await outbox.append(buildPart(0));
    await outbox.append(buildPart(0, 'b'));
    await outbox.remove('a');
    await outbox.update('a', { recordedMs: 5 });
    expect((await outbox.list('tremblay')).map(({ id }) => id)).toEqual(['b']);
    expect(await outbox.readParts('a')).toEqual([]);
    expect(await outbox.readParts('b')).toHaveLength(1);
  });

  it('opens again after the connection was lost', async () => {
    let opened = 0;
    const outbox = createAudioOutbox(async (onClosed) => {
      opened += 1;
      return openAudioDatabase(onClosed);
    });
    await outbox.begin(buildSession());
    const lost = await openAudioDatabase(() => {});
    lost.close();
    let first = true;
    const flaky = createAudioOutbox(async (onClosed) => {
      if (!first) return openAudioDatabase(onClosed);
      first = false;
      return lost;
    });
    await flaky.append(buildPart(0));
    expect(await outbox.readParts('a')).toHaveLength(1);
    expect(opened).toBe(1);
  });

  it('says that it is unavailable when the database never opens', async () => {
    const outbox = createAudioOutbox(() => Promise.reject(failure('UnknownError')));
    await expect(outbox.append(buildPart(0))).rejects.toMatchObject({
      name: 'AudioOutboxError',
      kind: 'unavailable',
    });
  });

  it('says that it is full without trying again', async () => {
    let opened = 0;
    const outbox = createAudioOutbox(() => {
      opened += 1;
      return Promise.reject(failure('QuotaExceededError'));
    });
    await expect(outbox.append(buildPart(0))).rejects.toMatchObject({ kind: 'full' });
    expect(opened).toBe(1);
  });
});

describe('the part writer', () => {
  it('reports a full device, goes on, and writes what was missing once there is room', async () => {
    const written: number[] = [];
    const states: DeviceState[] = [];
    let full = false;
    const writer = createPartWriter(
      {
        async append(part) {
          if (full) throw new AudioOutboxError('full', null);
          written.push(part.sequence);
          return 'kept';
        },
      },
      (state) => states.push(state),
    );
    writer.write(buildPart(0));
    await writer.settled();
    full = true;
    writer.write(buildPart(1));
    writer.write(buildPart(2));
    await writer.settled();
    full = false;
    writer.write(buildPart(3));
    await writer.settled();
    expect(written).toEqual([0, 1, 2, 3]);
    expect(states).toEqual(['kept', 'full', 'full', 'kept']);
  });
});
