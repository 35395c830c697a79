type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** Texts that state different things. */
export const CHANGED: Pairs = {
  fr: [
    [
      'Force 5/5 au biceps, 5/5 au triceps et 4/5 au deltoïde.',
      'Force 5/5 au biceps, 4/5 au triceps et au deltoïde.',
    ],
    ['Flexion à 90°, abduction à 90°, extension à 40°.', 'Flexion à 90°, abduction et extension à 40°.'],
    ['Flexion à 90°, abduction à 90°, extension à 40°.', 'Flexion et extension à 90°, abduction à 40°.'],
    [
      'Neer négatif, Hawkins négatif, Jobe positif, Patte positif.',
      'Neer et Jobe négatifs, Hawkins et Patte positifs.',
    ],
    [
      'Coude droit et poignet droit enflés, épaule gauche douloureuse.',
      'Coude droit enflé, poignet et épaule gauches douloureux.',
    ],
    [
      'Douleur au coude droit, au poignet droit et au genou gauche.',
      'Douleur au coude droit, au poignet et au genou gauches.',
    ],
    [
      'Arthrose légère de la hanche, arthrose légère du genou, arthrose sévère de la cheville.',
      'Arthrose légère de la hanche, arthrose sévère du genou et de la cheville.',
    ],
    [
      'Réflexe rotulien normal, achilléen normal, bicipital diminué.',
      'Réflexe rotulien normal, achilléen et bicipital diminués.',
    ],
    [
      'Lachman négatif, tiroir antérieur négatif, McMurray positif.',
      'Lachman négatif, tiroir antérieur et McMurray positifs.',
    ],
    [
      'Mollet 36 cm à droite et 36 cm à gauche, cuisse 42 cm à droite.',
      'Mollet 36 cm, cuisse 42 cm à droite et à gauche.',
    ],
    [
      'Le genou droit est enflé et le genou droit est rouge.',
      'Le genou est enflé et le genou droit est rouge.',
    ],
    ['Douleur au coude droit et au genou.', 'Douleur au coude droit et au genou droit.'],
    ['Neer négatif, Hawkins douteux.', 'Neer négatif, Hawkins négatif.'],
    ['Force 5/5 au biceps, faiblesse du triceps.', 'Force 5/5 au biceps, faiblesse du triceps 5/5.'],
    [
      'Arthrose légère de la hanche et arthrose du genou.',
      'Arthrose légère de la hanche et arthrose légère du genou.',
    ],
    ['Flexion du coude à 90° et du poignet.', 'Flexion du coude à 90° et du poignet à 90°.'],
    ['Œdème de la cheville gauche et du pied.', 'Œdème de la cheville gauche et du pied gauche.'],
    ['Œdème du pied et de la cheville gauche.', 'Œdème du pied gauche et de la cheville gauche.'],
    [
      'Rougeur du genou droit, chaleur de la jambe, atrophie de la cuisse.',
      'Rougeur du genou droit, chaleur de la jambe droite, atrophie de la cuisse.',
    ],
  ],
  en: [
    [
      'Strength 5/5 in biceps, 5/5 in triceps, 4/5 in deltoid.',
      'Strength 5/5 in biceps, 4/5 in triceps and deltoid.',
    ],
    [
      'Flexion 90 degrees, abduction 90 degrees, extension 40 degrees.',
      'Flexion 90 degrees, abduction and extension 40 degrees.',
    ],
    [
      'Neer negative, Hawkins negative, Jobe positive, Patte positive.',
      'Neer and Jobe negative, Hawkins and Patte positive.',
    ],
    [
      'Right elbow swelling, right wrist swelling, left shoulder pain.',
      'Right elbow swelling, left wrist swelling and shoulder pain.',
    ],
    ['Pain in the right elbow, right wrist and left knee.', 'Pain in the right elbow, left wrist and knee.'],
    [
      'Lachman negative, anterior drawer negative, McMurray positive.',
      'Lachman negative, anterior drawer and McMurray positive.',
    ],
    [
      'Mild hip arthritis, mild knee arthritis, severe ankle arthritis.',
      'Mild hip arthritis, severe knee and ankle arthritis.',
    ],
    ['Swelling of the foot and left ankle.', 'Swelling of the left foot and left ankle.'],
    ['Pain in the right elbow and in the knee.', 'Pain in the right elbow and in the right knee.'],
    ['Mild hip arthritis and knee arthritis.', 'Mild hip arthritis and mild knee arthritis.'],
    [
      'Mild hip arthritis, knee arthritis and ankle pain.',
      'Mild hip arthritis, mild knee arthritis and ankle pain.',
    ],
    ['Neer was negative, Hawkins was not done.', 'Neer was negative, Hawkins was negative.'],
    ['Redness of the right knee; warmth of the leg.', 'Redness of the right knee; warmth of the right leg.'],
    [
      'She reports pain in the left shoulder and in the elbow.',
      'She reports pain in the left shoulder and in the right elbow.',
    ],
    [
      'She reports pain in the left shoulder and neck pain.',
      'She reports pain in the left shoulder and left neck pain.',
    ],
    [
      'Numbness in the left hand. Weakness in the right hand.',
      'Numbness in the right hand. Weakness in the left hand.',
    ],
    [
      'Numbness in the left hand. Weakness in the right hand.',
      'Weakness in the left hand. Numbness in the right hand.',
    ],
    [
      'He has numbness in the left hand and weakness in the right hand.',
      'He has weakness in the left hand and numbness in the right hand.',
    ],
    ['The left hand is numb. The right hand is weak.', 'The right hand is numb. The left hand is weak.'],
    ['He is left-handed.', 'He injured his left hand.'],
    ['He injured his right hand.', 'He is right-handed.'],
    ['The left hand is swollen.', 'The hand is swollen.'],
  ],
};

/** The same in other words. */
export const SAME: Pairs = {
  fr: [
    [
      'Douleur au coude droit, au poignet droit et au genou gauche.',
      'Douleur au coude et au poignet droits et au genou gauche.',
    ],
    [
      'Lachman négatif, tiroir antérieur négatif, McMurray positif.',
      'Lachman et tiroir antérieur négatifs, McMurray positif.',
    ],
    [
      'Flexion à 90°, abduction à 90°, extension à 40°.',
      'La flexion et l’abduction sont à 90°, l’extension est à 40°.',
    ],
  ],
  en: [
    [
      'Pain in the right elbow, right wrist and left knee.',
      'Pain in the right elbow and wrist and left knee.',
    ],
    [
      'Lachman negative, anterior drawer negative, McMurray positive.',
      'Lachman and anterior drawer negative, McMurray positive.',
    ],
    [
      'Mild hip arthritis, mild knee arthritis, severe ankle arthritis.',
      'Mild hip and knee arthritis, severe ankle arthritis.',
    ],
    ['Swelling of the left hand and left wrist.', 'Swelling of the left hand and wrist.'],
    [
      'She reports pain in the left shoulder and left elbow.',
      'She reports pain in the left shoulder and elbow.',
    ],
    ['Neer and Hawkins negative on the right.', 'Neer negative and Hawkins negative on the right.'],
    [
      'Neer and Hawkins tests were negative.',
      'The Neer test was negative and the Hawkins test was negative.',
    ],
    ['Numbness of the left hand and left foot.', 'Numbness of the left hand and foot.'],
    ['Numbness of the left foot and the left hand.', 'Left foot and hand numbness.'],
    ['He is left-handed.', 'He is left hand dominant.'],
    ['He is right hand dominant.', 'He is right-handed.'],
    ['The hand on the left is swollen.', 'The left hand is swollen.'],
  ],
};
