import type { Example } from './example.test-data.ts';

/** Sentences as they are dictated in an evaluation, English. */
export const SENTENCES_EN: readonly Example[] = [
  [
    'a thirty eight year old forklift operator comma left handed period',
    'a 38 year old forklift operator, left handed.',
  ],
  [
    'flexion was one hundred degrees comma internal rotation ten degrees and external rotation forty degrees period',
    'flexion was 100°, internal rotation 10° and external rotation 40°.',
  ],
  [
    'after a period of eight weeks comma she still had groin pain period',
    'after a period of eight weeks, she still had groin pain.',
  ],
  [
    'no lifting over ten kilograms open parenthesis twenty two pounds close parenthesis and no climbing period',
    'no lifting over 10 kg (22 pounds) and no climbing.',
  ],
  [
    "the worker's father had colon cancer and her mother is well period",
    "the worker's father had colon cancer and her mother is well.",
  ],
  [
    'she was given ketorolac thirty milligrams IM and discharged with crutches period',
    'she was given ketorolac 30 mg IM and discharged with crutches.',
  ],
  ['the right hip was not imaged period', 'the right hip was not imaged.'],
  ['strength is five out of five from L two to S one period', 'strength is 5/5 from L2 to S1.'],
  ['relief of eighty percent for nine days period', 'relief of 80% for nine days.'],
  [
    'thigh circumference colon fifty one centimetres on the left and fifty two on the right period',
    'thigh circumference: 51 cm on the left and 52 on the right.',
  ],
  ['traction time was fifty two minutes period', 'traction time was 52 minutes.'],
  ['two portals comma each one centimetre period', 'two portals, each 1 cm.'],
  ['she walks thirty minutes comma then rests period', 'she walks 30 minutes, then rests.'],
  ['consolidated on february seventeenth twenty twenty five period', 'consolidated on February 17, 2025.'],
  ['x-rays showed an L five S one pinch period', 'x-rays showed an L5-S1 pinch.'],
  // taken back, shortened, spelled
  [
    'ninety degrees scratch that she started rehabilitation period she improved',
    'she started rehabilitation. She improved',
  ],
  ['june fourth twenty twenty four scratch that ninety degrees', '90°'],
  ['pain no scratch that she walks', 'she walks'],
  ['at four p.m. period she walked', 'at 4 p.m. She walked'],
  ['DASH score of forty', 'DASH score of 40'],
  ['signs colon new line hyphen pain new line hyphen stiffness', 'signs:\n- pain\n- stiffness'],
];
