import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../../language/drawn.test-data.ts';
import { adaptGender, applyGenderChanges, readGender } from '../index.ts';
import type { Gender } from '../index.ts';
import { corpusOf, misreadingsOf, heldOutSets, sentenceOf } from './corpus.test-data.ts';
import type { CorpusSentence } from './corpus.test-data.ts';

const LANGUAGES = ['fr', 'en'] as const;
const GENDERS = ['male', 'female'] as const satisfies readonly Gender[];

/** What is read amiss in some sentences, each as « sentence: word ». */
function misread(
  sentences: readonly CorpusSentence[],
  language: 'fr' | 'en',
): Readonly<Record<'wrong' | 'left' | 'listed', readonly string[]>> {
  const found = { wrong: [] as string[], left: [] as string[], listed: [] as string[] };
  for (const { source } of sentences) {
    const told = (words: readonly string[]): readonly string[] => words.map((word) => `${source}: ${word}`);
    for (const to of GENDERS) {
      const { wrong, missed, missedButListed, wronglyListed } = misreadingsOf(source, to, language);
      found.wrong.push(...told(wrong));
      found.left.push(...told(missed), ...told(missedButListed));
      found.listed.push(...told(wronglyListed));
    }
  }
  return found;
}

/** How many words may be left, and how many listed without a cause; none may be changed wrongly but in the held-out part. */
const LIMITS = {
  fr: { development: [0, 17, 0], heldOut: [1, 0, 1], heldOut2To3: [0, 6, 2], heldOut4To7: [0, 0, 0] },
  en: { development: [0, 4, 4], heldOut: [0, 0, 2], heldOut2To3: [0, 4, 0], heldOut4To7: [0, 0, 0] },
} as const;

describe.each(LANGUAGES)('the sentences of the corpus in %s', (language) => {
  const all = corpusOf(language);
  const parts = {
    development: all.filter(({ isHeldOut }) => !isHeldOut),
    heldOut: all.filter(({ isHeldOut }) => isHeldOut),
    heldOut2To3: heldOutSets(language, ['held-out-2', 'held-out-3']),
    heldOut4To7: heldOutSets(language, ['held-out-4', 'held-out-5', 'held-out-6', 'held-out-7']),
  };

  it.each(['development', 'heldOut', 'heldOut2To3', 'heldOut4To7'] as const)(
    'change what is about the worker alone: %s',
    (part) => {
      const [wrong, left, listed] = LIMITS[language][part];
      const found = misread(parts[part], language);
      expect(found.wrong.slice(wrong)).toEqual([]);
      expect(found.left.slice(left)).toEqual([]);
      expect(found.listed.slice(listed)).toEqual([]);
    },
  );

  it('have enough of them', () => {
    expect(all.length).toBeGreaterThan(language === 'fr' ? 600 : 180);
    expect(parts.heldOut.length).toBeGreaterThan(all.length / 6);
  });

  it('list each doubtful word in one direction at least', () => {
    for (const { source } of [...all, ...parts.heldOut2To3, ...parts.heldOut4To7]) {
      const [one, other] = GENDERS.map((to) => misreadingsOf(source, to, language).notListed);
      expect(one?.filter((word) => other?.includes(word))).toEqual([]);
    }
  });

  it('come back as they were where nothing was left', () => {
    for (const { source } of [...all, ...parts.heldOut2To3, ...parts.heldOut4To7]) {
      for (const from of GENDERS) {
        const to = from === 'male' ? 'female' : 'male';
        const { wrong, missed, missedButListed } = misreadingsOf(source, to, language);
        const back = misreadingsOf(source, from, language);
        if ([wrong, missed, missedButListed, back.wrong, back.missed, back.missedButListed].flat().length > 0)
          continue;
        const text = sentenceOf(source, from);
        expect(adaptGender(adaptGender(text, to, language), from, language)).toBe(text);
      }
    }
  });

  it('are read in any order and in pieces without a failure, and twice the same', () => {
    const words = all.flatMap(({ source }) => sentenceOf(source, 'male').split(/(?<=[ '’-])/u));
    const text = fc.oneof(
      fc.array(fc.constantFrom(...words, '. ', ', ', '; ', '\n', '« ', ' »', '(', ')', '/', '·e'), {
        maxLength: 50,
      }),
      fc.array(fc.string({ unit: 'binary', maxLength: 6 }), { maxLength: 30 }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...GENDERS), (parts_, to) => {
        const given = parts_.join('');
        const { changes, doubts } = readGender(given, to, language);
        const once = applyGenderChanges(given, changes);
        expect(adaptGender(once, to, language)).toBe(once);
        for (const { start, end, word } of [...changes, ...doubts])
          expect(given.slice(start, end)).toBe(word);
      }),
      { numRuns: runsOf(300) },
    );
  });
});
