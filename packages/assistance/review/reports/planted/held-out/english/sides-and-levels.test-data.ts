/** Sides and levels, planted in English reports and held out: no rule was changed for them. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const HELD_OUT_ENGLISH_SIDES_AND_LEVELS: readonly Planted[] = [
  plant(
    'lumbar disc',
    'prose',
    'side',
    ['conclusionAtteintePermanente', null, 'Yes, with atrophy of the right calf.'],
    'right calf',
  ),
  plant(
    'ankle osteo',
    'brief',
    'side',
    ['conclusionAtteintePermanente', null, 'Yes. I find an ankylosis of her left ankle.'],
    'left ankle',
  ),
  plant(
    'knee, two',
    'prose',
    'side',
    [
      'conclusionDiagnostic',
      'Right knee contusion and right patellar tendinopathy, resolved.',
      'On the left knee, a contusion and a patellar tendinopathy have resolved.',
    ],
    'left knee',
  ),
  plant(
    'hand, ',
    'brief',
    'side',
    [
      'historiqueEvolution',
      'the worker’s right hand was caught between',
      'the worker’s left hand was crushed (contusion) between',
    ],
    'left hand',
  ),
  plant(
    'shoulder in',
    'brief',
    'side',
    ['conclusionDiagnostic', null, 'Tear of the rotator cuff, partial, right shoulder.'],
    'right shoulder',
  ),
  plant(
    'lumbar disc',
    'brief',
    'level',
    [
      'conclusionResume',
      'L4-L5 herniation, left.',
      'A herniated disc was excised at L3-L4: L3-L4 discectomy, left.',
    ],
    'L3-L4',
  ),
  plant(
    'lumbar disc',
    'prose',
    'level',
    [
      'historiqueEvolution',
      'showed a left L4-L5 disc herniation compressing',
      'showed a left L5-S1 disc herniation compressing',
    ],
    'L5-S1',
  ),
  // Added last, after the rules were made
  plant(
    'knee, two',
    'brief',
    'side',
    ['conclusionDiagnostic', null, 'Contusion, left knee. Patellar tendinopathy.'],
    'left knee',
  ),
  plant(
    'ankle, two',
    'prose',
    'side',
    [
      'examensParacliniques',
      'the left ankle, April 3, 2024: no fracture',
      'the right ankle, April 3, 2024: grade 2 sprain',
    ],
    'right ankle',
  ),
  plant(
    'hand, ',
    'prose',
    'side',
    ['conclusionResume', 'crush injury of the right hand on', 'who fractured his left hand on'],
    'left hand',
  ),
  plant(
    'lumbar disc',
    'prose',
    'level',
    ['conclusionSoinsTraitements', null, 'The L5-S1 discectomy was justified. Nothing further.'],
    'L5-S1',
  ),
];
