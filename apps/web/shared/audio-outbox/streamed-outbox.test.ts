import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDisk, openStore } from '../device/device.test-data.ts';
import { setDevice } from '../device/page-device.ts';
import { createAudioOutbox } from './audio-outbox.ts';
import type { AudioOutbox } from './records.ts';
import { AudioOutboxError } from './audio-outbox-error.ts';
import {
  buildPart,
  buildSession,
  memoryRecordings,
  buildManualPorts,
} from './memory-recordings.test-data.ts';
import { createStreamedOutbox } from './streamed-outbox.ts';

beforeEach(async () => {
  await emptyDisk();
  setDevice(await openStore());
});

const FULL = () => Promise.reject(new AudioOutboxError('full', null));
const SESSION = buildSession();

function start(change: Partial<AudioOutbox> = {}) {
  const memory = memoryRecordings();
  const patient = buildManualPorts();
  const device = { ...createAudioOutbox(), ...change };
  const outbox = createStreamedOutbox(device, memory.server, patient.ports);
  return { ...memory, waits: patient.waits, device, outbox };
}
const sequences = (parts: readonly { readonly sequence: number }[]) => parts.map(({ sequence }) => sequence);

describe('a part', () => {
  it('is on the device at once, and on the server soon after', async () => {
    const { outbox, device, parts } = start();
    await outbox.begin(SESSION);
    for (let sequence = 0; sequence < 3; sequence += 1)
      expect(await outbox.append(buildPart(sequence))).toBe('kept');
    expect(await device.readParts('a')).toHaveLength(3);
    await vi.waitFor(() => expect(parts.get('a')).toHaveLength(3));
  });

  it('is kept on the device while the server is away, whose absence delays nothing', async () => {
    const { outbox, device, state, parts } = start();
    state.reach = 'away';
    await outbox.begin(SESSION);
    for (let sequence = 0; sequence < 5; sequence += 1)
      expect(await outbox.append(buildPart(sequence))).toBe('kept');
    expect(await device.readParts('a')).toHaveLength(5);
    state.reach = 'there';
    outbox.wake();
    await vi.waitFor(() => expect(parts.get('a')).toHaveLength(5));
  });

  it('that the device cannot keep is on the server when the call ends', async () => {
    const { outbox, parts } = start({ begin: FULL, append: FULL });
    await outbox.begin(SESSION);
    expect(await outbox.append(buildPart(0))).toBe('server');
    expect(parts.get('a')).toHaveLength(1);
  });

  it('that neither keeps fails as the device does, and is sent with a later one', async () => {
    const { outbox, state, parts } = start({ append: FULL });
    await outbox.begin(SESSION);
    state.reach = 'away';
    await expect(outbox.append(buildPart(0))).rejects.toMatchObject({ kind: 'full' });
    state.reach = 'there';
    expect(await outbox.append(buildPart(1))).toBe('server');
    expect(parts.get('a')).toHaveLength(2);
  });
});

describe('what is found again', () => {
  it('is filled from the server where the device has a hole', async () => {
    const { outbox, server, device } = start();
    await device.begin(SESSION);
    for (const sequence of [0, 1, 9]) await device.append(buildPart(sequence));
    await server.putSession(SESSION);
    await server.putParts(
      'a',
      0,
      Array.from({ length: 12 }, (_, sequence) => buildPart(sequence).data),
    );
    expect(await outbox.list('tremblay')).toMatchObject([{ id: 'a', recordedMs: 12_000 }]);
    expect(sequences(await outbox.readParts('a'))).toEqual(Array.from({ length: 12 }, (_, index) => index));
    expect(sequences(await outbox.readKept('a'))).toEqual([0, 1, 9]);
  });

  it('is also what the server alone has, of the same physician', async () => {
    const { outbox, server } = start();
    await server.putSession(SESSION);
    await server.putParts('a', 0, [buildPart(0).data]);
    expect(await outbox.list('gagnon')).toEqual([]);
    expect(await outbox.list('tremblay')).toMatchObject([{ id: 'a' }]);
    expect(await outbox.readParts('a')).toHaveLength(1);
    await outbox.update('a', { reportId: 'report-2' });
    expect(await server.list('tremblay')).toMatchObject([{ session: { reportId: 'report-2' } }]);
  });

  it('is what the device has while the server is away; what the server is known to hold is never left out', async () => {
    const { outbox, server, device, state } = start();
    await device.begin(SESSION);
    await device.append(buildPart(0));
    state.reach = 'away';
    expect(await outbox.list('tremblay')).toMatchObject([{ id: 'a' }]);
    expect(await outbox.readParts('a')).toHaveLength(1);
    state.reach = 'there';
    await server.putSession(SESSION);
    await server.putParts('a', 0, [buildPart(0).data, buildPart(1).data]);
    await outbox.list('tremblay');
    state.reach = 'away';
    await expect(outbox.readParts('a')).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('goes on from where the server is', async () => {
    const { outbox, server, parts } = start();
    await server.putSession(SESSION);
    await server.putParts('a', 0, [buildPart(0).data, buildPart(1).data]);
    const sent = vi.spyOn(server, 'putParts');
    outbox.resume(
      SESSION,
      [0, 1, 2, 3].map((sequence) => buildPart(sequence)),
    );
    await outbox.flush('a', 4);
    expect(parts.get('a')).toHaveLength(4);
    expect(sent.mock.calls.map(([, first, added]) => [first, added.length])).toEqual([[2, 2]]);
  });
});

describe('the end', () => {
  it('of a recording whose text is delivered leaves the device, once the rest is sent the sender too', async () => {
    const { outbox, device, state, parts } = start();
    await outbox.begin(SESSION);
    await outbox.append(buildPart(0));
    state.reach = 'away';
    await outbox.append(buildPart(1));
    await outbox.forget('a');
    expect(await device.list('tremblay')).toEqual([]);
    state.reach = 'there';
    outbox.wake();
    await vi.waitFor(() => expect(parts.get('a')).toHaveLength(2));
  });

  it('by the word of the physician erases both', async () => {
    const { outbox, device, sessions } = start();
    await outbox.begin(SESSION);
    await outbox.append(buildPart(0));
    await outbox.flush('a', 1);
    await outbox.remove('a');
    expect([await device.list('tremblay'), sessions.size]).toEqual([[], 0]);
  });

  it('that the server does not hear of fails, and the device has forgotten it', async () => {
    const { outbox, state } = start();
    await outbox.begin(SESSION);
    await outbox.flush('a', 0);
    state.reach = 'away';
    await expect(outbox.remove('a')).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('of the session of a physician ends all sending', async () => {
    const { outbox, state, parts } = start();
    state.reach = 'away';
    await outbox.begin(SESSION);
    await outbox.append(buildPart(0));
    outbox.signedOut();
    state.reach = 'there';
    const { calls } = state;
    outbox.wake();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([state.calls, parts.get('a')]).toEqual([calls, undefined]);
  });
});
