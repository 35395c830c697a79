/** Passages that contradict nothing, written once the rules were made to look as if they did. */
import { clean } from '../../passages.test-data.ts';

export const OTHER_HELD_OUT_2 = clean(
  'percentage',
  [
    'fr',
    {
      atrophieMusculaire: 'Cuisses : 50 cm des deux côtés.',
      discussion: 'L’atrophie de la cuisse droite notée par le Dr Roy a disparu.',
    },
  ],
  [
    'fr',
    {
      atrophieMusculaire: 'Cuisses : 50 cm des deux côtés.',
      discussion: 'L’atrophie de la cuisse droite s’est résorbée.',
    },
  ],
  [
    'fr',
    {
      conclusionPourcentageAtteinte: 'Atteinte motrice L5 : faiblesse de l’extenseur du gros orteil : 2 %.',
      examensAdditionnels: 'Extenseur du gros orteil à 4/5 à gauche.',
    },
  ],
  ['fr', { conclusionPourcentageAtteinte: 'Changements fonctionnels sans ankylose : 2 %.' }],
  [
    'en',
    {
      conclusionPourcentageAtteinte:
        'Soft tissue, right knee: 2%. Soft tissue, left elbow: 2%. Total APD: 4%.',
    },
  ],
  [
    'en',
    {
      conclusionPourcentageAtteinte: 'Current sequela: 5%. Sequela of 2015: 2%. Total owed to the event: 3%.',
    },
  ],
  [
    'en',
    {
      conclusionDateConsolidation: 'January 5, 2026',
      discussion: 'The worker believes that the injury is not consolidated.',
    },
  ],
  [
    'en',
    {
      conclusionDateConsolidation: 'January 5, 2026',
      discussion: 'It cannot be said that the injury is not consolidated.',
    },
  ],
  [
    'en',
    {
      conclusionSoinsTraitements: 'Continue physiotherapy for six sessions.',
      conclusionResume: 'Beyond these six sessions no treatment is required.',
    },
  ],
  [
    'en',
    {
      conclusionLimitationsFonctionnelles: 'No lifting over 10 kg.',
      conclusionEvaluationLimitations: 'No lifting over 5 kg at arm’s length.',
    },
  ],
  [
    'en',
    {
      conclusionLimitationsFonctionnelles: 'No lifting over 10 kg.',
      discussion: 'I see no reason to limit lifting to 5 kg.',
    },
  ],
  [
    'en',
    {
      historiqueEvolution: 'Physiotherapy from April 8, 2024 to August 8, 2024.',
      discussion: 'I recommend three months of physiotherapy.',
    },
  ],
  ['en', { appreciationEvolution: 'Today the surgery dates back three months.' }],
  [
    'en',
    {
      antecedentsLesion: 'No previous problem with the right knee before the event.',
      antecedentsCnesst: 'Event of April 5, 2024: right knee sprain, current file.',
    },
  ],
  [
    'en',
    {
      examensAdditionnels: 'Right shoulder: active flexion 90 degrees, passive 170 degrees.',
      discussion: 'Passive motion of the right shoulder is full.',
    },
  ],
  [
    'en',
    {
      examensAdditionnels: 'Straight leg raising is positive on the right.',
      discussion: 'Straight leg raising, negative for Dr. Roy, is positive today.',
    },
  ],
  [
    'en',
    {
      examensAdditionnels: 'Ankle reflexes are absent on both sides.',
      discussion: 'Reflexes are symmetrical.',
    },
  ],
  [
    'en',
    {
      atrophieMusculaire: 'Both calves measure 38 cm.',
      discussion: 'The wasting of the right calf has resolved.',
    },
  ],
);
