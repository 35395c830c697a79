/** The bounds of what a word for both genders and a pronoun may be, with a text on both sides of each. */
import { expect, it } from 'vitest';
import { adaptGender } from './index.ts';

function toFemale(text: string): string {
  return adaptGender(text, 'female', 'fr');
}

it('an ending in parentheses has five letters at the most', () => {
  expect(toFemale('Le directeur(trice) est convaincu.')).toBe('Le directeur(trice) est convaincue.');
  expect(toFemale('Le travailleur(absent) est convaincu.')).toBe('La travailleuse(absente) est convaincue.');
});

it('a pronoun may stand for one of the last six nouns of its sentence', () => {
  const examined = (things: string, pronoun: string): string =>
    `Le médecin voit un voisin, lit une lettre, une note, une carte, ${things} et ${pronoun} rassure.`;
  expect(toFemale(examined('une photo, une page', 'le'))).toBe(examined('une photo, une page', 'le'));
  expect(toFemale(examined('une photo, une page, une facture', 'le'))).toBe(
    examined('une photo, une page, une facture', 'la'),
  );
});
