/** Section 9, elbows. */
import { withEndPain } from '../add-columns.ts';
import { DEGREES, choiceOf, sideAndModeTable, sideTable } from '../build-tables.ts';
import { aaos, ama, normals, unverified } from '../define-normals.ts';
import { limbJoint } from '../joint-words.ts';
import { group } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';
import { palpationAndInspection } from '../field-blocks.ts';

export const elbowNormals = normals({
  elbowFlexion: {
    label: { fr: 'Coude, flexion', en: 'Elbow, flexion' },
    degrees: 150,
    maximum: 170,
    references: [aaos(150), ama(140)],
  },
  elbowExtension: {
    label: { fr: 'Coude, extension', en: 'Elbow, extension' },
    degrees: 0,
    maximum: 30,
    isExtension: true,
    references: [unverified('AAOS', 0)],
  },
  elbowPronation: {
    label: { fr: 'Coude, pronation', en: 'Elbow, pronation' },
    degrees: 80,
    maximum: 110,
    references: [aaos(80), ama(80)],
  },
  elbowSupination: {
    label: { fr: 'Coude, supination', en: 'Elbow, supination' },
    degrees: 80,
    maximum: 110,
    references: [aaos(80), ama(80)],
  },
});

export const elbows = group({
  title: REGION_TITLES.elbows,
  region: 'elbows',
  joint: limbJoint({ fr: ['le', 'coude', 'coudes'], en: 'elbow' }),
  parts: ['elbow'],
  blocks: [
    palpationAndInspection('coudes'),
    withEndPain(
      sideAndModeTable({
        id: 'elbowRange',
        title: { fr: 'Amplitudes des coudes', en: 'Elbow ranges of motion' },
        prefix: 'coudes',
        content: DEGREES,
        rows: [
          { name: 'Flexion', label: { fr: 'Flexion', en: 'Flexion' }, normal: 'elbowFlexion' },
          { name: 'Extension', label: { fr: 'Extension', en: 'Extension' }, normal: 'elbowExtension' },
          { name: 'Pronation', label: { fr: 'Pronation', en: 'Pronation' }, normal: 'elbowPronation' },
          { name: 'Supination', label: { fr: 'Supination', en: 'Supination' }, normal: 'elbowSupination' },
        ],
      }),
      'coudes',
      ['Flexion', 'Extension', 'Pronation', 'Supination'],
    ),
    sideTable({
      id: 'elbowTests',
      title: { fr: 'Tests des coudes', en: 'Elbow tests' },
      prefix: 'coudes',
      content: choiceOf('result'),
      rows: [
        { name: 'Cozen', label: { fr: 'Cozen', en: 'Cozen' } },
        { name: 'Mill', label: { fr: 'Mill', en: 'Mill' } },
        {
          name: 'EpitrochlealgieContrariee',
          label: { fr: 'Épitrochléalgie contrariée', en: 'Resisted wrist flexion' },
        },
        { name: 'TinelCubital', label: { fr: 'Tinel cubital', en: 'Tinel, ulnar' } },
        { name: 'FlexionCoude', label: { fr: 'Flexion du coude', en: 'Elbow flexion test' } },
      ],
    }),
    sideTable({
      id: 'elbowStability',
      title: { fr: 'Stabilité des coudes', en: 'Elbow stability' },
      prefix: 'coudes',
      content: choiceOf('grade'),
      rows: [
        { name: 'Valgus', label: { fr: 'Valgus', en: 'Valgus' } },
        { name: 'Varus', label: { fr: 'Varus', en: 'Varus' } },
        {
          name: 'CrochetBicipital',
          label: { fr: 'Crochet bicipital', en: 'Hook test' },
          content: choiceOf('tendon'),
        },
      ],
    }),
  ],
});
