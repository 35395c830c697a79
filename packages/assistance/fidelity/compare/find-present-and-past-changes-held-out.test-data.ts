import type { TextPairs } from '../test-pairs.test-data.ts';

/** It holds in one text, it did hold in the other; written before the rules. */
export const CHANGED: TextPairs = {
  fr: [
    ['Elle se plaint de raideur et dort mal.', 'Elle se plaint de raideur et dormait mal.'],
    ['Son épaule craque.', 'Son épaule craquait.'],
    ['Il est suivi en psychologie.', 'Il était suivi en psychologie.'],
    ['Le coude reste enflé.', 'Le coude restait enflé.'],
    ['Il conduit un camion.', 'Il a conduit un camion.'],
    ['Elle ne tolère pas la position assise.', 'Elle ne tolérait pas la position assise.'],
    ['L’employeur offre des travaux légers.', 'L’employeur offrait des travaux légers.'],
    ['Il devait porter un corset.', 'Il doit porter un corset.'],
    ['Sa conjointe l’aidait pour les courses.', 'Sa conjointe l’aide pour les courses.'],
    ['On retrouve une boiterie.', 'On retrouvait une boiterie.'],
    ['L’Achille est douloureux à la palpation.', 'L’Achille était douloureux à la palpation.'],
    ['Les réflexes sont vifs.', 'Les réflexes étaient vifs.'],
    ['Il marche deux kilomètres.', 'Il marchait deux kilomètres.'],
    ['Elle consomme de l’alcool la fin de semaine.', 'Elle consommait de l’alcool la fin de semaine.'],
  ],
  en: [
    ['She sleeps poorly.', 'She slept poorly.'],
    ['The shoulder clicks.', 'The shoulder clicked.'],
    ['He is followed in psychology.', 'He was followed in psychology.'],
    ['The elbow remains swollen.', 'The elbow remained swollen.'],
    ['He drives a truck.', 'He drove a truck.'],
    ['She does not tolerate sitting.', 'She did not tolerate sitting.'],
    ['The employer offers light duties.', 'The employer offered light duties.'],
    ['He had to wear a corset.', 'He has to wear a corset.'],
    ['His wife helped him with groceries.', 'His wife helps him with groceries.'],
    ['There was a limp.', 'There is a limp.'],
    ['The Achilles tendon is tender.', 'The Achilles tendon was tender.'],
    ['Reflexes are brisk.', 'Reflexes were brisk.'],
    ['He can walk two kilometres.', 'He could walk two kilometres.'],
    ['She drinks alcohol on weekends.', 'She drank alcohol on weekends.'],
  ],
};

/** The same time, or a narrative told in another tense; written before the rules. */
export const SAME: TextPairs = {
  fr: [
    [
      'Le 5 juin 2023, il glisse et tombe sur le coude.',
      'Le 5 juin 2023, il a glissé et est tombé sur le coude.',
    ],
    [
      'Elle consulte à l’urgence; on immobilise le poignet.',
      'Elle a consulté à l’urgence; on a immobilisé le poignet.',
    ],
    [
      'Le 9 mai 2022, la physiatre note que la force est réduite.',
      'Le 9 mai 2022, la physiatre a noté que la force était réduite.',
    ],
    ['Il subit une arthroscopie le 2 février 2021.', 'Il a subi une arthroscopie le 2 février 2021.'],
    ['La CNESST accepte la réclamation.', 'La CNESST a accepté la réclamation.'],
    ['Le Dr Roy recommande la chirurgie.', 'Le Dr Roy a recommandé la chirurgie.'],
    ['Il reprend le travail en juillet 2024.', 'Il a repris le travail en juillet 2024.'],
    ['Il souffre de lombalgie.', 'Il a une lombalgie.'],
    [
      'Le 14 mars 2024, le genou est enflé et le travailleur boite.',
      'Le 14 mars 2024, le genou était enflé et le travailleur boitait.',
    ],
    ['L’échographie démontre une tendinite.', 'L’échographie a démontré une tendinite.'],
    ['La douleur est présente la nuit.', 'La douleur survient la nuit.'],
    ['Elle ne travaille pas depuis mai.', 'Elle n’a pas travaillé depuis mai.'],
    [
      'Le 8 avril 2023, elle est vue à la clinique. Elle a une attelle.',
      'Le 8 avril 2023, elle a été vue à la clinique. Elle avait une attelle.',
    ],
  ],
  en: [
    [
      'On June 5, 2023, he slips and falls on his elbow.',
      'On June 5, 2023, he slipped and fell on his elbow.',
    ],
    [
      'She goes to the emergency room; the wrist is immobilized.',
      'She went to the emergency room; the wrist was immobilized.',
    ],
    [
      'On May 9, 2022, the physiatrist notes that strength is reduced.',
      'On May 9, 2022, the physiatrist noted that strength was reduced.',
    ],
    ['He undergoes arthroscopy on February 2, 2021.', 'He underwent arthroscopy on February 2, 2021.'],
    ['The CNESST accepts the claim.', 'The CNESST accepted the claim.'],
    ['Dr. Roy recommends surgery.', 'Dr. Roy recommended surgery.'],
    ['He returns to work in July 2024.', 'He returned to work in July 2024.'],
    ['He suffers from low back pain.', 'He has low back pain.'],
    [
      'On March 14, 2024, the knee is swollen and the worker limps.',
      'On March 14, 2024, the knee was swollen and the worker limped.',
    ],
    ['The ultrasound demonstrates tendinitis.', 'The ultrasound demonstrated tendinitis.'],
    ['The pain is present at night.', 'The pain occurs at night.'],
    [
      'On April 8, 2023, she is seen at the clinic. She has a splint.',
      'On April 8, 2023, she was seen at the clinic. She had a splint.',
    ],
  ],
};
