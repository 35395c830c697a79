/** Events of what a physician sets up for their own reports. */
export const PROFILE_ACTIONS = {
  'profile-changed': { groups: ['settings'], fr: 'Profil modifié', en: 'Profile changed' },
  'commands-changed': {
    groups: ['settings'],
    fr: 'Commandes vocales modifiées',
    en: 'Voice commands changed',
  },
  'vocabulary-changed': { groups: ['settings'], fr: 'Vocabulaire modifié', en: 'Vocabulary changed' },
  'letterhead-changed': { groups: ['settings'], fr: 'Papier à en-tête modifié', en: 'Letterhead changed' },
  'letterhead-removed': {
    groups: ['settings', 'erasures'],
    fr: 'Papier à en-tête retiré',
    en: 'Letterhead removed',
  },
  'handwritten-signature-changed': {
    groups: ['settings'],
    fr: 'Image de la signature modifiée',
    en: 'Picture of the signature changed',
  },
  'handwritten-signature-removed': {
    groups: ['settings', 'erasures'],
    fr: 'Image de la signature retirée',
    en: 'Picture of the signature removed',
  },
} as const;
