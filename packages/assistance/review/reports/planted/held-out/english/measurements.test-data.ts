/** Measurements, tests and what is stated of them, planted in English reports and held out: no rule was changed for them. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const HELD_OUT_ENGLISH_MEASUREMENTS: readonly Planted[] = [
  plant(
    'ankle, two',
    'brief',
    'normal',
    ['examensAdditionnels', null, 'The calf circumferences are equal. Sensation is intact.'],
    'equal',
  ),
  plant(
    'knee ligament',
    'brief',
    'normal',
    ['observationGenerale', null, 'Walks without a limp. On the left, knee mobility is unrestricted.'],
    'mobility',
  ),
  plant(
    'ankle, two',
    'brief',
    'test-cell',
    [
      'conclusionDiagnostic',
      null,
      'Left ankle sprain; the drawer was found to be negative on that side, the left.',
    ],
    'rawer',
    'Positif',
  ),
  plant(
    'knee, cart',
    'brief',
    'test-cell',
    ['examensAdditionnels', null, 'Negative patellar signs. Patellar tracking normal on the right.'],
    'racking',
  ),
  plant(
    'hip, ',
    'prose',
    'measure',
    ['hanchesPalpation', null, 'Flexion of the left hip reaches 70°.'],
    '70°',
    '110',
  ),
  plant(
    'knee, cart',
    'prose',
    'measure',
    [
      'conclusionResume',
      'Orderly, 26 years old,',
      'Orderly, 26 years old, who lacks 50° of flexion of the right knee,',
    ],
    '50°',
  ),
  plant(
    'ankle osteo',
    'prose',
    'deficit',
    [
      'conclusionAtteintePermanente',
      null,
      'There is a permanent impairment, with sensory loss over the right foot.',
    ],
    'sensory loss',
  ),
  plant(
    'lumbar disc',
    'prose',
    'deficit',
    ['conclusionDiagnostic', null, 'Left L4-L5 disc herniation with an absent ankle reflex.'],
    'reflex',
  ),
  // Added last, after the rules were made
  plant(
    'ankle osteo',
    'brief',
    'normal',
    ['observationGenerale', null, 'Dorsiflexion of the right ankle is full.'],
    'full',
    '5',
  ),
  plant(
    'lumbar disc',
    'brief',
    'test-cell',
    ['rachisPalpation', 'No spasm.', 'No spasm. Lasègue positive on the left.'],
    'Lasègue',
    'Négatif',
  ),
  plant(
    'ankle osteo',
    'prose',
    'measure',
    ['conclusionAtteintePermanente', '15° loss of dorsiflexion', 'dorsiflexion of minus 25°'],
    '25°',
  ),
  plant(
    'knee, two',
    'prose',
    'deficit',
    ['conclusionDiagnostic', 'resolved. The', 'resolved, with weakness of the right leg. The'],
    'weakness',
  ),
];
