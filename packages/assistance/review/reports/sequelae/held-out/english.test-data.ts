/** Sequelae in English reports, written before a rule read them and held out: no rule was changed for them. */
import type { Planted } from '../../planted/planted.test-data.ts';
import { clean, plantSequela, sequela } from '../sequelae.test-data.ts';
import type { CleanSequelae } from '../sequelae.test-data.ts';

export const HELD_OUT_ENGLISH_SEQUELAE: readonly Planted[] = [
  plantSequela(
    'knee ligament',
    'brief',
    'side',
    [sequela(['right', 'knee', 'ACL reconstruction with laxity', '3'])],
    'eft',
    'right',
  ),
  plantSequela(
    'ankle, two',
    'prose',
    'measure',
    [sequela(['left', 'ankle', 'Loss of 15° of dorsiflexion', '2'])],
    '15°',
  ),
  plantSequela('lumbar disc', 'brief', 'level', [sequela(['', '', 'Discectomy L5-S1', '3'])], 'L5-S1'),
  plantSequela(
    'shoulder in',
    'prose',
    'premature',
    [sequela(['left', 'shoulder', 'Partial tear of the cuff', '3'])],
    '3%',
  ),
  plantSequela(
    'hip, date',
    'prose',
    'event-date',
    [sequela(['left', 'hip', 'Contusion, accident of February 13, 2023', '1'])],
    'February 13, 2023',
  ),
  plantSequela(
    'lumbar blocks',
    'prose',
    'deficit',
    [sequela(['', '', 'Weakness of the right foot', '2'])],
    'eakness',
  ),
  plantSequela(
    'knee, cart',
    'brief',
    'side',
    [sequela(['left', 'knee', 'Patellar dislocation', '2'])],
    'ight',
    'left',
  ),
  plantSequela('shoulder, past', 'prose', 'side', 'Ankylosis of the left shoulder', 'ight', 'left'),
];

export const HELD_OUT_CLEAN_ENGLISH_SEQUELAE: readonly CleanSequelae[] = [
  clean(
    'hand',
    'prose',
    sequela(['right', 'hand', 'Loss of grip', '2']),
    sequela(['left', 'index finger', 'Partial amputation', '1'], { isPrior: true }),
  ),
  clean(
    'ankle, two',
    'brief',
    sequela(['left', 'ankle', 'Laxity; 5° loss of dorsiflexion', '2']),
    sequela(['left', 'ankle', 'Sprain of October 1, 2019', '1'], { isPrior: true }),
  ),
  clean(
    'knee, two',
    'brief',
    sequela(['right', 'knee', 'Osteoarthritis', '1'], { isPrior: true }),
    sequela(['left', 'knee', 'Osteoarthritis', '1'], { isPrior: true }),
  ),
  clean(
    'lumbar blocks',
    'brief',
    sequela(['', 'lumbar spine', 'Sprain with functional sequelae', '2'], { measure: '80°' }),
  ),
];
