import { checkFidelity, diffWords } from '@constat/assistance/fidelity';
import { expect, test } from 'vitest';
import { markDifferences } from './mark-differences.ts';

const SOURCE = 'Il nie toute douleur. La flexion du genou droit est à 90°.';
const PROPOSAL = 'Il nie toute douleur. La flexion du genou gauche est à 90°.';

test('a changed fact is marked on both sides, and the runs still spell both texts', () => {
  const { differences } = checkFidelity(SOURCE, PROPOSAL, { language: 'fr' });
  const runs = markDifferences(diffWords(SOURCE, PROPOSAL), differences);
  const spell = (left: 'added' | 'removed'): string =>
    runs
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join('');
  expect([spell('added'), spell('removed')]).toEqual([SOURCE, PROPOSAL]);
  const marked = runs.filter(({ difference }) => difference !== null);
  expect(marked.map(({ kind, text }) => [kind, text])).toContainEqual(['removed', 'droit']);
  expect(marked.map(({ kind, text }) => [kind, text])).toContainEqual(['added', 'gauche']);
  expect(marked.map(({ text }) => text)).not.toContain('Il nie toute douleur. La flexion du genou ');
});

test('a fact inside of unchanged words is cut out of them', () => {
  const text = 'Douleur du bras droit hier.';
  const span = { start: 16, end: 21, text: 'droit' };
  const runs = markDifferences(
    [{ kind: 'same', text }],
    [{ kind: 'altered', fact: 'side', source: span, proposal: span }],
  );
  expect(runs).toEqual([
    { kind: 'same', text: 'Douleur du bras ', difference: null },
    { kind: 'same', text: 'droit', difference: 0 },
    { kind: 'same', text: ' hier.', difference: null },
  ]);
});

test('no change is one plain run; empty texts are none', () => {
  expect(markDifferences(diffWords('abc', 'abc'), [])).toEqual([
    { kind: 'same', text: 'abc', difference: null },
  ]);
  expect(markDifferences(diffWords('', ''), [])).toEqual([]);
});
