/**
 * Corrections of one of several values that are told alike, for two sides, two joints, two days: spoken, and written;
 * null where the words stay and are marked.
 */
type Rows = readonly (readonly [spoken: string, written: string | null])[];

/** Written before the rule. */
export const DEVELOPMENT: Readonly<Record<'fr' | 'en', Rows>> = {
  fr: [
    [
      'genou droit flexion soixante degrés extension dix degrés genou gauche flexion cinquante degrés extension cinq degrés correction genou droit flexion soixante-dix degrés extension vingt degrés',
      'Genou droit flexion 70° extension 20° genou gauche flexion 50° extension 5°',
    ],
    [
      'épaule droite abduction cent degrés rotation externe quarante degrés, épaule gauche abduction cent cinquante degrés rotation externe soixante degrés, correction épaule droite abduction cent dix degrés rotation externe cinquante degrés',
      'Épaule droite abduction 110° rotation externe 50°, épaule gauche abduction 150° rotation externe 60°',
    ],
    [
      'à droite flexion soixante degrés extension dix degrés, à gauche flexion cinquante degrés extension cinq degrés, correction à droite flexion soixante-dix degrés, extension vingt degrés',
      'À droite flexion 70° extension 20°, à gauche flexion 50° extension 5°',
    ],
    [
      'à droite flexion soixante degrés extension dix degrés, à gauche flexion cinquante degrés extension cinq degrés, correction à gauche flexion soixante-dix degrés, extension vingt degrés',
      'À droite flexion 60° extension 10°, à gauche flexion 70° extension 20°',
    ],
    [
      'hanche flexion cent degrés extension dix degrés genou flexion cent vingt degrés extension zéro degré correction hanche flexion cent dix degrés extension vingt degrés',
      'Hanche flexion 110° extension 20° genou flexion 120° extension 0°',
    ],
    [
      'force quadriceps droit quatre sur cinq, ischio-jambiers quatre sur cinq, quadriceps gauche cinq sur cinq, ischio-jambiers cinq sur cinq, correction quadriceps droit trois sur cinq, ischio-jambiers trois sur cinq',
      'Force quadriceps droit 3/5, ischio-jambiers 3/5, quadriceps gauche 5/5, ischio-jambiers 5/5',
    ],
    [
      'cuisse droite quarante-cinq centimètres mollet trente-cinq centimètres cuisse gauche quarante-six centimètres mollet trente-six centimètres correction cuisse droite quarante-quatre centimètres mollet trente-quatre centimètres',
      'Cuisse droite 44 cm mollet 34 cm cuisse gauche 46 cm mollet 36 cm',
    ],
    [
      'genou droit flexion soixante degrés extension dix degrés, genou gauche flexion cinquante degrés extension cinq degrés, correction genou droit extension vingt degrés',
      'Genou droit flexion 60° extension 20°, genou gauche flexion 50° extension 5°',
    ],
    [
      'genou droit flexion soixante degrés extension dix degrés, genou gauche flexion cinquante degrés extension cinq degrés, correction extension droite vingt degrés',
      'Genou droit flexion 60° extension 20°, genou gauche flexion 50° extension 5°',
    ],
    [
      'genou droit extension dix degrés flexion soixante degrés, genou gauche extension cinq degrés flexion cinquante degrés, correction genou droit flexion soixante-dix degrés extension vingt degrés',
      null,
    ],
    [
      'flexion soixante degrés à droite, extension dix degrés à droite, flexion cinquante degrés à gauche, extension cinq degrés à gauche, correction flexion soixante-dix degrés à droite, extension vingt degrés',
      'Flexion 70° à droite, extension 20° à droite, flexion 50° à gauche, extension 5° à gauche',
    ],
    [
      'flexion à droite soixante degrés à gauche cinquante degrés, extension à droite dix degrés à gauche cinq degrés, correction flexion à droite soixante-dix degrés, extension vingt degrés',
      null,
    ],
    [
      'flexion à droite soixante degrés à gauche cinquante degrés, extension à droite dix degrés à gauche cinq degrés, correction flexion à droite soixante-dix degrés à gauche soixante degrés',
      'Flexion à droite 70° à gauche 60°, extension à droite 10° à gauche 5°',
    ],
    [
      'genou droit flexion soixante degrés extension dix degrés. genou gauche flexion cinquante degrés extension cinq degrés. correction genou droit flexion soixante-dix degrés extension vingt degrés',
      'Genou droit flexion 70° extension 20°. Genou gauche flexion 50° extension 5°.',
    ],
    [
      'infiltration à droite quarante milligrammes et à gauche quatre-vingts milligrammes, correction à droite soixante milligrammes',
      'Infiltration à droite 60 mg et à gauche 80 mg',
    ],
    [
      'naproxène cinq cents milligrammes deux fois par jour, acétaminophène mille milligrammes trois fois par jour, correction naproxène deux cent cinquante milligrammes trois fois par jour',
      null,
    ],
    [
      'réflexe rotulien droit deux plus achilléen un plus, gauche rotulien deux plus achilléen deux plus, correction rotulien droit un plus achilléen zéro',
      'Réflexe rotulien droit 1+ achilléen zéro, gauche rotulien 2+ achilléen 2+',
    ],
    [
      'cervical flexion quarante degrés extension trente degrés lombaire flexion soixante degrés extension vingt degrés correction cervical flexion trente degrés extension vingt-cinq degrés',
      null,
    ],
    [
      'passif flexion cent degrés extension zéro degré, actif flexion quatre-vingt-dix degrés extension cinq degrés, correction passif flexion cent dix degrés extension deux degrés',
      'Passif flexion 110° extension 2°, actif flexion 90° extension 5°',
    ],
    [
      'lundi douleur à quatre sur dix fatigue à trois sur dix, mardi douleur à six sur dix fatigue à cinq sur dix, correction lundi douleur à cinq sur dix fatigue à quatre sur dix',
      'Lundi douleur à 5/10 fatigue à 4/10, mardi douleur à 6/10 fatigue à 5/10',
    ],
    [
      'en deux mille vingt flexion soixante degrés extension dix degrés, en deux mille vingt-deux flexion cinquante degrés extension cinq degrés, correction en deux mille vingt flexion soixante-dix degrés extension vingt degrés',
      'En 2020 flexion 70° extension 20°, en 2022 flexion 50° extension 5°',
    ],
  ],
  en: [
    [
      'right knee flexion sixty degrees extension ten degrees, left knee flexion fifty degrees extension five degrees, correction right knee flexion seventy degrees extension twenty degrees',
      'Right knee flexion 70° extension 20°, left knee flexion 50° extension 5°',
    ],
    [
      'right shoulder abduction one hundred degrees external rotation forty degrees, left shoulder abduction one hundred fifty degrees external rotation sixty degrees, correction right shoulder abduction one hundred ten degrees external rotation fifty degrees',
      'Right shoulder abduction 110° external rotation 50°, left shoulder abduction 150° external rotation 60°',
    ],
    [
      'at the hip flexion one hundred degrees extension ten degrees at the knee flexion one hundred twenty degrees extension zero degrees correction at the hip flexion one hundred ten degrees extension twenty degrees',
      'At the hip flexion 110° extension 20° at the knee flexion 120° extension 0°',
    ],
    [
      'left wrist flexion forty degrees extension thirty degrees, right wrist flexion seventy degrees extension sixty degrees, correction left wrist flexion thirty degrees extension twenty degrees',
      'Left wrist flexion 30° extension 20°, right wrist flexion 70° extension 60°',
    ],
    [
      'grip right forty kilograms, left thirty kilograms, pinch right eight kilograms, left six kilograms, correction grip right forty-two kilograms, pinch nine kilograms',
      null,
    ],
    [
      'passive flexion one hundred degrees extension zero degrees active flexion ninety degrees extension five degrees correction passive flexion one hundred ten degrees extension two degrees',
      'Passive flexion 110° extension 2° active flexion 90° extension 5°',
    ],
  ],
};

