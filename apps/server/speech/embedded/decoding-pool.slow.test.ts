import { afterAll, describe, expect, test } from 'vitest';
import { craftWebm, mutate, shortenSample } from '../fixtures/damaged-webm.ts';
import { ENDLESS_BYTES } from '../fixtures/fatal-lengths.ts';
import { readSample } from '../fixtures/sounds.ts';
import { createDecodingPool, decodingLimit } from './decoding-pool.ts';

const pool = createDecodingPool();
afterAll(() => pool.close());
const sound = await readSample('fr-long.webm');
const clip = await readSample('fr-07.wav');

describe('a recording that hangs its reader', () => {
  const fragile = createDecodingPool({
    program: new URL('../fixtures/fragile-decoding-process.ts', import.meta.url),
    limitSeconds: (job) => ('audio' in job && job.audio.byteLength === ENDLESS_BYTES ? 0.5 : 60),
  });
  afterAll(() => fragile.close());
  const endless = { audio: new Uint8Array(ENDLESS_BYTES) };

  test('is refused, and others are read meanwhile, however many there are', async () => {
    const ended: string[] = [];
    const hostile = Array.from({ length: 4 }, () =>
      fragile
        .run('decode', { ...endless, maxSegmentSeconds: 60, from: 0 }, { ownerId: 'hostile' })
        .catch((error: { code: string }) => error.code)
        .finally(() => ended.push('hostile')),
    );
    await fragile.run('inspect', { audio: clip }, { ownerId: 'other' });
    ended.push('other');
    expect(await Promise.all(hostile)).toEqual(Array(4).fill('AUDIO_INVALID'));
    // One of them is read at a time: more of them are no more delay for anybody else.
    expect(ended.indexOf('other')).toBeLessThanOrEqual(2);
    await expect(fragile.run('inspect', { audio: clip })).resolves.toMatchObject({ silent: false });
  });
});

test('damaged recordings are read or refused, and none hangs its reader', async () => {
  const pieces = [craftWebm(sound, 3_300, 1), ...mutate(shortenSample(sound), 90, 7)];
  const outcomes = await Promise.all(
    pieces.map((audio) =>
      pool.run('inspect', { audio }).then(
        () => 'read',
        (error: Error & { code: string }) => `${error.code} ${String(error.cause)}`,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'read').length).toBeGreaterThan(10);
  expect(outcomes.filter((outcome) => !/^read$|^AUDIO_INVALID /u.test(outcome))).toEqual([]);
  expect(outcomes.filter((outcome) => outcome.includes('took more than'))).toEqual([]);
});

test('what a recording may take grows with its bytes, from seconds on, up to what an hour of sound needs', () => {
  expect([0, 1_000_000, 10_000_000].map(decodingLimit)).toEqual([3, 9, 40]);
});
