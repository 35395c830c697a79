import { expect, test } from 'vitest';
import { readSample } from '../fixtures/sounds.ts';
import { createActiveRecordings } from './active-recordings.ts';

const file = await readSample('fr-long.webm');
const parts = [file.subarray(0, 30_000), file.subarray(30_000, 60_000)] as const;

test('a recording that nobody goes on with for a minute is forgotten, and heard again when it goes on', async () => {
  let now = 0;
  const recordings = createActiveRecordings(() => now);
  const hear = (key: string, first: number, given: readonly Uint8Array[]) =>
    recordings.hear({ ownerId: 'zz', recordingId: key, first, parts: given, stops: [], known: 0 });
  const one = await hear('one', 0, [parts[0]]);
  await hear('two', 0, [parts[0]]);
  now = 60_000;
  const two = await hear('two', 1, [parts[1]]);
  expect([one.next, two.next]).toEqual([1, 2]);
  now = 60_001;
  await hear('two', 2, []);
  expect(await hear('one', 1, [parts[1]])).toEqual({ next: 0, phrases: [], isUnreadable: false });
  const again = await hear('one', 0, [...parts]);
  expect(again.next).toBe(2);
  expect(again.phrases.slice(0, one.phrases.length)).toEqual(one.phrases);
});

test('one turn listens to some parts, and says where to go on', async () => {
  let now = 0;
  const recordings = createActiveRecordings(() => (now += 200));
  const answer = await recordings.hear({
    ownerId: 'zz',
    recordingId: 'one',
    first: 0,
    parts: [...parts],
    stops: [2],
    known: 0,
  });
  expect(answer.next).toBeGreaterThanOrEqual(1);
  const rest = await recordings.hear({
    ownerId: 'zz',
    recordingId: 'one',
    first: answer.next,
    parts: parts.slice(answer.next),
    stops: [2],
    known: 1,
  });
  expect(rest.next).toBe(2);
  const numbers = [...answer.phrases, ...rest.phrases].map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('a third recording of one person takes the place of the one heard longest ago, and of nobody else', async () => {
  const recordings = createActiveRecordings(() => 0);
  const hear = (ownerId: string, recordingId: string, first: number) =>
    recordings.hear({ ownerId, recordingId, first, parts: [parts[first] ?? file], stops: [], known: 0 });
  await hear('other', '0', 0);
  for (const id of ['0', '1', '2']) await hear('zz', id, 0);
  const goOn = async (ownerId: string, id: string) => (await hear(ownerId, id, 1)).next;
  expect([await goOn('zz', '0'), await goOn('zz', '1'), await goOn('other', '0')]).toEqual([0, 2, 2]);
});
