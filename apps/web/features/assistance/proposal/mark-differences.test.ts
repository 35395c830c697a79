import { checkFidelity, diffWords } from '@constat/assistance/fidelity';
import type { Difference } from '@constat/assistance/fidelity';
import { expect, test } from 'vitest';
import { countChanges, factsIn, groupRuns, markDifferences } from './mark-differences.ts';

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
  const marked = runs.filter(({ facts }) => facts.length > 0);
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
    { kind: 'same', text: 'Douleur du bras ', facts: [], ends: [] },
    { kind: 'same', text: 'droit', facts: [1], ends: [1] },
    { kind: 'same', text: ' hier.', facts: [], ends: [] },
  ]);
});

test('no change is one plain run; empty texts are none', () => {
  expect(markDifferences(diffWords('abc', 'abc'), [])).toEqual([
    { kind: 'same', text: 'abc', facts: [], ends: [] },
  ]);
  expect(markDifferences(diffWords('', ''), [])).toEqual([]);
});

const at = (text: string, start: number, end: number) => ({ start, end, text: text.slice(start, end) });

test('each fact keeps a place of its own: inside of another, across a change, and lost where the word remains', () => {
  const before = 'Flexion à 90° du genou droit, à droite.';
  const after = 'Flexion à 95° du genou droit, à droite.';
  const differences: readonly Difference[] = [
    { kind: 'altered', fact: 'passage', source: at(before, 0, 28), proposal: at(after, 0, 28) },
    { kind: 'altered', fact: 'number', source: at(before, 10, 13), proposal: at(after, 10, 13) },
    { kind: 'lost', fact: 'side', source: at(before, 32, 38), proposal: null },
  ];
  const runs = markDifferences(diffWords(before, after), differences);
  expect(factsIn(runs)).toEqual(new Set([1, 2, 3]));
  expect(runs.find(({ text }) => text === '95')?.facts).toEqual([1, 2]);
  expect(runs.filter(({ ends }) => ends.includes(2)).map(({ kind, text }) => [kind, text])).toEqual([
    ['removed', '°'],
    ['added', '°'],
  ]);
});

test.each([
  ['one word replaced', 'à 90° ce jour', 'à 95° ce jour', 1],
  ['neighbours with white space alone between them', 'le genou droit', 'la hanche gauche', 1],
  ['two places', 'il marche peu et dort mal', 'il court peu et dort bien', 2],
  ['a word added at the end', 'il marche', 'il marche peu', 1],
  ['white space and line breaks alone', 'il marche. Il dort', 'il marche.\n\nIl  dort', 0],
  ['nothing', 'il marche', 'il marche', 0],
] as const)('counts %s', (_name, before, after, count) => {
  expect(countChanges(markDifferences(diffWords(before, after), []))).toBe(count);
});

test('white space alone is shown as no change', () => {
  const groups = groupRuns(markDifferences(diffWords('a. b', 'a.\n\nb'), []));
  expect(groups.map(({ kind }) => kind)).not.toContain('removed');
  expect(groups.map(({ kind }) => kind)).not.toContain('added');
  expect(groups.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')).toBe('a.\n\nb');
});

test.each([
  ['Flexion à 90° ce jour.', 'Flexion à 95° ce jour.', '90°', '95°'],
  ['Douleur à 6/10 au repos.', 'Douleur à 7/10 au repos.', '6/10', '7/10'],
  ['Perte de 20% ce jour.', 'Perte de 25% ce jour.', '20%', '25%'],
  ['Trouble en L4-L5 ce jour.', 'Trouble en L3-L5 ce jour.', 'L4-L5', 'L3-L5'],
])('a replaced value keeps its unit: %s', (before, after, removed, added) => {
  const { differences } = checkFidelity(before, after, { language: 'fr' });
  const groups = groupRuns(markDifferences(diffWords(before, after), differences));
  const spell = (kind: string): readonly string[] =>
    groups.filter((group) => group.kind === kind).map(({ runs }) => runs.map(({ text }) => text).join(''));
  expect([spell('removed'), spell('added')]).toEqual([[removed], [added]]);
  expect(groups.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});
