import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { CHANGED, SAME } from './negation-scope.test-data.ts';

describe.each(['fr', 'en'] as const)('lists of what is denied (%s)', (language) => {
  it.each(CHANGED[language])('tells « %s » from « %s »', (one, other) => {
    expect(checkFidelity(one, other, { language }).faithful).toBe(false);
    expect(checkFidelity(other, one, { language }).faithful).toBe(false);
  });

  it.each(SAME[language])('takes « %s » and « %s » for the same', (one, other) => {
    expect(checkFidelity(one, other, { language }).differences).toEqual([]);
    expect(checkFidelity(other, one, { language }).differences).toEqual([]);
  });
});

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
