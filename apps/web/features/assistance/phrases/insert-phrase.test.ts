import { expect, it } from 'vitest';
import { insertPhrase } from './insert-phrase.ts';

const PHRASE = 'Aucun autre soin n’est indiqué.';

it.each([
  ['an empty field', '', PHRASE],
  ['a field of blanks', '  \n', PHRASE],
  ['a text', 'Une ligne.\n', `Une ligne.\n${PHRASE}`],
  ['a text of two paragraphs', 'Une ligne.\n\nUne autre.', `Une ligne.\n\nUne autre.\n${PHRASE}`],
  [
    'a line that was left open',
    'Médication actuelle : aucune.\nNature des soins : [à préciser par le médecin].\nSuite.',
    `Médication actuelle : aucune.\n${PHRASE}\nSuite.`,
  ],
  ['an English one', 'Care: [to be stated by the physician].', PHRASE],
  ['a bracket of another kind', 'Force [5/5|4/5].', `Force [5/5|4/5].\n${PHRASE}`],
])('goes into %s', (_case, text, result) => {
  expect(insertPhrase(text, PHRASE)).toBe(result);
});
