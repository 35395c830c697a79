/** Section 9, wrists and hands. */
import { withEndPain } from '../add-columns.ts';
import { trialTable } from '../build-list-tables.ts';
import { DEGREES, choiceOf, measureIn, sideAndModeTable, sideTable } from '../build-tables.ts';
import { aaos, ama, normals } from '../define-normals.ts';
import { limbJoint } from '../joint-words.ts';
import { group } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';
import { palpationAndInspection } from '../field-blocks.ts';

const hand = (degrees: number) => ({ source: 'e-hand.com', degrees, mark: 'read' }) as const;

export const wristNormals = normals({
  wristFlexion: {
    label: { fr: 'Poignet, flexion palmaire', en: 'Wrist, palmar flexion' },
    degrees: 70,
    maximum: 110,
    references: [aaos(80), ama(60)],
  },
  wristExtension: {
    label: { fr: 'Poignet, dorsiflexion', en: 'Wrist, dorsiflexion' },
    degrees: 60,
    maximum: 100,
    references: [aaos(70), ama(60)],
  },
  wristRadialDeviation: {
    label: { fr: 'Poignet, déviation radiale', en: 'Wrist, radial deviation' },
    degrees: 20,
    maximum: 45,
    references: [aaos(20), ama(20)],
  },
  wristUlnarDeviation: {
    label: { fr: 'Poignet, déviation cubitale', en: 'Wrist, ulnar deviation' },
    degrees: 30,
    maximum: 60,
    references: [aaos(30), ama(30)],
  },
  fingerMcp: {
    label: { fr: 'Doigts, MCP', en: 'Fingers, MCP' },
    degrees: 90,
    maximum: 120,
    references: [hand(90)],
  },
  fingerPip: {
    label: { fr: 'Doigts, IPP', en: 'Fingers, PIP' },
    degrees: 100,
    maximum: 130,
    references: [hand(100)],
  },
  fingerDip: {
    label: { fr: 'Doigts, IPD', en: 'Fingers, DIP' },
    degrees: 70,
    maximum: 110,
    references: [hand(80)],
  },
  thumbMcp: {
    label: { fr: 'Pouce, MCP', en: 'Thumb, MCP' },
    degrees: 60,
    maximum: 90,
    references: [hand(55)],
  },
  thumbIp: {
    label: { fr: 'Pouce, IP', en: 'Thumb, IP' },
    degrees: 80,
    maximum: 110,
    references: [hand(80)],
  },
});

const FINGERS = [
  { name: 'Index', fr: 'Index', en: 'Index' },
  { name: 'Majeur', fr: 'Majeur', en: 'Middle' },
  { name: 'Annulaire', fr: 'Annulaire', en: 'Ring' },
  { name: 'Auriculaire', fr: 'Auriculaire', en: 'Little' },
] as const;

const KNUCKLES = [
  { name: 'Mcp', fr: 'MCP', en: 'MCP', normal: 'fingerMcp' },
  { name: 'Ipp', fr: 'IPP', en: 'PIP', normal: 'fingerPip' },
  { name: 'Ipd', fr: 'IPD', en: 'DIP', normal: 'fingerDip' },
] as const;

const TERRITORIES = [
  { name: 'Median', fr: 'Médian', en: 'Median' },
  { name: 'Cubital', fr: 'Cubital', en: 'Ulnar' },
  { name: 'Radial', fr: 'Radial', en: 'Radial' },
] as const;

