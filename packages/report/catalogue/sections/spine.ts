/** Section 9, spine. */
import { sideTable, singleTable } from '../build-tables.ts';
import { group } from '../model.ts';
import type { CellContent } from '../build-tables.ts';

const DEGREES: CellContent = { kind: 'degrees' };
const RESULT: CellContent = { kind: 'choice', options: 'result' };

export const spine = group({
  title: { fr: 'Rachis', en: 'Spine' },
  region: 'spine',
  blocks: [
    {
      kind: 'fields',
      layout: 'stack',
      fields: [
        { id: 'rachisPalpation', kind: 'text', label: { fr: 'Palpation', en: 'Palpation' } },
        { id: 'rachisInspection', kind: 'text', label: { fr: 'Inspection', en: 'Inspection' } },
      ],
    },
    singleTable({
      id: 'spineRange',
      title: { fr: 'Amplitudes du rachis', en: 'Spine ranges of motion' },
      prefix: 'rachis',
      rows: [
        {
          name: 'Flexion',
          label: { fr: 'Flexion', en: 'Flexion' },
          content: DEGREES,
          normal: 'spineFlexion',
          prefill: '90',
        },
        {
          name: 'Extension',
          label: { fr: 'Extension', en: 'Extension' },
          content: DEGREES,
          normal: 'spineExtension',
          prefill: '30',
        },
        {
          name: 'FlexionLateraleG',
          label: { fr: 'Flexion latérale gauche', en: 'Left lateral flexion' },
          content: DEGREES,
          normal: 'spineLateralFlexion',
        },
        {
          name: 'FlexionLateraleD',
          label: { fr: 'Flexion latérale droite', en: 'Right lateral flexion' },
          content: DEGREES,
          normal: 'spineLateralFlexion',
        },
        {
          name: 'RotationG',
          label: { fr: 'Rotation gauche', en: 'Left rotation' },
          content: DEGREES,
          normal: 'spineRotation',
        },
        {
          name: 'RotationD',
          label: { fr: 'Rotation droite', en: 'Right rotation' },
          content: DEGREES,
          normal: 'spineRotation',
        },
      ],
    }),
    sideTable({
      id: 'spineTests',
      title: { fr: 'Tests du rachis', en: 'Spine tests' },
      prefix: 'rachis',
      rows: [
        {
          name: 'Slr',
          label: { fr: 'Élévation de la jambe tendue (SLR)', en: 'Straight leg raise (SLR)' },
          content: RESULT,
        },
        { name: 'Tripode', label: { fr: 'Tripode', en: 'Tripod sign' }, content: RESULT },
        { name: 'Lasegue', label: { fr: 'Lasègue', en: 'Lasègue' }, content: RESULT },
        { name: 'LasegueInverse', label: { fr: 'Lasègue inversé', en: 'Reversed Lasègue' }, content: RESULT },
      ],
    }),
  ],
});
