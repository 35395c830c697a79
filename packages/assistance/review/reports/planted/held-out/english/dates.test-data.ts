/** Dates, durations and ages, planted in English reports and held out: no rule was changed for them. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const HELD_OUT_ENGLISH_DATES: readonly Planted[] = [
  plant(
    'knee, cart',
    'brief',
    'event-date',
    [
      'conclusionResume',
      'Right knee, July 11, 2023.',
      'Right knee. The accident, which occurred on July 21, 2023, was witnessed.',
    ],
    'July 21, 2023',
  ),
  plant(
    'lumbar disc',
    'brief',
    'event-date',
    ['historiqueEvolution', 'On April 18, 2023, while pulling', 'On April 8, 2023, while pulling'],
    'April 8, 2023',
  ),
  plant(
    'shoulder, past',
    'brief',
    'act-date',
    ['conclusionResume', 'Bankart 2023-09-14', 'Bankart repair 2023-11-14'],
    '2023-11-14',
  ),
  plant(
    'lumbar blocks',
    'prose',
    'act-date',
    [
      'conclusionResume',
      'The MRI of August 1, 2023',
      'Magnetic resonance imaging, done on September 1, 2023,',
    ],
    'September 1, 2023',
  ),
  plant(
    'ankle, two',
    'brief',
    'consolidation-date',
    ['conclusionDateConsolidation', null, 'It should be fixed on December 16, 2019.'],
    'December 16, 2019',
  ),
  plant(
    'hip, ',
    'prose',
    'consolidation-date',
    ['conclusionDateConsolidation', null, 'My date of consolidation is January 27, 2023.'],
    'January 27, 2023',
  ),
  plant(
    'knee ligament',
    'prose',
    'future-date',
    ['historiqueEvolution', 'began on September 5, 2023', 'began on September 5, 2025'],
    'September 5, 2025',
  ),
  plant(
    'hand, ',
    'prose',
    'age',
    ['conclusionResume', 'Printer, 53 years old,', 'This 35-year-old printer had a'],
    '35',
  ),
  // Added last, after the rules were made
  plant(
    'knee, cart',
    'prose',
    'event-date',
    [
      'conclusionResume',
      'patellar dislocation of the right knee on July 11, 2023',
      'who fell: patellar dislocation in the event of June 11, 2023',
    ],
    'June 11, 2023',
  ),
  plant(
    'hip, ',
    'brief',
    'act-date',
    ['conclusionResume', 'Left hip, accident', 'Injected with cortisone on May 26, 2023. Left hip, accident'],
    'May 26, 2023',
  ),
  plant(
    'hand, ',
    'brief',
    'consolidation-date',
    ['conclusionDateConsolidation', null, 'The date is July 8, 2022.'],
    'July 8, 2022',
  ),
  plant(
    'lumbar blocks',
    'prose',
    'age',
    ['conclusionResume', 'Hospital cook, 49 years old,', 'This 59-year-old hospital cook,'],
    '59',
  ),
];
