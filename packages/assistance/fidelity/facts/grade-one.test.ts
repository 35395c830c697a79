/** « grade un » and "type one" name one of several, whatever way the one is written; « un patient » counts nothing. */
import { writeText } from '@constat/dictation/written';
import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';

type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

const DICTATED = {
  fr: [
    'infiltration graisseuse de grade un',
    'entorse de grade un à droite',
    'chondropathie de grade un et de grade deux',
    'chondropathie de grade un à deux',
    'le diabète de type un est traité',
    'le diabète est de type un',
    'arthrose de stade un point il marche',
    'une entorse de grade un de la cheville point elle est guérie',
    'limitations de classe un selon l’échelle',
    'ostéonécrose de stade deux ou trois',
  ],
  en: [
    'grade one chondropathy',
    'a grade one sprain on the left',
    'chondropathy of grade one to two',
    'stage one osteonecrosis, she walks',
    'restrictions of class one',
    'a type one fracture',
    'grade two or three changes',
  ],
} as const;
const CHANGED: Pairs = {
  fr: [
    ['Entorse de grade I.', 'Entorse de grade II.'],
    ['Entorse de grade un.', 'Entorse de grade II.'],
    ['Diabète de type 1.', 'Diabète.'],
    ['Chondropathie de grade I à II.', 'Chondropathie de grade I à III.'],
  ],
  en: [
    ['A grade one sprain.', 'A grade II sprain.'],
    ['Grade I chondropathy.', 'Chondropathy.'],
    ['Changes of grade I to II.', 'Changes of grade II to III.'],
  ],
};
const ARTICLES: Pairs = {
  fr: [
    [
      'Il présente une entorse de ce type, un patient l’a dit.',
      'Il présente une entorse de ce type, patient l’a dit.',
    ],
    ['Un point douloureux persiste.', 'Point douloureux persistant.'],
  ],
  en: [['There is one tender point.', 'There is a tender point.']],
};

describe.each(['fr', 'en'] as const)('one after a noun of grade, %s', (language) => {
  it.each(DICTATED[language])('« %s » is found as it is written', (said) => {
    const written = writeText(said, { language }).text;
    expect({ written, ...checkFidelity(said, written, { language }) }).toMatchObject({ differences: [] });
  });

  it.each(CHANGED[language])('« %s » is not « %s »', (source, proposal) => {
    expect(checkFidelity(source, proposal, { language }).faithful).toBe(false);
    expect(checkFidelity(proposal, source, { language }).faithful).toBe(false);
  });

  it.each(ARTICLES[language])('« %s » counts no more than « %s »', (source, proposal) => {
    expect(checkFidelity(source, proposal, { language }).differences).not.toContainEqual(
      expect.objectContaining({ fact: 'number' }),
    );
  });
});
