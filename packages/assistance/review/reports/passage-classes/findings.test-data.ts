/** « Bouge normalement », « sans particularité », « fléchit mal » and other ordinary words, against the cells. */
import { clean, opposed } from '../passages.test-data.ts';
import { atShoulder } from './examined.test-data.ts';
import type { Language, Row } from './examined.test-data.ts';

const seen = (language: Language, text: string, more = {}): Row =>
  atShoulder(language, 'epaulesInspection', text, more);
const summary = (language: Language, text: string, more = {}): Row =>
  atShoulder(language, 'conclusionResume', text, more);
/** A right knee that bends as far as the left and as the normal. */
const knee = (language: Language, text: string, right = '140'): Row => [
  language,
  {
    diagnosticsCnesst: language === 'fr' ? 'Entorse du genou droit' : 'Sprain of the right knee',
    conclusionResume: text,
    genouxFlexionDroitActif: right,
    genouxFlexionGaucheActif: '140',
  },
];

export const FINDINGS = [
  ...clean(
    'normal',
    summary('fr', 'L’épaule gauche ne bouge pas normalement.'),
    summary('fr', 'L’examen de l’épaule droite est sans particularité.'),
    summary('en', 'The left shoulder does not move normally.'),
    summary('en', 'Examination of the right shoulder is unremarkable.'),
  ),
  ...clean(
    'deficit',
    knee('fr', 'Le genou droit fléchit mal.', '100'),
    knee('fr', 'Le genou droit n’est pas raide.'),
    knee('en', 'The right knee bends poorly.', '100'),
    knee('en', 'The right knee is not stiff.'),
  ),
  ...opposed(
    'normal',
    summary('fr', 'L’épaule gauche bouge librement.'),
    summary('fr', 'L’examen physique de l’épaule gauche est dans les limites de la normale.'),
    summary('en', 'The left shoulder moves freely.'),
    summary('en', 'Physical examination of the left shoulder is within normal limits.'),
  ),
  ...opposed(
    'deficit',
    knee('fr', 'Le genou droit demeure raide.'),
    knee('fr', 'Le genou droit bouge mal.'),
    knee('en', 'The right knee remains stiff.'),
    knee('en', 'The right knee moves poorly.'),
  ),
  // A joint that is called normal, and a ligament that is intact beside a movement that is short.
  ...clean(
    'normal',
    summary('fr', 'Les ligaments de l’épaule gauche sont intacts.'),
    summary('en', 'The skin of the left shoulder is normal.'),
  ),
  ...opposed(
    'normal',
    summary('fr', 'L’épaule gauche est normale.'),
    summary('en', 'The left shoulder is entirely normal.'),
  ),
];

export const FINDINGS_HELD_OUT = [
  ...clean(
    'normal',
    summary('fr', 'L’épaule droite se mobilise normalement.'),
    seen('fr', 'La peau est sans particularité.'),
    summary('en', 'The right shoulder moves normally in all planes.'),
    seen('en', 'The skin is unremarkable.'),
  ),
  ...clean(
    'deficit',
    knee('fr', 'Le genou droit reste raide et plie difficilement.', '95'),
    knee('fr', 'Il se plaint que le genou droit est raide le matin.'),
    knee('en', 'The right knee is stiff and bends with difficulty.', '95'),
    knee('en', 'He complains that the right knee is stiff in the morning.'),
  ),
  ...opposed(
    'normal',
    summary('fr', 'L’épaule gauche se mobilise normalement dans toutes les directions.'),
    summary('fr', 'Examen de l’épaule gauche sans anomalie.'),
    summary('en', 'The left shoulder moves normally in every direction.'),
    summary('en', 'Examination of the left shoulder without abnormality.'),
  ),
  ...opposed(
    'deficit',
    knee('fr', 'Le genou droit plie difficilement.'),
    knee('fr', 'Genou droit raide.'),
    knee('en', 'The right knee bends with difficulty.'),
    knee('en', 'Stiff right knee.'),
  ),
];

/** Written after the rules and tried once before anything was changed for them. */
export const FINDINGS_HELD_OUT_2 = [
  ...clean(
    'normal',
    summary('fr', 'L’examen neurologique des membres supérieurs est sans particularité.'),
    summary('fr', 'L’épaule gauche bouge de façon limitée.'),
    summary('en', 'The neurological examination of the upper limbs is unremarkable.'),
    summary('en', 'The left shoulder moves within a limited range.'),
  ),
  ...clean(
    'deficit',
    knee('fr', 'Le genou droit plie bien.'),
    knee('fr', 'À l’urgence, le genou droit était raide et pliait mal.'),
    knee('en', 'The right knee bends well.'),
    knee('en', 'At the emergency room, the right knee was stiff and bent poorly.'),
  ),
  ...opposed(
    'normal',
    summary('fr', 'L’épaule gauche a tous ses mouvements.'),
    summary('fr', 'Il n’y a aucune limitation de mouvement à l’épaule gauche.'),
    summary('en', 'The left shoulder has all of its movements.'),
    summary('en', 'There is no limitation of movement in the left shoulder.'),
  ),
  ...opposed(
    'deficit',
    knee('fr', 'Le genou droit ne plie pas complètement.'),
    knee('fr', 'Le genou droit est encore un peu raide.'),
    knee('en', 'The right knee does not bend fully.'),
    knee('en', 'The right knee is still somewhat stiff.'),
  ),
];
