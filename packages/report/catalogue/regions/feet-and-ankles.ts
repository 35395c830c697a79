/** Section 9, feet and ankles. */
import { DEGREES, WITHOUT_END_POINT, choiceOf, sideAndModeTable, sideTable } from '../build-tables.ts';
import type { CellContent } from '../table-parts.ts';
import { normals } from '../define-normals.ts';
import type { Localised } from '../localised.ts';
import { limbJoint } from '../joint-words.ts';
import { group } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';
import { palpationAndInspection } from '../field-blocks.ts';
import { legNerves } from './neuro-lower.ts';

export const ankleNormals = normals({
  ankleDorsiflexion: {
    label: { fr: 'Cheville, dorsiflexion', en: 'Ankle, dorsiflexion' },
    degrees: 20,
    maximum: 60,
  },
  anklePlantarFlexion: {
    label: { fr: 'Cheville, flexion plantaire', en: 'Ankle, plantar flexion' },
    degrees: 40,
    maximum: 80,
  },
});

/**
 * The squeezed calf moves the foot where the tendon holds, so a positive test of Thompson is a foot that does not move. A
 * heel raise is no test with a sign of its own: its « positif » is read like that of the others, as the finding.
 */
const THOMPSON = resultMeaning(
  { fr: 'flexion plantaire présente', en: 'plantar flexion present' },
  { fr: 'flexion plantaire absente', en: 'plantar flexion absent' },
);

const HEEL_RAISE = resultMeaning({ fr: 'possible', en: 'possible' }, { fr: 'impossible', en: 'impossible' });

/** The result of a test whose signs are printed with what was seen. */
function resultMeaning(negative: Localised, positive: Localised): CellContent {
  return { kind: 'choice', options: 'result', meanings: { Négatif: negative, Positif: positive } };
}

const joints = [
  palpationAndInspection('piedsChevilles'),
  sideTable({
    id: 'ankleRange',
    title: { fr: 'Amplitudes des chevilles', en: 'Ankle ranges of motion' },
    prefix: 'pieds',
    content: DEGREES,
    rows: [
      {
        name: 'DorsiflexionCheville',
        label: { fr: 'Dorsiflexion', en: 'Dorsiflexion' },
        normal: 'ankleDorsiflexion',
      },
      {
        name: 'PlantiflexionCheville',
        label: { fr: 'Flexion plantaire', en: 'Plantar flexion' },
        normal: 'anklePlantarFlexion',
      },
    ],
  }),
  sideAndModeTable({
    id: 'hindfootRange',
    title: { fr: 'Mobilité de l’arrière-pied', en: 'Hindfoot mobility' },
    prefix: 'pieds',
    content: choiceOf('hindfoot'),
    rows: [
      { name: 'SousAstragalienne', label: { fr: 'Sous-astragalienne', en: 'Subtalar' } },
      { name: 'MedioTarsienne', label: { fr: 'Médio-tarsienne', en: 'Mid-tarsal' } },
    ],
  }),
  sideTable({
    id: 'ankleLigaments',
    title: { fr: 'Tests ligamentaires des chevilles', en: 'Ankle ligament tests' },
    prefix: 'pieds',
    content: choiceOf('ligament'),
    rows: [
      { name: 'Tiroir0', label: { fr: 'Tiroir, 0°', en: 'Drawer, 0°' } },
      { name: 'Tiroir20', label: { fr: 'Tiroir, 20°', en: 'Drawer, 20°' } },
      { name: 'VarusStress', label: { fr: 'Stress en varus', en: 'Varus stress' } },
      {
        name: 'LaxiteCalcaneoFibulaire',
        label: { fr: 'Laxité calcanéo-fibulaire', en: 'Calcaneofibular laxity' },
      },
      {
        name: 'SqueezeTest',
        label: { fr: 'Squeeze test (compression)', en: 'Squeeze test' },
        content: WITHOUT_END_POINT,
      },
    ],
  }),
  sideTable({
    id: 'ankleTendons',
    title: { fr: 'Tests tendineux', en: 'Tendon tests' },
    prefix: 'pieds',
    content: choiceOf('result'),
    rows: [
      {
        name: 'SingleHeelRaise',
        label: { fr: 'Élévation du talon en appui unipodal', en: 'Single heel raise' },
        content: HEEL_RAISE,
      },
      { name: 'Thompson', label: { fr: 'Thompson', en: 'Thompson' }, content: THOMPSON },
      { name: 'TestApprehension', label: { fr: 'Test d’appréhension', en: 'Apprehension test' } },
    ],
  }),
] as const;

const pulses = sideTable({
  id: 'pulses',
  title: { fr: 'Pouls', en: 'Pulses' },
  prefix: 'piedsPouls',
  content: choiceOf('pulse'),
  parts: ['back', 'hip', 'knee', 'ankle', 'foot'],
  rows: [
    { name: 'TibialPosterieur', label: { fr: 'Tibial postérieur', en: 'Posterior tibial' } },
    { name: 'Pedieux', label: { fr: 'Pédieux', en: 'Dorsalis pedis' } },
  ],
});

const FEET = {
  title: REGION_TITLES.feetAndAnkles,
  region: 'feetAndAnkles',
  joint: limbJoint({ fr: ['la', 'cheville', 'chevilles'], en: 'ankle' }),
  parts: ['ankle', 'foot'],
} as const;

/** With the nerves of the legs. */
export const feetAndAnkles = group({ ...FEET, blocks: [...joints, ...legNerves, pulses] });

export const feetAndAnklesOfVersion2 = group({ ...FEET, blocks: [...joints, pulses] });
