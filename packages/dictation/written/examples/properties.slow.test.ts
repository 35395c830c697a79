import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../language/drawn.test-data.ts';
import { defaultVerbatimCommands, defaultVoiceCommands } from '../../commands/index.ts';
import { writeDictation, writeText } from '../index.ts';
import type { WriteOptions } from '../index.ts';
import { correctionPassages } from './corrections/passages.test-data.ts';
import { CORRECTIONS_FR } from './corrections-fr.test-data.ts';
import { DATES_AND_LEVELS_FR } from './dates-and-levels-fr.test-data.ts';
import { heldOut } from './held-out/passages.test-data.ts';
import { HOSTILE } from './hostile.test-data.ts';
import { NUMBERS_EN } from './numbers-en.test-data.ts';
import { NUMBERS_FR } from './numbers-fr.test-data.ts';
import { PUNCTUATION_EN } from './punctuation-en.test-data.ts';
import { PUNCTUATION_FR } from './punctuation-fr.test-data.ts';
import { PLAIN, SPOKEN } from './spoken-words.test-data.ts';
import { SENTENCES_EN } from './sentences-en.test-data.ts';
import { SENTENCES_FR } from './sentences-fr.test-data.ts';

const CREATED = '2025-01-01T00:00:00.000Z';
const TABLES = {
  fr: [...PUNCTUATION_FR, ...CORRECTIONS_FR, ...NUMBERS_FR, ...DATES_AND_LEVELS_FR, ...SENTENCES_FR],
  en: [...PUNCTUATION_EN, ...NUMBERS_EN, ...SENTENCES_EN],
} as const;
const LINKS = {
  fr: [
    'point',
    'virgule',
    'nouveau paragraphe',
    'à la ligne',
    'point à la ligne',
    'insérer suivi',
    'deux-points',
  ],
  en: ['period', 'comma', 'new paragraph', 'new line', 'insert normal exam', 'semicolon'],
} as const;

function optionsFor(language: 'fr' | 'en'): WriteOptions {
  return {
    language,
    voiceCommands: defaultVoiceCommands(language, CREATED),
    verbatimCommands: defaultVerbatimCommands(CREATED),
  };
}

describe.each(['fr', 'en'] as const)('properties, %s', (language) => {
  const options = optionsFor(language);
  const speech = fc.array(fc.constantFrom(...SPOKEN[language]), { maxLength: 40 });

  it('a text without triggers comes out unchanged but for its first capital', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PLAIN[language]), { minLength: 1, maxLength: 60 }), (words) => {
        const text = words.join(' ');
        expect(writeText(text, { ...options, startsSentence: false }).text).toBe(text);
      }),
    );
  });

  it('a verbatim section comes out byte for byte', () => {
    const trigger = language === 'fr' ? 'verbatim citation' : 'quote verbatim';
    const end = language === 'fr' ? 'fin verbatim citation' : 'end quote verbatim';
    const anything = fc.oneof(
      fc.constantFrom(...SPOKEN[language]),
      fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(anything, { minLength: 1, maxLength: 25 }), (words) => {
        const inside = words.join(' ').trim();
        fc.pre(inside !== '' && !/verbatim|fin|end/i.test(inside));
        const { verbatimSections, text } = writeText(`avant ${trigger} ${inside} ${end} après`, options);
        expect(verbatimSections).toEqual([{ text: inside, trigger }]);
        expect(text).toContain(inside);
      }),
      { numRuns: runsOf(400) },
    );
  });

  it('its own output comes out unchanged', () => {
    const passages = [
      ...heldOut(language),
      ...correctionPassages('development', language),
      ...correctionPassages('held-out', language),
    ];
    const said = [...TABLES[language].map(([one]) => one), ...passages.map(({ spoken }) => spoken)];
    const phrases = fc.array(fc.tuple(fc.constantFrom(...said), fc.constantFrom(...LINKS[language])), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(phrases, (passage) => {
        const once = writeText(passage.flat().join(' '), options).text;
        expect(writeText(once, options).text).toBe(once);
      }),
      { numRuns: runsOf(2000) },
    );
  });

  it('every token lies in the text where it says, and knows words that were spoken', () => {
    fc.assert(
      fc.property(speech, (words) => {
        const { text, tokens } = writeDictation(
          words.map((word) => ({ text: word })),
          options,
        );
        let end = 0;
        for (const token of tokens) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(token.start, token.end)).toBe(token.text);
          end = token.end;
          if (token.origin === null) continue;
          expect(token.origin.from).toBeGreaterThanOrEqual(0);
          expect(token.origin.to).toBeLessThan(words.length);
          expect(token.origin.from).toBeLessThanOrEqual(token.origin.to);
        }
        expect(text.slice(end).trim()).toBe('');
      }),
      { numRuns: runsOf(1000) },
    );
  });

  it('anything at all can be written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => {
        expect(typeof writeText(text, options).text).toBe('string');
      }),
      { numRuns: runsOf(1000) },
    );
  });
});

it.each(HOSTILE)('%s, said again and again, is written', (piece) => {
  const spoken = piece.repeat(2000);
  const { text, tokens, corrections } = writeText(spoken, optionsFor('fr'));
  expect(tokens.length + corrections.length).toBeGreaterThan(0);
  expect(tokens.every(({ start, end, text: shown }) => text.slice(start, end) === shown)).toBe(true);
});
