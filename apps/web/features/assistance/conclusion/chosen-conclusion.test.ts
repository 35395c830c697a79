import { expect, test } from 'vitest';
import { NO_CHOICE, chosenConclusion, sentenceKey } from './chosen-conclusion.ts';

const answer: Parameters<typeof chosenConclusion>[0] = {
  conclusion: {
    conclusionResume: 'Flexion du rachis à 60°.',
    conclusionDiagnostic: 'Entorse lombaire.',
    conclusionSoinsTraitements: '',
  },
  sources: {
    conclusionResume: [{ text: 'Flexion du rachis à 60°.' }],
    conclusionDiagnostic: [{ text: 'Entorse lombaire.' }],
  },
  unsourced: [
    { field: 'conclusionResume', text: 'Le travailleur est guéri.' },
    { field: 'conclusionSoinsTraitements', text: 'Aucun soin.' },
  ],
};

test('a sentence without a source is left out unless it is ticked', () => {
  expect([...chosenConclusion(answer, NO_CHOICE)]).toEqual([
    ['conclusionResume', 'Flexion du rachis à 60°.'],
    ['conclusionDiagnostic', 'Entorse lombaire.'],
  ]);
  expect(chosenConclusion(answer, { ...NO_CHOICE, ticked: new Set([0]) }).get('conclusionResume')).toBe(
    'Flexion du rachis à 60°. Le travailleur est guéri.',
  );
  expect(
    chosenConclusion(answer, { ...NO_CHOICE, ticked: new Set([1]) }).get('conclusionSoinsTraitements'),
  ).toBe('Aucun soin.');
});

test('a field for which nothing is proposed is not written', () => {
  expect(chosenConclusion(answer, NO_CHOICE).has('conclusionSoinsTraitements')).toBe(false);
});

test('what is chosen for an open line stands in its place, the lines around it stay', () => {
  const lines = ['Selon l’historique : classe 1.', 'Évaluation : [à préciser par le médecin].'];
  const field = 'conclusionEvaluationLimitations';
  const open = {
    conclusion: { [field]: lines.join('\n') },
    sources: { [field]: lines.map((text) => ({ text })) },
    unsourced: [],
  };
  expect(chosenConclusion(open, NO_CHOICE).get(field)).toBe(lines.join('\n'));
  const written = new Map([[sentenceKey(field, 1), 'Restrictions de classe 2.']]);
  expect(chosenConclusion(open, { ...NO_CHOICE, written }).get(field)).toBe(
    'Selon l’historique : classe 1.\nRestrictions de classe 2.',
  );
});
