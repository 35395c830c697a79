/** Corrections: spoken, and written; null where the words stay and are marked. */
type Rows = readonly (readonly [spoken: string, written: string | null])[];

/** Two things of a kind before one value: it is of the nearer, or of both. */
export const COMPETING_VALUES: Readonly<Record<'fr' | 'en', Rows>> = {
  fr: [
    ['flexion à droite soixante degrés correction à gauche cinquante degrés', 'Flexion à gauche 50°'],
    [
      'genou droit flexion soixante degrés correction genou gauche flexion cinquante degrés',
      'Genou gauche flexion 50°',
    ],
    [
      'genou droit flexion soixante degrés extension dix degrés correction genou gauche flexion cinquante degrés',
      null,
    ],
    [
      'douleur au genou droit correction genou gauche flexion cinquante degrés',
      'Douleur au genou gauche flexion 50°',
    ],
    [
      'douleur au genou droit flexion soixante degrés correction genou gauche flexion soixante degrés',
      'Douleur au genou gauche flexion 60°',
    ],
    ['flexion soixante degrés à droite correction flexion cinquante degrés à gauche', null],
    ['flexion soixante degrés à droite correction cinquante degrés à gauche', null],
    ['flexion active soixante degrés correction flexion passive soixante-dix degrés', 'Flexion passive 70°'],
    [
      'genou droit sensible, genou gauche flexion soixante degrés correction genou gauche flexion soixante-dix degrés',
      'Genou droit sensible, genou gauche flexion 70°',
    ],
    [
      'genou droit sensible, genou gauche flexion soixante degrés correction genou droit flexion soixante-dix degrés',
      null,
    ],
    [
      'genou droit et genou gauche flexion soixante degrés correction genou droit flexion soixante-dix degrés',
      null,
    ],
    [
      'à droite et à gauche flexion soixante degrés correction à droite et à gauche flexion soixante-dix degrés',
      'À droite et à gauche flexion 70°',
    ],
    [
      'Lundi repos, mardi douleur à six sur dix, correction mardi douleur à sept sur dix',
      'Lundi repos, mardi douleur à 7/10',
    ],
    ['Lundi repos, mardi douleur à six sur dix, correction lundi douleur à sept sur dix', null],
    ['hanche normale, genou flexion cent degrés, pardon, hanche flexion cent dix degrés', null],
    [
      'Flexion à droite 60 degrés. Flexion à gauche 50 degrés. Correction, à droite, flexion 70 degrés à gauche 55 degrés.',
      null,
    ],
    [
      'au genou droit, au coude gauche flexion 60 degrés, pardon, au genou gauche flexion 50 degrés au coude',
      null,
    ],
  ],
  en: [
    ['right knee flexion sixty degrees correction left knee flexion fifty degrees', 'Left knee flexion 50°'],
    ['flexion sixty degrees on the right correction flexion fifty degrees on the left', null],
    ['right knee pain, left knee flexion 60 degrees, correction, right knee flexion 70 degrees.', null],
    [
      'right knee tender, left knee flexion sixty degrees correction left knee flexion seventy degrees',
      'Right knee tender, left knee flexion 70°',
    ],
    ['Monday off, Tuesday pain 6 out of 10, correction, Monday pain 7 out of 10', null],
    ['hip normal, knee flexion 100 degrees, sorry, hip flexion 110 degrees', null],
    ['hip normal and knee flexion 100 degrees, sorry, hip flexion 110 degrees', null],
    [
      'right knee pain, left knee flexion 60 degrees, correction, right knee flexion 70 degrees on the right.',
      null,
    ],
    [
      'right shoulder weak, left elbow flexion 60 degrees, I mean right elbow flexion 50 degrees at the elbow',
      null,
    ],
  ],
};

/** A pause after the name of a block, and what follows it. */
export const PAUSES: Readonly<Record<'fr' | 'en', Rows>> = {
  fr: [
    ['Genou droit flexion 60 degrés. Correction, genou gauche, flexion 70 degrés.', null],
    [
      'Douleur au genou droit. Correction, genou gauche, flexion 60 degrés.',
      'Douleur au genou gauche, flexion 60°.',
    ],
    ['Douleur au genou droit depuis 3 semaines. Pardon, à gauche, 4 semaines.', null],
  ],
  en: [
    ['Right knee pain 4 out of 10. Correction, left knee, 6 out of 10.', null],
    [
      'Right hip flexion 100 degrees, left hip flexion 90 degrees. Sorry, the right, 110 degrees.',
      'Right hip flexion 110°, left hip flexion 90°.',
    ],
    ['Right hip normal. Correction, left hip, flexion 90 degrees.', 'Left hip normal. Flexion 90°.'],
  ],
};

/** Both ends of a range. */
export const RANGES: Readonly<Record<'fr' | 'en', Rows>> = {
  fr: [
    ['soulever de dix à quinze kilogrammes correction de quinze à vingt kilogrammes', null],
    ['soulever dix à quinze kilogrammes correction quinze à vingt kilogrammes', 'Soulever 15 à 20 kg'],
    [
      'de quarante centimètres à quarante-cinq centimètres correction de quarante-deux centimètres à quarante-six centimètres',
      null,
    ],
    ['marche vingt à trente minutes, correction, quinze à vingt minutes', 'Marche 15 à 20 minutes'],
    ['marche vingt à trente minutes correction quinze minutes', 'Marche 15 minutes'],
    ['douleur de quatre à six sur dix correction de cinq à sept sur dix', null],
    ['horaire de huit heures à seize heures correction de neuf heures à dix-sept heures', null],
    ['horaire de huit à seize heures correction neuf à dix-sept heures', 'Horaire de 9 à 17 heures'],
    ['entorse grade un à deux correction grade deux à trois', 'Entorse grade II à III'],
    ['distance de deux mètres à cinquante centimètres correction trois mètres', null],
  ],
  en: [
    ['lift ten to fifteen kilograms correction fifteen to twenty kilograms', 'Lift 15 to 20 kg'],
    [
      'from forty centimetres to forty five centimetres correction from forty two centimetres to forty six centimetres',
      'From 42 cm to 46 cm',
    ],
    ['walks twenty to thirty minutes, sorry, fifteen to twenty minutes', 'Walks 15 to 20 minutes'],
    ['pain four to six out of ten correction five to seven out of ten', 'Pain 5 to 7/10'],
    ['works eight to four pm correction nine to five pm', 'Works 9 to 5 pm'],
    ['grade one to two sprain correction grade two to three', 'Grade II to III sprain'],
  ],
};
