import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { words } from './bounds.test-data.ts';
import { CHANGED, SAME } from './crossed.test-data.ts';

describe.each(['fr', 'en'] as const)('words that changed clauses (%s)', (language) => {
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
  [53, false],
  [54, true],
])('looks at clauses among up to 120 words: %i more', (count, isFaithful) => {
  const more = words(count).join(' ');
  const source = `${more}, l’employeur accepte et la commission refuse.`;
  const proposal = `${more}, l’employeur refuse et la commission accepte.`;
  expect(checkFidelity(source, proposal, { language: 'fr' }).faithful).toBe(isFaithful);
});
