import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, spaceFrench, typeset } from './typography.ts';

const N = '\u00A0';

describe('French spacing', () => {
  test.each([
    ['Diagnostic: entorse', `Diagnostic${N}: entorse`],
    ['Diagnostic : entorse', `Diagnostic${N}: entorse`],
    ['À faire :\nmarcher', `À faire${N}:\nmarcher`],
    ['suffisants ; plateau ! vrai ?', 'suffisants; plateau! vrai?'],
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

test('spacing changes white space alone, and once', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const spaced = spaceFrench(text);
      expect(withoutSpace(spaced)).toBe(withoutSpace(text));
      expect(spaceFrench(spaced)).toBe(spaced);
      expect(spaced.split('\n')).toHaveLength(text.split('\n').length);
    }),
    { numRuns: 3000 },
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
      { numRuns: 3000 },
    );
  },
);

test('cleaning keeps accents composed, line breaks as one character and emoji whole', () => {
  expect(cleanText('e\u0301te\u0301\r\nligne\tdeux\u0000\uFEFF\uD800 😀')).toBe('été\nligne deux 😀');
});
