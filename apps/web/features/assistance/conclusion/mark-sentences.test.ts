import { CONCLUSION_FIELDS as CHECKED_FIELDS } from '@constat/assistance/local';
import type { Difference } from '@constat/assistance/fidelity';
import { expect, test } from 'vitest';
import { factsIn } from '../proposal/mark-differences.ts';
import { CONCLUSION_FIELDS } from './conclusion-fields.ts';
import { markSentences } from './mark-sentences.ts';

test('the fields are those that the check counts along, in its order', () => {
  expect(CONCLUSION_FIELDS).toEqual(CHECKED_FIELDS);
});

test('each changed fact stands in its own sentence, whatever stands before it', () => {
  const sources = {
    conclusionResume: [
      { text: 'Flexion à 95°.', fields: ['rachisFlexion' as const] },
      { text: 'Genou gauche.', fields: [] },
    ],
    conclusionDateConsolidation: [{ text: 'Le 3 mars 2024.', fields: [] }],
  };
  // As the server counts: sentences joined by one character, fields by two, an empty field in between.
  const whole = 'Flexion à 95°.\nGenou gauche.\n\n\n\nLe 3 mars 2024.';
  const differences: readonly Difference[] = ['3 mars 2024', 'gauche', '95°'].map((text) => ({
    kind: 'added',
    fact: 'number',
    source: null,
    proposal: { start: whole.indexOf(text), end: whole.indexOf(text) + text.length, text },
  }));
  const marked = markSentences(sources, differences);
  const numbers = [...marked].map(([field, sentences]) => [
    field,
    sentences.map(({ runs }) => [...factsIn(runs)]),
  ]);
  expect(numbers.filter(([, found]) => found?.length !== 0)).toEqual([
    ['conclusionResume', [[3], [2]]],
    ['conclusionDateConsolidation', [[1]]],
  ]);
  const facts = [...marked.values()].flat().flatMap(({ runs }) => runs.filter((run) => run.facts.length > 0));
  expect(facts.map(({ text }) => text)).toEqual(['95°', 'gauche', '3 mars 2024']);
});
