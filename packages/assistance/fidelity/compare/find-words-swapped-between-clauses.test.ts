import { expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { words } from './bounds.test-data.ts';
import { CHANGED, SAME } from './find-words-swapped-between-clauses.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('words that changed clauses', { changed: CHANGED, same: SAME });

it.each([
  [53, false],
  [54, true],
])('looks at clauses among up to 120 words: %i more', (count, isFaithful) => {
  const more = words(count).join(' ');
  const source = `${more}, l’employeur accepte et la commission refuse.`;
  const proposal = `${more}, l’employeur refuse et la commission accepte.`;
  expect(checkFidelity(source, proposal, { language: 'fr' }).faithful).toBe(isFaithful);
});
