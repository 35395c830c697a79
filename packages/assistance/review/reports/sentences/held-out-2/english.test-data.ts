/** Sentences written after the rules were changed, and run once before anything more was. */
import type { SentenceSet } from '../sentences.test-data.ts';

const WRIST = {
  diagnosticsCnesst: 'Fracture of the left distal radius',
  historiqueEvolution:
    'On April 5, 2024, the worker fell from a stepladder and fractured her left wrist. X-ray of April 5, 2024: displaced fracture. Plate fixation on April 9, 2024.',
  conclusionDiagnostic: 'Fracture of the left distal radius.',
} as const;
const BACK = {
  diagnosticsCnesst: 'Left L5-S1 disc herniation',
  historiqueEvolution:
    'On April 5, 2024, the worker lifted a 30 kg box and felt sharp low back pain. Lumbar MRI of May 2, 2024: left L5-S1 disc herniation. Epidural on June 11, 2024.',
  conclusionDiagnostic: 'Left L5-S1 disc herniation.',
} as const;

const inHistory = (kind: SentenceSet['kind'], data: SentenceSet['data']) =>
  ({ language: 'en', kind, data, field: 'historiqueEvolution' }) as const;
const inConclusion = (kind: SentenceSet['kind'], data: SentenceSet['data']) =>
  ({ language: 'en', kind, data, field: 'conclusionResume' }) as const;

export const ENGLISH: readonly SentenceSet[] = [
  {
    ...inHistory('event-date', WRIST),
    clean: [
      'The employer’s notice concerning the event was signed on April 15, 2024.',
      'She underwent hardware removal on January 20, 2025.',
      'The review officer upheld the admissibility of the injury on August 12, 2024.',
      'In a fall on February 14, 2025 on the ice, she bruised her right elbow.',
      'The investigation into the accident was completed on April 22, 2024.',
      'She suffered from complex regional pain syndrome, diagnosed on July 3, 2024.',
      'Her foreman testified about the accident on April 30, 2024.',
    ],
    planted: [
      'The worker filed a claim for an accident that occurred on April 15, 2024.',
      'The event of May 5, 2024 was accepted by the CNESST.',
    ],
  },
  {
    ...inConclusion('event-date', WRIST),
    clean: [
      'The fracture was reduced and fixed on April 9, 2024.',
      'She returned to her job on January 6, 2025, nine months after the accident.',
      'The worker filed her claim for the accident on April 18, 2024.',
      'She fell again on her left hand on February 14, 2025, without a fracture.',
    ],
    planted: [
      'The worker had a fall from a stepladder on April 15, 2024.',
      'She fractured her left wrist on May 5, 2024.',
      'This fracture results from the work accident that happened on April 5, 2023.',
      'On April 25, 2024, she lost her footing and broke her left wrist.',
      'The worker was the victim of a fall on April 6, 2024.',
    ],
  },
  {
    ...inConclusion('event-date', BACK),
    clean: [
      'The worker reported a subjective worsening on October 8, 2024.',
      'The herniation was demonstrated on May 2, 2024.',
    ],
    planted: [
      'The worker herniated his L5-S1 disc on April 15, 2024 while lifting a box.',
      'The event dates back to March 5, 2024.',
    ],
  },
  {
    ...inHistory('duration', BACK),
    clean: [
      'Occupational therapy from May 6 to September 6, 2024, twice a week.',
      'From April 5 to August 5, 2024, he was off work; he attempted a return of three weeks.',
      'From July 8 to November 8, 2024 he took naproxen, stopped for two weeks in August.',
    ],
    planted: [
      'He was off work from April 5 to August 5, 2024, that is, two months.',
      'Chiropractic care from May 6 to June 10, 2024, for three months.',
    ],
  },
  {
    ...inHistory('age', BACK),
    clean: [
      'He lives with his 41-year-old wife and their children aged 15 and 17.',
      'At the age of 22 he had an appendectomy.',
      'He has driven the same 19-year-old truck since he was hired.',
      'He began smoking at 15 years of age and stopped at 30.',
    ],
    planted: ['The worker, aged 53, is a warehouse clerk.'],
  },
  {
    ...inConclusion('age', BACK),
    clean: [
      'Disc degeneration is common in a 50-year-old man.',
      'This 45-year-old worker still has low back pain.',
    ],
    planted: [
      'We evaluated a 53-year-old warehouse clerk.',
      'The worker is currently 35 years old.',
      'This is a man of 53 years with low back pain.',
    ],
  },
  {
    ...inConclusion('act-date', BACK),
    clean: [
      'On September 4, 2024, the neurosurgeon looked at the MRI and ruled out surgery.',
      'A further epidural was planned for October 16, 2024.',
      'At his examination of December 12, 2024, Dr. Roy noted that the epidural had not helped.',
    ],
    planted: [
      'The lumbar MRI of May 12, 2024 showed a herniation.',
      'The epidural was given on July 11, 2024.',
    ],
  },
  {
    ...inConclusion('act-date', WRIST),
    clean: ['The plate was removed on January 20, 2025.', 'The fixation had healed on July 9, 2024.'],
    planted: ['She was operated on the left wrist on April 19, 2024.'],
  },
  {
    ...inHistory('side', WRIST),
    clean: ['A right carpal tunnel release was mentioned in 2019 and not done.'],
    planted: ['Neurolysis of the median nerve at the right wrist was done on January 20, 2025.'],
  },
  {
    ...inConclusion('level', BACK),
    clean: ['He had no operation; a discectomy at L5-S1 had been offered.'],
    planted: ['He underwent a microdiscectomy at L4-L5 in 2025.'],
  },
];
