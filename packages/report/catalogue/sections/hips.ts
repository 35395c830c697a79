/** Section 9, hips. */
import { sideAndModeTable } from '../build-tables.ts';
import { group } from '../model.ts';
import type { CellContent } from '../build-tables.ts';

const DEGREES: CellContent = { kind: 'degrees' };

export const hips = group({
  title: { fr: 'Hanches', en: 'Hips' },
  region: 'hips',
  blocks: [
    {
      kind: 'fields',
      layout: 'stack',
      fields: [
        { id: 'hanchesPalpation', kind: 'text', label: { fr: 'Palpation', en: 'Palpation' } },
        { id: 'hanchesInspection', kind: 'text', label: { fr: 'Inspection', en: 'Inspection' } },
      ],
    },
    sideAndModeTable({
      id: 'hipRange',
      title: { fr: 'Amplitudes des hanches', en: 'Hip ranges of motion' },
      prefix: 'hanches',
      rows: [
        { name: 'Flexion', label: { fr: 'Flexion', en: 'Flexion' }, content: DEGREES, normal: 'hipFlexion' },
        {
          name: 'Extension',
          label: { fr: 'Extension', en: 'Extension' },
          content: DEGREES,
          normal: 'hipExtension',
        },
        {
          name: 'RotationInterne',
          label: { fr: 'Rotation interne', en: 'Internal rotation' },
          content: DEGREES,
          normal: 'hipInternalRotation',
        },
        {
          name: 'RotationExterne',
          label: { fr: 'Rotation externe', en: 'External rotation' },
          content: DEGREES,
          normal: 'hipExternalRotation',
        },
        {
          name: 'Abduction',
          label: { fr: 'Abduction', en: 'Abduction' },
          content: DEGREES,
          normal: 'hipAbduction',
        },
        {
          name: 'Adduction',
          label: { fr: 'Adduction', en: 'Adduction' },
          content: DEGREES,
          normal: 'hipAdduction',
        },
      ],
    }),
  ],
});
