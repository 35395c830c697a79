import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from './index.ts';
import type { WordChange } from './index.ts';

const side = (changes: readonly WordChange[], gone: WordChange['kind']) =>
  changes
    .filter(({ kind }) => kind !== gone)
    .map(({ text }) => text)
    .join('');

describe('diffWords', () => {
  it('shows what a word became', () => {
    expect(diffWords('genou droit enflé', 'genou gauche enflé')).toEqual([
      { kind: 'same', text: 'genou ' },
      { kind: 'removed', text: 'droit' },
      { kind: 'added', text: 'gauche' },
      { kind: 'same', text: ' enflé' },
    ]);
  });

  it.each([
    ['', ''],
    ['', 'ajout'],
    ['perte', ''],
  ])('takes « %s » and « %s »', (before, after) => {
    const changes = diffWords(before, after);
    expect(side(changes, 'added')).toBe(before);
    expect(side(changes, 'removed')).toBe(after);
  });

  it('always gives both texts back, and the same text as one run', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', ' ', ', ', 'é', '😀', '\n', '\uD800', '12'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = diffWords(before, after);
        expect(side(changes, 'added')).toBe(before);
        expect(side(changes, 'removed')).toBe(after);
        expect(diffWords(before, before).every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });

  it('takes texts of 100,000 words that share nothing or repeat one word', () => {
    const [zeros, ones] = ['zéro '.repeat(100_000), 'un '.repeat(100_000)];
    expect(diffWords(zeros, ones).length).toBeLessThan(5);
    expect(side(diffWords(zeros, `${zeros}fin`), 'removed')).toBe(`${zeros}fin`);
  });
});

it.each([
  ['forty thousand pairs of words are compared', 99, '!', `y${'.a'.repeat(99)}?`, true],
  ['a stretch of more pairs is replaced whole', 110, '', `y${'.a'.repeat(89)}..`, false],
])('%s', (_, count, end, after, isCompared) => {
  const kinds = diffWords(`x${'.a'.repeat(count)}${end}`, after).map(({ kind }) => kind);
  expect(kinds.includes('same')).toBe(isCompared);
});
