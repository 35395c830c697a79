import type { Example } from '../example.test-data.ts';

/** Commands in words that are near those of the prose: they are to be heard. */
export const COMMANDS_IN_PROSE: Readonly<Record<'fr' | 'en', readonly Example[]>> = {
  fr: [
    [
      'elle est suivie en physiothérapie à la ligne de façon générale elle va mieux',
      'elle est suivie en physiothérapie\nDe façon générale elle va mieux',
    ],
    ['elle ne fume pas point elle boit peu', 'elle ne fume pas. Elle boit peu'],
    ['antécédents aucun point médication aucune', 'antécédents aucun. Médication aucune'],
    [
      'elle a cessé de travailler à la ligne deux semaines plus tard elle consulte',
      'elle a cessé de travailler\nDeux semaines plus tard elle consulte',
    ],
    ['retour au travail à la ligne la douleur revient', 'retour au travail\nLa douleur revient'],
    [
      'examen du genou à la ligne du côté droit la flexion est complète',
      'examen du genou\nDu côté droit la flexion est complète',
    ],
    ["il n'en a plus point il est guéri", "il n'en a plus. Il est guéri"],
    [
      'la droite est la plus petite virgule la gauche est normale',
      'la droite est la plus petite, la gauche est normale',
    ],
    [
      'marche normale à la ligne des radiographies sont demandées',
      'marche normale\nDes radiographies sont demandées',
    ],
    [
      "le travail est lourd à la ligne d'après lui la cadence est élevée",
      "le travail est lourd\nD'après lui la cadence est élevée",
    ],
    [
      'elle ne se souvient de rien point la mémoire est bonne',
      'elle ne se souvient de rien. La mémoire est bonne',
    ],
    ['voici la liste deux points gants virgule casque', 'voici la liste~: gants, casque'],
    [
      'le Jobe est négatif ouvrez la parenthèse à droite fermez la parenthèse',
      'le Jobe est négatif (à droite)',
    ],
    ['le rapport est tel quel point la suite manque', 'le rapport est tel quel. La suite manque'],
    ['l’état demeure tel point reprise du travail', 'l’état demeure tel. Reprise du travail'],
    [
      'la douleur augmente à tel point que le sommeil est court point tel point est discuté plus loin',
      'la douleur augmente à tel point que le sommeil est court. Tel point est discuté plus loin',
    ],
    ['il revient sur tel ou tel point', 'il revient sur tel ou tel point'],
    [
      'tiret douleur à la ligne genou stable tiret sans épanchement',
      '- douleur\nGenou stable – sans épanchement',
    ],
    ['il travaille debout à la ligne il soulève des caisses', 'il travaille debout\nIl soulève des caisses'],
  ],
  en: [
    ['pain is worse at night comma he sleeps little period', 'pain is worse at night, he sleeps little.'],
    ['there was no correction period', 'there was no correction.'],
    ['dash pain new line stable knee dash no effusion', '- pain\nStable knee – no effusion'],
    ['the left knee open bracket medial close bracket is sore period', 'the left knee (medial) is sore.'],
    ['she works on the new line period it is fast', 'she works on the new line. It is fast'],
    ['the delay was short period she improved', 'the delay was short. She improved'],
    ['the exam was normal dash no deficit', 'the exam was normal – no deficit'],
    ['tenderness of the radial correction ulnar styloid', 'tenderness of the ulnar styloid'],
    ['a mild correction moderate sprain', 'a moderate sprain'],
    ['in may scratch that in june', 'in june'],
    ['a laceration of the index finger correction the ring finger', 'a laceration of the ring finger'],
    ['pain in the right knee no wait left knee', 'pain in the left knee'],
  ],
};
