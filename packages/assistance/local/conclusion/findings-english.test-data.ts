/** Findings of operations and of visits in English histories (fiction). */
import { EVENT_TOLD } from './findings.test-data.ts';
import type { FindingExample } from './findings.test-data.ts';

export const ENGLISH_FINDINGS: readonly FindingExample[] = [
  {
    told: [
      'On May 6, 2024, Dr. Castonvale performed a right rotator cuff repair.',
      'The long head of the biceps was found frayed at exploration.',
    ],
    lines: [['rotator cuff repair', 'found frayed at exploration']],
  },
  {
    told: [
      'ORIF of the right distal radius was done on June 12, 2024.',
      'Tendons and nerves were found intact at exploration.',
    ],
    lines: [['ORIF', 'nerves were found intact']],
  },
  {
    told: [
      'He underwent an L5-S1 discectomy on May 2, 2024.',
      'Intraoperatively, a sequestered fragment was compressing the S1 root.',
    ],
    lines: [['L5-S1 discectomy', 'compressing the S1 root']],
  },
  {
    told: [
      'A right medial meniscectomy was done on May 6, 2024.',
      'On July 9, 2024, an ultrasound showed no thrombosis.',
      'At the time of surgery, the condylar cartilage was worn.',
    ],
    lines: [['meniscectomy', 'condylar cartilage was worn'], ['no thrombosis']],
  },
  {
    told: [
      'In 2015, a right meniscectomy was done.',
      'At exploration, the meniscus was already degenerate.',
      EVENT_TOLD.en,
    ],
    hasEvent: false,
    lines: [['Prior to the event', 'right meniscectomy', 'already degenerate']],
  },
  {
    told: [
      'On May 6, 2024, Dr. Castonvale recommended an arthroscopy.',
      'At exploration, the state of the ligament will be checked.',
    ],
    omitted: ['will be checked'],
  },
  {
    told: ['On exploration of the yard, the inspector found the broken stepladder.'],
    omitted: ['inspector'],
  },
  {
    told: [
      'On June 4, 2024, Dr. Orsanne, the treating physician, noted right shoulder flexion of 90° and a positive Hawkins test.',
    ],
    lines: [['June 4, 2024', 'Dr. Orsanne', 'flexion of 90°', 'positive Hawkins']],
  },
  {
    told: [
      'On June 18, 2024, the worker was seen again by Dr. Valbrume. Abduction was limited to 80° and strength was 4/5.',
    ],
    lines: [['June 18, 2024', 'Dr. Valbrume', 'Abduction was limited to 80°']],
  },
  {
    told: [
      'On September 9, 2024, on examination by Dr. Hautmesnil, reflexes were symmetrical and Tinel’s sign was absent.',
    ],
    lines: [['September 9, 2024', 'Dr. Hautmesnil', 'Tinel’s sign was absent']],
  },
  {
    told: ['On my examination today, flexion is 120° and the Speed test is negative.'],
    omitted: ['120°'],
  },
  {
    told: ['On June 18, 2024, he was seen again by Dr. Valbrume. He complained of pain at rest.'],
    omitted: ['complained'],
  },
  {
    told: ['On August 2, 2024, the physiotherapist noted flexion of 100°.'],
    omitted: ['100°'],
  },
  {
    told: ['On May 4, 2026, on examination, right shoulder flexion reached 110°.'],
    omitted: ['110°'],
  },
];

