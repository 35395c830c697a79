/** Sequelae in French reports, written before a rule read them; the rules were developed on these. */
import type { Planted } from '../../planted/planted.test-data.ts';
import { clean, plantSequela, sequela } from '../sequelae.test-data.ts';
import type { CleanSequelae } from '../sequelae.test-data.ts';

export const FRENCH_SEQUELAE: readonly Planted[] = [
  plantSequela(
    'épaule',
    'prose',
    'side',
    [sequela(['left', 'épaule', 'Ankylose partielle', '4'])],
    'droite',
    'gauche',
  ),
  plantSequela(
    'lombaire, rechute',
    'prose',
    'level',
    [sequela(['', '', 'Hernie discale L5-S1 opérée, séquelles fonctionnelles objectivées', '5'])],
    'L4-L5',
    'L5-S1',
  ),
  plantSequela(
    'genou, ménis',
    'prose',
    'measure',
    [sequela(['left', 'genou', 'Perte de 45° de flexion', '3'])],
    '45°',
    '115',
  ),
  plantSequela(
    'coude',
    'brief',
    'deficit',
    [sequela(['right', 'coude', 'Perte de flexion', '2'])],
    'flexion',
    '140',
  ),
  plantSequela(
    'épaule',
    'brief',
    'act-date',
    [sequela(['right', 'épaule', 'Acromioplastie du 26 janvier 2024', '2'])],
    '26 janvier 2024',
  ),
  plantSequela(
    'genou, un seul',
    'brief',
    'impairment',
    [sequela(['right', 'genou', 'Entorse du ligament collatéral médial, séquelles fonctionnelles', '2'])],
    'atteinte',
    '2 %',
  ),
  plantSequela(
    'hanche',
    'brief',
    'side',
    [sequela(['', '', 'Bursite trochantérienne de la hanche droite', '2'])],
    'hanche gauche',
    'hanche droite',
  ),
  // Added when the first were read
  plantSequela(
    'cheville',
    'brief',
    'side',
    [sequela(['right', 'cheville', 'Dorsiflexion à 0°', '3'])],
    'gauche',
    'droit',
  ),
  plantSequela(
    'genou, ménis',
    'brief',
    'side',
    [sequela(['right', 'genou', 'Laxité du genou gauche', '2'])],
    'gauche',
    'droit',
  ),
];

export const CLEAN_FRENCH_SEQUELAE: readonly CleanSequelae[] = [
  clean(
    'épaule',
    'prose',
    sequela(['right', 'épaule', 'Acromioplastie avec séquelles fonctionnelles', '2']),
    sequela(['left', 'épaule', 'Bursite', '1'], { isPrior: true }),
  ),
  clean(
    'genou, ménis',
    'prose',
    sequela(['left', 'genou', 'Méniscectomie interne avec perte de 25° de flexion', '1'], { measure: '25°' }),
    sequela(['right', 'genou', 'Cicatrices d’arthroscopie', '0,5'], { nature: 'pe' }),
  ),
  clean(
    'cheville',
    'brief',
    sequela(['left', 'cheville', 'Ankylose complète en dorsiflexion', '3'], { measure: '0°' }),
    sequela(['left', 'cheville', 'Perte de 20° de flexion plantaire', '4']),
  ),
  clean(
    'lombaire, rechute',
    'prose',
    sequela(['', '', 'Discectomie L4-L5', '3']),
    sequela(['', 'rachis lombaire', 'Ankylose, flexion', '4'], { measure: '45°' }),
  ),
  clean('genou, ménis', 'brief', sequela(['left', 'genou', 'Ankylose en flexion', '2'], { measure: '25°' })),
  clean('lombaire, accident', 'prose', sequela(['', '', 'Rien à évaluer', '0'])),
];
