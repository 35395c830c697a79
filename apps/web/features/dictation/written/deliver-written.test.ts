import type { Chunk, ChunkStatus } from '@constat/dictation/recorder';
import { describe, expect, it } from 'vitest';
import { beginsSentence, deliverWritten } from './deliver-written.ts';
import { heardWords } from './heard-words.ts';

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
  result: {
    text,
    wordCount: 1,
    confidence: 0.5,
    words: [{ text, start: 1, end: 1.5, confidence: 0.5 }],
  },
});
const FAILED: ChunkStatus = { kind: 'failed', code: 'NETWORK', goesOn: false };
const end = (text: string) => ({ text, cursor: text.length });
const writeChunk = (one: Chunk) => (one.status.kind === 'done' ? one.status.result.text : '');
const spoken = (chunks: readonly Chunk[]) =>
  heardWords(chunks, 'fr')
    .map(({ text }) => text)
    .join(' ');

describe('deliverWritten', () => {
  const first = [chunk(0, done('un')), chunk(1, FAILED), chunk(2, done('trois'))];
  const later = [chunk(0, done('un')), chunk(1, done('deux')), chunk(2, done('trois'))];
  const marked = deliverWritten(end('Avant.'), {
    written: spoken(first),
    placed: null,
    chunks: first,
    delivered: null,
    writeChunk,
  });

  it('adds the whole dictation at the end of the present text, with a mark for what has no text', () => {
    expect(marked.text).toBe('Avant.\n\nun [non transcrit : segment 2, 04:00–08:00] trois');
  });
  it.each([
    ['as it was placed', spoken(first), marked.text, 'Avant.\n\nun deux trois'],
    ['in an edited text', spoken(first), `${marked.text} et fin`, 'Avant.\n\nun deux trois et fin'],
    ['on a later visit', null, marked.text, 'Avant.\n\nun deux trois'],
    ['after the mark was taken out', null, 'Avant.', 'Avant.\n\ndeux'],
  ])('puts a retried chunk in its place %s', (_case, placed, text, expected) => {
    const delivery = { written: spoken(later), placed, chunks: later, delivered: [0, 2], writeChunk };
    expect(deliverWritten(end(text), delivery).text).toBe(expected);
  });
  it('never adds a text twice', () => {
    const chunks = [chunk(0, done('un'))];
    const delivery = { written: 'un', placed: 'un', chunks, delivered: [0], writeChunk };
    expect(deliverWritten(end('un'), delivery).text).toBe('un');
  });
});

it('heardWords knows the chunk and the time of every word, and waits for a chunk in the middle', () => {
  const words = heardWords([chunk(0, done('un')), chunk(1, done('deux'))], 'fr');
  expect(words[1]).toEqual({
    text: 'deux',
    chunk: 1,
    start: 241,
    end: 241.5,
    confidence: 0.5,
    inChunk: {
      start: 1,
      end: 1.5,
    },
  });
  const waiting = chunk(1, { kind: 'sending' });
  expect(heardWords([chunk(0, done('un')), waiting, chunk(2, done('trois'))], 'fr')).toHaveLength(1);
});

it.each([
  ['', 0, true],
  ['Un.', 3, true],
  ['Un deux', 2, false],
  ['Un. deux', 4, true],
  ['Un\ndeux', 3, true],
])('what is inserted into %j at %d begins a sentence: %s', (text, cursor, expected) => {
  expect(beginsSentence(text, cursor)).toBe(expected);
});
