import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { splitWords } from '../text/split-words.ts';
import { readFigures, readFiguresAt } from './read-figures.ts';

/** Each figure as `kind value unit | the words of its value | of its unit | of each part of a date`. */
function shown(text: string, language: Language, at?: number): readonly string[] {
  const words = splitWords(text, language);
  const between = (first: number, end: number) =>
    words
      .slice(first, end)
      .map((word) => word.text)
      .join(' ');
  const figures = at === undefined ? readFigures(words, language) : readFiguresAt(words, at, language);
  return figures.map(({ kind, value, unit, unitAt, first, last, members }) => {
    const end = last + 1;
    const valueEnd = unitAt === null ? end : Math.min(end, unitAt);
    const parts = members.map((one) => `${one.part}: ${between(one.first, one.end)}`);
    return [
      `${kind} ${value}${unit === null ? '' : ` ${unit}`}`,
      between(first, valueEnd),
      ...(valueEnd < end ? [between(valueEnd, end)] : []),
      ...parts,
    ].join(' | ');
  });
}

describe('the figures of a text', () => {
  it.each([
    ['soixante-dix degrés', 'number 70 deg | soixante-dix | degrés'],
    ['5kg', 'number 5 kg | 5kg'],
    ['un mètre soixante-quinze', 'number 1.75 m | un mètre soixante-quinze'],
    ['vingt-deux dollars cinquante', 'number 22.5 $ | vingt-deux dollars cinquante'],
    ['deux comprimés et demi', 'number 2.5 tab | deux comprimés et demi'],
    ['une quinzaine de jours', 'number 15 d | une quinzaine | de jours'],
    ['quatre plus sur cinq', 'score 4+/5 | quatre plus sur cinq'],
    ['réflexe à deux plus à gauche', 'number 2+ | deux plus'],
    ['L quatre L cinq', 'levels L4-L5 | L quatre L cinq'],
    ['huit heures trente', 'time 8:30 | huit heures trente'],
    ['le troisième jour', 'number 3 d | troisième | jour'],
    ['le vingt et unième essai', 'rank 21 | vingt et unième'],
    ['le 14 novembre 2023', 'date 2023-11-14 | 14 novembre 2023 | day: 14 | month: novembre | year: 2023'],
    ['mars deux mille vingt', 'date 2020-03 | mars deux mille vingt | month: mars | year: deux mille vingt'],
    ['2023-11-14', 'date 2023-11-14 | 2023-11-14'],
  ])('fr: %s', (text, figure) => {
    expect(shown(text, 'fr')).toEqual([figure]);
  });

  it.each([
    ['one thirty over eighty', 'score 130/80 | one thirty over eighty'],
    ['room four oh two', 'number 402 | four oh two'],
    ['a dozen sessions', 'number 12 | a dozen'],
    ['seven thirty am', 'time 7:30 | seven thirty'],
    ['March 3, 2024', 'date 2024-03-03 | March 3 , 2024 | month: March | day: 3 | year: 2024'],
    ['the third of march', 'date --03-03 | third of march | day: third | month: march'],
  ])('en: %s', (text, figure) => {
    expect(shown(text, 'en')).toEqual([figure]);
  });

  it('gives each day of a list the month, and the words of its own', () => {
    expect(shown('les neuf et douze juin 2023', 'fr')).toEqual([
      'date 2023-06-09 | neuf | day: neuf',
      'date 2023-06-12 | douze juin 2023 | day: douze | month: juin | year: 2023',
    ]);
  });

  it('leaves a day that has its own month to that month', () => {
    expect(shown('from May 3 to the 5th of June', 'en')).toEqual([
      'date --05-03 | May 3 | month: May | day: 3',
      'date --06-05 | 5th of June | day: 5th | month: June',
    ]);
    expect(shown('May 3 to 5th June', 'en')[1]).toBe('date --06-05 | 5th June | day: 5th | month: June');
    expect(shown('from May 3 to the 5th of a long illness', 'en')).toEqual([
      'date --05-03 | May 3 | month: May | day: 3',
      'date --05-05 | 5th | day: 5th',
    ]);
  });

  it('gives the start of a range the unit of its end', () => {
    expect(shown('dix à quinze kilogrammes', 'fr')).toEqual([
      'number 10 kg | dix',
      'number 15 kg | quinze | kilogrammes',
    ]);
    expect(shown('10-15 kg', 'fr')).toEqual(['number 10 kg | 10-15', 'number 15 kg | 10-15 | kg']);
  });

  it('reads at one word what begins there', () => {
    expect(shown('le trois mars à huit heures', 'fr', 1)).toEqual([
      'date --03-03 | trois mars | day: trois | month: mars',
    ]);
    expect(shown('le trois mars à huit heures', 'fr', 0)).toEqual([]);
    expect(shown('le trois mars à huit heures', 'fr', 4)).toEqual(['number 8 h | huit | heures']);
  });
});
