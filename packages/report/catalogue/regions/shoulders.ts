/** Section 9, shoulders. */
import { withEndPain } from '../add-columns.ts';
import { DEGREES, choiceOf, sideAndModeTable, sideTable } from '../build-tables.ts';
import { aaos, ama, normals, unverified } from '../define-normals.ts';
import { limbJoint } from '../joint-words.ts';
import { group } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';
import { palpationAndInspection } from '../field-blocks.ts';

export const shoulderNormals = normals({
  shoulderFlexion: {
    label: { fr: 'Épaule, flexion', en: 'Shoulder, flexion' },
    degrees: 180,
    maximum: 190,
    references: [aaos(180), ama(180)],
  },
  shoulderExtension: {
    label: { fr: 'Épaule, extension', en: 'Shoulder, extension' },
    degrees: 40,
    maximum: 90,
    references: [aaos(60), ama(50)],
  },
  shoulderAbduction: {
    label: { fr: 'Épaule, abduction', en: 'Shoulder, abduction' },
    degrees: 180,
    maximum: 190,
    references: [aaos(180), ama(170)],
  },
  shoulderAdduction: {
    label: { fr: 'Épaule, adduction', en: 'Shoulder, adduction' },
    degrees: 20,
    maximum: 75,
    references: [unverified('AMA Guides', 50)],
  },
  shoulderInternalRotation: {
    label: { fr: 'Épaule, rotation interne', en: 'Shoulder, internal rotation' },
    degrees: 40,
    maximum: 110,
    references: [aaos(70), ama(80)],
  },
  shoulderExternalRotation: {
    label: { fr: 'Épaule, rotation externe', en: 'Shoulder, external rotation' },
    degrees: 90,
    maximum: 120,
    references: [aaos(90), ama(60)],
  },
});

export const shoulders = group({
  title: REGION_TITLES.shoulders,
  region: 'shoulders',
  joint: limbJoint({ fr: ['l’ f', 'épaule', 'épaules'], en: 'shoulder' }),
  parts: ['shoulder'],
  blocks: [
    palpationAndInspection('epaules'),
    withEndPain(
      sideAndModeTable({
        id: 'shoulderRange',
        title: { fr: 'Amplitudes des épaules', en: 'Shoulder ranges of motion' },
        prefix: 'epaules',
        content: DEGREES,
        rows: [
          { name: 'Flexion', label: { fr: 'Flexion', en: 'Flexion' }, normal: 'shoulderFlexion' },
          { name: 'Extension', label: { fr: 'Extension', en: 'Extension' }, normal: 'shoulderExtension' },
          { name: 'Abduction', label: { fr: 'Abduction', en: 'Abduction' }, normal: 'shoulderAbduction' },
          { name: 'Adduction', label: { fr: 'Adduction', en: 'Adduction' }, normal: 'shoulderAdduction' },
          {
            name: 'RotationInterne',
            label: { fr: 'Rotation interne', en: 'Internal rotation' },
            normal: 'shoulderInternalRotation',
          },
          {
            name: 'RotationExterne',
            label: { fr: 'Rotation externe', en: 'External rotation' },
            normal: 'shoulderExternalRotation',
          },
        ],
      }),
      'epaules',
      ['Flexion', 'Extension', 'Abduction', 'Adduction', 'RotationInterne', 'RotationExterne'],
    ),
    sideTable({
      id: 'shoulderReach',
      title: { fr: 'Comment les rotations sont mesurées', en: 'How the rotations are measured' },
      prefix: 'epaules',
      content: { kind: 'line' },
      optional: true,
      rows: [
        {
          name: 'RotationInterneNiveau',
          label: { fr: 'Rotation interne, niveau vertébral', en: 'Internal rotation, vertebral level' },
        },
        {
          name: 'RotationExternePosition',
          label: { fr: 'Rotation externe, position du bras', en: 'External rotation, position of the arm' },
          content: choiceOf('armPosition'),
        },
      ],
    }),
    sideTable({
      id: 'shoulderPainfulArc',
      title: { fr: 'Arc douloureux', en: 'Painful arc' },
      prefix: 'epaules',
      content: DEGREES,
      optional: true,
      rows: [
        { name: 'ArcDouloureuxDe', label: { fr: 'Début', en: 'Start' } },
        { name: 'ArcDouloureuxA', label: { fr: 'Fin', en: 'End' } },
      ],
    }),
    sideTable({
      id: 'shoulderImpingement',
      title: { fr: 'Tests de conflit, du biceps et articulaires', en: 'Impingement, biceps and joint tests' },
      prefix: 'epaules',
      content: choiceOf('result'),
      rows: [
        { name: 'Neer', label: { fr: 'Neer', en: 'Neer' } },
        { name: 'Hawkins', label: { fr: 'Hawkins', en: 'Hawkins' } },
        { name: 'Yocum', label: { fr: 'Yocum', en: 'Yocum' } },
        { name: 'Speed', label: { fr: 'Speed', en: 'Speed' } },
        { name: 'Yergason', label: { fr: 'Yergason', en: 'Yergason' } },
        { name: 'OBrien', label: { fr: 'O’Brien', en: 'O’Brien' } },
        { name: 'Paxinos', label: { fr: 'Paxinos', en: 'Paxinos' } },
        { name: 'Foulard', label: { fr: 'Foulard', en: 'Cross-body adduction' } },
      ],
    }),
    sideTable({
      id: 'shoulderCuff',
      title: { fr: 'Tests de la coiffe des rotateurs', en: 'Rotator cuff tests' },
      prefix: 'epaules',
      content: choiceOf('resisted'),
      rows: [
        { name: 'Jobe', label: { fr: 'Jobe (canette vide)', en: 'Empty can (Jobe)' } },
        { name: 'CanettePleine', label: { fr: 'Canette pleine', en: 'Full can' } },
        { name: 'Patte', label: { fr: 'Patte', en: 'Patte' } },
        { name: 'LiftOff', label: { fr: 'Lift-off', en: 'Lift-off' } },
        { name: 'BellyPress', label: { fr: 'Belly-press', en: 'Belly-press' } },
        {
          name: 'ChuteBras',
          label: { fr: 'Chute du bras', en: 'Drop arm' },
          content: choiceOf('result'),
        },
      ],
    }),
    sideTable({
      id: 'shoulderInstability',
      title: { fr: 'Tests d’instabilité', en: 'Instability tests' },
      prefix: 'epaules',
      content: choiceOf('result'),
      rows: [
        { name: 'Apprehension', label: { fr: 'Appréhension', en: 'Apprehension' } },
        { name: 'Relocation', label: { fr: 'Relocation', en: 'Relocation' } },
        { name: 'Sulcus', label: { fr: 'Sulcus', en: 'Sulcus' }, content: choiceOf('grade') },
      ],
    }),
  ],
});
