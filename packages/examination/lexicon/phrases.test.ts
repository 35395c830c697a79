import { expect, it } from 'vitest';
import { expand } from './expand.ts';
import { PhraseTable } from './phrase-table.ts';
import { stem } from '@constat/language/text';

it('a pattern is every phrase that it allows', () => {
  expect(expand('[test] (apley|apley grind)')).toEqual([
    'test apley',
    'test apley grind',
    'apley',
    'apley grind',
  ]);
  expect(expand('a / b [c]')).toEqual(['a', 'b c', 'b']);
});

it.each([
  ['négatives', 'negative'],
  ['positif', 'positive'],
  ['normaux', 'normale'],
  ['latéraux', 'lateral'],
  ['genoux', 'genou'],
  ['douloureuse', 'douloureux'],
  ['reflexes', 'reflex'],
  ['droites', 'droit'],
  ['diminuée', 'diminué'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it.each([
  ['interne', 'internal'],
  ['abduction', 'adduction'],
  ['actif', 'passif'],
  ['flexion', 'flexum'],
])('%s and %s have two', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

it('passes over two articles inside a name, and no more, and none in a word of the grammar', () => {
  const table = new PhraseTable();
  table.add('flexion hanche', { kind: 'place', places: ['hips'] });
  table.add('des deux', { kind: 'side', side: 'both' });
  const lengthOf = (text: string): number | undefined => table.longest(text.split(' ').map(stem), 0)?.length;
  expect(lengthOf('flexion de la hanche')).toBe(4);
  expect(lengthOf('flexion de la les hanche')).toBeUndefined();
  expect(lengthOf('des deux')).toBe(2);
  expect(lengthOf('des l deux')).toBeUndefined();
});
