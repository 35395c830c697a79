/** Section 9, hips. */
import { withEndPain } from '../add-columns.ts';
import { DEGREES, sideAndModeTable } from '../build-tables.ts';
import { normals } from '../define-normals.ts';
import { limbJoint } from '../joint-words.ts';
import { group } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';
import { palpationAndInspection } from '../field-blocks.ts';

export const hipNormals = normals({
  hipFlexion: { label: { fr: 'Hanche, flexion', en: 'Hip, flexion' }, degrees: 120, maximum: 150 },
  hipExtension: {
    label: { fr: 'Hanche, extension', en: 'Hip, extension' },
    degrees: 30,
    maximum: 60,
    isExtension: true,
  },
  hipInternalRotation: {
    label: { fr: 'Hanche, rotation interne', en: 'Hip, internal rotation' },
    degrees: 40,
    maximum: 80,
  },
  hipExternalRotation: {
    label: { fr: 'Hanche, rotation externe', en: 'Hip, external rotation' },
    degrees: 50,
    maximum: 90,
  },
  hipAbduction: { label: { fr: 'Hanche, abduction', en: 'Hip, abduction' }, degrees: 40, maximum: 90 },
  hipAdduction: { label: { fr: 'Hanche, adduction', en: 'Hip, adduction' }, degrees: 20, maximum: 60 },
});

const range = sideAndModeTable({
  id: 'hipRange',
  title: { fr: 'Amplitudes des hanches', en: 'Hip ranges of motion' },
  prefix: 'hanches',
  content: DEGREES,
  rows: [
    { name: 'Flexion', label: { fr: 'Flexion', en: 'Flexion' }, normal: 'hipFlexion' },
    { name: 'Extension', label: { fr: 'Extension', en: 'Extension' }, normal: 'hipExtension' },
    {
      name: 'RotationInterne',
      label: { fr: 'Rotation interne', en: 'Internal rotation' },
      normal: 'hipInternalRotation',
    },
    {
      name: 'RotationExterne',
      label: { fr: 'Rotation externe', en: 'External rotation' },
      normal: 'hipExternalRotation',
    },
    { name: 'Abduction', label: { fr: 'Abduction', en: 'Abduction' }, normal: 'hipAbduction' },
    { name: 'Adduction', label: { fr: 'Adduction', en: 'Adduction' }, normal: 'hipAdduction' },
  ],
});

const HIPS = {
  title: REGION_TITLES.hips,
  region: 'hips',
  joint: limbJoint({ fr: ['la', 'hanche', 'hanches'], en: 'hip' }),
  parts: ['hip'],
} as const;

const TEXTS = palpationAndInspection('hanches');

export const hips = group({ ...HIPS, blocks: [TEXTS, range] });

export const hipsOfVersion2 = group({
  ...HIPS,
  blocks: [
    TEXTS,
    withEndPain(range, 'hanches', [
      'Flexion',
      'Extension',
      'RotationInterne',
      'RotationExterne',
      'Abduction',
      'Adduction',
    ]),
  ],
});
