/** Section 9: the physical examination, region by region. */
import { group, section } from '../model.ts';
import { feetAndAnkles } from './feet-and-ankles.ts';
import { hips } from './hips.ts';
import { knees } from './knees.ts';
import { spine } from './spine.ts';

const basics = group({
  title: { fr: 'Observations générales', en: 'General observations' },
  blocks: [
    {
      kind: 'fields',
      layout: 'grid',
      fields: [
        { id: 'examenPoids', kind: 'measure', unit: 'kg', label: { fr: 'Poids', en: 'Weight' } },
        { id: 'examenTaille', kind: 'measure', unit: 'cm', label: { fr: 'Taille', en: 'Height' } },
        { id: 'examenImc', kind: 'measure', unit: 'kg/m²', label: { fr: 'IMC', en: 'BMI' } },
        {
          id: 'examenDominance',
          kind: 'choice',
          options: 'dominance',
          label: { fr: 'Dominance à l’examen', en: 'Dominance on examination' },
        },
      ],
    },
    {
      kind: 'fields',
      layout: 'stack',
      fields: [
        {
          id: 'observationGenerale',
          kind: 'text',
          label: { fr: 'Observation générale', en: 'General observation' },
        },
      ],
    },
  ],
});

const atrophy = group({
  title: { fr: 'Atrophie musculaire', en: 'Muscle atrophy' },
  blocks: [
    {
      kind: 'fields',
      layout: 'stack',
      fields: [
        {
          id: 'atrophieMusculaire',
          kind: 'text',
          label: { fr: 'Atrophie musculaire', en: 'Muscle atrophy' },
        },
      ],
    },
  ],
});

const additional = group({
  title: { fr: 'Examens additionnels', en: 'Additional examinations' },
  blocks: [
    {
      kind: 'fields',
      layout: 'stack',
      fields: [
        {
          id: 'examensAdditionnels',
          kind: 'text',
          label: { fr: 'Examens additionnels', en: 'Additional examinations' },
        },
      ],
    },
  ],
});

export const section9 = section({
  id: 'section9',
  number: '9',
  about: 'evaluation',
  title: { fr: 'Examen physique', en: 'Physical examination' },
  groups: [basics, spine, hips, knees, atrophy, feetAndAnkles, additional],
});
