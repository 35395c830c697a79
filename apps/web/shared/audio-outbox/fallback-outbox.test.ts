import { beforeEach, expect, it } from 'vitest';
import { emptyDisk, openStore } from '../device/device.test-data.ts';
import type { DeviceStore } from '../device/device-store.ts';
import { createAudioOutbox, upToHole } from './audio-outbox.ts';
import type { AudioOutbox } from './audio-outbox.ts';
import { AudioOutboxError } from './audio-outbox-error.ts';
import { createFallbackOutbox } from './fallback-outbox.ts';
import type { StoredPart, StoredSession } from './records.ts';

let store: DeviceStore;

beforeEach(async () => {
  await emptyDisk();
  store = await openStore();
});

const SESSION: StoredSession = {
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
};
const part = (sequence: number): StoredPart => ({
  session: 'a',
  sequence,
  data: new ArrayBuffer(8),
  at: sequence,
  levels: [],
});

/** A server that keeps parts in memory, when it can be reached. */
function memoryServer() {
  const sessions = new Map<string, StoredSession>();
  const parts: StoredPart[] = [];
  const world = { isReached: true };
  const reach = <T>(work: () => T): Promise<T> =>
    world.isReached ? Promise.resolve(work()) : Promise.reject(new Error('offline'));
  const outbox: AudioOutbox = {
    begin: (session) => reach(() => void sessions.set(session.id, session)),
    append: (added) =>
      reach(() => {
        parts.push(added);
        return 'server' as const;
      }),
    update: () => reach(() => undefined),
    list: (owner) => reach(() => [...sessions.values()].filter((session) => session.owner === owner)),
    readAllParts: (id) => reach(() => parts.filter(({ session }) => session === id)),
    readParts: (id) => reach(() => upToHole(parts.filter(({ session }) => session === id))),
    remove: (id) =>
      reach(() => {
        sessions.delete(id);
        parts.splice(0);
      }),
  };
  return { outbox, sessions, parts, world };
}

/** A device that keeps nothing while it is full. */
function device() {
  const kept = createAudioOutbox(() => store);
  const world = { isFull: false };
  const full = () => Promise.reject(new AudioOutboxError('full', null));
  const outbox: AudioOutbox = {
    ...kept,
    begin: (session) => (world.isFull ? full() : kept.begin(session)),
    append: (added) => (world.isFull ? full() : kept.append(added)),
    update: (id, change) => (world.isFull ? full() : kept.update(id, change)),
  };
  return { outbox, world };
}

const sequences = async (outbox: AudioOutbox) =>
  (await outbox.readParts('a')).map(({ sequence }) => sequence);

it('sends nothing to the server while the device keeps what is recorded', async () => {
  const server = memoryServer();
  const outbox = createFallbackOutbox(device().outbox, server.outbox);
  await outbox.begin(SESSION);
  expect(await outbox.append(part(0))).toBe('kept');
  await outbox.update('a', { status: 'stopped' });
  expect([server.sessions.size, server.parts.length]).toEqual([0, 0]);
});

it('a recording lies whole in two places, whichever the device refused, and is found by another page', async () => {
  const server = memoryServer();
  const own = device();
  const outbox = createFallbackOutbox(own.outbox, server.outbox);
  await outbox.begin(SESSION);
  const places: string[] = [];
  for (const [sequence, isFull] of [false, true, true, false, true].entries()) {
    own.world.isFull = isFull;
    places.push(await outbox.append(part(sequence)));
  }
  expect(places).toEqual(['kept', 'server', 'server', 'kept', 'server']);
  expect(await sequences(outbox)).toEqual([0, 1, 2, 3, 4]);
  const page = await openStore();
  const later = createFallbackOutbox(
    createAudioOutbox(() => page),
    server.outbox,
  );
  expect(await later.list('tremblay')).toHaveLength(1);
  expect(await later.list('gagnon')).toEqual([]);
  expect(await sequences(later)).toEqual([0, 1, 2, 3, 4]);
  await later.remove('a');
  expect([server.sessions.size, server.parts.length, await later.list('tremblay')]).toEqual([0, 0, []]);
});

it('a device that is full from the beginning leaves all of it to the server, with what is noted of it', async () => {
  const server = memoryServer();
  const own = device();
  own.world.isFull = true;
  const outbox = createFallbackOutbox(own.outbox, server.outbox);
  await outbox.begin(SESSION);
  await outbox.append(part(0));
  await outbox.update('a', { status: 'stopped', recordedMs: 1_000 });
  expect(server.sessions.get('a')).toMatchObject({
    status: 'stopped',
    recordedMs: 1_000,
    visit: 'Zoé Exemple',
  });
});

it('says that the device is full where neither keeps a part', async () => {
  const server = memoryServer();
  const own = device();
  const outbox = createFallbackOutbox(own.outbox, server.outbox);
  await outbox.begin(SESSION);
  own.world.isFull = true;
  server.world.isReached = false;
  await expect(outbox.append(part(0))).rejects.toMatchObject({ kind: 'full' });
  server.world.isReached = true;
  expect(await outbox.append(part(0))).toBe('server');
});

it('gives no half recording for a whole one while the server cannot be reached', async () => {
  const server = memoryServer();
  const own = device();
  const outbox = createFallbackOutbox(own.outbox, server.outbox);
  await outbox.begin(SESSION);
  await outbox.append(part(0));
  own.world.isFull = true;
  await outbox.append(part(1));
  server.world.isReached = false;
  await expect(outbox.readParts('a')).rejects.toThrow('offline');
});
