/** Section 9, knees. */
import { sideAndModeTable, sideTable } from '../build-tables.ts';
import { group } from '../model.ts';
import type { CellContent } from '../build-tables.ts';

const DEGREES: CellContent = { kind: 'degrees' };
const LIGAMENT: CellContent = { kind: 'choice', options: 'ligament' };
const RESULT: CellContent = { kind: 'choice', options: 'result' };
const PATELLA: CellContent = { kind: 'choice', options: 'patella' };
const CENTIMETRES: CellContent = { kind: 'measure', unit: 'cm' };

export const knees = group({
  title: { fr: 'Genoux', en: 'Knees' },
  region: 'knees',
  blocks: [
    {
      kind: 'fields',
      layout: 'stack',
      fields: [
        { id: 'genouxPalpation', kind: 'text', label: { fr: 'Palpation', en: 'Palpation' } },
        { id: 'genouxInspection', kind: 'text', label: { fr: 'Inspection', en: 'Inspection' } },
      ],
    },
    sideAndModeTable({
      id: 'kneeRange',
      title: { fr: 'Amplitudes des genoux', en: 'Knee ranges of motion' },
      prefix: 'genoux',
      rows: [
        { name: 'Flexion', label: { fr: 'Flexion', en: 'Flexion' }, content: DEGREES, normal: 'kneeFlexion' },
        {
          name: 'Extension',
          label: { fr: 'Extension', en: 'Extension' },
          content: DEGREES,
          normal: 'kneeExtension',
        },
      ],
    }),
    sideTable({
      id: 'kneeLigaments',
      title: { fr: 'Tests ligamentaires des genoux', en: 'Knee ligament tests' },
      prefix: 'genoux',
      rows: [
        {
          name: 'Lci0',
          label: { fr: 'Ligament latéral interne (LLI), 0°', en: 'Medial collateral ligament (MCL), 0°' },
          content: LIGAMENT,
        },
        {
          name: 'Lci20',
          label: { fr: 'Ligament latéral interne (LLI), 20°', en: 'Medial collateral ligament (MCL), 20°' },
          content: LIGAMENT,
        },
        {
          name: 'Lce0',
          label: { fr: 'Ligament latéral externe (LLE), 0°', en: 'Lateral collateral ligament (LCL), 0°' },
          content: LIGAMENT,
        },
        {
          name: 'Lce20',
          label: { fr: 'Ligament latéral externe (LLE), 20°', en: 'Lateral collateral ligament (LCL), 20°' },
          content: LIGAMENT,
        },
        { name: 'Lachman', label: { fr: 'Lachman', en: 'Lachman' }, content: LIGAMENT },
        {
          name: 'Pivot',
          label: { fr: 'Ressaut rotatoire (pivot shift)', en: 'Pivot shift' },
          content: LIGAMENT,
        },
        {
          name: 'TiroirAnterieur',
          label: { fr: 'Tiroir antérieur', en: 'Anterior drawer' },
          content: LIGAMENT,
        },
        {
          name: 'TiroirPosterieur',
          label: { fr: 'Tiroir postérieur', en: 'Posterior drawer' },
          content: LIGAMENT,
        },
        {
          name: 'SagPosterieur',
          label: { fr: 'Affaissement postérieur (sag)', en: 'Posterior sag' },
          content: LIGAMENT,
        },
        { name: 'Dial30', label: { fr: 'Dial test, 30°', en: 'Dial test, 30°' }, content: LIGAMENT },
        { name: 'Dial90', label: { fr: 'Dial test, 90°', en: 'Dial test, 90°' }, content: LIGAMENT },
      ],
    }),
    sideTable({
      id: 'kneeMenisci',
      title: { fr: 'Tests méniscaux', en: 'Meniscal tests' },
      prefix: 'genoux',
      rows: [
        { name: 'Apley', label: { fr: 'Apley', en: 'Apley' }, content: RESULT },
        { name: 'McMurray', label: { fr: 'McMurray', en: 'McMurray' }, content: RESULT },
        { name: 'Thessaly', label: { fr: 'Thessaly', en: 'Thessaly' }, content: RESULT },
      ],
    }),
    sideTable({
      id: 'kneePatella',
      title: { fr: 'Tests rotuliens', en: 'Patellar tests' },
      prefix: 'genoux',
      rows: [
        {
          name: 'TrackingRotule',
          label: { fr: 'Course de la rotule', en: 'Patellar tracking' },
          content: PATELLA,
        },
        { name: 'JSign', label: { fr: 'Signe du J', en: 'J-sign' }, content: PATELLA },
        {
          name: 'Translation',
          label: { fr: 'Translation', en: 'Translation' },
          content: { kind: 'choice', options: 'translation' },
        },
      ],
    }),
    sideTable({
      id: 'kneeCircumferences',
      title: { fr: 'Circonférences (cm)', en: 'Circumferences (cm)' },
      prefix: 'genoux',
      rows: [
        { name: 'CirconferenceCuisse', label: { fr: 'Cuisse', en: 'Thigh' }, content: CENTIMETRES },
        { name: 'CirconferenceMollet', label: { fr: 'Mollet', en: 'Calf' }, content: CENTIMETRES },
      ],
    }),
  ],
});