export const ENGLISH_FINDINGS_HELD_OUT: readonly FindingExample[] = [
  {
    told: [
      'Right distal biceps tendon repair on April 17, 2024.',
      'The surgeon found a complete tear with 4 cm of retraction during the procedure.',
    ],
    lines: [['biceps tendon repair', '4 cm of retraction']],
  },
  {
    told: [
      'He was operated on for a scaphoid fracture on May 8, 2024.',
      'On opening, the site was filled with fibrous tissue. The radial cartilage was preserved.',
    ],
    lines: [['scaphoid', 'filled with fibrous tissue', 'radial cartilage was preserved']],
  },
  {
    told: [
      'A right acromioplasty was done on November 20, 2024 by Dr. Montaubin.',
      'At surgery the supraspinatus was fibrillated but not torn.',
    ],
    lines: [['acromioplasty', 'fibrillated but not torn']],
  },
  {
    told: [
      'On February 6, 2025, right ulnar nerve transposition was done.',
      'On March 3, 2025, he began physiotherapy.',
      'The nerve was flattened and swollen at the time of the operation.',
    ],
    lines: [['ulnar nerve transposition', 'flattened and swollen']],
  },
  {
    told: ['An arthroscopy is planned for May 2025.', 'At exploration, the labrum should be assessed.'],
    omitted: ['labrum should be assessed'],
  },
  {
    told: [
      'On May 21, 2024, physiatrist Dr. Lorimier observed wasting of the deltoid and measured external rotation at 30°.',
    ],
    lines: [['May 21, 2024', 'Dr. Lorimier', 'wasting of the deltoid', '30°']],
  },
  {
    told: [
      'She was examined on July 11, 2024 by Dr. Vauclair, an orthopaedist. A painful arc was present between 60 and 120°. The Neer test was positive.',
    ],
    lines: [['July 11, 2024', 'Dr. Vauclair', 'painful arc', 'Neer test was positive']],
  },
  {
    told: [
      'On August 30, 2024, Dr. Valbrume saw the worker again. On examination, sensation was reduced in the right C6 territory.',
    ],
    lines: [['August 30, 2024', 'Dr. Valbrume', 'sensation was reduced']],
  },
  {
    told: [
      'Dr. Hautmesnil, of the medical evaluation board, found full elevation and no weakness on October 5, 2025.',
    ],
    lines: [['Dr. Hautmesnil', 'October 5, 2025', 'no weakness']],
  },
  {
    told: ['At the present evaluation, I note abduction of 140°.'],
    omitted: ['140°'],
  },
  {
    told: ['On July 11, 2024, Dr. Vauclair saw him in follow-up. He said that he slept better.'],
    omitted: ['slept better'],
  },
  {
    told: ['On July 15, 2024, the occupational therapist measured a grip strength of 22 kg.'],
    omitted: ['22 kg'],
  },
  {
    told: ['Today the right cuff is tender to palpation and flexion is 100°.'],
    omitted: ['palpation'],
  },
];

/** Written after the rule, in other words, and tried once before anything was changed. */
export const ENGLISH_FINDINGS_HELD_OUT_2: readonly FindingExample[] = [
  {
    told: [
      'Right shoulder arthroscopy, January 14, 2025 (Dr. Montaubin).',
      'Intraoperative findings: posterior labrum detached, cuff intact.',
    ],
    lines: [['shoulder arthroscopy', 'posterior labrum detached']],
  },
  {
    told: [
      'Dr. Castaing repaired the Achilles tendon on September 3, 2024 by open repair of the tendon.',
      'He noted at exploration that the tear was old.',
    ],
    lines: [['Achilles tendon', 'tear was old']],
  },
  {
    told: ['L4-L5 discectomy on January 10, 2025. No dural tear was seen during the procedure.'],
    lines: [['discectomy', 'No dural tear']],
  },
  {
    told: [
      'Open reduction of the right wrist on May 9, 2024.',
      'During surgery his wife waited in the family lounge.',
    ],
    omitted: ['family lounge'],
  },
  {
    told: ['Seen on March 20, 2024 by Dr. Castaing: elevation 100°, supraspinatus strength 4/5.'],
    lines: [['March 20, 2024', 'Dr. Castaing', 'elevation 100°']],
  },
  {
    told: [
      'His treating physician reassessed him on April 2, 2024. Motion was full. The Jobe test remained weak.',
    ],
    lines: [['April 2, 2024', 'Motion was full', 'Jobe test remained weak']],
  },
  {
    told: ['Dr. Montreval found no neurological deficit on May 6, 2024; Spurling was negative.'],
    lines: [['Dr. Montreval', 'May 6, 2024', 'Spurling was negative']],
  },
  {
    told: ['On May 8, 2024, he saw Dr. Castaing, who filled out a form and gave an appointment.'],
    omitted: ['filled out a form'],
  },
  {
    told: ['According to the chiropractor, cervical rotation was 50° on May 12, 2024.'],
    omitted: ['50°'],
  },
  {
    told: ['I saw the worker myself on March 12, 2026; abduction was 95° at the time.'],
    omitted: ['95°'],
  },
];
