import type { ContradictionKind } from './index.ts';

type Both<T> = Readonly<Record<'fr' | 'en', readonly T[]>>;

/** Reports in two texts that say one thing in two ways, with the words shown of each place; written before the rules were tried. */
export const CONTRADICTORY: Both<readonly [ContradictionKind, string, string]> = {
  fr: [
    [
      'side',
      'Déchirure du ménisque interne du genou droit.',
      'Une déchirure méniscale du genou gauche est retenue.',
    ],
    ['side', 'Entorse de la cheville gauche.', 'La lésion acceptée est une entorse de la cheville droite.'],
    ['side', 'Tendinite de l’épaule droite depuis mars.', 'Il conclut à une tendinite de l’épaule gauche.'],
    [
      'side',
      'Fracture du poignet gauche plâtrée six semaines.',
      'La fracture du poignet droit est consolidée.',
    ],
    [
      'side',
      'Le travailleur subit une infiltration du genou droit.',
      'L’infiltration du genou gauche a soulagé le travailleur.',
    ],
    [
      'date',
      'L’IRM du genou du 12 mars 2024 montre un épanchement.',
      'IRM du genou, 12 avril 2024 : épanchement.',
    ],
    ['date', 'Une arthroscopie du genou est faite le 3 juin 2023.', 'Arthroscopie du genou le 3 juin 2024.'],
    [
      'date',
      'Radiographie de la cheville le 14 novembre 2023, normale.',
      'La radiographie de la cheville du 15 novembre 2023 est normale.',
    ],
    ['dose', 'Médication : naproxène 500 mg.', 'Elle prend du naproxène 250 mg deux fois par jour.'],
    ['dose', 'Prégabaline 75 mg au coucher.', 'Il reçoit prégabaline 150 mg.'],
    ['unit', 'La flexion est à 120.', 'Aucune boiterie.'],
    ['unit', 'Prise de naproxène 500 au besoin.', 'Aucune boiterie.'],
    ['spoken-word', 'Douleur au genou virgule raideur.', 'Aucune boiterie.'],
    ['spoken-word', 'Il marche sans aide point à la ligne Il boite.', 'Aucune boiterie.'],
  ],
  en: [
    [
      'side',
      'Tear of the medial meniscus of the right knee.',
      'A meniscal tear of the left knee is retained.',
    ],
    ['side', 'Sprain of the left ankle.', 'The accepted injury is a sprain of the right ankle.'],
    ['side', 'Fracture of the right wrist in March.', 'The fracture of the left wrist has healed.'],
    [
      'date',
      'The MRI of the knee on March 12, 2024 shows an effusion.',
      'MRI of the knee, April 12, 2024: effusion.',
    ],
    [
      'date',
      'Arthroscopy of the knee on June 3, 2023.',
      'He had an arthroscopy of the knee on June 3, 2024.',
    ],
    ['dose', 'Medication: naproxen 500 mg.', 'She takes naproxen 250 mg twice a day.'],
    ['unit', 'Flexion is 120.', 'No limp.'],
    ['spoken-word', 'Pain in the knee comma stiffness.', 'No limp.'],
    ['spoken-word', 'He lives in room four oh two.', 'No limp.'],
  ],
};

/** Reports in which nothing contradicts: two sides examined, two knees hurt, doses that change, days that follow. */
export const CONSISTENT: Both<readonly [string, string]> = {
  fr: [
    ['Le genou droit a 120° de flexion.', 'Le genou gauche a 140° de flexion.'],
    [
      'Déchirure du ménisque interne du genou droit.',
      'La déchirure du ménisque interne du genou droit est opérée.',
    ],
    ['Entorse des deux chevilles.', 'Entorse de la cheville droite et de la cheville gauche.'],
    ['Naproxène 500 mg, puis naproxène 250 mg.', 'Le naproxène a été diminué à 250 mg.'],
    ['Le 3 mars 2024, naproxène 500 mg est prescrit.', 'Médication actuelle : naproxène 250 mg.'],
    ['L’IRM du genou du 12 mars 2023 est normale.', 'L’IRM du genou du 4 juin 2024 montre un kyste.'],
    ['Flexion 120°, extension 0°.', 'Force 5/5, flexion des orteils 4/5.'],
    ['L’IRM du genou du 12 mars 2024 est normale.', 'Le 20 mars 2024, on lui explique l’IRM du genou.'],
    ['L’IRM du genou du 12 mars 2024 est normale.', 'Le 12 avril 2024, une IRM du genou est prescrite.'],
    ['Il consulte le 14 novembre 2023.', 'Il est revu le 15 novembre 2023.'],
    ['La douleur est cotée à 7/10 au genou droit.', 'La douleur au genou gauche est cotée à 3/10.'],
    ['Une fracture du poignet gauche en 2010.', 'Entorse du poignet droit le 3 mai 2024.'],
    ['Il travaille sur une ligne de montage.', 'Un point douloureux à la ligne médiane.'],
    ['Trois points de suture à la main droite.', 'Mise au point faite en clinique.'],
  ],
  en: [
    ['The right knee flexes to 120°.', 'The left knee flexes to 140°.'],
    ['Sprain of both ankles.', 'Sprain of the right ankle and of the left ankle.'],
    ['Naproxen was increased from 250 mg to 500 mg.', 'Naproxen 500 mg.'],
    ['The MRI of the knee of March 12, 2023 is normal.', 'The MRI of the knee of June 4, 2024 shows a cyst.'],
    [
      'The MRI of the knee of March 12, 2024 is normal.',
      'At the visit of March 20, 2024, he brought his MRI.',
    ],
    [
      'The MRI of the knee of March 12, 2024 is normal.',
      'On April 12, 2024, an MRI of the knee was ordered.',
    ],
    ['He was in a coma.', 'Colon cancer in 2010, a period of six weeks off work.'],
    ['Strength is 5/5, flexion of the toes 4/5.', 'Extension 0°.'],
  ],
};
