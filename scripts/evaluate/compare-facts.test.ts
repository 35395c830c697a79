import { describe, expect, it } from 'vitest';
import { generateSpecimens } from '../../packages/assistance/fidelity/corpus/generate-specimens.test-data.ts';
import { categoryOf } from './categories.ts';
import { compareFacts } from './compare-facts.ts';
import { compareConclusion } from './compare-conclusion.ts';
import { findPhrases } from './text-cases.ts';

const HISTORY = `Section 7 historique de faits
La travailleuse consulte le 15 novembre 2023. Elle reçoit du naproxène 500 mg PO BID
Les RX ne montrent pas de fracture. On note un pincement léger en L5-S1 à gauche.
Il n’y a pas de hernie discale.`;

const told = (result: string, reference = HISTORY) =>
  compareFacts(reference, result, 'fr').changed.map(
    (fact) =>
      `${fact.change} ${categoryOf(fact)}: ${fact.reference?.text ?? '–'} → ${fact.result?.text ?? '–'}`,
  );

describe('the facts that a text changes, loses or adds', () => {
  it.each([
    ['nothing', HISTORY, []],
    ['a line without its final mark', HISTORY.replace('BID\n', 'BID.\n\n'), []],
    ['a number in words', HISTORY.replace('500 mg', 'cinq cents milligrammes'), []],
    [
      'the number of a section',
      HISTORY.replace('Section 7 historique', 'Historique'),
      ['lost words: Section → –'],
    ],
    ['a date', HISTORY.replace('15 nov', '16 nov'), ['changed dates: 15 novembre 2023. → 16 novembre 2023']],
    ['a unit', HISTORY.replace('500 mg', '500 mcg'), ['changed units: 500 mg → 500 mcg']],
    ['a dose', HISTORY.replace('500 mg', '250 mg'), ['changed numbers: 500 mg → 250 mg']],
    // Its dose and how often it is taken are the same, and another drug's.
    ['a drug', HISTORY.replace('naproxène', 'ibuprofène'), ['changed drugs: naproxène → ibuprofène']],
    ['a side', HISTORY.replace('à gauche', 'à droite'), ['changed sides: gauche. → droite']],
    ['a level', HISTORY.replace('L5-S1', 'L4-L5'), ['changed levels: L5-S1 → L4-L5']],
    ['a negation', HISTORY.replace('ne montrent pas de', 'montrent une'), ['lost negations: pas → –']],
    ['a degree', HISTORY.replace('léger', 'sévère'), ['changed others: léger → sévère']],
    ['an added dose', `${HISTORY} Elle prend 10 mg.`, ['added numbers: – → 10 mg.']],
  ])('are found: %s', (_what, result, changes) => {
    expect(told(result)).toEqual(changes);
  });

  it('point the same way when they are counted from the other text', () => {
    expect(told(HISTORY, HISTORY.replace('à gauche', 'à droite'))).toEqual([
      'changed sides: droite. → gauche',
    ]);
  });

  it.each(['fr', 'en'] as const)('are none in sentences that were worded anew, in %s', (language) => {
    const wrong = generateSpecimens(language, 60, 18).filter(
      ({ source, reworded }) => compareFacts(source, reworded, language).changed.length > 0,
    );
    expect(wrong.map(({ source, reworded }) => [source, reworded])).toEqual([]);
  });

  it.each(['fr', 'en'] as const)('are some in every sentence that was falsified, in %s', (language) => {
    const falsified = generateSpecimens(language, 15, 18).flatMap(({ source, mutations }) =>
      mutations.map(({ text }) => ({ source, text })),
    );
    expect(falsified.length).toBeGreaterThan(60);
    const missed = falsified.filter(
      ({ source, text }) => compareFacts(source, text, language).changed.length === 0,
    );
    expect(missed).toEqual([]);
  });

  it('are counted against those that the reference states', () => {
    const { stated } = compareFacts(HISTORY, '', 'fr');
    expect(stated).toMatchObject({ date: 1, drug: 1, side: 1, negation: 2, 'spine-level': 1 });
  });
});

describe('the values of a conclusion', () => {
  const source = 'Naproxène 500 mg PO BID\nFlexion 60°\nLe 15 novembre 2023, entorse.';
  const conclude = (text: string) =>
    compareConclusion({ conclusionResume: [{ text: 'Entorse.' }, { text }] }, source, 'fr');

  it('are sought in all its sources, each sentence by itself; what it leaves out is no loss', () => {
    expect(conclude('La flexion est à 60°. Naproxène 500 mg. La flexion est à 60°.').changed).toEqual([]);
  });

  it('are found where they are others, with their place in the whole text', () => {
    const { changed, text } = conclude('La flexion est à 45°.');
    expect(changed).toMatchObject([{ change: 'changed', kind: 'number', result: { text: '45°.' } }]);
    expect(text.slice(changed[0]?.result?.start, changed[0]?.result?.end)).toBe('45°.');
  });
});

it('finds the phrases of a case again, whatever their spaces and apostrophes', () => {
  const phrases = ['40 %', "n'a pas repris", '8 janvier 2024'];
  const reference = 'Le soulagement est de 40\u00A0%. Elle n’a pas repris.';
  expect(findPhrases(phrases, reference, 'ELLE N’A PAS REPRIS')).toEqual({ of: 2, missing: ['40 %'] });
  expect(findPhrases(['8 janvier 2024'], reference, '')).toBeNull();
});
