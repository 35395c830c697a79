type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** A drug that the worker is allergic to in one text and takes in the other. */
export const CHANGED: Pairs = {
  fr: [
    [
      'Il est allergique à la pénicilline et à la codéine.',
      'Il est allergique à la pénicilline et prend de la codéine.',
    ],
    ['Allergies : pénicilline et codéine.', 'Allergie à la pénicilline. Prend de la codéine.'],
    ['Allergies : pénicilline, codéine', 'Allergies : pénicilline. Médication : codéine'],
    [
      'Il est allergique à la pénicilline et prend du naproxène.',
      'Il prend de la pénicilline et est allergique au naproxène.',
    ],
    ['Allergique aux sulfas, prend de l’Advil.', 'Allergique à l’Advil, prend des sulfas.'],
    [
      'Intolérance connue à la morphine et au tramadol.',
      'Intolérance connue à la morphine, sous tramadol actuellement.',
    ],
    [
      'Elle prend du Celebrex; elle est allergique à l’aspirine et à l’ibuprofène.',
      'Elle prend du Celebrex et de l’ibuprofène; elle est allergique à l’aspirine.',
    ],
  ],
  en: [
    [
      'Medication: Lyrica, Tylenol. Allergies: morphine.',
      'Medication: Lyrica. Allergies: Tylenol, morphine.',
    ],
    ['Allergic to penicillin and codeine.', 'Allergic to penicillin, takes codeine.'],
    ['He is allergic to penicillin and sulfa.', 'He is allergic to penicillin and takes sulfa.'],
    ['Allergies: penicillin, codeine.', 'Allergies: penicillin. Medication: codeine.'],
    ['Allergic to sulfa and takes Advil.', 'Allergic to Advil and takes sulfa.'],
    ['Penicillin allergy, takes codeine.', 'Codeine allergy, takes penicillin.'],
    [
      'She uses Celebrex and is intolerant to aspirin and ibuprofen.',
      'She uses Celebrex and ibuprofen and is intolerant to aspirin.',
    ],
  ],
};

/** The same in other words. */
export const SAME: Pairs = {
  fr: [
    [
      'Il est allergique à la pénicilline et prend du naproxène.',
      'Il prend du naproxène et est allergique à la pénicilline.',
    ],
    [
      'Allergies : pénicilline et codéine. Médication : naproxène.',
      'Il est allergique à la pénicilline et à la codéine et prend du naproxène.',
    ],
    [
      'Il a fait une réaction allergique en prenant de la pénicilline.',
      'Il a fait une réaction allergique à la pénicilline en la prenant.',
    ],
    [
      'La codéine lui donne une allergie; il prend du Tylenol.',
      'Il prend du Tylenol; allergie à la codéine.',
    ],
  ],
  en: [
    ['Takes naproxen, penicillin allergy.', 'Allergic to penicillin, takes naproxen.'],
    ['Penicillin and sulfa allergies. Takes Advil.', 'Takes Advil. Allergic to penicillin and sulfa.'],
    [
      'He had an allergic reaction after taking codeine.',
      'He had an allergic reaction to codeine after taking it.',
    ],
    [
      'He takes naproxen, and he is allergic to penicillin.',
      'He is allergic to penicillin. His medication is naproxen.',
    ],
  ],
};
