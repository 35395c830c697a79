/** Each bound that the rules of numbers name, with a text on both sides of it. */
import { describe, expect, it } from 'vitest';
import { splitWords } from '../text/split-words.ts';
import { writeValues } from '../values/write-values.test-data.ts';
import type { Example } from '../values/write-values.test-data.ts';
import { numberStartBefore, readDecimalSign, readRank } from './index.ts';
import type { DecimalReading } from './index.ts';

function saidWords(text: string): ReturnType<typeof splitWords> {
  return splitWords(text, 'fr');
}

/** How the last « virgule » of a text is taken. */
function commaOf(text: string): DecimalReading {
  const words = saidWords(text);
  const at = words.findLastIndex(({ key }) => key === 'virgule');
  return readDecimalSign(words, numberStartBefore(words, at, 'fr'), at, 'fr');
}

describe('« virgule »', () => {
  it.each<readonly [string, DecimalReading]>([
    ['quarante sur quatre-vingt-quinze virgule sept centimètres', 'unsure'],
    ['quarante sur cent virgule sept centimètres', 'unsure'],
    ['quarante sur cent un virgule sept centimètres', 'decimal'],
    ['quarante sur cent cinq virgule sept centimètres', 'decimal'],
  ])('after a scale, which goes by fives to a hundred: %s', (text, reading) => {
    expect(commaOf(text)).toBe(reading);
  });

  it.each<readonly [string, DecimalReading]>([
    ['mille huit cent quatre-vingt-dix-neuf virgule cinq', 'decimal'],
    ['mille neuf cents virgule cinq', 'punctuation'],
    ['deux mille quatre-vingt-dix-neuf virgule cinq mètres', 'unsure'],
    ['deux mille cent virgule cinq mètres', 'decimal'],
    ['deux mille cent virgule cinq', 'punctuation'],
  ])('after a number that may be a year: %s', (text, reading) => {
    expect(commaOf(text)).toBe(reading);
  });

  it('in a list after its noun, over sixteen words', () => {
    const list = `${'deux, '.repeat(8)}deux virgule trois et quatre`;
    expect(commaOf(`les côtes ${list}`)).toBe('punctuation');
    expect(commaOf(`les côtes un ${list}`)).toBe('unsure');
  });
});

it('a number is read to the longest one, from either end', () => {
  const longest = 'neuf cent quatre vingt dix neuf mille neuf cent quatre vingt dix';
  expect(readRank(saidWords(`${longest} neuvième`), 0, 'fr')).toEqual({ value: 999_999, length: 13 });
  const said = saidWords('environ deux cent vingt mille trois cent vingt et un dollars');
  expect(numberStartBefore(said, 10, 'fr')).toBe(1);
});

describe('decimals', () => {
  it.each<Example>([
    ['zéro virgule zéro zéro zéro cinq litre', '0,0005 L'],
    ['zéro virgule zéro zéro zéro zéro', '0,0000'],
    ['zéro virgule zéro zéro zéro zéro cinq litre', '[zéro virgule zéro zéro zéro zéro cinq] litre'],
    ['zéro virgule zéro zéro zéro cinq deux fois', '0,0005 deux fois'],
  ])('are four at the most: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });

  it.each<Example>([
    ['from zero point one two three four to nine', 'from 0.1234 to 9'],
    ['from zero point one two three four five to nine', 'from [zero point one two three four five] to nine'],
    ['zero point one oh three four oh six grams', '[zero point one oh three four oh six] grams'],
  ])('are four at the most: "%s"', (said, written) => {
    expect(writeValues(said, 'en')).toBe(written);
  });
});

it.each<Example>([
  ['neuf séances', 'neuf séances'],
  ['dix séances', '10 séances'],
])('from ten on a number is written in digits: « %s »', (said, written) => {
  expect(writeValues(said, 'fr')).toBe(written);
});
