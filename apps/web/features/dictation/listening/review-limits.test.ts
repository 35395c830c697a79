import type { Chunk, ChunkStatus } from '@constat/dictation/recorder';
import { expect, it } from 'vitest';
import { heardWords } from '../written/heard-words.ts';
import { reviewLimits } from './review-limits.ts';

function chunk(index: number, status: ChunkStatus): Chunk {
  const startMs = index * 60_000;
  return { index, startMs, endMs: startMs + 60_000, preRoll: false, attempts: 1, status };
}
const said = (confidence: number | null): ChunkStatus => ({
  kind: 'done',
  result: {
    text: 'disoprolol matin',
    wordCount: 2,
    confidence,
    words: [
      { text: 'disoprolol', start: 0, end: 1, confidence },
      { text: 'matin', start: 1, end: 2, confidence },
    ],
  },
});
const failed: ChunkStatus = { kind: 'failed', code: 'TRANSCRIPTION_FAILED', goesOn: false };
const limits = (...statuses: readonly ChunkStatus[]) =>
  reviewLimits(
    heardWords(
      statuses.map((status, index) => chunk(index, status)),
      'fr',
    ),
  );

it.each([
  ['every word is rated', [said(0.9), said(0.3)], 'none'],
  ['no word is rated', [said(null), said(null)], 'all'],
  ['a part of the words is rated', [said(0.9), said(null)], 'some'],
  ['the mark of a lost segment is no word', [said(0.9), failed], 'none'],
  ['no words were timed', [{ kind: 'done', result: { text: 'un', wordCount: 1, confidence: null } }], 'all'],
] as const)('%s', (_case, statuses, unrated) => {
  expect(limits(...statuses)).toMatchObject({ unrated, isHeard: true });
});

it('segments without text are named, and nothing else is said where there is nothing else', () => {
  expect(limits(failed, said(0.9), failed).lost).toEqual([
    { number: 1, startMs: 0, endMs: 60_000 },
    { number: 3, startMs: 120_000, endMs: 180_000 },
  ]);
  expect(limits(failed)).toMatchObject({ unrated: 'none', isHeard: false });
  expect(limits()).toEqual({ unrated: 'none', isHeard: false, lost: [] });
});
