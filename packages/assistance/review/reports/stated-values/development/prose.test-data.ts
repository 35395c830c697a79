/** What the conclusion calls normal, free, negative or wasted, against what the prose of the examination found. */
import { clean, opposed } from '../../passages.test-data.ts';

const told = (language: 'fr' | 'en', examensAdditionnels: string, discussion: string) =>
  [language, { examensAdditionnels, discussion }] as const;

export const PROSE = [
  ...clean(
    'normal',
    told('fr', 'Genou droit : flexion de 140°.', 'La mobilité du genou droit est complète.'),
    told(
      'fr',
      'Genou droit : flexion de 100°. Genou gauche : flexion de 140°.',
      'La mobilité du genou gauche est complète.',
    ),
    told('fr', 'Genou droit : flexion de 100°.', 'La mobilité de la cheville droite est complète.'),
    told(
      'fr',
      'Genou droit : flexion de 100°.',
      'Avant l’événement, la mobilité du genou droit était complète.',
    ),
    told('fr', 'Genou droit : flexion de 100°.', 'Le Dr Roy trouvait une mobilité complète du genou droit.'),
    told('fr', 'Genou droit : perte de 10° de flexion.', 'La mobilité du genou droit n’est pas complète.'),
    told('fr', 'Réflexe achilléen absent à droite.', 'Les réflexes rotuliens sont présents et symétriques.'),
    told('fr', 'Lasègue positif à 45° à gauche.', 'Le Lasègue est négatif à droite.'),
    told('fr', 'Lasègue positif à 45° à gauche.', 'Le Lasègue est négatif en position assise.'),
    told('en', 'Right knee: flexion of 140 degrees.', 'Motion of the right knee is full.'),
    told(
      'en',
      'Right knee: flexion of 100 degrees. Left knee: flexion of 140 degrees.',
      'Motion of the left knee is full.',
    ),
    told('en', 'Right knee: flexion of 100 degrees.', 'Dr. Roy found full motion of the right knee.'),
    told('en', 'Right knee: flexion of 100 degrees.', 'Motion of the right ankle is full.'),
    told('en', 'The right ankle reflex is absent.', 'Knee reflexes are present and symmetrical.'),
    told(
      'en',
      'Straight leg raising is positive on the left.',
      'Straight leg raising is negative on the right.',
    ),
  ),
  ...clean(
    'deficit',
    told('fr', 'Mollet droit : 36 cm; mollet gauche : 38 cm.', 'Il y a une atrophie du mollet droit.'),
    told('fr', 'Cuisses : 50 cm des deux côtés.', 'Il y a une atrophie du mollet droit.'),
    told('fr', 'Mollets : 38 cm des deux côtés.', 'Il n’y a pas d’atrophie du mollet droit.'),
    told('en', 'Right calf: 36 cm; left calf: 38 cm.', 'There is wasting of the right calf.'),
    told('en', 'Both calves measure 38 cm.', 'There is no wasting of the right calf.'),
  ),
  ...opposed(
    'normal',
    told('fr', 'Genou droit : flexion de 100°.', 'La mobilité du genou droit est complète.'),
    told(
      'fr',
      'Rotation cervicale de 40° à droite et de 30° à gauche.',
      'Les amplitudes cervicales sont normales.',
    ),
    told('fr', 'Réflexe achilléen absent à droite.', 'Les réflexes sont normaux.'),
    told('fr', 'Lasègue positif à 45° à gauche.', 'Le Lasègue est négatif.'),
    told('en', 'Right knee: flexion of 100 degrees.', 'Motion of the right knee is full.'),
    told(
      'en',
      'Cervical rotation is 40 degrees right and 30 degrees left.',
      'Cervical range of motion is normal.',
    ),
    told('en', 'The right ankle reflex is absent.', 'Reflexes are normal.'),
    told('en', 'Straight leg raising is positive on the left.', 'Straight leg raising is negative.'),
  ),
  ...opposed(
    'deficit',
    told('fr', 'Mollet droit : 38 cm; mollet gauche : 38 cm.', 'Il y a une atrophie du mollet droit.'),
    told(
      'fr',
      'Les cuisses mesurent 50 cm des deux côtés.',
      'La fonte musculaire de la cuisse gauche est nette.',
    ),
    told('en', 'Right calf: 38 cm; left calf: 38 cm.', 'There is wasting of the right calf.'),
    told('en', 'Both thighs measure 50 cm.', 'The atrophy of the left thigh is clear.'),
  ),
];
