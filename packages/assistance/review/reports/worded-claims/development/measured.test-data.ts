/** Measurements typed in free text, ligaments, and the side of the complaints, against the conclusion. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;
const typed = (language: 'fr' | 'en', examensAdditionnels: string, conclusionResume: string) =>
  row(language, { examensAdditionnels, conclusionResume });
const dry = {
  genouxLachmanDroit: 'Négatif',
  genouxLachmanGauche: 'Négatif',
  genouxTiroirAnterieurDroit: 'Négatif',
};
const loose = { ...dry, genouxLachmanDroit: 'Positif' };

export const TYPED_MEASURES = [
  ...opposed(
    'normal',
    typed(
      'fr',
      'Poignet droit : extension 35/60, flexion 40/70.',
      'Les amplitudes du poignet droit sont complètes.',
    ),
    typed('fr', 'Genou gauche : flexion 95, extension 0.', 'La mobilité du genou gauche est normale.'),
    typed(
      'fr',
      'Hanche droite : flexion de 80 degrés.',
      'Tous les mouvements de la hanche droite sont normaux.',
    ),
    typed('en', 'Right wrist: extension 35/60, flexion 40/70.', 'Motion of the right wrist is full.'),
    typed('en', 'Left knee: flexion 95, extension 0.', 'Range of motion of the left knee is normal.'),
    typed('en', 'Right hip: flexion of 80 degrees.', 'All movements of the right hip are normal.'),
  ),
  ...opposed(
    'measure',
    typed('fr', 'Coude gauche : flexion active 140.', 'La flexion du coude gauche plafonne à 90 degrés.'),
    typed(
      'fr',
      'Épaule droite : abduction 170/180.',
      'L’abduction de l’épaule droite ne dépasse pas 70 degrés.',
    ),
    typed('fr', 'Genou droit : flexion 135.', 'La flexion du genou droit est limitée à 85°.'),
    typed('en', 'Left elbow: active flexion 140.', 'Flexion of the left elbow is limited to 90 degrees.'),
    typed('en', 'Right shoulder: abduction 170/180.', 'Abduction of the right shoulder stops at 70 degrees.'),
    typed('en', 'Right knee: flexion 135.', 'Flexion of the right knee does not exceed 85 degrees.'),
  ),
  ...clean(
    'measure',
    typed(
      'fr',
      'Poignet droit : extension 58/60, flexion 68/70.',
      'Les amplitudes du poignet droit sont complètes.',
    ),
    typed(
      'fr',
      'Poignet droit : 35/60 d’extension. Poignet gauche : 60/60.',
      'Les amplitudes du poignet gauche sont complètes.',
    ),
    typed(
      'fr',
      'Genou gauche : flexion 95, extension 0.',
      'La flexion du genou gauche plafonne à 95 degrés.',
    ),
    typed(
      'fr',
      'Épaule droite : abduction passive 170, active 70.',
      'L’abduction active de l’épaule droite plafonne à 70 degrés.',
    ),
    typed(
      'fr',
      'Coude gauche : flexion active 140.',
      'En mars, la flexion du coude gauche plafonnait à 90 degrés.',
    ),
    typed('fr', 'Genou droit : flexion 135.', 'Éviter les flexions du genou droit au-delà de 90 degrés.'),
    typed(
      'fr',
      'Genou droit : force en flexion 4/5, flexion 140.',
      'La mobilité du genou droit est complète.',
    ),
    typed('en', 'Right wrist: extension 58/60, flexion 68/70.', 'Motion of the right wrist is full.'),
    typed('en', 'Left knee: flexion 95, extension 0.', 'Flexion of the left knee is limited to 95 degrees.'),
    typed(
      'en',
      'Left elbow: active flexion 140.',
      'In March flexion of the left elbow was limited to 90 degrees.',
    ),
    typed('en', 'Right knee: strength in flexion 4/5, flexion 140.', 'Motion of the right knee is full.'),
  ),
];

export const LIGAMENTS = [
  ...opposed(
    'test-cell',
    row('fr', {
      ...dry,
      conclusionAtteintePermanente: 'Oui, une laxité antérieure du genou droit persiste.',
    }),
    row('fr', { ...dry, conclusionDiagnostic: 'Instabilité antérieure résiduelle du genou droit.' }),
    row('en', {
      ...dry,
      conclusionAtteintePermanente: 'Yes, as anterior laxity of the right knee persists.',
    }),
    row('en', { ...dry, conclusionDiagnostic: 'Residual anterior instability of the right knee.' }),
  ),
  ...clean(
    'test-cell',
    row('fr', { ...dry, conclusionResume: 'Il n’y a pas de laxité antérieure du genou droit.' }),
    row('fr', { ...loose, conclusionResume: 'Une laxité antérieure du genou droit persiste.' }),
    row('fr', {
      ...dry,
      conclusionResume: 'La laxité antérieure du genou droit a été corrigée par la chirurgie.',
    }),
    row('fr', { ...dry, conclusionResume: 'Une laxité interne du genou droit persiste.' }),
    row('en', { ...dry, conclusionResume: 'There is no anterior laxity of the right knee.' }),
    row('en', { ...loose, conclusionResume: 'Anterior laxity of the right knee persists.' }),
    row('en', { ...dry, conclusionResume: 'The laxity of the right knee has been corrected by surgery.' }),
    row('en', { ...dry, conclusionResume: 'He complains of instability of the right knee.' }),
  ),
];

export const COMPLAINED_SIDES = [
  ...opposed(
    'side',
    row('fr', {
      historiqueEvolution: 'Une douleur est apparue au poignet gauche.',
      conclusionResume: 'Tendinite du poignet droit.',
    }),
    row('fr', {
      historiqueEvolution: 'Il a ressenti une douleur vive à l’épaule droite. L’épaule gauche va bien.',
      conclusionDiagnostic: 'Bursite de l’épaule gauche.',
    }),
    row('en', {
      historiqueEvolution: 'Pain came on in the left wrist. The right wrist is fine.',
      conclusionResume: 'Tendinitis of the right wrist.',
    }),
    row('en', {
      historiqueEvolution: 'She developed pain in the right shoulder.',
      conclusionDiagnostic: 'Left shoulder bursitis.',
    }),
  ),
  ...clean(
    'side',
    row('fr', {
      historiqueEvolution: 'Une douleur est apparue au poignet gauche, puis au poignet droit.',
      conclusionResume: 'Tendinite du poignet droit.',
    }),
    row('fr', {
      historiqueEvolution: 'Fracture du poignet droit. Une douleur est apparue ensuite au poignet gauche.',
      conclusionResume: 'Fracture du poignet droit.',
    }),
    row('fr', {
      diagnosticsCnesst: 'Tendinite de l’épaule droite.',
      conclusionDiagnostic:
        'Tendinite de l’épaule droite. L’épaule gauche, opérée en 2018, n’est pas en cause.',
    }),
    row('en', {
      historiqueEvolution: 'Pain came on in the left wrist, then in the right one.',
      conclusionResume: 'Tendinitis of the right wrist.',
    }),
    row('en', {
      historiqueEvolution: 'Fracture of the right wrist. Pain came on later in the left wrist.',
      conclusionResume: 'Fracture of the right wrist.',
    }),
    row('en', {
      diagnosticsCnesst: 'Right shoulder tendinitis.',
      conclusionDiagnostic:
        'Right shoulder tendinitis. The left shoulder, operated on in 2018, is not involved.',
    }),
  ),
];
