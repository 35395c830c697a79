import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { CHANGED, SAME } from './moves.test-data.ts';

describe.each(['fr', 'en'] as const)(
  'values that belong to a drug, a treatment or a lesion (%s)',
  (language) => {
    it.each(CHANGED[language])('tells « %s » from « %s »', (one, other) => {
      expect(checkFidelity(one, other, { language }).faithful).toBe(false);
      expect(checkFidelity(other, one, { language }).faithful).toBe(false);
    });

    it.each(SAME[language])('takes « %s » and « %s » for the same', (one, other) => {
      expect(checkFidelity(one, other, { language }).differences).toEqual([]);
      expect(checkFidelity(other, one, { language }).differences).toEqual([]);
    });
  },
);

it.each([
  [4, true],
  [5, false],
])('takes two drugs with %i words between them for a list: %s', (count, isFaithful) => {
  const link = `${'très '.repeat(count)}et`;
  const source = `Acétaminophène 1 g ${link} célécoxib 200 mg une fois par jour.`;
  const proposal = `Célécoxib 200 mg ${link} acétaminophène 1 g une fois par jour.`;
  expect(checkFidelity(source, proposal, { language: 'fr' }).faithful).toBe(isFaithful);
});
