/** Section 9: the physical examination, region by region. */
import { group, section } from '../model.ts';
import { cervical } from '../regions/cervical.ts';
import { circumferences } from '../regions/circumferences.ts';
import { elbows } from '../regions/elbows.ts';
import { feetAndAnkles, feetAndAnklesOfVersion2 } from '../regions/feet-and-ankles.ts';
import { gait } from '../regions/gait.ts';
import { hips, hipsOfVersion2 } from '../regions/hips.ts';
import { knees, kneesOfVersion2 } from '../regions/knees.ts';
import { neuroLower } from '../regions/neuro-lower.ts';
import { neuroUpper } from '../regions/neuro-upper.ts';
import { scars } from '../regions/scars.ts';
import { shoulders } from '../regions/shoulders.ts';
import { spine, spineOfVersion2 } from '../regions/spine.ts';
import { wristsAndHands } from '../regions/wrists-and-hands.ts';

const basics = group({
  title: { fr: 'Observations générales', en: 'General observations' },
  blocks: [
    {
      kind: 'fields',
      layout: 'grid',
      fields: [
        { id: 'examenPoids', kind: 'measure', unit: 'kg', label: { fr: 'Poids', en: 'Weight' } },
        {
          id: 'examenTaille',
          kind: 'measure',
          unit: 'cm',
          isHeight: true,
          label: { fr: 'Taille', en: 'Height' },
        },
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

const SECTION = {
  id: 'section9',
  number: '9',
  about: 'evaluation',
  title: { fr: 'Examen physique', en: 'Physical examination' },
} as const;

export const section9 = section({
  ...SECTION,
  groups: [basics, spine, hips, knees, atrophy, feetAndAnkles, additional],
});

export const section9OfVersion2 = section({
  ...SECTION,
  groups: [
    basics,
    cervical,
    spineOfVersion2,
    shoulders,
    elbows,
    wristsAndHands,
    hipsOfVersion2,
    kneesOfVersion2,
    feetAndAnklesOfVersion2,
    neuroUpper,
    neuroLower,
    circumferences,
    atrophy,
    gait,
    scars,
    additional,
  ],
});
