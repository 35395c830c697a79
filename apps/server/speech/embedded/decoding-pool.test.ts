import { afterAll, describe, expect, test } from 'vitest';
import { readSample } from '../fixtures/sounds.ts';
import { createDecodingPool, decodingLimit } from './decoding-pool.ts';

const pool = createDecodingPool();
afterAll(() => pool.close());
const sound = await readSample('fr-long.webm');
const clip = await readSample('fr-07.wav');

/** A recording whose beginning is sound and whose rest is zeros, up to a last byte. */
function crafted(kept: number, length: number, last = 0): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(sound.subarray(0, kept));
  bytes[length - 1] = last;
  return bytes;
}

describe('a recording crafted to hang its reader', () => {
  test('is refused, and others are read meanwhile', async () => {
    const ended: string[] = [];
    const hostile = pool
      .run('decode', { audio: crafted(300, 3_300, 1), maxSegmentSeconds: 60 }, { ownerId: 'hostile' })
      .then(
        () => 'read',
        (error: { code: string }) => error.code,
      );
    void hostile.then(() => ended.push('hostile'));
    await pool.run('inspect', { audio: clip });
    ended.push('other');
    expect(await hostile).toBe('AUDIO_INVALID');
    expect(ended[0]).toBe('other');
    await expect(pool.run('inspect', { audio: clip })).resolves.toMatchObject({ silent: false });
  });
});

test('what a recording may take grows with its bytes, from seconds on, up to what an hour of sound needs', () => {
  expect([0, 1_000_000, 10_000_000].map(decodingLimit)).toEqual([5, 11, 40]);
});
