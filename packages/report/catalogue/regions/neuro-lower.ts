/** Section 9, neurology of the lower limbs. */
import { nerveTable, rootRows } from '../build-nerve-tables.ts';
import { choiceOf, sideTable } from '../build-tables.ts';
import { group } from '../model.ts';
import type { BodyPart } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';
import { text } from '../field-blocks.ts';

/** Nerves of the legs are examined for a lesion of any of these. */
const LEGS: readonly BodyPart[] = ['back', 'hip', 'knee', 'ankle', 'foot'];

/** Under the names that they have had since they stood among the feet. */
export const legNerves = [
  text('piedsNeuroVasculaire', 'Examen neurovasculaire', 'Neurovascular examination'),
  nerveTable({
    id: 'roots',
    title: { fr: 'Force et sensibilité par racine', en: 'Strength and sensation by root' },
    prefix: 'pieds',
    parts: LEGS,
    measures: [
      { name: 'Force', label: { fr: 'Force', en: 'Strength' }, options: 'strength', prefill: '5/5' },
      {
        name: 'Sensibilite',
        label: { fr: 'Sensibilité', en: 'Sensation' },
        options: 'sensitivity',
        prefill: '2/2',
      },
    ],
    rows: rootRows('L2', 'L3', 'L4', 'L5', 'S1'),
  }),
  sideTable({
    id: 'reflexes',
    title: { fr: 'Réflexes', en: 'Reflexes' },
    prefix: 'piedsReflexe',
    content: choiceOf('reflex'),
    parts: LEGS,
    rows: [
      { name: 'Rotulien', label: { fr: 'Rotulien', en: 'Patellar' }, prefill: '2+' },
      { name: 'Achilleen', label: { fr: 'Achilléen', en: 'Achilles' }, prefill: '2+' },
      { name: 'Babinski', label: { fr: 'Babinski', en: 'Babinski' }, content: choiceOf('babinski') },
    ],
  }),
] as const;

export const neuroLower = group({
  title: REGION_TITLES.neuroLower,
  region: 'neuroLower',
  parts: LEGS,
  blocks: legNerves,
});
