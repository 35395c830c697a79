import { expect, test } from 'vitest';
import { cellText, columnHeads } from './table-words.ts';

test('heads end their line at the comma as soon as one of them does not fit on a line', () => {
  const roots = ['Force, côté droit', 'Force, côté gauche', 'Sensibilité, côté droit'];
  expect(columnHeads({ columns: [...roots, 'Réflexe'] })).toEqual([
    'Force,\ncôté\u00A0droit',
    'Force,\ncôté\u00A0gauche',
    'Sensibilité,\ncôté\u00A0droit',
    'Réflexe',
  ]);
  const short = ['Strength, right', 'Strength, left', 'Sensation, right', 'Sensation, left'];
  expect(columnHeads({ columns: short })).toEqual(short);
});

test('the word that is wider than a narrow column may be parted where it is composed', () => {
  expect(cellText('hyperextension 5°, extension')).toBe('hyper\u00ADextension 5°, extension');
});
