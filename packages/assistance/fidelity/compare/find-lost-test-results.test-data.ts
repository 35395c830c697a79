type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** A test with a result in one text that is only done in the other. */
export const CHANGED: Pairs = {
  fr: [
    ['Neer et Hawkins négatifs.', 'Neer négatif et Hawkins fait.'],
    [
      'Les manœuvres de Tinel et de Phalen sont positives.',
      'La manœuvre de Tinel est positive et celle de Phalen a été faite.',
    ],
    [
      'Les réflexes rotulien et achilléen sont normaux.',
      'Le réflexe rotulien est normal et l’achilléen a été recherché.',
    ],
    ['La flexion et l’extension sont limitées.', 'La flexion est limitée et l’extension a été mesurée.'],
    ['Radiographie et IRM normales.', 'Radiographie normale et IRM faite.'],
    [
      'Les tests de Jobe et de Speed sont positifs.',
      'Le test de Jobe est positif et le test de Speed a été effectué.',
    ],
    ['L’abduction et la flexion sont normales.', 'L’abduction est normale et la flexion a été mesurée.'],
    ['L’échographie et l’EMG sont normaux.', 'L’échographie est normale et l’EMG a été réalisé.'],
  ],
  en: [
    ['Neer and Hawkins are negative.', 'Neer is negative and Hawkins was done.'],
    ['Lachman and pivot shift were positive.', 'Lachman was positive and pivot shift was done.'],
    ['Flexion and extension are full.', 'Flexion is full and extension was measured.'],
    ['X-ray and MRI were normal.', 'X-ray was normal and MRI was done.'],
    ['Jobe and Speed tests are positive.', 'Jobe test is positive and Speed test was performed.'],
    ['Abduction and flexion were normal.', 'Abduction was normal and flexion was tested.'],
    ['CT and bone scan were abnormal.', 'CT was abnormal and bone scan was carried out.'],
  ],
};

/** The same in other words. */
export const SAME: Pairs = {
  fr: [
    ['Radiographie et IRM normales.', 'Une radiographie et une IRM ont été faites et sont normales.'],
    ['Neer et Hawkins négatifs.', 'Neer est négatif et Hawkins est négatif.'],
    ['L’échographie et l’EMG sont normaux.', 'L’échographie et l’EMG, réalisés, sont normaux.'],
    ['L’EMG a été réalisé. Il est normal.', 'L’EMG est normal.'],
    ['Le test de Jobe a été effectué et il est positif.', 'Jobe positif.'],
    [
      'La radiographie est normale et l’IRM a été faite.',
      'L’IRM a été faite et la radiographie est normale.',
    ],
  ],
  en: [
    ['Neer and Hawkins were done and are negative.', 'Neer and Hawkins are negative.'],
    ['X-ray and MRI were normal.', 'X-ray was done and was normal, as was the MRI.'],
    ['X-ray and MRI were normal.', 'X-ray and MRI were done and were normal.'],
    ['The EMG was done. It was normal.', 'The EMG was normal.'],
    ['Speed test was performed and was positive.', 'Speed test was positive.'],
    ['The MRI was done in May and was normal.', 'The MRI in May was normal.'],
  ],
};