export const wristsAndHands = group({
  title: REGION_TITLES.wristsAndHands,
  region: 'wristsAndHands',
  joint: limbJoint({ fr: ['le', 'poignet', 'poignets'], en: 'wrist' }),
  parts: ['wrist', 'hand'],
  blocks: [
    palpationAndInspection('poignetsMains'),
    withEndPain(
      sideAndModeTable({
        id: 'wristRange',
        title: { fr: 'Amplitudes des poignets', en: 'Wrist ranges of motion' },
        prefix: 'poignets',
        content: DEGREES,
        rows: [
          {
            name: 'Flexion',
            label: { fr: 'Flexion palmaire', en: 'Palmar flexion' },
            normal: 'wristFlexion',
          },
          { name: 'Extension', label: { fr: 'Dorsiflexion', en: 'Dorsiflexion' }, normal: 'wristExtension' },
          {
            name: 'DeviationRadiale',
            label: { fr: 'Déviation radiale', en: 'Radial deviation' },
            normal: 'wristRadialDeviation',
          },
          {
            name: 'DeviationCubitale',
            label: { fr: 'Déviation cubitale', en: 'Ulnar deviation' },
            normal: 'wristUlnarDeviation',
          },
        ],
      }),
      'poignets',
      ['Flexion', 'Extension', 'DeviationRadiale', 'DeviationCubitale'],
    ),
    sideTable({
      id: 'fingerRange',
      title: { fr: 'Flexion des doigts', en: 'Finger flexion' },
      prefix: 'doigts',
      content: DEGREES,
      joint: limbJoint({ fr: ['la', 'main', 'mains'], en: 'hand' }),
      parts: ['hand'],
      optional: true,
      rows: [
        { name: 'PouceMcp', label: { fr: 'Pouce, MCP', en: 'Thumb, MCP' }, normal: 'thumbMcp' },
        { name: 'PouceIp', label: { fr: 'Pouce, IP', en: 'Thumb, IP' }, normal: 'thumbIp' },
        ...FINGERS.flatMap((finger) =>
          KNUCKLES.map((knuckle) => ({
            name: `${finger.name}${knuckle.name}` as const,
            label: { fr: `${finger.fr}, ${knuckle.fr}`, en: `${finger.en}, ${knuckle.en}` },
            normal: knuckle.normal,
          })),
        ),
      ],
    }),
    sideTable({
      id: 'pulpToPalm',
      title: { fr: 'Distance pulpe-paume (cm)', en: 'Pulp-to-palm distance (cm)' },
      prefix: 'doigtsPulpePaume',
      content: measureIn('cm'),
      parts: ['hand'],
      optional: true,
      rows: FINGERS.map(({ name, fr, en }) => ({ name, label: { fr, en } })),
    }),
    sideTable({
      id: 'thumbOpposition',
      title: { fr: 'Opposition du pouce', en: 'Thumb opposition' },
      prefix: 'doigts',
      content: measureIn('/10'),
      parts: ['hand'],
      optional: true,
      rows: [{ name: 'OppositionKapandji', label: { fr: 'Kapandji', en: 'Kapandji' } }],
    }),
    sideTable({
      id: 'wristTests',
      title: { fr: 'Tests des poignets et des mains', en: 'Wrist and hand tests' },
      prefix: 'poignets',
      content: choiceOf('result'),
      rows: [
        { name: 'Phalen', label: { fr: 'Phalen', en: 'Phalen' } },
        {
          name: 'PhalenSecondes',
          label: { fr: 'Phalen, secondes', en: 'Phalen, seconds' },
          content: measureIn('s'),
        },
        { name: 'TinelMedian', label: { fr: 'Tinel médian', en: 'Tinel, median' } },
        { name: 'Durkan', label: { fr: 'Durkan', en: 'Durkan' } },
        { name: 'Finkelstein', label: { fr: 'Finkelstein', en: 'Finkelstein' } },
        { name: 'Watson', label: { fr: 'Watson', en: 'Scaphoid shift (Watson)' } },
        { name: 'TouchePiano', label: { fr: 'Touche de piano', en: 'Piano key' } },
        { name: 'Fovea', label: { fr: 'Fovéa', en: 'Fovea' } },
        { name: 'Grind', label: { fr: 'Grind test (TMC)', en: 'Grind test (CMC)' } },
        { name: 'Froment', label: { fr: 'Froment', en: 'Froment' } },
        { name: 'Wartenberg', label: { fr: 'Wartenberg', en: 'Wartenberg' } },
        { name: 'Allen', label: { fr: 'Allen', en: 'Allen' }, content: choiceOf('patella') },
      ],
    }),
    trialTable({
      id: 'grip',
      title: {
        fr: 'Préhension (Jamar, position 2, coude à 90°), en kg',
        en: 'Grip (Jamar, position 2, elbow at 90°), in kg',
      },
      prefix: 'mains',
      unit: 'kg',
      parts: ['elbow', 'wrist', 'hand'],
      namesDominance: true,
      optional: true,
      rows: [{ name: 'Prehension', label: { fr: 'Préhension', en: 'Grip' } }],
    }),
    trialTable({
      id: 'pinch',
      title: { fr: 'Pinces, en kg', en: 'Pinch, in kg' },
      prefix: 'mainsPince',
      unit: 'kg',
      parts: ['wrist', 'hand'],
      optional: true,
      rows: [
        { name: 'Laterale', label: { fr: 'Latérale (clé)', en: 'Key' } },
        { name: 'Pulpaire', label: { fr: 'Pulpe à pulpe', en: 'Pulp' } },
        { name: 'Tridigitale', label: { fr: 'Tridigitale', en: 'Tripod' } },
      ],
    }),
    sideTable({
      id: 'handSensation',
      title: { fr: 'Discrimination de deux points (mm)', en: 'Two-point discrimination (mm)' },
      prefix: 'mainsDeuxPoints',
      content: measureIn('mm'),
      parts: ['wrist', 'hand'],
      optional: true,
      rows: TERRITORIES.map(({ name, fr, en }) => ({ name, label: { fr, en } })),
    }),
    sideTable({
      id: 'monofilaments',
      title: { fr: 'Monofilaments (numéro)', en: 'Monofilaments (number)' },
      prefix: 'mainsMonofilament',
      content: { kind: 'line' },
      parts: ['wrist', 'hand'],
      optional: true,
      rows: TERRITORIES.map(({ name, fr, en }) => ({ name, label: { fr, en } })),
    }),
  ],
});
