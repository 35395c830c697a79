import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../language/drawn.test-data.ts';
import { MEDICAL_EVALUATION } from '../../catalogue/index.ts';
import { adaptGender, dominanceOptions, findOtherGender, normalTemplates, TEMPLATE_FIELDS } from './index.ts';
import type { Gender } from './index.ts';
import { ENGLISH_PAIRS, ENGLISH_SAME } from './wording-english.test-data.ts';
import { FRENCH_PAIRS, FRENCH_SAME } from './wording-french.test-data.ts';

const TABLES = {
  fr: { pairs: FRENCH_PAIRS, same: FRENCH_SAME },
  en: { pairs: ENGLISH_PAIRS, same: ENGLISH_SAME },
} as const;
const LANGUAGES = ['fr', 'en'] as const;
const GENDERS = ['male', 'female'] as const satisfies readonly Gender[];

describe.each(LANGUAGES)('the wording of the worker’s gender in %s', (language) => {
  const { pairs, same } = TABLES[language];

  it.each(pairs)('%s → %s', (male, female) => {
    expect(adaptGender(male, 'female', language)).toBe(female);
    expect(adaptGender(female, 'male', language)).toBe(male);
    expect(adaptGender(male, 'male', language)).toBe(male);
    expect(adaptGender(female, 'female', language)).toBe(female);
  });

  it.each(same)('leaves « %s »', (text) => {
    for (const to of GENDERS) expect(adaptGender(text, to, language)).toBe(text);
  });
});

it.each(LANGUAGES)(
  'a text that fields are prefilled with in %s reads the same in either gender',
  (language) => {
    const samples = MEDICAL_EVALUATION.fields.flatMap(({ prefill }) =>
      prefill?.kind === 'sample' ? [prefill.text[language]] : [],
    );
    expect(samples.length).toBeGreaterThan(5);
    for (const text of samples) for (const to of GENDERS) expect(adaptGender(text, to, language)).toBe(text);
  },
);

describe('round trips', () => {
  const templates = LANGUAGES.flatMap((language) =>
    TEMPLATE_FIELDS.flatMap((id) =>
      normalTemplates(id, 'male', language).map(({ text }) => ({ language, text })),
    ),
  );

  it('to female and back to male restore every template, and each template has both forms', () => {
    expect(templates.length).toBeGreaterThan(20);
    for (const { language, text } of templates) {
      expect(adaptGender(text, 'male', language)).toBe(text);
      expect(adaptGender(adaptGender(text, 'female', language), 'male', language)).toBe(text);
    }
    for (const language of LANGUAGES) {
      for (const id of TEMPLATE_FIELDS) {
        const female = normalTemplates(id, 'female', language);
        normalTemplates(id, 'male', language).forEach((male, index) => {
          expect(adaptGender(female[index]?.text ?? '', 'male', language)).toBe(male.text);
        });
      }
    }
  });

  it.each(LANGUAGES)('restore generated reports in %s, whatever stands between the sentences', (language) => {
    const { pairs, same } = TABLES[language];
    const quoted = language === 'fr' ? '« Il est tombé, elle aussi. »' : '“He fell, so did she.”';
    const sentence = fc.oneof(
      fc.constantFrom(...pairs.map(([male]) => male)),
      fc.constantFrom(...same, quoted, '90°', '12/04/2020', 'Flexion : 110'),
    );
    // A line of its own for each: across sentences a pronoun may truly be ambiguous.
    const report = fc.array(sentence, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('\n'));
    fc.assert(
      fc.property(report, (text) => {
        const female = adaptGender(text, 'female', language);
        expect(adaptGender(female, 'male', language)).toBe(text);
        expect(findOtherGender(female, 'female', language)).toEqual([]);
      }),
      { numRuns: runsOf(400) },
    );
  });

  it.each(LANGUAGES)('change nothing more when adapted twice, on any text in %s', (language) => {
    const { pairs, same } = TABLES[language];
    const words = [...pairs.flat(), ...same].flatMap((text) => text.split(' '));
    const text = fc.oneof(
      fc
        .array(fc.constantFrom(...words, '.', ',', '«', '»', '\n', 'il', 'elle', 'her'), { maxLength: 60 })
        .map((parts) => parts.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...GENDERS), (given, to) => {
        const once = adaptGender(given, to, language);
        expect(adaptGender(once, to, language)).toBe(once);
        expect(findOtherGender(once, to, language)).toEqual([]);
      }),
      { numRuns: runsOf(600) },
    );
  });

  it('never touch quoted speech', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FRENCH_PAIRS.flat()), fc.constantFrom(...GENDERS), (quote, to) => {
        const spoken = quote.replaceAll(/[«»]/gu, '');
        expect(adaptGender(`Il dit : «\u00A0${spoken}\u00A0».`, to, 'fr')).toContain(
          `«\u00A0${spoken}\u00A0»`,
        );
      }),
    );
  });
});

it('changes what shows to be about the worker once the words before it are changed, at its place', () => {
  const told = 'The surgeon told her when he would operate. She did it herself.';
  expect(adaptGender(`She is a woman of 45.\n${told}\nShe is a widow.`, 'male', 'en')).toBe(
    'He is a man of 45.\nThe surgeon told him when he would operate. He did it himself.\nHe is a widower.',
  );
});

describe('what is found', () => {
  it('gives each word its place, its context and what would stand there', () => {
    const text = 'Travailleuse droitière.\nSon frère est retraité. Elle est âgée de 45 ans.';
    const found = findOtherGender(text, 'male', 'fr');
    expect(found.map(({ word, replacement }) => `${word} → ${replacement}`)).toEqual([
      'Travailleuse → Travailleur',
      'droitière → droitier',
      'Elle → Il',
      'âgée → âgé',
    ]);
    for (const { start, end, word } of found) expect(text.slice(start, end)).toBe(word);
    expect(found[0]?.context).toBe('Travailleuse droitière.');
    expect(found[3]?.context).toContain('Elle est âgée de 45 ans.');
  });

  it('cuts a long context at words', () => {
    const text = `${'mot '.repeat(40)}le travailleur ${'mot '.repeat(40)}`.trim();
    const [, noun] = findOtherGender(text, 'female', 'fr');
    expect(noun?.word).toBe('travailleur');
    expect(noun?.context).toMatch(/^… (?:mot )+le travailleur (?:mot )*mot …$/u);
  });
});

describe('choices and templates', () => {
  it('have the wording of the gender, and none before it', () => {
    expect(dominanceOptions('female').map(({ value }) => value)).toEqual([
      'droitière',
      'gauchère',
      'ambidextre',
    ]);
    expect(dominanceOptions('male').map(({ value }) => value)).toEqual(['droitier', 'gaucher', 'ambidextre']);
    expect(dominanceOptions('')).toEqual([]);
    expect(normalTemplates('observationGenerale', '', 'fr')).toEqual([]);
    expect(normalTemplates('observationGenerale', 'female', 'fr')[0]?.text).toContain(
      'La travailleuse est orientée et coopérative.',
    );
  });
});
