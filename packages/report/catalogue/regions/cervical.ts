/** Section 9, cervical spine. */
import { withEndPain } from '../add-columns.ts';
import { DEGREES, choiceOf, sideTable, singleTable } from '../build-tables.ts';
import { normals, unverified } from '../define-normals.ts';
import { trunkJoint } from '../joint-words.ts';
import { group } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';
import { palpationAndInspection } from '../field-blocks.ts';

const AAOS = 'AAOS';
const AMA = 'AMA Guides';

export const cervicalNormals = normals({
  cervicalFlexion: {
    label: { fr: 'Rachis cervical, flexion', en: 'Cervical spine, flexion' },
    degrees: 40,
    maximum: 90,
    references: [unverified(AMA, 50)],
  },
  cervicalExtension: {
    label: { fr: 'Rachis cervical, extension', en: 'Cervical spine, extension' },
    degrees: 30,
    maximum: 90,
    references: [unverified(AAOS, 60)],
  },
  cervicalLateralFlexion: {
    label: { fr: 'Rachis cervical, flexion latérale', en: 'Cervical spine, lateral flexion' },
    degrees: 40,
    maximum: 80,
    references: [unverified(AAOS, 45)],
  },
  cervicalRotation: {
    label: { fr: 'Rachis cervical, rotation', en: 'Cervical spine, rotation' },
    degrees: 60,
    maximum: 110,
    references: [unverified(AAOS, 80)],
  },
});

export const cervical = group({
  title: REGION_TITLES.cervical,
  region: 'cervical',
  joint: trunkJoint({ fr: 'du rachis cervical', en: 'of the cervical spine' }),
  parts: ['neck'],
  blocks: [
    palpationAndInspection('cervical'),
    withEndPain(
      singleTable({
        id: 'cervicalRange',
        title: { fr: 'Amplitudes du rachis cervical', en: 'Cervical ranges of motion' },
        prefix: 'cervical',
        content: DEGREES,
        rows: [
          { name: 'Flexion', label: { fr: 'Flexion', en: 'Flexion' }, normal: 'cervicalFlexion' },
          { name: 'Extension', label: { fr: 'Extension', en: 'Extension' }, normal: 'cervicalExtension' },
          {
            name: 'FlexionLateraleG',
            label: { fr: 'Flexion latérale gauche', en: 'Left lateral flexion' },
            normal: 'cervicalLateralFlexion',
          },
          {
            name: 'FlexionLateraleD',
            label: { fr: 'Flexion latérale droite', en: 'Right lateral flexion' },
            normal: 'cervicalLateralFlexion',
          },
          {
            name: 'RotationG',
            label: { fr: 'Rotation gauche', en: 'Left rotation' },
            normal: 'cervicalRotation',
          },
          {
            name: 'RotationD',
            label: { fr: 'Rotation droite', en: 'Right rotation' },
            normal: 'cervicalRotation',
          },
        ],
      }),
      'cervical',
      ['Flexion', 'Extension', 'FlexionLateraleG', 'FlexionLateraleD', 'RotationG', 'RotationD'],
    ),
    sideTable({
      id: 'cervicalTests',
      title: { fr: 'Tests du rachis cervical', en: 'Cervical tests' },
      prefix: 'cervical',
      content: choiceOf('result'),
      rows: [
        { name: 'Spurling', label: { fr: 'Spurling', en: 'Spurling' } },
        {
          name: 'AbductionEpaule',
          label: { fr: 'Abduction de l’épaule', en: 'Shoulder abduction relief' },
        },
        { name: 'Roos', label: { fr: 'Roos', en: 'Roos' } },
        { name: 'Adson', label: { fr: 'Adson', en: 'Adson' } },
        { name: 'Wright', label: { fr: 'Wright', en: 'Wright' } },
      ],
    }),
    singleTable({
      id: 'cervicalMidlineTests',
      title: { fr: 'Tests du rachis cervical, sans côté', en: 'Cervical tests, without a side' },
      prefix: 'cervical',
      content: choiceOf('result'),
      rows: [
        { name: 'Distraction', label: { fr: 'Distraction', en: 'Distraction' } },
        { name: 'Lhermitte', label: { fr: 'Lhermitte', en: 'Lhermitte' } },
      ],
    }),
  ],
});
