type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** Texts that state different things. */
export const CHANGED: Pairs = {
  fr: [
    ['Œdème de la cheville à droite et à droite.', 'Œdème de la cheville des deux côtés.'],
    ['Lasègue positif à droite et à gauche négatif.', 'Lasègue positif à gauche et à droite négatif.'],
    ['Le Lasègue est positif à droite et à gauche négatif.', 'Le Lasègue est positif bilatéralement.'],
    [
      'Le Tinel est positif à droite et à gauche négatif.',
      'Le Tinel est négatif à droite et à gauche positif.',
    ],
    ['L’épaule est douloureuse à droite et à gauche indolore.', 'L’épaule est douloureuse des deux côtés.'],
    [
      'L’épaule est douloureuse à droite et à gauche enflée.',
      'L’épaule est douloureuse à gauche et à droite enflée.',
    ],
    ['Œdème du côté droit et du côté gauche rougeur.', 'Œdème du côté gauche et du côté droit rougeur.'],
    [
      'Faiblesse à gauche et à droite, engourdissement à droite.',
      'Faiblesse à droite, engourdissement à gauche et à droite.',
    ],
  ],
  en: [
    ['Swelling on the left and on the left.', 'Swelling on both sides.'],
    [
      'Lasegue is positive on the right and on the left negative.',
      'Lasegue is positive on the left and on the right negative.',
    ],
    ['Lasegue is positive on the right and on the left negative.', 'Lasegue is positive bilaterally.'],
    [
      'The shoulder is painful on the right and on the left swollen.',
      'The shoulder is painful on the left and on the right swollen.',
    ],
    [
      'Weakness on the left and on the right, numbness on the right.',
      'Weakness on the right, numbness on the left and on the right.',
    ],
  ],
};

/** The same in other words. */
export const SAME: Pairs = {
  fr: [
    ['Lasègue positif à droite et à gauche.', 'Lasègue positif bilatéralement.'],
    ['Lasègue positif à droite comme à gauche.', 'Lasègue positif des deux côtés.'],
    [
      'Le réflexe est vif à droite et à gauche, sans clonus.',
      'Le réflexe est vif des deux côtés, sans clonus.',
    ],
  ],
  en: [
    ['Lasegue is positive on the right and on the left.', 'Lasegue is positive bilaterally.'],
    [
      'Reflexes are brisk on the right and on the left, without clonus.',
      'Reflexes are brisk on both sides, without clonus.',
    ],
  ],
};
