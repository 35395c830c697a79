import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../language/drawn.test-data.ts';
import { adaptGender, applyGenderChanges, findOtherGender, readGender } from './index.ts';
import type { Gender } from './index.ts';
import { ENGLISH_REPORT_SENTENCES } from './report-sentences-english.test-data.ts';
import { FRENCH_REPORT_SENTENCES } from './report-sentences-french.test-data.ts';

const SENTENCES = { fr: FRENCH_REPORT_SENTENCES, en: ENGLISH_REPORT_SENTENCES } as const;
const LANGUAGES = ['fr', 'en'] as const;
const GENDERS = ['male', 'female'] as const satisfies readonly Gender[];

/** The sentence as written of a worker of that gender. */
function writtenOf(gender: Gender, sentence: string): string {
  return sentence.replaceAll(/\{([^|}]*)\|([^}]*)\}/gu, gender === 'male' ? '$1' : '$2');
}

/** Sentences in any order, each on its own line, as of a worker of that gender. */
function reportOf(language: 'fr' | 'en'): fc.Arbitrary<Readonly<Record<Gender, string>>> {
  return fc.array(fc.constantFrom(...SENTENCES[language]), { minLength: 1, maxLength: 8 }).map((parts) => ({
    male: parts.map((part) => writtenOf('male', part)).join('\n'),
    female: parts.map((part) => writtenOf('female', part)).join('\n'),
  }));
}

describe.each(LANGUAGES)('a sentence of a report in %s', (language) => {
  it.each(SENTENCES[language])('changes what is about the worker alone: %s', (sentence) => {
    const [male, female] = [writtenOf('male', sentence), writtenOf('female', sentence)];
    expect(adaptGender(male, 'female', language)).toBe(female);
    expect(adaptGender(female, 'male', language)).toBe(male);
    expect(findOtherGender(male, 'male', language)).toEqual([]);
    expect(findOtherGender(female, 'female', language)).toEqual([]);
  });

  it('stays as it is in its own gender, and comes back from the other', () => {
    fc.assert(
      fc.property(reportOf(language), ({ male, female }) => {
        expect(adaptGender(male, 'male', language)).toBe(male);
        expect(adaptGender(female, 'female', language)).toBe(female);
        expect(adaptGender(adaptGender(male, 'female', language), 'male', language)).toBe(male);
        expect(adaptGender(adaptGender(female, 'male', language), 'female', language)).toBe(female);
      }),
      { numRuns: runsOf(300) },
    );
  });

  it('changes the listed words and nothing else, on any text', () => {
    const words = SENTENCES[language].flatMap((sentence) => [
      ...writtenOf('male', sentence).split(' '),
      ...writtenOf('female', sentence).split(' '),
    ]);
    const text = fc.array(fc.constantFrom(...words, '.', ',', '\n'), { maxLength: 60 });
    fc.assert(
      fc.property(text, fc.constantFrom(...GENDERS), (parts, to) => {
        const given = parts.join(' ');
        const { changes, doubts } = readGender(given, to, language);
        expect(applyGenderChanges(given, changes)).toBe(adaptGender(given, to, language));
        let past = 0;
        for (const { start, end, word } of changes) {
          expect(start).toBeGreaterThanOrEqual(past);
          expect(given.slice(start, end)).toBe(word);
          past = end;
        }
        for (const doubt of doubts) {
          expect(given.slice(doubt.start, doubt.end)).toBe(doubt.word);
          expect(changes.some(({ start, end }) => doubt.start < end && start < doubt.end)).toBe(false);
        }
      }),
      { numRuns: runsOf(500) },
    );
  });
});

describe('what is in doubt', () => {
  it.each([
    ['fr', 'female', 'Son frère est retraité. Il est droitier.', 'Il → Elle, droitier → droitière'],
    ['fr', 'female', 'Il est certain que la chute a causé la lésion.', 'Il → Elle, certain → certaine'],
    ['fr', 'male', 'Elle est certaine que la chute a causé la lésion.', ''],
    ['fr', 'female', 'Le travailleur est chauffeur.', 'chauffeur → chauffeuse'],
    ['fr', 'female', 'Son fils est autiste; il est suivi en pédiatrie.', ''],
    ['en', 'male', 'Her wife is a nurse. She changes the dressing.', 'She → He'],
    ['en', 'female', 'The physiotherapist noted that he was improving.', 'he → she'],
    ['en', 'male', 'Her daughter does her shopping.', 'her → his'],
    ['fr', 'female', "Il s'observe une atrophie du quadriceps.", 'Il → Elle'],
    ['fr', 'male', 'Elle a une démarche lente et prudente.', 'prudente → prudent'],
    ['en', 'female', 'The supervisor was present; he called an ambulance.', ''],
  ] as const)('is listed and stays (%s, %s): %s', (language, to, text, listed) => {
    const { doubts } = readGender(text, to, language);
    expect(doubts.map(({ word, replacement }) => `${word} → ${replacement}`).join(', ')).toBe(listed);
    const adapted = adaptGender(text, to, language);
    for (const { start, word, context } of doubts) {
      expect(text.slice(start, start + word.length)).toBe(word);
      expect(adapted).toContain(word);
      expect(context).toContain(word);
    }
  });
});

it('ties an article to its noun, so that both change or neither does', () => {
  const found = findOtherGender('La condition du travailleur, un jeune travailleur inquiet.', 'female', 'fr');
  expect(found.map(({ replacement, isWithNext }) => [replacement, isWithNext === true])).toEqual([
    ['de la', true],
    ['travailleuse', false],
    ['une', true],
    ['travailleuse', false],
    ['inquiète', false],
  ]);
});

it.each([
  ['fr', 'il est une travailleuse inquiète et une douleur '],
  ['fr', 'une douleur '],
  ['en', 'he told her that she '],
] as const)('reads a long text without a stop in %s: %s', (language, piece) => {
  const text = piece.repeat(Math.ceil(200_000 / piece.length));
  expect(adaptGender(adaptGender(text, 'male', language), 'male', language)).toBe(
    adaptGender(text, 'male', language),
  );
});
