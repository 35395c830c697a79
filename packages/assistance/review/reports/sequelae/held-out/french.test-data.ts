/** Sequelae in French reports, written before a rule read them and held out: no rule was changed for them. */
import type { Planted } from '../../planted/planted.test-data.ts';
import { clean, plantSequela, sequela } from '../sequelae.test-data.ts';
import type { CleanSequelae } from '../sequelae.test-data.ts';

export const HELD_OUT_FRENCH_SEQUELAE: readonly Planted[] = [
  plantSequela(
    'poignet',
    'prose',
    'side',
    [sequela(['right', 'poignet', 'Ankylose incomplète, extension limitée', '3,5'])],
    'gauche',
    'droit',
  ),
  plantSequela(
    'lombaire, non',
    'brief',
    'premature',
    [sequela(['', '', 'Hernie discale L5-S1', '2'])],
    '2 %',
  ),
  plantSequela('cheville', 'brief', 'side', 'Ankylose de la cheville droite', 'gauche', 'cheville droite'),
  plantSequela(
    'genou, ménis',
    'brief',
    'test-cell',
    [sequela(['left', 'genou', 'Laxité antérieure, Lachman positif', '2'])],
    'Lachman',
    'Négatif',
  ),
  plantSequela(
    'hanche',
    'prose',
    'measure',
    [sequela(['left', 'hanche', 'Perte de 30° d’abduction', '2'])],
    '30°',
  ),
  plantSequela('lombaire, rechute', 'brief', 'level', [sequela(['', '', 'Discectomie L3-L4', '3'])], 'L3-L4'),
  plantSequela(
    'genou, un seul',
    'prose',
    'deficit',
    [sequela(['right', 'genou', 'Atrophie de la cuisse droite', '1'])],
    'trophie',
  ),
  plantSequela(
    'poignet',
    'brief',
    'act-date',
    [sequela(['left', 'poignet', 'Fracture du radius distal, opérée le 2 décembre 2022', '2'])],
    '2 décembre 2022',
  ),
];

export const HELD_OUT_CLEAN_FRENCH_SEQUELAE: readonly CleanSequelae[] = [
  clean(
    'poignet',
    'prose',
    sequela([
      'left',
      'poignet',
      'Ankylose incomplète : flexion et extension, perte de 20° par rapport au côté droit',
      '3,5',
    ]),
  ),
  clean('hanche', 'prose', sequela(['left', 'hanche gauche', 'Perte de 15° d’abduction', '2'])),
  clean('coude', 'brief', sequela(['right', 'coude', 'Entorse, 2010', '1'], { isPrior: true })),
  clean('lombaire, accident', 'prose', sequela(['', '', 'Entorse lombaire de 2018', '2'], { isPrior: true })),
];
