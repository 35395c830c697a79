/** Normal in the conclusion against the prose of the examination: held out, run for the rate alone. */
import { clean, opposed } from '../../passages.test-data.ts';

const told = (language: 'fr' | 'en', examensAdditionnels: string, conclusionResume: string) =>
  [language, { examensAdditionnels, conclusionResume }] as const;

export const PROSE_HELD_OUT = [
  ...clean(
    'normal',
    told(
      'fr',
      'Épaule gauche : abduction 110°, flexion 120°.',
      'L’épaule droite garde des amplitudes complètes.',
    ),
    told('fr', 'Poignet droit : extension 60°.', 'Les amplitudes du poignet droit sont complètes.'),
    told('fr', 'Réflexe tricipital diminué à gauche.', 'Les réflexes des membres inférieurs sont normaux.'),
    told('fr', 'Lasègue positif à droite à 50°.', 'Le Lasègue croisé est négatif.'),
    told(
      'en',
      'Left shoulder: abduction 110 degrees, flexion 120 degrees.',
      'The right shoulder keeps full range of motion.',
    ),
    told('en', 'Right wrist: extension 60 degrees.', 'Range of motion of the right wrist is full.'),
    told('en', 'The left triceps reflex is reduced.', 'Reflexes in the lower limbs are normal.'),
    told('en', 'Straight leg raising is positive on the right.', 'Crossed straight leg raising is negative.'),
  ),
  ...opposed(
    'normal',
    told(
      'fr',
      'Épaule gauche : abduction 110°, flexion 120°.',
      'L’épaule gauche garde des amplitudes complètes.',
    ),
    told(
      'fr',
      'Réflexe rotulien aboli à gauche.',
      'Examen neurologique normal : réflexes présents et symétriques.',
    ),
    told('fr', 'Lasègue positif à droite à 50°.', 'Les signes de tension radiculaire sont négatifs.'),
    told(
      'en',
      'Left shoulder: abduction 110 degrees, flexion 120 degrees.',
      'The left shoulder keeps full range of motion.',
    ),
    told(
      'en',
      'The left knee reflex is absent.',
      'Normal neurological examination: reflexes present and symmetrical.',
    ),
    told(
      'en',
      'Straight leg raising is positive on the right at 50 degrees.',
      'Root tension signs are negative.',
    ),
  ),
];
