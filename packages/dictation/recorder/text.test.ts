import { describe, expect, it } from 'vitest';
import type { Chunk, ChunkStatus } from './chunk.ts';
import { summariseRecognition } from './confidence.ts';
import { becomesLongSession, chunkNotice, levelPercent, litBars } from './notices.ts';
import { retryDelay } from './retry.ts';
import { assembleTranscript, minutesAndSeconds } from './transcript.ts';

function buildChunks(...statuses: ChunkStatus[]): Chunk[] {
  return statuses.map((status, index) => ({
    index,
    startMs: index * 240_000,
    endMs: (index + 1) * 240_000 - 500,
    preRoll: false,
    attempts: 1,
    status,
  }));
}
const text = (words: string, confidence: number | null = 0.9): ChunkStatus => ({
  kind: 'done',
  result: { text: words, wordCount: words.split(' ').length, confidence },
});
const FAILED: ChunkStatus = { kind: 'failed', code: 'TRANSCRIPTION_FAILED', goesOn: false };

describe('assembleTranscript', () => {
  it('keeps the order, and marks what could not be transcribed in either language', () => {
    const chunks = buildChunks(text('un deux '), FAILED, text('trois'));
    expect(assembleTranscript(chunks, 'fr')).toBe('un deux [non transcrit : segment 2, 04:00–07:59] trois');
    expect(assembleTranscript(chunks, 'en')).toBe('un deux [not transcribed: segment 2, 04:00–07:59] trois');
  });
  it('waits for a chunk that is still worked on, and says nothing of silence', () => {
    expect(assembleTranscript(buildChunks(text('un'), { kind: 'sending' }, text('trois')), 'fr')).toBe('un');
    expect(
      assembleTranscript(
        buildChunks(
          text('un'),
          { kind: 'discarded' },
          { kind: 'done', result: { text: ' ', wordCount: 0, confidence: null } },
          text('deux'),
        ),
        'fr',
      ),
    ).toBe('un deux');
  });
  it.each([
    [0, '00:00'],
    [59_999, '00:59'],
    [134_000, '02:14'],
    [3_661_000, '61:01'],
  ])('writes %d ms as %s', (ms, written) => {
    expect(minutesAndSeconds(ms)).toBe(written);
  });
});

it('summariseRecognition weighs the confidence of a chunk by its words and counts every word', () => {
  expect(
    summariseRecognition(buildChunks(text('a b c', 0.8), text('d', 0.4), text('e f', null), FAILED)),
  ).toEqual({
    wordCount: 6,
    confidence: (0.8 * 3 + 0.4) / 4,
  });
  expect(summariseRecognition(buildChunks(text('a b', null)))).toEqual({ wordCount: 2, confidence: null });
});

it('retryDelay gives three attempts with a doubling delay', () => {
  expect([1, 2, 3].map((attempt) => retryDelay(attempt))).toEqual([1_000, 2_000, null]);
  expect([3, 4, 5, 6].map((attempt) => retryDelay(attempt, 6))).toEqual([4_000, 5_000, 5_000, null]);
});

describe('notices', () => {
  it.each([
    [0, 'none'],
    [179_999, 'none'],
    [180_000, 'nearly-full'],
    [240_000, 'full'],
  ] as const)('at %d ms of a chunk: %s', (ms, notice) => {
    expect(chunkNotice(ms)).toBe(notice);
  });
  it('tells of a long session exactly once', () => {
    expect(becomesLongSession(1_199_900, 1_200_000)).toBe(true);
    expect(becomesLongSession(1_200_000, 1_200_100)).toBe(false);
  });
  it.each([
    [-Infinity, 0, 0],
    [-60, 0, 0],
    [-30, 50, 4],
    [0, 100, 8],
    [6, 100, 8],
  ])('%d dB is %d %% and %d bars', (decibels, percent, bars) => {
    expect(levelPercent(decibels)).toBe(percent);
    expect(litBars(percent)).toBe(bars);
  });
});
