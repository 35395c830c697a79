import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../packages/language/drawn.test-data.ts';
import { readAudio } from '../speech/audio/read-audio.ts';
import { cutRecording } from './cut-recording.ts';
import type { RecordingSpan } from './cut-recording.ts';

const samples = path.resolve(import.meta.dirname, '../speech/fixtures/model/samples');
const FILES = ['fr', 'en'].map(
  (name) => new Uint8Array(readFileSync(path.join(samples, `${name}-long.webm`))),
);

function split(file: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
    file.subarray(index * size, (index + 1) * size),
  );
}

function cut(parts: readonly Uint8Array[], span: Partial<RecordingSpan>) {
  const whole = { firstPart: 0, endPart: parts.length, fromMs: 0, toMs: Infinity, preRoll: false };
  return cutRecording(async (from, end) => parts.slice(from, end), { ...whole, ...span });
}

async function samplesOf(parts: readonly Uint8Array[], span: Partial<RecordingSpan>): Promise<Float32Array> {
  const result = await cut(parts, span);
  if (result.kind !== 'cut') throw new Error(result.kind);
  return (await readAudio(result.file)).samples;
}

describe.each(FILES)('a recording', (file) => {
  it('cut out whole sounds as it did', async () => {
    const { samples: own } = await readAudio(file);
    expect(await samplesOf(split(file, 3_001), {})).toEqual(own);
  });

  it.each([900, 3_001, 17_000])(
    'in parts of %i bytes: its stretches follow one another without loss',
    async (size) => {
      const parts = split(file, size);
      const borders = [0, 12_340, 20_000, 20_020, 44_444, Infinity];
      const { samples: whole } = await readAudio(file);
      let length = 0;
      for (const [index, fromMs] of borders.slice(0, -1).entries()) {
        const part = Math.floor((fromMs / 62_000) * parts.length);
        const span = { fromMs, toMs: borders[index + 1] ?? Infinity, firstPart: Math.max(0, part - 3) };
        length += (await samplesOf(parts, { ...span, preRoll: index > 1 })).length;
      }
      expect(Math.abs(length - whole.length)).toBeLessThan(16_000 * 0.02);
    },
  );

  it('is read from its beginning where the part named is past the moment', async () => {
    const parts = split(file, 3_001);
    const right = await samplesOf(parts, { fromMs: 10_000, toMs: 15_000 });
    expect(await samplesOf(parts, { fromMs: 10_000, toMs: 15_000, firstPart: parts.length - 1 })).toEqual(
      right,
    );
  });

  it('that does not reach the end is short, and its end is what is there', async () => {
    const parts = split(file.subarray(0, 60_000), 3_001);
    expect(await cut(parts, { toMs: 40_000 })).toEqual({ kind: 'short' });
    expect((await samplesOf(parts, {})).length / 16_000).toBeGreaterThan(15);
    expect(await cut(parts, { fromMs: 50_000 })).toEqual({ kind: 'unreadable' });
  });
});

it('damaged, crafted and empty files come to an end at once', async () => {
  const [file = new Uint8Array()] = FILES;
  const damaged = [
    new Uint8Array(0),
    new Uint8Array(200_000),
    Uint8Array.from([...file.subarray(0, 300), ...new Uint8Array(50_000)]),
    new TextEncoder().encode('<html>'.repeat(5_000)),
  ];
  for (const bytes of damaged) expect(await cut(split(bytes, 4_000), {})).toEqual({ kind: 'unreadable' });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: file.length - 1 }), fc.nat({ max: 255 })), {
        minLength: 1,
        maxLength: 40,
      }),
      fc.integer({ min: 500, max: 9_000 }),
      async (changes, size) => {
        const changed = file.slice();
        for (const [at, byte] of changes) changed[at] = byte;
        const result = await cut(split(changed, size), { fromMs: 5_000, toMs: 30_000 });
        if (result.kind === 'cut') expect(result.file.length).toBeLessThan(file.length);
      },
    ),
    { numRuns: runsOf(60) },
  );
});
