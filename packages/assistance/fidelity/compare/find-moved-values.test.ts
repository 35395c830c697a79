import { expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { CHANGED, SAME } from './find-moved-values.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('values that belong to a drug, a treatment or a lesion', { changed: CHANGED, same: SAME });

it.each([
  [4, true],
  [5, false],
])('takes two drugs with %i words between them for a list: %s', (count, isFaithful) => {
  const link = `${'très '.repeat(count)}et`;
  const source = `Acétaminophène 1 g ${link} célécoxib 200 mg une fois par jour.`;
  const proposal = `Célécoxib 200 mg ${link} acétaminophène 1 g une fois par jour.`;
  expect(checkFidelity(source, proposal, { language: 'fr' }).faithful).toBe(isFaithful);
});
