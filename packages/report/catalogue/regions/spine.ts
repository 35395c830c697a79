/** Section 9, thoracic and lumbar spine. */
import { withEndPain } from '../add-columns.ts';
import { DEGREES, choiceOf, measureIn, sideTable, singleTable } from '../build-tables.ts';
import { normals } from '../define-normals.ts';
import { trunkJoint } from '../joint-words.ts';
import { group } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';
import { fields, optional, palpationAndInspection } from '../field-blocks.ts';

export const spineNormals = normals({
  spineFlexion: { label: { fr: 'Rachis, flexion', en: 'Spine, flexion' }, degrees: 90, maximum: 120 },
  spineExtension: { label: { fr: 'Rachis, extension', en: 'Spine, extension' }, degrees: 30, maximum: 60 },
  spineLateralFlexion: {
    label: { fr: 'Rachis, flexion latérale', en: 'Spine, lateral flexion' },
    degrees: 30,
    maximum: 60,
  },
  spineRotation: { label: { fr: 'Rachis, rotation', en: 'Spine, rotation' }, degrees: 30, maximum: 90 },
});

const range = singleTable({
  id: 'spineRange',
  title: { fr: 'Amplitudes du rachis', en: 'Spine ranges of motion' },
  prefix: 'rachis',
  content: DEGREES,
  rows: [
    { name: 'Flexion', label: { fr: 'Flexion', en: 'Flexion' }, normal: 'spineFlexion', prefill: '90' },
    {
      name: 'Extension',
      label: { fr: 'Extension', en: 'Extension' },
      normal: 'spineExtension',
      prefill: '30',
    },
    {
      name: 'FlexionLateraleG',
      label: { fr: 'Flexion latérale gauche', en: 'Left lateral flexion' },
      normal: 'spineLateralFlexion',
    },
    {
      name: 'FlexionLateraleD',
      label: { fr: 'Flexion latérale droite', en: 'Right lateral flexion' },
      normal: 'spineLateralFlexion',
    },
    { name: 'RotationG', label: { fr: 'Rotation gauche', en: 'Left rotation' }, normal: 'spineRotation' },
    { name: 'RotationD', label: { fr: 'Rotation droite', en: 'Right rotation' }, normal: 'spineRotation' },
  ],
});

const tests = sideTable({
  id: 'spineTests',
  title: { fr: 'Tests du rachis', en: 'Spine tests' },
  prefix: 'rachis',
  content: choiceOf('result'),
  rows: [
    {
      name: 'Slr',
      label: { fr: 'Élévation de la jambe tendue (SLR)', en: 'Straight leg raise (SLR)' },
    },
    { name: 'Tripode', label: { fr: 'Tripode', en: 'Tripod sign' } },
    { name: 'Lasegue', label: { fr: 'Lasègue', en: 'Lasègue' } },
    { name: 'LasegueInverse', label: { fr: 'Lasègue inversé', en: 'Femoral stretch (reverse Lasègue)' } },
  ],
});

const SPINE = {
  title: { fr: 'Rachis', en: 'Spine' },
  region: 'spine',
  joint: trunkJoint({ fr: 'du rachis', en: 'of the spine' }),
  parts: ['back', 'neck'],
} as const;

const TEXTS = palpationAndInspection('rachis');

export const spine = group({ ...SPINE, blocks: [TEXTS, range, tests] });

export const spineOfVersion2 = group({
  ...SPINE,
  title: REGION_TITLES.spine,
  parts: ['back'],
  blocks: [
    TEXTS,
    withEndPain(range, 'rachis', [
      'Flexion',
      'Extension',
      'FlexionLateraleG',
      'FlexionLateraleD',
      'RotationG',
      'RotationD',
    ]),
    singleTable({
      id: 'spineDistances',
      title: { fr: 'Distances', en: 'Distances' },
      prefix: 'rachis',
      content: measureIn('cm'),
      optional: true,
      rows: [
        { name: 'DoigtsSol', label: { fr: 'Distance doigts-sol', en: 'Finger-to-floor distance' } },
        { name: 'SchoberDepart', label: { fr: 'Schober, départ', en: 'Schober, from' } },
        { name: 'SchoberArrivee', label: { fr: 'Schober, arrivée', en: 'Schober, to' } },
      ],
    }),
    tests,
    sideTable({
      id: 'straightLegRaise',
      title: { fr: 'Élévation de la jambe tendue, mesurée', en: 'Straight leg raise, measured' },
      prefix: 'rachis',
      content: DEGREES,
      optional: true,
      rows: [
        { name: 'SlrCouche', label: { fr: 'Couché', en: 'Lying' } },
        {
          name: 'SlrCoucheDouleur',
          label: { fr: 'Couché, douleur', en: 'Lying, pain' },
          content: choiceOf('legPain'),
        },
        { name: 'SlrAssis', label: { fr: 'Assis', en: 'Sitting' } },
        {
          name: 'SlrAssisDouleur',
          label: { fr: 'Assis, douleur', en: 'Sitting, pain' },
          content: choiceOf('legPain'),
        },
        { name: 'Bragard', label: { fr: 'Bragard', en: 'Bragard' }, content: choiceOf('result') },
      ],
    }),
    optional(
      fields(
        'stack',
        {
          id: 'rachisWaddell',
          kind: 'measure',
          unit: '/5',
          label: { fr: 'Signes de Waddell', en: 'Waddell signs' },
        },
        {
          id: 'rachisWaddellSignes',
          kind: 'text',
          label: { fr: 'Signes de Waddell, nommés', en: 'Waddell signs, named' },
        },
      ),
    ),
  ],
});
