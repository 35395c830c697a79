import { expect, it } from 'vitest';
import { doubtfulWords } from '../listening/listened-words.ts';
import type { ListenedWord } from '../listening/listened-words.ts';
import { correctedText, correctedWords, openDoubts } from '../listening/reviewed-words.ts';
import { joinProposed } from './join-proposed.ts';

const TEXT = 'Il prend du trame a dol le soir.';

function wordsOf(text: string): readonly ListenedWord[] {
  let start = 0;
  return text.split(' ').map((word, index): ListenedWord => {
    const from = start;
    start += word.length + 1;
    const at = { chunk: 0, start: index, end: index + 0.5 };
    const space = index === 0 ? '' : ' ';
    const isLow = index >= 3 && index <= 5;
    const marks = isLow ? (['low-confidence'] as const) : [];
    return {
      id: `0:${index} ${word}`,
      text: word,
      space,
      start: from,
      end: from + word.length,
      marks,
      at,
      confidence: isLow ? index / 10 : 0.9,
    };
  });
}

const WORDS = wordsOf(TEXT);
const ENTRY = { term: 'Tramadol', kind: 'drug', heard: [] } as const;
const PROPOSAL = { first: 3, last: 5, heard: 'trame a dol', entry: ENTRY, distance: 0 };

it('makes one doubtful word of what an entry is proposed for', () => {
  const joined = joinProposed(WORDS, [PROPOSAL], new Map());
  expect(joined.map(({ space, text }) => space + text).join('')).toBe(TEXT);
  expect(doubtfulWords(joined)).toMatchObject([
    { text: 'trame a dol', proposed: 'Tramadol', confidence: 0.3, at: { chunk: 0, start: 3, end: 5.5 } },
  ]);
});

it('marks a word that was recognised with confidence too', () => {
  const joined = joinProposed(WORDS, [{ ...PROPOSAL, first: 1, last: 1 }], new Map());
  expect(joined[1]).toMatchObject({ id: WORDS[1]?.id, proposed: 'Tramadol', marks: ['low-confidence'] });
});

it('writes the entry in the place of all its words', () => {
  const joined = joinProposed(WORDS, [PROPOSAL], new Map());
  const reviewed = new Map([[doubtfulWords(joined)[0]?.id ?? '', 'Tramadol']]);
  expect(correctedText(TEXT, joined, reviewed)).toBe('Il prend du Tramadol le soir.');
  expect(openDoubts(joined, reviewed)).toEqual([]);
});

it('finds what was gone through again without the vocabulary, and with another one', () => {
  const [joined] = doubtfulWords(joinProposed(WORDS, [PROPOSAL], new Map()));
  const reviewed = new Map([[joined?.id ?? '', 'Tramadol']]);
  for (const proposals of [[], [PROPOSAL], [{ ...PROPOSAL, first: 4, last: 5 }]]) {
    const words = joinProposed(WORDS, proposals, reviewed);
    const shown = correctedWords(words, reviewed).map(({ space, text }) => space + text);
    expect(shown.join('')).toBe('Il prend du Tramadol le soir.');
  }
});

it('leaves the words as they are where nothing is proposed, and where a review names other words', () => {
  expect(
    joinProposed(
      WORDS,
      [],
      new Map([
        ['9:9 zz\n9:9 zz', 'x'],
        ['', 'y'],
      ]),
    ),
  ).toBe(WORDS);
});
