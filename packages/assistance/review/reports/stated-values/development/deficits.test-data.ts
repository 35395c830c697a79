/** Deficits that the field of percentages names, against what was measured or told in the examination. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const FREE_KNEE = { genouxFlexionDroitActif: '140', genouxFlexionGaucheActif: '140' };
const STIFF_KNEE = { genouxFlexionDroitActif: '140', genouxFlexionGaucheActif: '105' };
const percentage = (language: 'fr' | 'en', text: string, cells: FormData) =>
  [
    language,
    {
      diagnosticsCnesst: language === 'fr' ? 'Entorse du genou gauche.' : 'Left knee sprain.',
      conclusionPourcentageAtteinte: text,
      ...cells,
    },
  ] as const;

export const DEFICITS = [
  ...clean(
    'deficit',
    percentage('fr', 'Ankylose du genou gauche, flexion limitée à 105° : 2 %.', STIFF_KNEE),
    percentage('fr', 'Ankylose du genou gauche : 0 %. Méniscectomie : 1 %.', FREE_KNEE),
    percentage('fr', 'Aucune raideur articulaire : rien n’est accordé à ce titre.', FREE_KNEE),
    percentage('fr', 'Faiblesse du quadriceps gauche : 2 %.', {
      examensAdditionnels: 'Quadriceps gauche à 4/5.',
    }),
    percentage('fr', 'Le Dr Roy accordait 3 % pour une perte de flexion du genou gauche.', FREE_KNEE),
    percentage('en', 'Left knee ankylosis with flexion limited to 105°: 2%.', STIFF_KNEE),
    percentage('en', 'Left knee stiffness: 0%. Meniscectomy: 1%.', FREE_KNEE),
    percentage('en', 'No stiffness of the knee: nothing is awarded for it.', FREE_KNEE),
    percentage('en', 'Weakness of the left quadriceps: 2%.', { examensAdditionnels: 'Left quadriceps 4/5.' }),
    percentage('en', 'Dr. Roy awarded 3% for a loss of flexion of the left knee.', FREE_KNEE),
  ),
  ...opposed(
    'deficit',
    percentage('fr', 'Ankylose du genou gauche, flexion diminuée : 2 %.', FREE_KNEE),
    percentage('fr', 'Faiblesse du quadriceps gauche : 2 %.', {
      examensAdditionnels: 'Force à 5/5 partout.',
    }),
    percentage('fr', 'Hypoesthésie de la face externe du genou gauche, 1 %.', {
      examensAdditionnels: 'Sensibilité intacte aux deux membres inférieurs.',
    }),
    percentage('en', 'Left knee ankylosis with reduced flexion: 2%.', FREE_KNEE),
    percentage('en', 'Weakness of the left quadriceps: 2%.', {
      examensAdditionnels: 'Strength is 5/5 throughout.',
    }),
    percentage('en', 'Numbness of the outer left knee, 1%.', {
      examensAdditionnels: 'Sensation is intact in both legs.',
    }),
  ),
];
