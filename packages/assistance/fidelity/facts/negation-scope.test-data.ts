type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** Texts that state different things. */
export const CHANGED: Pairs = {
  fr: [
    [
      'Les signes de Tinel et de Phalen sont absents.',
      'Le signe de Tinel est absent, celui de Phalen est présent.',
    ],
    [
      'Les réflexes rotulien et achilléen sont absents.',
      'Le réflexe rotulien est présent, l’achilléen absent.',
    ],
    ['Œdème, rougeur et chaleur absents.', 'Œdème et rougeur présents, chaleur absente.'],
    ['Œdème et rougeur absents, chaleur présente.', 'Œdème absent, rougeur et chaleur présentes.'],
    ['Douleur à la hanche; œdème et rougeur absents.', 'Douleur à la hanche absente; œdème et rougeur.'],
    [
      'Les pouls du pied et de la cheville sont absents.',
      'Les pouls du pied sont absents et ceux de la cheville sont présents.',
    ],
    [
      'Déformation présente. Crépitus et ballottement absents.',
      'Déformation absente. Crépitus et ballottement présents.',
    ],
    ['Infiltration SC de 1 ml.', 'Infiltration IM de 1 ml.'],
    ['Naproxène 500 mg PO.', 'Naproxène 500 mg SL.'],
    ['Le MI droit est enflé.', 'Le MS droit est enflé.'],
    ['le mi droit est enflé', 'le ms droit est enflé'],
    ['Il boite, œdème absent.', 'Il ne boite pas, œdème absent.'],
    ['Hernie L4-L5, œdème absent.', 'Pas de hernie L4-L5, œdème absent.'],
    ['Raideur présente, œdème et chaleur absents.', 'Raideur absente, œdème et chaleur présents.'],
    ['Pas de rougeur et de la chaleur.', 'Pas de rougeur et pas de chaleur.'],
    ['Pas de rougeur, de la chaleur.', 'Pas de rougeur ni de chaleur.'],
    ['Il n’y a pas d’œdème, de la douleur est présente.', 'Il n’y a pas d’œdème ni de douleur.'],
    ['Aucun œdème et de l’atrophie.', 'Aucun œdème ni atrophie.'],
    ['Sans boiterie et de la raideur.', 'Sans boiterie ni raideur.'],
    ['Absence d’œdème, de rougeur et de chaleur.', 'Absence d’œdème et de rougeur, chaleur présente.'],
    ['Absence d’œdème, de rougeur et de chaleur.', 'Absence d’œdème, rougeur et chaleur.'],
    ['Pas d’œdème, d’atrophie, de déformation.', 'Pas d’œdème, atrophie, déformation.'],
    [
      'Il ne soulève pas de charges, de 10 à 20 kg au maximum.',
      'Il soulève des charges, de 10 à 20 kg au maximum.',
    ],
    [
      'Crépitus, épanchement et instabilité absents.',
      'Crépitus absent, épanchement et instabilité présents.',
    ],
    [
      'crépitus virgule épanchement et instabilité absents point force normale point',
      'crépitus et épanchement présents virgule instabilité absente point force normale point',
    ],
    [
      'Il n’a pas de fièvre, de frissons, de perte de poids.',
      'Il n’a pas de fièvre, mais des frissons et une perte de poids.',
    ],
    ['Sans atrophie, de force normale.', 'Sans atrophie ni force normale.'],
    [
      'Elle n’a pas de nausée, de vomissement et de diarrhée.',
      'Elle n’a pas de nausée ni de vomissement et a de la diarrhée.',
    ],
    [
      'Pas d’antécédent et de la médication pour l’hypertension.',
      'Pas d’antécédent ni de médication pour l’hypertension.',
    ],
    ['Boiterie légère, atrophie absente.', 'Pas de boiterie, légère atrophie.'],
  ],
  en: [
    ['The signs of Tinel and Phalen are absent.', 'The sign of Tinel is absent, that of Phalen is present.'],
    ['Swelling, redness and warmth absent.', 'Swelling and redness present, warmth absent.'],
    ['Swelling and redness absent, warmth present.', 'Swelling absent, redness and warmth present.'],
    ['I am seen in the am.', 'I am seen in the pm.'],
    ['CT of the lumbar spine.', 'MRI of the lumbar spine.'],
    ['The RLE is weak.', 'The LLE is weak.'],
    ['the rle is weak', 'the lle is weak'],
    ['The RUE is weak.', 'The RLE is weak.'],
    ['Limp, swelling absent.', 'No limp, swelling absent.'],
    ['Crepitus, effusion and instability absent.', 'Crepitus absent, effusion and instability present.'],
    ['Mild limp, atrophy absent.', 'No limp, mild atrophy.'],
  ],
};

/** The same in other words. */
export const SAME: Pairs = {
  fr: [
    ['Les signes de Tinel et de Phalen sont absents.', 'Pas de signe de Tinel ni de Phalen.'],
    ['Œdème, rougeur et chaleur absents.', 'Absence d’œdème, de rougeur et de chaleur.'],
    ['Œdème, rougeur et chaleur absents.', 'Il n’y a pas d’œdème, de rougeur ni de chaleur.'],
    ['Crépitus et ballottement absents.', 'Aucun crépitus ni ballottement.'],
    ['Il marche de PE à 10 m.', 'Il marche de PE à 10 m'],
    ['Elle dit: « ia ».', 'Elle dit : « ia ».'],
    ['Il boite, œdème absent.', 'Il boite, pas d’œdème.'],
    ['Raideur, œdème absent.', 'Raideur, sans œdème.'],
    ['Elle marche bien, œdème et rougeur absents.', 'Elle marche bien, pas d’œdème ni de rougeur.'],
    ['Une hernie est visible, œdème absent.', 'Une hernie est visible, pas d’œdème.'],
    ['Pas d’œdème, de rougeur et de chaleur.', 'Ni œdème, ni rougeur, ni chaleur.'],
    ['Pas d’œdème, de rougeur, de chaleur.', 'Pas d’œdème, pas de rougeur, pas de chaleur.'],
    ['Absence d’œdème, de rougeur et de chaleur.', 'Il n’y a pas d’œdème, de rougeur ni de chaleur.'],
    ['Pas de douleur, de façon générale.', 'De façon générale, pas de douleur.'],
    [
      'Elle n’a pas de nausée, de vomissement et de diarrhée.',
      'Elle n’a ni nausée, ni vomissement, ni diarrhée.',
    ],
    ['Crépitus, épanchement et instabilité absents.', 'Ni crépitus, ni épanchement, ni instabilité.'],
    ['Boiterie légère, atrophie absente.', 'Boiterie légère, pas d’atrophie.'],
  ],
  en: [
    ['Swelling, redness and warmth absent.', 'No swelling, redness or warmth.'],
    ['Swelling and redness are absent.', 'There is no swelling or redness.'],
    ['The signs of Tinel and Phalen are absent.', 'No Tinel or Phalen sign.'],
    ['I am tired.', 'I feel tired.'],
    ['She limps, swelling absent.', 'She limps, no swelling.'],
    ['Stiffness, swelling absent.', 'Stiffness, no swelling.'],
    ['She walks well, swelling and redness absent.', 'She walks well, no swelling or redness.'],
    ['Crepitus, effusion and instability are absent.', 'There is no crepitus, effusion or instability.'],
    ['Mild limp, atrophy absent.', 'Mild limp, no atrophy.'],
  ],
};
