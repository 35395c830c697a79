import { CUT_AT_LATEST_MS, CUT_FROM_MS } from '@constat/dictation/recorder';
import { expect, it } from 'vitest';
import { buildPhrase } from '../../../shared/audio-outbox/memory-recordings.test-data.ts';
import { hearsWords, planChunkEnd } from './phrase-cut.ts';

/** Speech without a hole in phrases of ten seconds, up to that second. */
const phrasesUpTo = (seconds: number) =>
  Array.from({ length: Math.floor(seconds / 10) }, (_, index) =>
    buildPhrase(index + 1, index * 10_000, (index + 1) * 10_000),
  );
const view = (seconds: number, pace: 'live' | 'long-pieces' | 'segments' | null = 'live', pending = 1) => ({
  heard: { phrases: phrasesUpTo(seconds), pace },
  sending: { kind: 'sending', pending } as const,
});
const PAUSE = { positionMs: 226_500, inSpeech: false };
const plan = (of: ReturnType<typeof view>, nowMs: number, chunkStartMs = 0) =>
  planChunkEnd(of, { chunkStartMs, nowMs }, () => PAUSE);

it('a chunk ends with the first phrase that ends late enough in it', () => {
  expect(plan(view(220), CUT_FROM_MS + 2_000)).toBeNull();
  expect(plan(view(230), CUT_FROM_MS + 10_000)).toEqual({ positionMs: 230_000, inSpeech: false });
  expect(plan(view(460, 'long-pieces'), 470_000, 230_000)).toEqual({ positionMs: 460_000, inSpeech: false });
});

it('one after whose last phrase nothing is said ends there, and at a pause where nothing is said in it at all', () => {
  expect(plan(view(100), CUT_AT_LATEST_MS - 1)).toBeNull();
  expect(plan(view(100), CUT_AT_LATEST_MS)).toEqual({ positionMs: 100_000, inSpeech: false });
  expect(plan(view(0), CUT_AT_LATEST_MS)).toEqual(PAUSE);
});

it.each([
  ['the server has not told how words come', view(0, null)],
  ['no words come', view(0, 'segments')],
  ['words are late', view(100, 'live', 9)],
])('a chunk ends at a pause while %s', (_case, of) => {
  expect(plan(of, CUT_FROM_MS + 5_000)).toEqual(PAUSE);
});

it('where phrases end to come, what has its words is a chunk, and what follows is cut at pauses', () => {
  expect(plan(view(30, 'segments'), 40_000)).toEqual({ positionMs: 30_000, inSpeech: false });
  expect(plan(view(30, 'segments'), 400_000, 30_000)).toEqual(PAUSE);
});

it('a part is handed over early only where words come of it', () => {
  expect([view(0, null), view(0), view(0, 'segments'), view(0, 'live', 9)].map(hearsWords)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
