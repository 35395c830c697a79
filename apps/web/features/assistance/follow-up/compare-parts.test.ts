import { checkFidelity } from '@constat/assistance/fidelity';
import { blankSubjectiveHeadings } from '@constat/report/rules/subjective';
import { expect, test } from 'vitest';
import { countChanges, factsIn } from '../proposal/mark-differences.ts';
import { compareParts } from './compare-parts.ts';
import { joinParts } from './distribution.ts';

const SAID =
  'Impact : elle ne tond plus la pelouse. Plaintes : une lourdeur au mollet droit. Évolution : elle va mieux.';

const SECTIONS = {
  appreciation: 'elle va mieux.',
  plaintes: 'une lourdeur au mollet droit.',
  impact: 'elle ne tond plus la pelouse.',
};

function compare(said: string, sections: typeof SECTIONS) {
  const source = blankSubjectiveHeadings(said);
  const { differences } = checkFidelity(source, joinParts(sections), { language: 'fr' });
  const compared = compareParts(source, sections, differences);
  const runs = [...compared.values()].flat();
  return { compared, runs, differences };
}

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

test('a sentence that only changed its place is no change', () => {
  const { compared } = compare(SAID, SECTIONS);
  for (const runs of compared.values()) expect(countChanges(runs)).toBe(0);
});

test('a changed word shows in the part that it stands in', () => {
  const { compared } = compare(SAID, { ...SECTIONS, plaintes: 'une crampe au mollet droit.' });
  expect([...compared].map(([part, runs]) => [part, countChanges(runs)])).toEqual([
    ['appreciation', 0],
    ['plaintes', 1],
    ['impact', 0],
  ]);
});

test('a sentence that no part takes up shows as removed', () => {
  const { runs } = compare(`${SAID} Zzoublié kilomètre.`, SECTIONS);
  const removed = runs.filter(({ kind }) => kind === 'removed').map(({ text }) => text);
  expect(removed.join(' ')).toContain('Zzoublié kilomètre');
});

test('every word of both texts is there, once, under parts of any order', () => {
  const sections = {
    appreciation: 'Elle va beaucoup mieux.',
    plaintes: 'Un engourdissement au mollet gauche.\nElle ne tond plus.',
    impact: '',
  };
  const { runs } = compare(SAID, sections);
  const spell = (left: string) => runs.filter(({ kind }) => kind !== left).map(({ text }) => text);
  expect(wordsIn(spell('removed').join('')).length).toBe(wordsIn(joinParts(sections)).length);
  expect(wordsIn(spell('added').join(' ')).toSorted()).toEqual(
    wordsIn(blankSubjectiveHeadings(SAID)).toSorted(),
  );
});

test('a changed fact has its number in the part that it stands in', () => {
  const { compared, runs, differences } = compare(
    'Évolution : mieux. Plaintes : douleur au genou droit à 6/10, à 90°. Impact : dort mal.',
    { appreciation: 'mieux.', plaintes: 'douleur au genou gauche à 6/10, à 95°.', impact: 'dort mal.' },
  );
  expect(differences.length).toBeGreaterThan(1);
  expect(factsIn(runs)).toEqual(new Set(differences.map((_, index) => index + 1)));
  expect(factsIn(compared.get('impact') ?? []).size).toBe(0);
});
