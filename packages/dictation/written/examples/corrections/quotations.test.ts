/** A correction and what is quoted or in parentheses before it. */
import { expect, it } from 'vitest';
import { writeText } from '../../index.ts';

function write(text: string, language: 'fr' | 'en'): { readonly text: string; readonly isMarked: boolean } {
  const written = writeText(text, { language, abbreviations: 'keep', startsSentence: true });
  return {
    text: written.text.replaceAll('\u00A0', ' '),
    isMarked: written.ambiguous.some(({ reason }) => reason === 'correction'),
  };
}

it.each([
  [
    'fr',
    'flexion ouvrir la parenthèse quatre-vingt-dix degrés fermer la parenthèse correction cent degrés',
    'Flexion (100°)',
  ],
  [
    'en',
    'flexion open parenthesis ninety degrees close parenthesis correction one hundred degrees',
    'Flexion (100°)',
  ],
  [
    'fr',
    'douleur au genou droit ouvrir les guillemets gauche fermer les guillemets correction gauche',
    'Douleur au genou gauche « gauche »',
  ],
] as const)('what was opened stays closed (%s): %s', (language, spoken, text) => {
  expect(write(spoken, language)).toEqual({ text, isMarked: false });
});

it.each([
  [
    'il dit ouvrez les guillemets genou droit fermez les guillemets correction gauche',
    'Il dit « genou droit » correction gauche',
  ],
  [
    'la note mentionne ouvrir les guillemets douleur au genou droit fermer les guillemets correction au genou gauche',
    'La note mentionne « douleur au genou droit » correction au genou gauche',
  ],
])('a quotation is not changed, and the correction is marked: %s', (spoken, text) => {
  expect(write(spoken, 'fr')).toEqual({ text, isMarked: true });
});

it.each([
  ['le genou est stable je reprends genou instable', 'Le genou est stable je reprends genou instable'],
  ['il a de la fièvre je reprends il a mal', 'Il a de la fièvre je reprends il a mal'],
])('one word, or small words alone, begin nothing again: %s', (spoken, text) => {
  expect(write(spoken, 'fr')).toEqual({ text, isMarked: true });
});
