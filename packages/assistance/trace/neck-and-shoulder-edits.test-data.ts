import type { HandEdit } from './edits.test-data.ts';

type Case = '04-fr-M-coiffe-epaule' | '05-en-F-cervical-radiculopathy';

/** Ordinary edits of the case of the shoulder and of that of the neck. */
export const NECK_AND_SHOULDER_EDITS: Readonly<Record<Case, readonly HandEdit[]>> = {
  '04-fr-M-coiffe-epaule': [
    {
      before: 'l’abduction passive à 130°',
      after: 'l’abduction passive à 120°',
      listed: [['edited', 'cent trente degrés']],
    },
    { before: 'T8 à gauche', after: 'T9 à gauche', listed: [['edited', 'T huit']] },
    {
      before: 'L’échographie du 19 octobre 2023',
      after: 'L’échographie du 9 octobre 2023',
      listed: [['absent', 'dix-neuf octobre deux mille vingt-trois']],
    },
    {
      before: ' Il n’y a pas d’arthrose gléno-humérale.',
      after: '',
      listed: [
        ['absent', 'pas'],
        ['absent', "d'arthrose"],
      ],
    },
    {
      before: 'L’abduction active est à 90° à droite et à 175° à gauche.',
      after: 'L’abduction active est à 175° à gauche et à 90° à droite.',
      listed: [],
    },
  ],
  '05-en-F-cervical-radiculopathy': [
    {
      before: 'compressing the left C7 root',
      after: 'compressing the left C6 root',
      listed: [['absent', 'C seven']],
    },
    {
      before: 'increased to 150 mg',
      after: 'increased to 300 mg',
      listed: [['edited', 'one hundred fifty milligrams']],
    },
    {
      before: '22 kg on the left and 31 kg on the right',
      after: '31 kg on the right and 22 kg on the left',
      listed: [],
    },
  ],
};

/** The same, held out. */
export const NECK_AND_SHOULDER_EDITS_HELD_OUT: Readonly<Record<Case, readonly HandEdit[]>> = {
  '04-fr-M-coiffe-epaule': [
    {
      before: '44 kg à gauche',
      after: '46 kg à gauche',
      listed: [['edited', 'quarante-quatre kilogrammes']],
    },
    {
      before: 'Le sous-scapulaire est intact et n’est pas réparé.',
      after: 'Le sous-scapulaire est intact et est réparé.',
      listed: [['absent', 'pas']],
    },
    {
      before: 'situe l’événement au 13 septembre 2023',
      after: 'situe l’événement au 12 septembre 2023',
      listed: [['edited', 'treize septembre deux mille vingt-trois']],
    },
  ],
  '05-en-F-cervical-radiculopathy': [
    {
      before: 'Hoffmann was absent on both sides',
      after: 'Hoffmann was present on both sides',
      listed: [['absent', 'absent']],
    },
    {
      before: 'done on June 19, 2023',
      after: 'done on June 9, 2023',
      listed: [['absent', 'june nineteenth twenty twenty three']],
    },
    {
      before: 'gave 20% relief for 10 days',
      after: 'gave 70% relief for 10 days',
      listed: [['edited', 'twenty percent']],
    },
  ],
};
