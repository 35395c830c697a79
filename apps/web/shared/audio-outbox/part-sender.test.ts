import { expect, it, vi } from 'vitest';
import {
  buildPart,
  buildSession,
  memoryRecordings,
  buildManualPorts,
} from './memory-recordings.test-data.ts';
import { createPartSender } from './part-sender.ts';
import type { SenderPorts, SendState } from './part-sender.ts';

function start(change: Parameters<typeof buildSession>[0] = {}) {
  const memory = memoryRecordings();
  const patient = buildManualPorts();
  const states: SendState[] = [];
  const server: SenderPorts['server'] = {
    putSession: (told, signal) => memory.server.putSession(told, signal),
    putParts: async (id, first, parts, signal) =>
      (await memory.server.putParts(id, first, parts, { signal })).next,
  };
  const sender = createPartSender(buildSession(change), { ...patient.ports, server }, (state) =>
    states.push(state),
  );
  const add = (from: number, to: number) => {
    for (let sequence = from; sequence < to; sequence += 1) sender.add(buildPart(sequence));
  };
  const stored = () => memory.parts.get('a')?.map((part) => new Uint8Array(part)[0]) ?? [];
  return { ...memory, waits: patient.waits, page: patient.state, states, sender, add, stored };
}
const upTo = (count: number) => Array.from({ length: count }, (_, sequence) => sequence % 251);

it('sends each part as it comes, one request at a time', async () => {
  const { sender, add, stored, state } = start();
  add(0, 3);
  await sender.flush(3);
  add(3, 4);
  await sender.flush(4);
  expect(stored()).toEqual(upTo(4));
  expect(state.most).toBe(1);
  expect(sender.state).toEqual({ kind: 'sent', pending: 0 });
});

it('goes on for as long as the server is away, never waits for more than ten seconds, and catches up in few requests', async () => {
  const { sender, add, stored, state, waits } = start();
  state.reach = 'away';
  add(0, 1);
  for (let turn = 0; turn < 12; turn += 1) {
    await vi.waitFor(() => expect(waits).toHaveLength(turn + 1));
    add(1 + turn * 50, 51 + turn * 50);
    waits[turn]?.end();
  }
  await vi.waitFor(() => expect(waits).toHaveLength(13));
  expect(waits.slice(0, 6).map(({ ms }) => ms)).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(Math.max(...waits.map(({ ms }) => ms))).toBe(10_000);
  expect(sender.state).toEqual({ kind: 'server', pending: 601 });
  state.reach = 'there';
  const before = state.calls;
  sender.wake();
  await sender.flush(601);
  expect(stored()).toEqual(upTo(601));
  // Ten minutes of backlog.
  expect(state.calls - before).toBeLessThanOrEqual(8);
});

it('stores a part once when its answer was lost', async () => {
  const { sender, add, stored, state, waits } = start();
  add(0, 2);
  await sender.flush(2);
  state.reach = 'answer-lost';
  add(2, 3);
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  state.reach = 'there';
  add(3, 5);
  waits[0]?.end();
  await sender.flush(5);
  expect(stored()).toEqual(upTo(5));
});

it('waits for its own physician after a 401, whatever else comes back', async () => {
  const { sender, add, stored, state, page, waits } = start();
  add(0, 1);
  await sender.flush(1);
  state.reach = 'signed-out';
  add(1, 2);
  await vi.waitFor(() => expect(sender.state).toEqual({ kind: 'signed-out', pending: 1 }));
  const calls = state.calls;
  state.reach = 'there';
  page.owner = 'gagnon';
  sender.wake();
  sender.resume();
  await expect(sender.flush(2)).rejects.toMatchObject({ status: 401 });
  expect([state.calls, waits.length, stored().length]).toEqual([calls, 0, 1]);
  page.owner = 'tremblay';
  sender.resume();
  await vi.waitFor(() => expect(stored()).toEqual(upTo(2)));
});

it('takes what asks for its parts at once when its physician is back, as a segment does', async () => {
  const { sender, add, stored, state } = start();
  state.reach = 'signed-out';
  add(0, 2);
  await vi.waitFor(() => expect(sender.state.kind).toBe('signed-out'));
  state.reach = 'there';
  sender.resume();
  await sender.flush(2);
  expect(stored()).toEqual(upTo(2));
});

it('tells each who waits for a part of the next failure, and of the end', async () => {
  const { sender, add, state, waits } = start();
  state.reach = 'full';
  add(0, 1);
  await expect(sender.flush(1)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  state.reach = 'there';
  await sender.flush(1);
  expect(waits.length).toBeGreaterThan(0);
});

it('says offline where the browser does', async () => {
  const { sender, add, state, page } = start();
  state.reach = 'away';
  page.isOnline = false;
  add(0, 2);
  await vi.waitFor(() => expect(sender.state).toEqual({ kind: 'offline', pending: 2 }));
});

it('goes back to where a server is that has lost what it had', async () => {
  const { sender, add, parts, stored } = start();
  add(0, 6);
  await sender.flush(6);
  parts.get('a')?.splice(2);
  add(6, 8);
  await vi.waitFor(() => expect(stored()).toEqual(upTo(8)));
});

it('stops where the server holds other audio, and says so', async () => {
  const { sender, add, server, stored } = start();
  await server.putSession(buildSession());
  await server.putParts('a', 0, [new ArrayBuffer(3)]);
  // Another page of this browser has sent that much; what comes from here is no continuation of it.
  add(0, 2);
  await sender.flush(2);
  expect(stored()).toHaveLength(2);
  await server.putParts('a', 2, [new ArrayBuffer(3)]);
  add(2, 3);
  await expect(sender.flush(3)).rejects.toMatchObject({ code: 'PART_DIFFERS' });
  expect(sender.state.kind).toBe('refused');
});

it('tells the server what becomes of the recording, and nothing after it was stopped', async () => {
  const { sender, add, sessions, state } = start();
  add(0, 1);
  sender.note(buildSession({ status: 'stopped' }));
  await vi.waitFor(() => expect(sessions.get('a')?.status).toBe('stopped'));
  const calls = state.calls;
  sender.stop();
  add(1, 2);
  sender.wake();
  await Promise.resolve();
  expect(state.calls).toBe(calls);
});
