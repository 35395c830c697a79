import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doubtfulWordsOf, followEdit } from './marked-words.ts';
import { addWords, beginStretch } from './text-stretch.ts';
import type { Stretch } from './text-stretch.ts';

const COMMANDS = { voiceCommands: [], verbatimCommands: [] };

function dictated(text: string, at: number, said: readonly [string, number][]): Stretch {
  const place = {
    field: 'historiqueEvolution',
    text,
    selection: { start: at, end: at },
    isMultiline: true,
  } as const;
  const words = said.map(([word, confidence], index) => ({
    text: word,
    start: index,
    end: index + 0.9,
    confidence,
    chunk: 0,
    inChunk: null,
  }));
  return addWords(beginStretch(place), { words, recordingId: 'r1' }, { language: 'fr', commands: COMMANDS });
}

it('a doubtful word is marked where it stands in the text of the field, with its place in the recording', () => {
  const stretch = dictated('Il dort mal. Fin.', 13, [
    ['elle', 0.9],
    ['prend', 0.9],
    ['du', 0.9],
    ['disoprolol', 0.4],
  ]);
  expect(stretch.text).toBe('Il dort mal. Elle prend du disoprolol Fin.');
  const [doubt, ...others] = doubtfulWordsOf(stretch);
  expect(others).toEqual([]);
  expect(stretch.text.slice(doubt?.start, doubt?.end)).toBe('disoprolol');
  expect(doubt?.at).toEqual({ recordingId: 'r1', fromMs: 3_000, toMs: 3_900 });
});

it('a doubtful number is marked as it is written', () => {
  const stretch = dictated('', 0, [
    ['flexion', 0.9],
    ['à', 0.9],
    ['quatre-vingt-dix', 0.3],
    ['degrés', 0.9],
  ]);
  const [doubt] = doubtfulWordsOf(stretch);
  expect(stretch.text.slice(doubt?.start, doubt?.end)).toContain('90');
});

it('a mark moves with the text before it, stays through a change after it, and goes with its own words', () => {
  const marked = [{ start: 5, end: 9 }];
  expect(followEdit(marked, 'abcd word efg', 'XXabcd word efg')).toEqual([{ start: 7, end: 11 }]);
  expect(followEdit(marked, 'abcd word efg', 'abcd word efgh')).toEqual(marked);
  expect(followEdit(marked, 'abcd word efg', 'abcd ward efg')).toEqual([]);
});

it('whatever is typed elsewhere, a mark stays on its words', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string(),
      fc.string(),
      fc.boolean(),
      (head, tail, before, after, isBefore) => {
        // Neither side of the mark can be taken for a part of the edit.
        const text = `${head}|MARK|${tail}`;
        const start = head.length + 1;
        const changed = isBefore ? `${before}${text}` : `${text}${after}`;
        const [mark] = followEdit([{ start, end: start + 4 }], text, changed);
        expect(mark === undefined ? 'MARK' : changed.slice(mark.start, mark.end)).toBe('MARK');
      },
    ),
  );
});
