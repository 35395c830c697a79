import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { words } from './bounds.test-data.ts';
import { KEPT, LEFT } from './find-moved-list-items.test-data.ts';

describe.each(['fr', 'en'] as const)('items of lists (%s)', (language) => {
  it.each(LEFT[language])('finds that an item left its list: « %s » and « %s »', (one, other) => {
    expect(checkFidelity(one, other, { language }).faithful).toBe(false);
    expect(checkFidelity(other, one, { language }).faithful).toBe(false);
  });

  it.each(KEPT[language])(
    'takes the same lists in other words for the same: « %s » and « %s »',
    (one, other) => {
      expect(checkFidelity(one, other, { language }).differences).toEqual([]);
      expect(checkFidelity(other, one, { language }).differences).toEqual([]);
    },
  );
});

it('marks the item that left its list', () => {
  const { differences } = checkFidelity(
    'Force à 4/5 au deltoïde et au biceps, 5/5 au triceps.',
    'Force à 4/5 au deltoïde, 5/5 au biceps et au triceps.',
    { language: 'fr' },
  );
  expect(
    differences.map(({ kind, moved, source, proposal }) => [kind, moved, source?.text, proposal?.text]),
  ).toEqual([['altered', true, 'biceps', 'biceps']]);
});

it.each([
  [141, false],
  [142, true],
])('looks at lists among up to 300 words: %i more', (count, isFaithful) => {
  const more = words(count).join(' ');
  const source = `${more}, sensibilité normale en C5 et C6, diminuée en C7.`;
  const proposal = `${more}, sensibilité normale en C5, diminuée en C6 et C7.`;
  expect(checkFidelity(source, proposal, { language: 'fr' }).faithful).toBe(isFaithful);
});
