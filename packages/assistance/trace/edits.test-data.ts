import {
  NECK_AND_SHOULDER_EDITS_HELD_OUT,
  NECK_AND_SHOULDER_EDITS,
} from './neck-and-shoulder-edits.test-data.ts';

/** What a physician changes by hand in a formatted history, and the spoken facts that it leaves without their place. */
export interface HandEdit {
  readonly before: string;
  readonly after: string;
  /** What is listed, in order; `edited` where another value stands for it. */
  readonly listed: readonly (readonly [fate: 'absent' | 'edited', said: string])[];
}

type Case =
  | '01-fr-F-entorse-lombaire'
  | '02-fr-F-fracture-cheville'
  | '03-en-F-hip-labral'
  | '04-fr-M-coiffe-epaule'
  | '05-en-F-cervical-radiculopathy';

/** Ordinary edits: rewording, deleting, changing a value. */
export const EDITS: Readonly<Record<Case, readonly HandEdit[]>> = {
  '01-fr-F-entorse-lombaire': [
    {
      before: ' La douleur est cotée à 7/10.',
      after: '',
      listed: [
        ['absent', 'douleur'],
        ['absent', 'sept sur dix'],
      ],
    },
    {
      before: ' Il n’y a pas d’irradiation sous le genou.',
      after: '',
      listed: [
        ['absent', 'pas'],
        ['absent', "d'irradiation"],
      ],
    },
    {
      before: 'la flexion est à 60°',
      after: 'la flexion est à 55°',
      listed: [['edited', 'soixante degrés']],
    },
    {
      before: 'Un arrêt de travail est prescrit ainsi que du naproxène',
      after: 'On prescrit un arrêt de travail, du naproxène',
      listed: [],
    },
    {
      before: 'naproxène 500 mg',
      after: 'naproxène 250 mg',
      listed: [['edited', 'cinq cents milligrammes']],
    },
    {
      before: 'omnipraticienne, le 15 novembre 2023',
      after: 'omnipraticienne, le 16 novembre 2023',
      listed: [['edited', 'quinze novembre deux mille vingt-trois']],
    },
    {
      before: ' et de la cyclobenzaprine 10 mg au coucher',
      after: '',
      listed: [
        ['absent', 'cyclobenzaprine'],
        ['absent', 'dix milligrammes'],
      ],
    },
    { before: 'Il n’y a pas de hernie discale.', after: 'Aucune hernie discale.', listed: [] },
    {
      before: 'Le 19 mars 2024, une IRM lombaire est réalisée.',
      after: 'Une IRM lombaire est réalisée le 19 mars 2024.',
      listed: [],
    },
  ],
  '02-fr-F-fracture-cheville': [
    { before: 'latérale et six vis', after: 'latérale et cinq vis', listed: [['edited', 'six']] },
    { before: 'Il n’y a pas d’embolie pulmonaire.', after: 'Sans embolie pulmonaire.', listed: [] },
    {
      before: 'La dorsiflexion est à 0°, la flexion plantaire à 30°',
      after: 'La dorsiflexion atteint 0° et la flexion plantaire 30°',
      listed: [],
    },
    {
      before: 'La physiothérapie se termine le 27 février 2025 après 92 traitements.',
      after: '',
      listed: [
        ['absent', 'vingt-sept février deux mille vingt-cinq'],
        ['absent', 'quatre-vingt-douze'],
      ],
    },
  ],
  '03-en-F-hip-labral': [
    {
      before: 'Flexion was 100°',
      after: 'Flexion was 110°',
      listed: [['edited', 'one hundred degrees']],
    },
    {
      before: ' She denied any numbness or any back pain.',
      after: '',
      listed: [
        ['absent', 'denied'],
        ['absent', 'denied'],
        ['absent', 'numbness'],
        ['absent', 'pain'],
      ],
    },
    {
      before: 'There was no intraoperative complication.',
      after: 'No intraoperative complication occurred.',
      listed: [],
    },
  ],
  ...NECK_AND_SHOULDER_EDITS,
};

/** Edits of the same kinds, written before the rules were tried on any and not looked at while they were made. */
export const EDITS_HELD_OUT: Readonly<Record<Case, readonly HandEdit[]>> = {
  '01-fr-F-entorse-lombaire': [
    {
      before: 'L4-L5 et L5-S1 à gauche sous',
      after: 'L4-L5 et L5-S1 à droite sous',
      listed: [['edited', 'gauche']],
    },
    {
      before: 'le Lasègue est négatif des deux côtés',
      after: 'le Lasègue est positif des deux côtés',
      listed: [['edited', 'négatif']],
    },
    {
      before: 'Le soulagement est de 40 % pendant trois semaines.',
      after: 'Il en retire un soulagement de 40 % pour une durée de trois semaines.',
      listed: [],
    },
    {
      before: 'La travailleuse n’a pas été opérée.',
      after: 'Il n’y a pas eu de chirurgie.',
      listed: [],
    },
    {
      before: ' et une tolérance assise de 45 minutes',
      after: '',
      listed: [['absent', 'quarante-cinq minutes']],
    },
  ],
  '02-fr-F-fracture-cheville': [
    {
      before: 'apixaban 5 mg PO BID',
      after: 'apixaban 5 mg deux fois par jour',
      listed: [],
    },
    {
      before: 'veineuse profonde du mollet droit',
      after: 'veineuse profonde du mollet gauche',
      listed: [['edited', 'droit']],
    },
    {
      before: ' Le soulagement est de 30 % pendant 10 jours.',
      after: '',
      listed: [
        ['absent', 'trente pour cent'],
        ['absent', 'dix jours'],
      ],
    },
  ],
  '03-en-F-hip-labral': [
    {
      before: 'indomethacin 25 mg PO TID for three weeks',
      after: 'indomethacin 25 mg three times a day for three weeks',
      listed: [],
    },
    {
      before: 'of triamcinolone on March 19, 2024 gave 80% relief for nine days',
      after: 'of triamcinolone, given on March 19, 2024, relieved her by 80% for nine days',
      listed: [],
    },
    {
      before: '14 cm on the left and 6 on the right',
      after: '14 cm on the left and 16 on the right',
      listed: [['edited', 'six']],
    },
  ],
  ...NECK_AND_SHOULDER_EDITS_HELD_OUT,
};
