import { expect, test } from 'vitest';
import { chosenConclusion } from './chosen-conclusion.ts';

const answer: Parameters<typeof chosenConclusion>[0] = {
  conclusion: {
    conclusionResume: 'Flexion du rachis à 60°.',
    conclusionDiagnostic: 'Entorse lombaire.',
    conclusionSoinsTraitements: '',
  },
  unsourced: [
    { field: 'conclusionResume', text: 'Le travailleur est guéri.' },
    { field: 'conclusionSoinsTraitements', text: 'Aucun soin.' },
  ],
};

test('a sentence without a source is left out unless it is ticked', () => {
  expect([...chosenConclusion(answer, new Set())]).toEqual([
    ['conclusionResume', 'Flexion du rachis à 60°.'],
    ['conclusionDiagnostic', 'Entorse lombaire.'],
  ]);
  expect(chosenConclusion(answer, new Set([0])).get('conclusionResume')).toBe(
    'Flexion du rachis à 60°. Le travailleur est guéri.',
  );
  expect(chosenConclusion(answer, new Set([1])).get('conclusionSoinsTraitements')).toBe('Aucun soin.');
});

test('a field for which nothing is proposed is not written', () => {
  expect(chosenConclusion(answer, new Set()).has('conclusionSoinsTraitements')).toBe(false);
});
