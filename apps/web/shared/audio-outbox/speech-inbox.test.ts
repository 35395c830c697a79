import { beforeEach, expect, it, vi } from 'vitest';
import { emptyDisk, openStore } from '../device/device.test-data.ts';
import { setDevice } from '../device/page-device.ts';
import { createAudioOutbox } from './audio-outbox.ts';
import {
  buildPart,
  buildPhrase,
  buildSession,
  memoryRecordings,
  buildManualPorts,
} from './memory-recordings.test-data.ts';
import type { HeardSpeech } from './speech-inbox.ts';
import { createStreamedOutbox } from './streamed-outbox.ts';

const PHRASES = [buildPhrase(1, 200, 1_500), buildPhrase(2, 2_000, 2_900), buildPhrase(3, 3_300, 5_200)];

beforeEach(async () => {
  await emptyDisk();
  setDevice(await openStore());
});

async function start() {
  const memory = memoryRecordings();
  Object.assign(memory.speech, { phrases: PHRASES, pace: 'live' });
  const patient = buildManualPorts();
  const outbox = createStreamedOutbox(createAudioOutbox(), memory.server, patient.ports);
  const told: HeardSpeech[] = [];
  outbox.listen('a', (heard) => told.push(heard));
  await outbox.begin(buildSession());
  const send = async (from: number, to: number) => {
    for (let sequence = from; sequence < to; sequence += 1) await outbox.append(buildPart(sequence));
  };
  return { ...memory, waits: patient.waits, outbox, told, send };
}
const numbers = ({ phrases }: HeardSpeech) => phrases.map(({ number }) => number);

it('phrases come with the answers to parts, each once, and the rest with the stop', async () => {
  const { outbox, told, send, server } = await start();
  const sent = vi.spyOn(server, 'putParts');
  await send(0, 3);
  await outbox.flush('a', 3);
  expect(outbox.heard('a')).toMatchObject({ pace: 'live' });
  expect(numbers(outbox.heard('a'))).toEqual([1, 2]);
  await send(3, 4);
  expect(numbers(await outbox.stop('a', 4))).toEqual([1, 2, 3]);
  expect(told.map(numbers).at(-1)).toEqual([1, 2, 3]);
  expect(sent.mock.lastCall?.[3]).toMatchObject({ after: 2 });
});

it('parts that wait for the server bring their phrases later, and one whose answer is lost brings them once', async () => {
  const { outbox, state, send } = await start();
  state.reach = 'answer-lost';
  await send(0, 6);
  await expect(outbox.stop('a', 6)).rejects.toMatchObject({ code: 'NETWORK' });
  expect(numbers(outbox.heard('a'))).toEqual([]);
  state.reach = 'there';
  expect(numbers(await outbox.stop('a', 6))).toEqual([1, 2, 3]);
});

it('phrases that are still recognised when the recording stops are asked for again', async () => {
  const { outbox, server, send, waits } = await start();
  await send(0, 6);
  const stop = vi.spyOn(server, 'stop');
  stop.mockResolvedValueOnce({ next: 6, phrases: [], pace: 'live', isComplete: false });
  const stopped = outbox.stop('a', 6);
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  waits[0]?.end();
  expect(numbers(await stopped)).toEqual([1, 2, 3]);
  expect(stop).toHaveBeenCalledTimes(2);
});

it('a recording that was found again asks for no words with its parts', async () => {
  const { outbox, server, parts } = await start();
  const sent = vi.spyOn(server, 'putParts');
  outbox.resume(buildSession({ id: 'b' }), [buildPart(0, 'b')]);
  await vi.waitFor(() => expect(parts.get('b')).toHaveLength(1));
  expect(sent.mock.lastCall?.[3]).not.toHaveProperty('after');
});
