/** Section 9, circumferences of the limbs. */
import { withLevels } from '../add-columns.ts';
import { measureIn, sideTable } from '../build-tables.ts';
import { group } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';

const CENTIMETRES = measureIn('cm');

/** Under the names that they have had since they stood among the knees. */
export const legCircumferences = sideTable({
  id: 'kneeCircumferences',
  title: { fr: 'Circonférences (cm)', en: 'Circumferences (cm)' },
  prefix: 'genoux',
  content: CENTIMETRES,
  girths: true,
  rows: [
    { name: 'CirconferenceCuisse', label: { fr: 'Cuisse', en: 'Thigh' } },
    { name: 'CirconferenceMollet', label: { fr: 'Mollet', en: 'Calf' } },
  ],
});

const armCircumferences = sideTable({
  id: 'armCircumferences',
  title: { fr: 'Circonférences des membres supérieurs (cm)', en: 'Circumferences of the upper limbs (cm)' },
  prefix: 'membresSuperieurs',
  content: CENTIMETRES,
  parts: ['neck', 'shoulder', 'elbow', 'wrist', 'hand'],
  girths: true,
  optional: true,
  rows: [
    { name: 'CirconferenceBras', label: { fr: 'Bras', en: 'Arm' } },
    { name: 'CirconferenceAvantBras', label: { fr: 'Avant-bras', en: 'Forearm' } },
  ],
});

/**
 * The levels at which a limb is usually measured. The thigh at 15 cm above the upper pole is LaPrade's (10 cm is used
 * too); those of the arm and the forearm are a convention of practice, unverified. The physician changes any of them.
 */
const LEG_LEVELS = [
  {
    name: 'CirconferenceCuisse',
    level: {
      fr: '15 cm au-dessus du pôle supérieur de la rotule',
      en: '15 cm above the upper pole of the patella',
    },
  },
  {
    name: 'CirconferenceMollet',
    level: { fr: 'au plus fort du mollet', en: 'at the largest part of the calf' },
  },
] as const;
const ARM_LEVELS = [
  {
    name: 'CirconferenceBras',
    level: {
      fr: '10 cm au-dessus de l’épicondyle latéral',
      en: '10 cm above the lateral epicondyle',
    },
  },
  {
    name: 'CirconferenceAvantBras',
    level: {
      fr: '10 cm au-dessous de l’épicondyle latéral',
      en: '10 cm below the lateral epicondyle',
    },
  },
] as const;

export const circumferences = group({
  title: REGION_TITLES.circumferences,
  region: 'circumferences',
  parts: ['back', 'hip', 'knee', 'ankle', 'foot'],
  blocks: [
    withLevels(
      {
        ...legCircumferences,
        title: {
          fr: 'Circonférences des membres inférieurs (cm)',
          en: 'Circumferences of the lower limbs (cm)',
        },
      },
      'genoux',
      LEG_LEVELS,
    ),
    withLevels(armCircumferences, 'membresSuperieurs', ARM_LEVELS),
  ],
});
