/** Section 9, neurology of the upper limbs. */
import { nerveTable } from '../build-nerve-tables.ts';
import { choiceOf, sideTable } from '../build-tables.ts';
import { group } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';

const PREFIX = 'membresSuperieurs';

const MEASURES = [
  { name: 'Force', label: { fr: 'Force', en: 'Strength' }, options: 'armStrength' },
  { name: 'Sensibilite', label: { fr: 'Sensibilité', en: 'Sensation' }, options: 'sensitivity' },
] as const;

export const neuroUpper = group({
  title: REGION_TITLES.neuroUpper,
  region: 'neuroUpper',
  parts: ['neck', 'shoulder', 'elbow', 'wrist', 'hand'],
  blocks: [
    nerveTable({
      id: 'armRoots',
      title: {
        fr: 'Force et sensibilité des membres supérieurs par racine',
        en: 'Strength and sensation of the upper limbs by root',
      },
      prefix: PREFIX,
      measures: MEASURES,
      // The muscle and the skin that a root is examined by are common practice, unverified.
      rows: [
        {
          name: 'C5',
          root: 'C5',
          label: { fr: 'C5 (deltoïde; bras latéral)', en: 'C5 (deltoid; lateral arm)' },
        },
        {
          name: 'C6',
          root: 'C6',
          label: {
            fr: 'C6 (extenseurs du poignet, biceps; pouce)',
            en: 'C6 (wrist extensors, biceps; thumb)',
          },
        },
        { name: 'C7', root: 'C7', label: { fr: 'C7 (triceps; majeur)', en: 'C7 (triceps; middle finger)' } },
        {
          name: 'C8',
          root: 'C8',
          label: {
            fr: 'C8 (fléchisseurs des doigts; auriculaire)',
            en: 'C8 (finger flexors; little finger)',
          },
        },
        {
          name: 'T1',
          root: 'T1',
          label: { fr: 'T1 (interosseux; avant-bras médial)', en: 'T1 (interossei; medial forearm)' },
        },
      ],
    }),
    nerveTable({
      id: 'armNerves',
      title: { fr: 'Nerfs périphériques', en: 'Peripheral nerves' },
      prefix: PREFIX,
      measures: MEASURES,
      optional: true,
      rows: [
        { name: 'Median', label: { fr: 'Médian', en: 'Median' } },
        { name: 'Cubital', label: { fr: 'Cubital', en: 'Ulnar' } },
        { name: 'Radial', label: { fr: 'Radial', en: 'Radial' } },
        { name: 'Axillaire', label: { fr: 'Axillaire', en: 'Axillary' } },
      ],
    }),
    sideTable({
      id: 'armReflexes',
      title: { fr: 'Réflexes des membres supérieurs', en: 'Reflexes of the upper limbs' },
      prefix: 'membresSuperieursReflexe',
      content: choiceOf('reflex'),
      rows: [
        { name: 'Bicipital', label: { fr: 'Bicipital (C5)', en: 'Biceps (C5)' } },
        { name: 'StyloRadial', label: { fr: 'Stylo-radial (C6)', en: 'Brachioradialis (C6)' } },
        { name: 'Tricipital', label: { fr: 'Tricipital (C7)', en: 'Triceps (C7)' } },
      ],
    }),
    sideTable({
      id: 'armLongTracts',
      title: { fr: 'Signes de voies longues', en: 'Long tract signs' },
      prefix: PREFIX,
      content: choiceOf('sign'),
      optional: true,
      rows: [
        { name: 'Hoffmann', label: { fr: 'Hoffmann', en: 'Hoffmann' } },
        {
          name: 'Clonus',
          label: { fr: 'Clonus, battements', en: 'Clonus, beats' },
          content: { kind: 'measure' },
        },
      ],
    }),
  ],
});
