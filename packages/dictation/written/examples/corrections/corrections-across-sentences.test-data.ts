/**
 * Corrections of a value in another sentence or line than the last, and values that go on after a correction in sentences of
 * their own: spoken, and written; null where the words stay and are marked.
 */
type Rows = readonly (readonly [spoken: string, written: string | null])[];

/** Read while the rule was made. */
export const SENTENCES: Readonly<Record<'fr' | 'en', Rows>> = {
  fr: [
    [
      'genou droit flexion soixante degrés extension dix degrés, genou gauche flexion cinquante degrés, correction flexion cinquante-cinq degrés, extension cinq degrés',
      'Genou droit flexion 60° extension 10°, genou gauche flexion 55°, extension 5°',
    ],
    [
      'Genou droit flexion 60 degrés, extension 10 degrés. Genou gauche flexion 50 degrés. Correction, flexion 55 degrés. Extension 5 degrés.',
      'Genou droit flexion 60°, extension 10°. Genou gauche flexion 55°. Extension 5°.',
    ],
    [
      'genou droit flexion soixante degrés point extension dix degrés point correction flexion soixante-dix degrés point genou gauche flexion cinquante degrés point extension cinq degrés point',
      'Genou droit flexion 70°. Extension 10°. Genou gauche flexion 50°. Extension 5°.',
    ],
    [
      "Avant l'opération, genou droit flexion 60 degrés, genou gauche flexion 100 degrés. Après l'opération, genou droit flexion 80 degrés. Correction, flexion 85 degrés. Genou gauche flexion 110 degrés.",
      null,
    ],
    [
      "Avant l'opération, genou droit flexion 60 degrés, genou gauche flexion 100 degrés. Après l'opération, genou droit flexion 80 degrés. Correction, genou droit flexion 85 degrés. Genou gauche flexion 110 degrés.",
      null,
    ],
    [
      'Le 3 mars, douleur à 4 sur 10. Le 10 mars, douleur à 6 sur 10. Le 17 mars, douleur à 5 sur 10. Correction, le 10 mars, douleur à 7 sur 10.',
      null,
    ],
    [
      'le trois mars douleur à quatre sur dix point le dix mars douleur à six sur dix point le dix-sept mars douleur à cinq sur dix point correction le dix mars douleur à sept sur dix',
      'Le 3 mars douleur à 4/10. Le 10 mars douleur à 7/10. Le 17 mars douleur à 5/10.',
    ],
    [
      'Naproxène 500 mg deux fois par jour. Acétaminophène 1000 mg trois fois par jour. Prégabaline 75 mg au coucher. Correction, naproxène 250 mg deux fois par jour.',
      null,
    ],
    [
      'naproxène cinq cents milligrammes point acétaminophène mille milligrammes point prégabaline soixante-quinze milligrammes point correction naproxène deux cent cinquante milligrammes',
      'Naproxène 250 mg. Acétaminophène 1000 mg. Prégabaline 75 mg.',
    ],
    [
      'Quadriceps droit 4 sur 5. Ischio-jambiers droits 4 sur 5. Quadriceps gauche 5 sur 5. Ischio-jambiers gauches 5 sur 5. Correction, quadriceps droit 3 sur 5.',
      'Quadriceps droit 3/5. Ischio-jambiers droits 4/5. Quadriceps gauche 5/5. Ischio-jambiers gauches 5/5.',
    ],
    [
      'Genou droit. Flexion 120 degrés. Extension 0 degré. Lachman négatif. Genou gauche. Flexion 110 degrés. Extension 5 degrés. Lachman positif. Correction, genou droit, Lachman positif.',
      null,
    ],
    [
      'Genou droit. Flexion 120 degrés. Extension 0 degré. Genou gauche. Flexion 110 degrés. Extension 5 degrés. Correction, genou droit. Flexion 125 degrés. Extension 2 degrés.',
      null,
    ],
    [
      'Genou droit. Flexion 120 degrés. Extension 0 degré. Genou gauche. Flexion 110 degrés. Extension 5 degrés. Correction, flexion 115 degrés. Extension 2 degrés.',
      null,
    ],
    [
      'La flexion est à 60 degrés. Le patient marche sans boiterie. La force est conservée. Le Lasègue est négatif. Correction, la flexion est à 70 degrés.',
      'La flexion est à 70°. Le patient marche sans boiterie. La force est conservée. Le Lasègue est négatif.',
    ],
    [
      "Douleur à l'épaule droite. Opéré du genou gauche en 2019. Le patient prend du naproxène. La douleur est à 6 sur 10. Correction, épaule gauche.",
      null,
    ],
    [
      'Épaule droite : flexion 120 degrés, abduction 100 degrés. La force est normale. Épaule gauche : flexion 170 degrés. Abduction 160 degrés. Pardon, flexion 165 degrés.',
      null,
    ],
    [
      'Hauteur de 12 centimètres. Largeur de 4 centimètres. La cicatrice est souple. Correction, hauteur de 10 centimètres. Largeur de 3 centimètres.',
      'Hauteur de 10 cm. Largeur de 3 cm. La cicatrice est souple.',
    ],
    [
      'Physiothérapie trois fois par semaine pendant six semaines. Ergothérapie deux fois par semaine. Acupuncture une fois par semaine. Correction, physiothérapie deux fois par semaine.',
      'Physiothérapie deux fois par semaine pendant six semaines. Ergothérapie deux fois par semaine. Acupuncture une fois par semaine.',
    ],
    [
      'Vu le 12 mars 2024 par le docteur Tremblay. Revu le 15 avril 2024. IRM le 20 mai 2024. Correction, revu le 16 avril 2024.',
      'Vu le 12 mars 2024 par le docteur Tremblay. Revu le 16 avril 2024. IRM le 20 mai 2024.',
    ],
    [
      'Flexion à droite 60 degrés. Extension à droite 10 degrés. Flexion à gauche 50 degrés. Extension à gauche 5 degrés. Correction, flexion à droite 70 degrés. Extension à droite 20 degrés.',
      'Flexion à droite 70°. Extension à droite 20°. Flexion à gauche 50°. Extension à gauche 5°.',
    ],
    [
      'Examen du genou droit. Flexion à 120 degrés. Extension complète. Examen du genou gauche. Flexion à 110 degrés. Extension complète. Correction, genou gauche, flexion à 115 degrés.',
      'Examen du genou droit. Flexion à 120°. Extension complète. Examen du genou gauche. Flexion à 115°. Extension complète.',
    ],
    [
      'genou droit flexion cent vingt degrés extension zéro degré genou gauche flexion cent dix degrés je reprends genou gauche flexion cent quinze degrés extension cinq degrés',
      'Genou droit flexion 120° extension 0° genou gauche flexion 115° extension 5°',
    ],
    [
      'hanche droite flexion cent degrés. abduction quarante degrés. hanche gauche flexion quatre-vingt-dix degrés. pardon hanche gauche flexion quatre-vingt-quinze degrés. abduction trente degrés.',
      'Hanche droite flexion 100°. Abduction 40°. Hanche gauche flexion 95°. Abduction 30°.',
    ],
    [
      'Épaule droite, abduction active 90 degrés, passive 120 degrés. Épaule gauche, abduction active 160 degrés. Correction, 165 degrés. Passive 170 degrés.',
      'Épaule droite, abduction active 90°, passive 120°. Épaule gauche, abduction active 165°. Passive 170°.',
    ],
    [
      'Périmètre de la cuisse droite 45 cm. Périmètre de la cuisse gauche 47 cm. Périmètre du mollet droit 35 cm. Correction, périmètre du mollet droit 34 cm. Périmètre du mollet gauche 36 cm.',
      'Périmètre de la cuisse droite 45 cm. Périmètre de la cuisse gauche 47 cm. Périmètre du mollet droit 34 cm. Périmètre du mollet gauche 36 cm.',
    ],
    [
      'Force de préhension à droite 40 kg. À gauche 30 kg. Pince à droite 8 kg. Correction, pince à droite 9 kg. À gauche 6 kg.',
      null,
    ],
    [
      'réflexe rotulien droit deux plus gauche un plus point achilléen droit deux plus correction achilléen droit un plus point gauche zéro',
      null,
    ],
    [
      "Douleur au repos à 2 sur 10. Douleur à l'effort à 6 sur 10. Douleur nocturne à 4 sur 10. Correction, douleur à l'effort à 7 sur 10. Douleur nocturne à 5 sur 10.",
      null,
    ],
    [
      'Il marche 20 minutes. Il reste assis 45 minutes. Correction, il marche 15 minutes. Il conduit 30 minutes.',
      'Il marche 15 minutes. Il reste assis 45 minutes. Il conduit 30 minutes.',
    ],
    [
      'Arrêt de travail de 6 semaines. Travaux légers pendant 4 semaines. Retour progressif sur 3 semaines. Correction, arrêt de travail de 8 semaines.',
      'Arrêt de travail de 8 semaines. Travaux légers pendant 4 semaines. Retour progressif sur 3 semaines.',
    ],
    [
      'La patiente prend du naproxène 500 mg. Elle prend aussi de la prégabaline 75 mg. Elle dort 5 heures. Elle marche 20 minutes. Pardon, prégabaline 150 mg.',
      'La patiente prend du naproxène 500 mg. Elle prend aussi de la prégabaline 150 mg. Elle dort 5 heures. Elle marche 20 minutes.',
    ],
    [
      'Flexion 40 degrés. Extension 20 degrés. Rotation droite 60 degrés. Rotation gauche 50 degrés. Inclinaison droite 30 degrés. Inclinaison gauche 25 degrés. Je corrige, rotation gauche 55 degrés. Inclinaison gauche 20 degrés.',
      'Flexion 40°. Extension 20°. Rotation droite 60°. Rotation gauche 55°. Inclinaison droite 30°. Inclinaison gauche 20°.',
    ],
    [
      'Rachis cervical. Flexion 40 degrés. Extension 30 degrés. Rachis lombaire. Flexion 60 degrés. Extension 20 degrés. Correction, rachis cervical flexion 35 degrés.',
      null,
    ],
    [
      'Taille 170 cm. Poids 80 kg. Tension artérielle 130 sur 80. Pouls 72. Correction, poids 82 kg. Pouls 76.',
      'Taille 170 cm. Poids 82 kg. Tension artérielle 130/80. Pouls 76.',
    ],
  ],
  en: [
    [
      'Before surgery, right knee flexion 60 degrees, left knee flexion 100 degrees. After surgery, right knee flexion 80 degrees. Correction, right knee flexion 85 degrees. Left knee flexion 110 degrees.',
      null,
    ],
    [
      'Right knee flexion 60 degrees, extension 10 degrees. Left knee flexion 50 degrees. Correction, flexion 55 degrees. Extension 5 degrees.',
      'Right knee flexion 60°, extension 10°. Left knee flexion 55°. Extension 5°.',
    ],
    [
      'Naproxen 500 mg twice a day. Acetaminophen 1000 mg three times a day. Pregabalin 75 mg at bedtime. Correction, naproxen 250 mg twice a day.',
      null,
    ],
    [
      'Right quadriceps 4 out of 5. Right hamstrings 4 out of 5. Left quadriceps 5 out of 5. Left hamstrings 5 out of 5. Sorry, right quadriceps 3 out of 5.',
      'Right quadriceps 3/5. Right hamstrings 4/5. Left quadriceps 5/5. Left hamstrings 5/5.',
    ],
    [
      'Right knee. Flexion 120 degrees. Extension 0 degrees. Left knee. Flexion 110 degrees. Extension 5 degrees. I mean, right knee. Flexion 125 degrees. Extension 2 degrees.',
      null,
    ],
    [
      'He walks for 20 minutes. He sits for 45 minutes. He sleeps four hours. He stands for 30 minutes. Sorry, he walks for 15 minutes. He sits for 40 minutes.',
      'He walks for 15 minutes. He sits for 40 minutes. He sleeps four hours. He stands for 30 minutes.',
    ],
    [
      'On March 3, pain was 4 out of 10. On March 10, pain was 6 out of 10. On March 17, pain was 5 out of 10. Correction, on March 10 pain was 7 out of 10.',
      'On March 3, pain was 4/10. On March 10, pain was 7/10. On March 17, pain was 5/10.',
    ],
    [
      'The weight is 80 kilograms. The height is 170 centimetres. Blood pressure is 130 over 80. Correction, the weight is 82 kilograms. The height is 172 centimetres.',
      'The weight is 82 kg. The height is 172 cm. Blood pressure is 130/80.',
    ],
    [
      'Pinch right 8 kilograms. Pinch left 6 kilograms. Grip right 40 kilograms. Grip left 30 kilograms. Correction, pinch right 9 kilograms. Grip right 42 kilograms.',
      'Pinch right 9 kg. Pinch left 6 kg. Grip right 42 kg. Grip left 30 kg.',
    ],
    [
      'Examination of the right knee. Flexion is 120 degrees. Extension is full. Examination of the left knee. Flexion is 110 degrees. Extension is full. Correction, left knee flexion is 115 degrees.',
      'Examination of the right knee. Flexion is 120°. Extension is full. Examination of the left knee. Flexion is 115°. Extension is full.',
    ],
    [
      'right knee flexion one hundred twenty degrees extension zero degrees left knee flexion one hundred ten degrees I mean left knee flexion one hundred fifteen degrees extension five degrees',
      'Right knee flexion 120° extension 0° left knee flexion 115° extension 5°',
    ],
    [
      'Right hip flexion 100 degrees. Abduction 40 degrees. Left hip flexion 90 degrees. Sorry, left hip flexion 95 degrees. Abduction 30 degrees.',
      'Right hip flexion 100°. Abduction 40°. Left hip flexion 95°. Abduction 30°.',
    ],
    [
      'Right thigh 45 centimetres. Left thigh 47 centimetres. Right calf 35 centimetres. Correction, right calf 34 centimetres. Left calf 36 centimetres.',
      'Right thigh 45 cm. Left thigh 47 cm. Right calf 34 cm. Left calf 36 cm.',
    ],
    [
      'Grip strength on the right 40 kilograms. On the left 30 kilograms. Pinch on the right 8 kilograms. Correction, pinch on the right 9 kilograms. On the left 6 kilograms.',
      null,
    ],
    [
      'Pain at rest 2 out of 10. Pain with activity 6 out of 10. Pain at night 4 out of 10. Correction, pain with activity 7 out of 10. Pain at night 5 out of 10.',
      null,
    ],
    [
      'Cervical spine. Flexion 40 degrees. Extension 30 degrees. Lumbar spine. Flexion 60 degrees. Extension 20 degrees. Correction, cervical spine flexion 35 degrees.',
      null,
    ],
    [
      'Off work for 6 weeks. Light duties for 4 weeks. Gradual return over 3 weeks. Sorry, off work for 8 weeks.',
      'Off work for 8 weeks. Light duties for 4 weeks. Gradual return over 3 weeks.',
    ],
    [
      'Flexion 40 degrees. Extension 20 degrees. Right rotation 60 degrees. Left rotation 50 degrees. Right side bending 30 degrees. Left side bending 25 degrees. I mean left rotation 55 degrees. Left side bending 20 degrees.',
      'Flexion 40°. Extension 20°. Right rotation 60°. Left rotation 55°. Right side bending 30°. Left side bending 20°.',
    ],
    [
      'On the right, Lachman 1 plus, pivot shift 1 plus. On the left, Lachman 0. Correction, on the right, Lachman 2 plus. Pivot shift 2 plus.',
      'On the right, Lachman 2+, pivot shift 2+. On the left, Lachman 0.',
    ],
    [
      'Seen on March 12, 2024. MRI on April 3, 2024. Surgery on May 20, 2024. Pain was 6 out of 10. Correction, MRI on April 5, 2024.',
      null,
    ],
    [
      'He takes naproxen 500 mg. He also takes pregabalin 75 mg. He sleeps five hours. Sorry, pregabalin 150 mg. He walks 20 minutes.',
      'He takes naproxen 500 mg. He also takes pregabalin 150 mg. He sleeps five hours. He walks 20 minutes.',
    ],
    [
      'right knee flexion 60 degrees, extension 10 degrees, left knee flexion 50 degrees, correction, left knee flexion 55 degrees, extension 5 degrees.',
      'Right knee flexion 60°, extension 10°, left knee flexion 55°, extension 5°.',
    ],
  ],
};

