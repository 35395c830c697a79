import type { Chunk } from '@constat/dictation/recorder';
import type { SpokenPhrase } from '@constat/contract';
import { expect, it } from 'vitest';
import type { SessionView } from '../recording/session-view.ts';
import { NOTHING_YET, nextUtterances } from './utterances.ts';

const phrase = (number: number, fromMs: number, text: string): SpokenPhrase => ({
  number,
  fromMs,
  toMs: fromMs + 1_000,
  words: text.split(' ').map((word, index) => ({
    text: word,
    startMs: fromMs + 100 * index,
    endMs: fromMs + 100 * index + 90,
    confidence: 0.9,
  })),
});

const chunk = (index: number, status: Chunk['status']): Chunk => ({
  index,
  startMs: index * 10_000,
  endMs: (index + 1) * 10_000,
  preRoll: false,
  attempts: 0,
  status,
});

const done = (text: string, words?: readonly [string, number][]): Chunk['status'] => ({
  kind: 'done',
  result: {
    text,
    wordCount: 2,
    confidence: null,
    ...(words && {
      words: words.map(([word, start]) => ({ text: word, start, end: start + 0.2, confidence: null })),
    }),
  },
});

const view = (
  phrases: readonly SpokenPhrase[],
  chunks: readonly Chunk[] = [],
): Pick<SessionView, 'id' | 'recorder' | 'heard'> => ({
  id: 'r1',
  heard: { phrases, pace: 'live' },
  recorder: {
    kind: 'recording',
    chunks,
    chunkStartMs: chunks.length * 10_000,
    preRoll: false,
    recordedMs: 0,
    resumedAt: 0,
  },
});

const texts = (result: ReturnType<typeof nextUtterances>): readonly string[] =>
  result.utterances.map(({ words }) => words.map(({ text }) => text).join(' '));

it('gives each phrase once, in order', () => {
  const first = nextUtterances(view([phrase(1, 0, 'un deux')]), NOTHING_YET);
  expect(texts(first)).toEqual(['un deux']);
  const second = nextUtterances(view([phrase(1, 0, 'un deux'), phrase(2, 2_000, 'trois')]), first.upTo);
  expect(texts(second)).toEqual(['trois']);
  expect(
    texts(nextUtterances(view([phrase(1, 0, 'un deux'), phrase(2, 2_000, 'trois')]), second.upTo)),
  ).toEqual([]);
});

it('a segment whose words its phrases told adds nothing', () => {
  const phrases = [phrase(1, 1_000, 'un deux')];
  const segment = chunk(
    0,
    done('un deux', [
      ['un', 1],
      ['deux', 1.1],
    ]),
  );
  expect(texts(nextUtterances(view(phrases, [segment]), { phrase: 1, chunk: 0 }))).toEqual([]);
});

it('a segment that no phrase told gives its words, with times or without', () => {
  const timed = chunk(
    0,
    done('trois quatre', [
      ['trois', 1],
      ['quatre', 2],
    ]),
  );
  expect(texts(nextUtterances(view([], [timed]), NOTHING_YET))).toEqual(['trois quatre']);
  expect(texts(nextUtterances(view([], [chunk(0, done('cinq six'))]), NOTHING_YET))).toEqual(['cinq six']);
});

it('of a segment that its phrases told in part, the rest comes, between what was said before and after', () => {
  const phrases = [phrase(1, 1_000, 'un deux'), phrase(2, 11_000, 'sept')];
  const segment = chunk(
    0,
    done('un deux cinq', [
      ['un', 1],
      ['deux', 1.1],
      ['cinq', 6],
    ]),
  );
  expect(texts(nextUtterances(view(phrases, [segment]), { phrase: 1, chunk: 0 }))).toEqual(['cinq', 'sept']);
});

it('waits for a segment that is under way, and passes over one without text', () => {
  const chunks = [
    chunk(0, { kind: 'failed', code: '', goesOn: false }),
    chunk(1, { kind: 'queued' }),
    chunk(2, done('huit neuf')),
  ];
  const result = nextUtterances(view([], chunks), NOTHING_YET);
  expect(texts(result)).toEqual([]);
  expect(result.upTo.chunk).toBe(1);
});
