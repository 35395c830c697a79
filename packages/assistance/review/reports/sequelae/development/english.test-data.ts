/** Sequelae in English reports, written before a rule read them; the rules were developed on these. */
import type { Planted } from '../../planted/planted.test-data.ts';
import { clean, plantSequela, sequela } from '../sequelae.test-data.ts';
import type { CleanSequelae } from '../sequelae.test-data.ts';

export const ENGLISH_SEQUELAE: readonly Planted[] = [
  plantSequela(
    'ankle osteo',
    'prose',
    'side',
    [sequela(['left', 'ankle', 'Partial ankylosis', '4'])],
    'ight',
    'left',
  ),
  plantSequela(
    'lumbar disc',
    'prose',
    'level',
    [sequela(['', '', 'L5-S1 disc herniation, operated', '3'])],
    'L4-L5',
    'L5-S1',
  ),
  plantSequela(
    'knee ligament',
    'prose',
    'measure',
    [sequela(['left', 'knee', 'Loss of 35° of flexion', '3'])],
    '35°',
    '125',
  ),
  plantSequela(
    'hip, date',
    'brief',
    'impairment',
    [sequela(['left', 'hip', 'Gluteal tendinopathy', '2'])],
    'None',
    '2%',
  ),
  plantSequela(
    'shoulder, past',
    'brief',
    'act-date',
    [sequela(['right', 'shoulder', 'Bankart repair of September 24, 2023', '2'])],
    'September 24, 2023',
  ),
  plantSequela(
    'ankle, two',
    'brief',
    'test-cell',
    [sequela(['left', 'ankle', 'Laxity, Thompson positive', '2'])],
    'Thompson',
    'Négatif',
  ),
  plantSequela('hand', 'prose', 'side', [sequela(['left', 'hand', 'Crush injury', '2'])], 'right', 'left'),
  // Added when the first were read
  plantSequela(
    'ankle, two',
    'brief',
    'side',
    [sequela(['right', 'ankle', 'Dorsiflexion of 15°', '2'])],
    'eft',
    'right',
  ),
  plantSequela(
    'knee ligament',
    'prose',
    'side',
    [sequela(['right', 'knee', 'Laxity of the left knee', '2'])],
    'left',
    'right',
  ),
];

export const CLEAN_ENGLISH_SEQUELAE: readonly CleanSequelae[] = [
  clean('ankle osteo', 'prose', sequela(['right', 'ankle', 'Ankylosis: 15° loss of dorsiflexion', '4'])),
  clean(
    'knee ligament',
    'prose',
    sequela(['left', 'knee', 'Loss of 15° of flexion compared with the right knee', '3']),
    sequela(['right', 'knee', 'Surgical scars', '1'], { nature: 'pe' }),
  ),
  clean(
    'lumbar disc',
    'brief',
    sequela(['', '', 'L4-L5 discectomy', '3']),
    sequela(['', '', 'Weakness of the left L5 root, 4/5', '2']),
    sequela(['', '', 'Lumbar sprain, 2014', '1'], { isPrior: true }),
  ),
  clean(
    'shoulder, past',
    'brief',
    sequela(
      [
        'right',
        'shoulder',
        'Dislocation with a Bankart repair on September 14, 2023; external rotation',
        '5',
      ],
      { measure: '50°' },
    ),
  ),
  clean('knee ligament', 'brief', sequela(['left', 'knee', 'Ankylosis in flexion', '2'], { measure: '15°' })),
  clean('hip, date', 'prose', sequela(['', '', 'Nothing to evaluate', '0'])),
];
