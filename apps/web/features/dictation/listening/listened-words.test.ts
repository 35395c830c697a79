import type { WrittenToken } from '@constat/dictation/written';
import { expect, it } from 'vitest';
import type { HeardWord } from '../written/heard-words.ts';
import { doubtfulWords, listenedWords } from './listened-words.ts';

/** What an engine answered for a recorded sentence, in two chunks; the second word was hard to hear. */
const WORDS: readonly HeardWord[] = [
  { text: 'flexion', chunk: 0, inChunk: { start: 1, end: 1.6 }, confidence: 0.94 },
  { text: 'quatre', chunk: 0, inChunk: { start: 1.7, end: 2 }, confidence: 0.41 },
  { text: 'vingts', chunk: 1, inChunk: { start: 0, end: 0.4 }, confidence: 0.77 },
];
const TOKENS: readonly WrittenToken[] = [
  { text: 'Flexion', start: 0, end: 7, origin: { from: 0, to: 0 }, marks: [] },
  { text: '80', start: 9, end: 11, origin: { from: 1, to: 2 }, marks: ['low-confidence'] },
  { text: '.', start: 11, end: 12, origin: null, marks: ['command'] },
];

it('every written word knows the audio that it came from', () => {
  const words = listenedWords({ text: 'Flexion  80.', tokens: TOKENS }, WORDS);
  expect(words.map(({ space, text }) => space + text).join('')).toBe('Flexion  80.');
  expect(words.map(({ at }) => at)).toEqual([
    { chunk: 0, start: 1, end: 1.6 },
    { chunk: 0, start: 1.7, end: 2 },
    null,
  ]);
  expect(doubtfulWords(words).map(({ text, confidence }) => [text, confidence])).toEqual([['80', 0.41]]);
});

it('a word without times has no audio', () => {
  const words = [{ text: 'flexion', chunk: 0, inChunk: null }];
  const tokens = TOKENS.slice(0, 1);
  expect(listenedWords({ text: 'Flexion', tokens }, words)[0]).toMatchObject({ at: null, confidence: null });
});
