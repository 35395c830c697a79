import { describe, expect, it } from 'vitest';
import { applyEdit, readEdit } from './index.ts';

type Language = 'fr' | 'en';

/** The text with `|` where the caret stands, before and after a phrase; null where the phrase is text or finds nothing. */
type Example = readonly [before: string, said: string, after: string | null];

function edited(before: string, said: string, language: Language): string | null {
  const caret = before.indexOf('|');
  const text = before.replace('|', '');
  const edit = readEdit(said, language);
  const change = edit === null ? null : applyEdit(text, caret, edit);
  if (change === null) return null;
  const after = text.slice(0, change.start) + change.words + text.slice(change.end);
  const { start, end } = change.selection;
  const selected = start === end ? '|' : `[${after.slice(start, end)}]`;
  return after.slice(0, start) + selected + after.slice(end);
}

describe.each<readonly [Language, readonly Example[]]>([
  [
    'fr',
    [
      ['Douleur au genou droit.|', 'remplace genou par épaule', 'Douleur au épaule| droit.'],
      ['Genou droit, puis genou gauche.|', 'remplacez genou par coude', 'Genou droit, puis coude| gauche.'],
      ['Genou| droit, puis genou gauche.', 'Remplace genou par coude.', 'Coude| droit, puis genou gauche.'],
      ['|Douleur au genou.', 'remplace genou par coude', 'Douleur au coude|.'],
      ['Flexion à 90°.|', 'remplace 90 par 95', 'Flexion à 95|°.'],
      ['Douleur à l’épaule.|', 'remplace l’épaule par la hanche', 'Douleur à la hanche|.'],
      ['Œdème léger.|', 'supprime oedème', 'L|éger.'.replace('L|', '|L')],
      ['Douleur vive, constante.|', 'supprime constante', 'Douleur vive,|.'],
      ['Douleur très vive.|', 'efface très', 'Douleur |vive.'],
      ['selon le docteur tremblay|', 'majuscule à tremblay', 'selon le docteur Tremblay|'],
      ['Une Douleur vive.|', 'minuscule à douleur', 'Une douleur| vive.'],
      ['Pas de douleur au repos.|', 'sélectionne de pas à douleur', '[Pas de douleur] au repos.'],
      ['Pas de douleur au repos.|', 'sélectionne repos', 'Pas de douleur au [repos].'],
      ['Douleur au repos.|', 'insère après douleur', 'Douleur| au repos.'],
      ['Douleur au repos.|', 'remplace fièvre par toux', null],
      ['Douleur.|', 'il faut remplacer la prothèse par une autre', null],
      ['Douleur.|', 'le chirurgien supprime le ménisque', null],
    ],
  ],
  [
    'en',
    [
      ['Pain in the right knee.|', 'replace right with left', 'Pain in the left| knee.'],
      ['Pain in the right knee.|', 'delete right', 'Pain in the |knee.'],
      ['Seen by doctor smith.|', 'capitalize smith', 'Seen by doctor Smith|.'],
      ['Seen by doctor smith.|', 'capitalise smith', 'Seen by doctor Smith|.'],
      ['No pain at rest.|', 'select from no to pain', '[No pain] at rest.'],
      ['He will replace the splint with a brace.|', 'he will replace the splint with a brace', null],
    ],
  ],
])('corrections by voice (%s)', (language, examples) => {
  it.each(examples)('%s · « %s »', (before, said, after) => {
    expect(edited(before, said, language)).toBe(after);
  });
});

it('undoing and its opposite name nothing', () => {
  expect(readEdit('annule', 'fr')).toEqual({ act: 'undo' });
  expect(readEdit('Rétablis.', 'fr')).toEqual({ act: 'redo' });
  expect(readEdit('undo that', 'en')).toEqual({ act: 'undo' });
  expect(applyEdit('Douleur.', 8, { act: 'undo' })).toBeNull();
});

it('a name has twelve words at most: a longer phrase is text', () => {
  const words = (count: number): string => Array.from({ length: count }, () => 'mot').join(' ');
  expect(readEdit(`supprime ${words(12)}`, 'fr')).not.toBeNull();
  expect(readEdit(`supprime ${words(13)}`, 'fr')).toBeNull();
});
