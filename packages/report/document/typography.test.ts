import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runsOf } from '../../language/drawn.test-data.ts';
import { keepTogether } from './keep-together.ts';
import { cleanText, curveApostrophes, multiply, spaceEnglish, spaceFrench, typeset } from './typography.ts';

const N = '\u00A0';

test.each([
  ["d'une entorse de l'épaule", 'd’une entorse de l’épaule'],
  ["the worker's claim", 'the worker’s claim'],
  ["Mme D'Amours", 'Mme D’Amours'],
  ["e\u0301l'a", 'e\u0301l’a'],
  [`5'10", 'cité', les ouvriers' "x"`, `5'10", 'cité', les ouvriers' "x"`],
])('the apostrophe within a word is curved: %j', (typed, printed) => {
  expect(curveApostrophes(typed)).toBe(printed);
});

test.each([
  'dossier 504-12x345, réf. 12x34, 4x4',
  '514 555-0142 x 204, 514 555 0142 x 204',
  '12x34-5, a/12x3 cm, v1.2x3, no 12 x 34',
  '3x4@x.ca, 1.2x34, S83-2 x 3 cm',
])('%j holds no product', (text) => {
  expect(multiply(text)).toBe(text);
});

describe('French spacing', () => {
  test.each([
    ['Diagnostic: entorse', `Diagnostic${N}: entorse`],
    ['Diagnostic : entorse', `Diagnostic${N}: entorse`],
    ['À faire :\nmarcher', `À faire${N}:\nmarcher`],
    ['suffisants ; plateau ! vrai ?', 'suffisants; plateau! vrai?'],
    ['Entorse , guérie . Suite . . . et « fin » .', `Entorse, guérie. Suite . . . et «${N}fin${N}».`],
    ['dose de ,5 mg et .NET', `dose de ,5${N}mg et .NET`],
    ['suffisants\u202F; plateau', 'suffisants; plateau'],
    ['«coup»', `«${N}coup${N}»`],
    ['« coup »', `«${N}coup${N}»`],
    ['conclut: «pas de lyse».', `conclut${N}: «${N}pas de lyse${N}».`],
    ['40% et 40 %', `40${N}% et 40${N}%`],
    ['12,5 kg, 10 mg, 28 cm', `12,5${N}kg, 10${N}mg, 28${N}cm`],
    ['6 h 40', `6${N}h 40`],
    ['500 $', `500${N}$`],
  ])('%j', (typed, printed) => {
    expect(spaceFrench(typed)).toBe(printed);
  });

  test.each([
    '14:30',
    'https://exemple.invalid/a?b=c:d',
    'L4-L5',
    'l\'aîné "cité" 5\'',
    '5 grammes',
    '60°',
    'le 5 s’est',
    '999000101',
    '5$x$',
    'DSM-5:1',
  ])('leaves %j alone', (typed) => {
    expect(spaceFrench(typed)).toBe(typed);
  });
});

describe('the usage of France', () => {
  const F = '\u202F';
  test.each([
    ['suffisants; plateau ! vrai ?', `suffisants${F}; plateau${F}! vrai${F}?`],
    ['Quoi ?! (oui!)', `Quoi${F}?! (oui${F}!)`],
    ['Diagnostic: « coup » ;', `Diagnostic${N}: «${N}coup${N}»${F};`],
    ['https://exemple.invalid/a?b=c;d', 'https://exemple.invalid/a?b=c;d'],
  ])('%j', (typed, printed) => {
    expect(spaceFrench(typed, 'france')).toBe(printed);
  });
});

test.each([
  ['Diagnosis : sprain ; plateau !', 'Diagnosis: sprain; plateau!'],
  ['Sprain , healed .', 'Sprain, healed.'],
  ['relief of 40 % for 10 kg', `relief of 40% for 10${N}kg`],
  ['“ a blow ”', '“a blow”'],
  ['at 14:30, see a?b=c :) 5\'10"', 'at 14:30, see a?b=c :) 5\'10"'],
])('English spacing of %j', (typed, printed) => {
  expect(spaceEnglish(typed)).toBe(printed);
});

test.each([
  ['fr', 'le 14 novembre 2023 à 6 h 40', `le 14${N}novembre 2023 à 6 h${N}40`],
  ['fr', 'le 1er mai, Dr Valbrume, Mme Zz, 12 500', `le 1er${N}mai, Dr${N}Valbrume, Mme${N}Zz, 12${N}500`],
  ['fr', 'depuis 11 ans, 45 minutes, 3 moisissures', `depuis 11${N}ans, 45${N}minutes, 3 moisissures`],
  ['fr', '114 mai, Dre en poste, 2023 555', '114 mai, Dre en poste, 2023 555'],
  ['fr', 'Ville-Fictive (Québec) H0H 0H0, L5 S1', `Ville-Fictive (Québec) H0H${N}0H0, L5 S1`],
  ['fr', '5 kilos, 11 livres, 2 pieds', `5${N}kilos, 11${N}livres, 2${N}pieds`],
  ['fr', '2 livrets, 3 pieds, 4 gramma', `2 livrets, 3${N}pieds, 4 gramma`],
  ['en', '5 kg (11 pounds), 3 feet, 62 degrees', `5 kg (11${N}pounds), 3${N}feet, 62${N}degrees`],
  ['en', 'K1A 0B1, K1A 0B12, in 2 footnotes', `K1A${N}0B1, K1A 0B12, in 2 footnotes`],
  ['en', 'On August 21, 2023, Dr. Brellowane', `On August${N}21, 2023, Dr.${N}Brellowane`],
] as const)('in %s, %j keeps together what belongs together', (language, typed, printed) => {
  expect(keepTogether(typed, language)).toBe(printed);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      ':',
      '«',
      '»',
      ' ',
      N,
      '\n',
      '\t',
      '%',
      '$',
      '5',
      'kg',
      'a',
      ';',
      '!',
      '?',
      "'",
      '.',
      ')',
    ),
  }),
);

const withoutSpace = (text: string): string => text.replaceAll(/\s/gu, '');

test.each([
  ['Québec', (text: string) => spaceFrench(text)],
  ['France', (text: string) => spaceFrench(text, 'france')],
  ['English', spaceEnglish],
  ['kept together', (text: string) => keepTogether(text, 'fr')],
])('spacing (%s) changes white space alone, and once', (_name, space) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const spaced = space(text);
      expect(withoutSpace(spaced)).toBe(withoutSpace(text));
      expect(space(spaced)).toBe(spaced);
      expect(spaced.split('\n')).toHaveLength(text.split('\n').length);
    }),
    { numRuns: runsOf(3000) },
  );
});

test.each(['fr', 'en'] as const)(
  'typeset text (%s) is what every renderer can carry, and stays as it is',
  (language) => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
        ),
        (text) => {
          const printed = typeset(text, language);
          expect(printed).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}|[\uFEFF\uFFFE\uFFFF\u2028\u2029]/u);
          expect(printed.normalize('NFC')).toBe(printed);
          expect(typeset(printed, language)).toBe(printed);
        },
      ),
      { numRuns: runsOf(3000) },
    );
  },
);

test('cleaning keeps accents composed, line breaks as one character and emoji whole', () => {
  expect(cleanText('e\u0301te\u0301\r\nligne\tdeux\u0000\uFEFF\uD800 😀')).toBe('été\nligne deux 😀');
});
