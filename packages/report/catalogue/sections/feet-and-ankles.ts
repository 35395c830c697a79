/** Section 9, feet and ankles, with the neurological and vascular examination of the lower limbs. */
import { rootTable, sideAndModeTable, sideTable } from '../build-tables.ts';
import { group } from '../model.ts';
import type { CellContent } from '../build-tables.ts';

const DEGREES: CellContent = { kind: 'degrees' };
const HINDFOOT: CellContent = { kind: 'choice', options: 'hindfoot' };
const LIGAMENT: CellContent = { kind: 'choice', options: 'ligament' };
const RESULT: CellContent = { kind: 'choice', options: 'result' };
const REFLEX: CellContent = { kind: 'choice', options: 'reflex' };
const PULSE: CellContent = { kind: 'choice', options: 'pulse' };

export const feetAndAnkles = group({
  title: { fr: 'Pieds et chevilles', en: 'Feet and ankles' },
  region: 'feetAndAnkles',
  blocks: [
    {
      kind: 'fields',
      layout: 'stack',
      fields: [
        { id: 'piedsChevillesPalpation', kind: 'text', label: { fr: 'Palpation', en: 'Palpation' } },
        { id: 'piedsChevillesInspection', kind: 'text', label: { fr: 'Inspection', en: 'Inspection' } },
      ],
    },
    sideTable({
      id: 'ankleRange',
      title: { fr: 'Amplitudes des chevilles', en: 'Ankle ranges of motion' },
      prefix: 'pieds',
      rows: [
        {
          name: 'DorsiflexionCheville',
          label: { fr: 'Dorsiflexion', en: 'Dorsiflexion' },
          content: DEGREES,
          normal: 'ankleDorsiflexion',
        },
        {
          name: 'PlantiflexionCheville',
          label: { fr: 'Flexion plantaire', en: 'Plantar flexion' },
          content: DEGREES,
          normal: 'anklePlantarFlexion',
        },
      ],
    }),
    sideAndModeTable({
      id: 'hindfootRange',
      title: { fr: 'Mobilité de l’arrière-pied', en: 'Hindfoot mobility' },
      prefix: 'pieds',
      rows: [
        { name: 'SousAstragalienne', label: { fr: 'Sous-astragalienne', en: 'Subtalar' }, content: HINDFOOT },
        { name: 'MedioTarsienne', label: { fr: 'Médio-tarsienne', en: 'Mid-tarsal' }, content: HINDFOOT },
      ],
    }),
    sideTable({
      id: 'ankleLigaments',
      title: { fr: 'Tests ligamentaires des chevilles', en: 'Ankle ligament tests' },
      prefix: 'pieds',
      rows: [
        { name: 'Tiroir0', label: { fr: 'Tiroir, 0°', en: 'Drawer, 0°' }, content: LIGAMENT },
        { name: 'Tiroir20', label: { fr: 'Tiroir, 20°', en: 'Drawer, 20°' }, content: LIGAMENT },
        { name: 'VarusStress', label: { fr: 'Stress en varus', en: 'Varus stress' }, content: LIGAMENT },
        {
          name: 'LaxiteCalcaneoFibulaire',
          label: { fr: 'Laxité calcanéo-fibulaire', en: 'Calcaneofibular laxity' },
          content: LIGAMENT,
        },
        { name: 'SqueezeTest', label: { fr: 'Squeeze test', en: 'Squeeze test' }, content: LIGAMENT },
      ],
    }),
    sideTable({
      id: 'ankleTendons',
      title: { fr: 'Tests tendineux', en: 'Tendon tests' },
      prefix: 'pieds',
      rows: [
        {
          name: 'SingleHeelRaise',
          label: { fr: 'Élévation du talon en appui unipodal', en: 'Single heel raise' },
          content: RESULT,
        },
        { name: 'Thompson', label: { fr: 'Thompson', en: 'Thompson' }, content: RESULT },
        {
          name: 'TestApprehension',
          label: { fr: 'Test d’appréhension', en: 'Apprehension test' },
          content: RESULT,
        },
      ],
    }),
    {
      kind: 'fields',
      layout: 'stack',
      fields: [
        {
          id: 'piedsNeuroVasculaire',
          kind: 'text',
          label: { fr: 'Examen neurovasculaire', en: 'Neurovascular examination' },
        },
      ],
    },
    rootTable({
      id: 'roots',
      title: { fr: 'Force et sensibilité par racine', en: 'Strength and sensitivity by root' },
      prefix: 'pieds',
      measures: [
        { name: 'Force', label: { fr: 'Force', en: 'Strength' }, options: 'strength', prefill: '5/5' },
        {
          name: 'Sensibilite',
          label: { fr: 'Sensibilité', en: 'Sensitivity' },
          options: 'sensitivity',
          prefill: '2/2',
        },
      ],
    }),
    sideTable({
      id: 'reflexes',
      title: { fr: 'Réflexes', en: 'Reflexes' },
      prefix: 'piedsReflexe',
      rows: [
        { name: 'Rotulien', label: { fr: 'Rotulien', en: 'Patellar' }, content: REFLEX, prefill: '2+' },
        { name: 'Achilleen', label: { fr: 'Achilléen', en: 'Achilles' }, content: REFLEX, prefill: '2+' },
        {
          name: 'Babinski',
          label: { fr: 'Babinski', en: 'Babinski' },
          content: { kind: 'choice', options: 'babinski' },
        },
      ],
    }),
    sideTable({
      id: 'pulses',
      title: { fr: 'Pouls', en: 'Pulses' },
      prefix: 'piedsPouls',
      rows: [
        {
          name: 'TibialPosterieur',
          label: { fr: 'Tibial postérieur', en: 'Posterior tibial' },
          content: PULSE,
        },
        { name: 'Pedieux', label: { fr: 'Pédieux', en: 'Dorsalis pedis' }, content: PULSE },
      ],
    }),
  ],
});