/** Written apart and read once the rule stood: fifteen of the sixteen were right or marked at first. */
export const HELD_OUT: Readonly<Record<'fr' | 'en', Rows>> = {
  fr: [
    [
      'Poignet gauche : flexion palmaire 40 degrés, dorsiflexion 30 degrés. Poignet droit : flexion palmaire 70 degrés, dorsiflexion 60 degrés. Correction, poignet gauche, flexion palmaire 45 degrés, dorsiflexion 35 degrés.',
      'Poignet gauche : flexion palmaire 45°, dorsiflexion 35°. Poignet droit : flexion palmaire 70°, dorsiflexion 60°.',
    ],
    [
      'Cheville droite dorsiflexion cinq degrés plantiflexion trente degrés cheville gauche dorsiflexion quinze degrés plantiflexion quarante degrés, je reprends, cheville droite dorsiflexion dix degrés plantiflexion trente-cinq degrés',
      'Cheville droite dorsiflexion 10° plantiflexion 35° cheville gauche dorsiflexion 15° plantiflexion 40°',
    ],
    [
      'Hanche gauche, rotation interne vingt degrés, rotation externe trente degrés, hanche droite, rotation interne quarante degrés, rotation externe cinquante degrés, pardon, hanche gauche, rotation interne vingt-cinq degrés',
      'Hanche gauche, rotation interne 25°, rotation externe 30°, hanche droite, rotation interne 40°, rotation externe 50°',
    ],
    [
      'à gauche abduction quarante degrés adduction dix degrés et à droite abduction trente degrés adduction vingt degrés non je voulais dire à gauche abduction quarante-cinq degrés adduction quinze degrés',
      'À gauche abduction 45° adduction 15° et à droite abduction 30° adduction 20°',
    ],
    [
      'main droite Jamar quarante kilos pince huit kilos main gauche Jamar trente kilos pince six kilos correction main droite Jamar quarante-deux kilos pince neuf kilos',
      'Main droite Jamar 42 kilos pince 9 kilos main gauche Jamar 30 kilos pince 6 kilos',
    ],
    [
      'lundi il marche vingt minutes et dort cinq heures, mardi il marche trente minutes et dort six heures, correction lundi il marche vingt-cinq minutes et dort quatre heures',
      'Lundi il marche 25 minutes et dort quatre heures, mardi il marche 30 minutes et dort six heures',
    ],
    [
      'flexion active quatre-vingts degrés flexion passive cent degrés extension active cinq degrés extension passive zéro degré correction flexion active quatre-vingt-dix degrés extension passive deux degrés',
      'Flexion active 90° flexion passive 100° extension active 5° extension passive 2°',
    ],
    [
      'genou droit flexion soixante degrés, genou gauche flexion cinquante degrés, correction genou droit flexion cinquante degrés',
      'Genou droit flexion 50°, genou gauche flexion 50°',
    ],
    [
      'genou droit extension dix degrés, genou gauche extension cinq degrés, correction genou gauche extension zéro degré',
      'Genou droit extension 10°, genou gauche extension 0°',
    ],
    [
      'genou gauche flexion cent vingt degrés extension zéro degré genou droit flexion cent degrés extension moins dix degrés correction extension moins cinq degrés',
      'Genou gauche flexion 120° extension 0° genou droit flexion 100° extension -5°',
    ],
  ],
  en: [
    [
      'Right hip internal rotation twenty degrees, external rotation thirty degrees. Left hip internal rotation forty degrees, external rotation fifty degrees. Correction, right hip internal rotation twenty-five degrees, external rotation thirty-five degrees.',
      'Right hip internal rotation 25°, external rotation 35°. Left hip internal rotation 40°, external rotation 50°.',
    ],
    [
      'left ankle dorsiflexion five degrees plantar flexion thirty degrees right ankle dorsiflexion fifteen degrees plantar flexion forty degrees sorry left ankle dorsiflexion ten degrees plantar flexion thirty-five degrees',
      'Left ankle dorsiflexion 10° plantar flexion 35° right ankle dorsiflexion 15° plantar flexion 40°',
    ],
    [
      'on the right abduction forty degrees adduction ten degrees and on the left abduction thirty degrees adduction twenty degrees I mean on the right abduction forty-five degrees adduction fifteen degrees',
      'On the right abduction 45° adduction 15° and on the left abduction 30° adduction 20°',
    ],
    [
      'Monday pain four out of ten fatigue three out of ten, Tuesday pain six out of ten fatigue five out of ten, correction Monday pain five out of ten fatigue four out of ten',
      'Monday pain 5/10 fatigue 4/10, Tuesday pain 6/10 fatigue 5/10',
    ],
    [
      'thigh right forty-five centimetres left forty-six centimetres, calf right thirty-five centimetres left thirty-six centimetres, correction thigh right forty-four centimetres, calf right thirty-four centimetres',
      'Thigh right 44 cm left 46 cm, calf right 34 cm left 36 cm',
    ],
    [
      'right shoulder flexion one hundred degrees, left shoulder flexion one hundred fifty degrees, correction right shoulder abduction ninety degrees',
      null,
    ],
  ],
};
