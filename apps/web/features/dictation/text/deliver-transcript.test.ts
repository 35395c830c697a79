import type { Chunk, ChunkStatus } from '@constat/dictation/recorder';
import { describe, expect, it } from 'vitest';
import { deliverTranscript } from './deliver-transcript.ts';

const chunk = (index: number, status: ChunkStatus): Chunk => ({
  index,
  startMs: index * 240_000,
  endMs: (index + 1) * 240_000,
  preRoll: false,
  attempts: 1,
  status,
});
const done = (text: string): ChunkStatus => ({
  kind: 'done',
  result: { text, wordCount: 1, confidence: null },
});
const FAILED: ChunkStatus = { kind: 'failed', code: 'NETWORK' };
const end = (text: string) => ({ text, cursor: text.length });

describe('deliverTranscript', () => {
  it('adds the whole transcript at the end of the present text, and the retried part in its place', () => {
    const first = deliverTranscript(
      end('Avant.'),
      [chunk(0, done('un')), chunk(1, FAILED), chunk(2, done('trois'))],
      null,
      'fr',
    );
    expect(first.text).toBe('Avant.\n\nun [non transcrit : segment 2, 04:00–08:00] trois');
    const later = deliverTranscript(
      first,
      [chunk(0, done('un')), chunk(1, done('deux')), chunk(2, done('trois'))],
      [0, 2],
      'en',
    );
    expect(later.text).toBe('Avant.\n\nun deux trois');
  });
  it('never adds a text twice', () => {
    const chunks = [chunk(0, done('un'))];
    expect(deliverTranscript(end('un'), chunks, [0], 'fr').text).toBe('un');
  });
});
