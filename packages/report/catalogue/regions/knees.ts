/** Section 9, knees. */
import { withEndPain } from '../add-columns.ts';
import { DEGREES, WITHOUT_END_POINT, choiceOf, sideAndModeTable, sideTable } from '../build-tables.ts';
import { normals } from '../define-normals.ts';
import { limbJoint } from '../joint-words.ts';
import { group } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';
import { palpationAndInspection } from '../field-blocks.ts';
import { legCircumferences } from './circumferences.ts';

export const kneeNormals = normals({
  kneeFlexion: { label: { fr: 'Genou, flexion', en: 'Knee, flexion' }, degrees: 135, maximum: 170 },
  kneeExtension: {
    label: { fr: 'Genou, extension', en: 'Knee, extension' },
    degrees: 0,
    maximum: 30,
    isExtension: true,
  },
});

const range = sideAndModeTable({
  id: 'kneeRange',
  title: { fr: 'Amplitudes des genoux', en: 'Knee ranges of motion' },
  prefix: 'genoux',
  content: DEGREES,
  rows: [
    { name: 'Flexion', label: { fr: 'Flexion', en: 'Flexion' }, normal: 'kneeFlexion' },
    { name: 'Extension', label: { fr: 'Extension', en: 'Extension' }, normal: 'kneeExtension' },
  ],
});

const tests = [
  sideTable({
    id: 'kneeLigaments',
    title: { fr: 'Tests ligamentaires des genoux', en: 'Knee ligament tests' },
    prefix: 'genoux',
    content: choiceOf('ligament'),
    rows: [
      {
        name: 'Lci0',
        label: { fr: 'Ligament latéral interne (LLI), 0°', en: 'Medial collateral ligament (MCL), 0°' },
      },
      {
        name: 'Lci20',
        label: { fr: 'Ligament latéral interne (LLI), 20°', en: 'Medial collateral ligament (MCL), 20°' },
      },
      {
        name: 'Lce0',
        label: { fr: 'Ligament latéral externe (LLE), 0°', en: 'Lateral collateral ligament (LCL), 0°' },
      },
      {
        name: 'Lce20',
        label: { fr: 'Ligament latéral externe (LLE), 20°', en: 'Lateral collateral ligament (LCL), 20°' },
      },
      { name: 'Lachman', label: { fr: 'Lachman', en: 'Lachman' } },
      {
        name: 'Pivot',
        label: { fr: 'Ressaut rotatoire (pivot shift)', en: 'Pivot shift' },
        content: WITHOUT_END_POINT,
      },
      { name: 'TiroirAnterieur', label: { fr: 'Tiroir antérieur', en: 'Anterior drawer' } },
      { name: 'TiroirPosterieur', label: { fr: 'Tiroir postérieur', en: 'Posterior drawer' } },
      {
        name: 'SagPosterieur',
        label: { fr: 'Affaissement postérieur (sag)', en: 'Posterior sag' },
        content: WITHOUT_END_POINT,
      },
      {
        name: 'Dial30',
        label: { fr: 'Dial test (rotation externe), 30°', en: 'Dial test, 30°' },
        content: WITHOUT_END_POINT,
      },
      {
        name: 'Dial90',
        label: { fr: 'Dial test (rotation externe), 90°', en: 'Dial test, 90°' },
        content: WITHOUT_END_POINT,
      },
    ],
  }),
  sideTable({
    id: 'kneeMenisci',
    title: { fr: 'Tests méniscaux', en: 'Meniscal tests' },
    prefix: 'genoux',
    content: choiceOf('result'),
    rows: [
      { name: 'Apley', label: { fr: 'Apley', en: 'Apley' } },
      { name: 'McMurray', label: { fr: 'McMurray', en: 'McMurray' } },
      { name: 'Thessaly', label: { fr: 'Thessaly', en: 'Thessaly' } },
    ],
  }),
  sideTable({
    id: 'kneePatella',
    title: { fr: 'Tests rotuliens', en: 'Patellar tests' },
    prefix: 'genoux',
    content: choiceOf('patella'),
    rows: [
      { name: 'TrackingRotule', label: { fr: 'Course de la rotule', en: 'Patellar tracking' } },
      { name: 'JSign', label: { fr: 'Signe du J', en: 'J-sign' } },
      {
        name: 'Translation',
        label: { fr: 'Translation', en: 'Translation' },
        content: choiceOf('translation'),
      },
    ],
  }),
] as const;

const KNEES = {
  title: REGION_TITLES.knees,
  region: 'knees',
  joint: limbJoint({ fr: ['le', 'genou', 'genoux'], en: 'knee' }),
  parts: ['knee'],
} as const;

const TEXTS = palpationAndInspection('genoux');

/** With the circumferences of the legs. */
export const knees = group({ ...KNEES, blocks: [TEXTS, range, ...tests, legCircumferences] });

export const kneesOfVersion2 = group({
  ...KNEES,
  blocks: [TEXTS, withEndPain(range, 'genoux', ['Flexion', 'Extension']), ...tests],
});
