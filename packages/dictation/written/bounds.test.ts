import { describe, expect, it } from 'vitest';
import { looksDictated } from './looks-dictated.ts';
import { writeDictation, writeText } from './write-dictation.ts';

const FRENCH = { language: 'fr' } as const;
const very = (times: number): string => 'très '.repeat(times);
const write = (spoken: string): string => writeText(spoken, FRENCH).text;

it('a word recognised with 0.6 is sure, with less it is not', () => {
  const marksAt = (confidence: number) =>
    writeDictation([{ text: 'genou', confidence }], FRENCH).tokens[0]?.marks;
  expect(marksAt(0.6)).toEqual([]);
  expect(marksAt(0.59)).toEqual(['low-confidence']);
});

describe('a text looks dictated', () => {
  it('with two spoken marks, not with one', () => {
    expect(looksDictated('elle a mal au dos virgule elle boite un peu', 'fr')).toBe(false);
    expect(looksDictated('elle a mal au dos virgule elle boite un peu virgule', 'fr')).toBe(true);
  });

  it('with a spoken mark in 60 words, not in more', () => {
    const said = (words: number): string => `douleur ${very(words - 1)}virgule `;
    expect(looksDictated(said(60) + said(60), 'fr')).toBe(true);
    expect(looksDictated(said(60) + said(61), 'fr')).toBe(false);
  });
});

describe('the capital of what ends on its own period', () => {
  it('is looked for in an item over 400 tokens', () => {
    const item = (words: number): string => write(`rachis deux-points à la ligne tiret ${very(words)}point`);
    expect(item(398)).toContain('- Très');
    expect(item(399)).toContain('- très');
  });

  it('is looked for in a quotation over 400 tokens', () => {
    const quotation = (words: number): string =>
      write(`elle dit deux-points ouvrez les guillemets ${very(words)}point fermez les guillemets`);
    expect(quotation(397)).toContain('«\u00A0Très');
    expect(quotation(398)).toContain('«\u00A0très');
  });
});

it('a bracket is kept as it is over 80 tokens', () => {
  expect(write(`suivi [${very(77)}virgule] prévu`)).toBe(`Suivi [${very(77)}virgule] prévu`);
  expect(write(`suivi [${very(78)}virgule] prévu`)).toBe(`Suivi [${very(78).trim()},] prévu`);
});

describe('an abbreviation', () => {
  it.each([
    ['faiblesse constante depuis la chute du MI', 'membre inférieur', []],
    ['faiblesse constante depuis la dernière chute du MI', 'MI', ['MI']],
    ['MI sans aucun changement de la force', 'Membre inférieur', []],
    ['MI sans aucun changement noté de la force', 'MI', ['MI']],
  ])('has neighbours up to six words away: %s', (spoken, written, doubtful) => {
    const { text, ambiguous } = writeText(spoken, FRENCH);
    expect(text).toContain(written);
    expect(ambiguous.map((one) => one.text)).toEqual(doubtful);
  });

  it('stays as letters up to three words after a dose', () => {
    expect(writeText('naproxène 30 mg PO IV IM', FRENCH)).toMatchObject({
      text: 'Naproxène 30\u00A0mg PO IV IM',
      ambiguous: [],
    });
    expect(writeText('naproxène 30 mg PO IV SC IM', FRENCH)).toMatchObject({
      text: 'Naproxène 30\u00A0mg PO IV SC IM',
      ambiguous: [{ text: 'IM', reason: 'abbreviation' }],
    });
  });
});
