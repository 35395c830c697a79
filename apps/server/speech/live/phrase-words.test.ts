import { expect, test } from 'vitest';
import { divideWords, joinPhrases } from './phrase-words.ts';

const phrase = (number: number, fromMs: number, toMs: number, pause: number | null = 0) => ({
  number,
  fromMs,
  toMs,
  samples: new Float32Array((toMs - fromMs) * 16).fill(number),
  pause: pause === null ? null : new Float32Array(pause * 16),
});
const word = (text: string, start: number, end: number) => ({ text, start, end, confidence: 0.5 });

test('phrases are joined with the pauses between them, and without the one before the first', () => {
  const joined = joinPhrases([phrase(1, 500, 501, 3), phrase(2, 503, 504, 2)]);
  expect([...joined.subarray(0, 16), ...joined.subarray(48)]).toEqual([
    ...Array<number>(16).fill(1),
    ...Array<number>(16).fill(2),
  ]);
  expect(joined).toHaveLength(64);
  expect(joinPhrases([])).toHaveLength(0);
});

test('a word belongs to the phrase of its middle, or to the one before its pause', () => {
  const phrases = [phrase(1, 1_000, 3_000), phrase(2, 4_000, 6_000), phrase(3, 6_000, 7_000)];
  const texts = divideWords(phrases, [
    word('un', 0, 0.5),
    word('deux', 1.9, 2.3),
    word('trois', 2.8, 3.2),
    word('quatre', 4.7, 5.2),
    word('cinq', 4.9, 5.3),
    word('six', 6.5, 7),
  ]).map((words) => words.map(({ text }) => text));
  expect(texts).toEqual([
    ['un', 'deux'],
    ['trois', 'quatre'],
    ['cinq', 'six'],
  ]);
});

test('a word has its time in the recording', () => {
  expect(divideWords([phrase(1, 1_000, 3_000)], [word('un', 0.25, 0.5)])).toEqual([
    [{ text: 'un', startMs: 1_250, endMs: 1_500, confidence: 0.5 }],
  ]);
});
