import { expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { CHANGED, SAME } from './negation-scope.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('lists of what is denied', { changed: CHANGED, same: SAME });

it.each([
  ['Pas de douleur au genou. Pas de raideur du genou.', 'Douleur au genou. Pas de raideur du genou.', 0],
  ['Pas de douleur au genou. Pas de raideur du genou.', 'Pas de douleur au genou. Raideur du genou.', 25],
  [
    'Pas de genou enflé ni de douleur. Pas de douleur à la hanche.',
    'Genou enflé, pas de douleur. Pas de douleur à la hanche.',
    0,
  ],
])('marks the denial that was lost among others: « %s » and « %s »', (source, proposal, start) => {
  const { differences } = checkFidelity(source, proposal, { language: 'fr' });
  expect(differences.map((difference) => [difference.fact, difference.source?.start])).toEqual([
    ['negation', start],
  ]);
});
