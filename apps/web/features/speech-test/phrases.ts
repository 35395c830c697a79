/** Sentences of the kind that a report holds, to try recognition with. */
export const PHRASES = {
  'fr-CA': [
    'La flexion du genou droit est de cent vingt degrés.',
    'Le signe de Lachman est négatif des deux côtés.',
    'La force est à quatre sur cinq au niveau de L5.',
    'Aucune atteinte permanente n’est prévue.',
  ],
  'en-US': [
    'Flexion of the right knee is one hundred and twenty degrees.',
    'The Lachman test is negative on both sides.',
    'Strength is four out of five at L5.',
    'No permanent impairment is expected.',
  ],
} as const;
