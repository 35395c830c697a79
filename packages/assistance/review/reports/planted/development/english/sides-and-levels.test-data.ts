/** Sides and levels, planted in English reports; the rules were developed on these. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const ENGLISH_SIDES_AND_LEVELS: readonly Planted[] = [
  plant(
    'ankle osteo',
    'prose',
    'side',
    ['conclusionDiagnostic', 'right ankle', 'left ankle'],
    'ight',
    'left ankle',
  ),
  plant(
    'knee ligament',
    'prose',
    'side',
    ['conclusionResume', 'ACL of her left knee', 'ACL of her right knee'],
    'eft',
    'right knee',
  ),
  plant(
    'knee ligament',
    'brief',
    'side',
    ['genouxInspection', 'Scars of the left knee', 'Scars of the right knee'],
    'right knee',
  ),
  plant(
    'shoulder in',
    'prose',
    'side',
    ['examensParacliniques', 'the left shoulder', 'the right shoulder'],
    'right shoulder',
  ),
  plant(
    'shoulder, past',
    'brief',
    'side',
    ['conclusionDiagnostic', 'Right shoulder', 'Left shoulder'],
    'Left shoulder',
  ),
  plant(
    'hip, ',
    'prose',
    'side',
    ['conclusionDiagnostic', 'Left hip contusion', 'Right hip contusion'],
    'Left hip',
    'Right hip',
  ),
  plant(
    'hand, ',
    'prose',
    'side',
    ['conclusionEvaluationLimitations', 'right hand', 'left hand'],
    'left hand',
  ),
  plant(
    'knee, cart',
    'prose',
    'side',
    [
      'historiqueEvolution',
      'Microfracture and MPFL reconstruction were done',
      'Microfracture and repair of the left knee were done',
    ],
    'left knee',
  ),
  plant('lumbar disc', 'prose', 'level', ['conclusionDiagnostic', 'L4-L5', 'L5-S1'], 'L4-L5', 'L5-S1'),
  plant('lumbar disc', 'brief', 'level', ['examensParacliniques', 'L4-L5', 'L3-L4'], 'L4-L5', 'L3-L4'),
  plant(
    'lumbar disc',
    'prose',
    'level',
    ['conclusionResume', 'left L4-L5 disc herniation', 'left L5-S1 disc herniation'],
    'L5-S1',
  ),
  // In other words
  plant(
    'ankle osteo',
    'prose',
    'side',
    [
      'conclusionEvaluationLimitations',
      null,
      'He must not put weight on the left ankle for more than an hour.',
    ],
    'left ankle',
  ),
  plant(
    'shoulder, past',
    'prose',
    'side',
    ['conclusionAtteintePermanente', null, 'Permanent impairment exists, stiffness of the left shoulder.'],
    'left shoulder',
  ),
  plant(
    'lumbar disc',
    'brief',
    'level',
    ['conclusionDiagnostic', null, 'Herniated disc at L5-S1, operated.'],
    'L5-S1',
  ),
];
