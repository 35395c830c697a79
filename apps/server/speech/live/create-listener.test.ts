import { afterAll, describe, expect, test } from 'vitest';
import { ENDLESS_BYTES } from '../fixtures/fatal-lengths.ts';
import { readSample } from '../fixtures/sounds.ts';
import { createListener } from './create-listener.ts';

const file = await readSample('fr-long.webm');
const parts = [file.subarray(0, 60_000), file.subarray(60_000, 120_000)] as const;

describe('a part that hangs the listening process', () => {
  const listener = createListener({
    program: new URL('../fixtures/fragile-listening-process.ts', import.meta.url),
    limitSeconds: (job) =>
      job.kind === 'listen' && job.parts.some(({ length }) => length === ENDLESS_BYTES) ? 0.5 : 60,
  });
  afterAll(() => listener.close());
  const hear = (key: string, first: number, given: readonly Uint8Array[]) =>
    listener.listen(key, { recordingId: key, first, parts: given, stops: [], known: 0 });

  test('is refused, and what was heard of others is heard again', async () => {
    const before = await hear('other', 0, [parts[0]]);
    expect([before.next, before.phrases.length > 2]).toEqual([1, true]);
    const hostile = hear('hostile', 0, [new Uint8Array(ENDLESS_BYTES)]);
    await expect(hostile).rejects.toMatchObject({ code: 'AUDIO_INVALID' });
    expect(await hear('other', 1, [parts[1]])).toEqual({ next: 0, phrases: [], isUnreadable: false });
    const again = await hear('other', 0, [...parts]);
    const numbers = again.phrases.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(again.phrases.slice(0, before.phrases.length)).toEqual(before.phrases);
  });
});