/** Read once the rule stood: eleven of the sixteen were right at first, and five marked. */
export const SENTENCES_HELD_OUT: Readonly<Record<'fr' | 'en', Rows>> = {
  fr: [
    [
      'Coude droit : flexion 130 degrés, extension moins 10 degrés. Coude gauche : flexion 140 degrés, extension 0 degré. Pronation droite 70 degrés. Non, je voulais dire, coude droit flexion 135 degrés.',
      'Coude droit : flexion 135°, extension -10°. Coude gauche : flexion 140°, extension 0°. Pronation droite 70°.',
    ],
    [
      'main droite préhension trente kilogrammes point main gauche préhension quarante kilogrammes point pouce opposition huit sur dix point correction main droite préhension trente-deux kilogrammes',
      'Main droite préhension 32 kg. Main gauche préhension 40 kg. Pouce opposition 8/10.',
    ],
    [
      'Inclinaison latérale droite 20 degrés. Inclinaison latérale gauche 25 degrés. Rotation droite 30 degrés. Correction. Inclinaison latérale gauche 15 degrés.',
      'Inclinaison latérale droite 20°. Inclinaison latérale gauche 15°. Rotation droite 30°.',
    ],
    [
      'Lundi, douleur à 4 sur 10. Mardi, douleur à 6 sur 10. Mercredi, douleur à 5 sur 10. Pardon, mardi, douleur à 7 sur 10.',
      'Lundi, douleur à 4/10. Mardi, douleur à 7/10. Mercredi, douleur à 5/10.',
    ],
    [
      'il soulève dix kilogrammes à la ligne il pousse vingt kilogrammes à la ligne il marche trente minutes à la ligne correction il soulève douze kilogrammes à la ligne',
      'Il soulève 12 kg\nIl pousse 20 kg\nIl marche 30 minutes\n\n',
    ],
    [
      'Cheville droite, dorsiflexion 10 degrés. Flexion plantaire 40 degrés. Cheville gauche, dorsiflexion 15 degrés. Correction, dorsiflexion 18 degrés. Flexion plantaire 45 degrés.',
      'Cheville droite, dorsiflexion 10°. Flexion plantaire 40°. Cheville gauche, dorsiflexion 18°. Flexion plantaire 45°.',
    ],
    [
      'Le premier examen montre une flexion de 60 degrés. Le deuxième montre une flexion de 70 degrés. Le troisième montre une flexion de 80 degrés. Correction, le deuxième montre une flexion de 75 degrés.',
      null,
    ],
    [
      'genou gauche périmètre quarante centimètres point genou droit périmètre trente-huit centimètres point correction genou gauche périmètre quarante-deux centimètres point genou droit périmètre trente-neuf centimètres point',
      null,
    ],
    [
      'Abduction 90 degrés en actif. Abduction 110 degrés en passif. Rotation externe 40 degrés en actif. Correction, abduction 100 degrés en actif.',
      'Abduction 100° en actif. Abduction 110° en passif. Rotation externe 40° en actif.',
    ],
  ],
  en: [
    [
      'Right elbow, flexion 130 degrees, extension 10 degrees. Left elbow, flexion 140 degrees. No, I mean, flexion 145 degrees. Extension 5 degrees.',
      'Right elbow, flexion 130°, extension 10°. Left elbow, flexion 145°. Extension 5°.',
    ],
    [
      'Monday pain 4 out of 10. Tuesday pain 6 out of 10. Wednesday pain 5 out of 10. I mean Tuesday pain 7 out of 10.',
      'Monday pain 4/10. Tuesday pain 7/10. Wednesday pain 5/10.',
    ],
    [
      'he lifts ten kilograms new line he pushes twenty kilograms new line he walks thirty minutes new line correction he lifts twelve kilograms new line he pushes twenty-five kilograms',
      'He lifts 12 kg\nHe pushes 25 kg\nHe walks 30 minutes\n',
    ],
    [
      'The first scan showed 6 millimetres. The second scan showed 8 millimetres. The third scan showed 9 millimetres. Correction, the second scan showed 7 millimetres.',
      'The first scan showed 6 mm. The second scan showed 7 mm. The third scan showed 9 mm.',
    ],
    [
      'Active abduction 90 degrees. Passive abduction 110 degrees. Active external rotation 40 degrees. Passive external rotation 50 degrees. Correction, active abduction 95 degrees. External rotation 45 degrees.',
      null,
    ],
    [
      'Left wrist extension 40 degrees. Radial deviation 15 degrees. Right wrist extension 60 degrees. Radial deviation 20 degrees. Sorry, left wrist radial deviation 10 degrees.',
      'Left wrist extension 40°. Radial deviation 10°. Right wrist extension 60°. Radial deviation 20°.',
    ],
    [
      'At rest, heart rate 72. After exercise, heart rate 110. Oxygen saturation 97 percent. Correction, at rest, heart rate 76.',
      null,
    ],
  ],
};
