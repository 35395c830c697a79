/** Events of recordings. */
export const RECORDING_ACTIONS = {
  'audio-heard': { groups: ['recordings'], fr: 'Enregistrement écouté', en: 'Recording played' },
  'audio-erased': { groups: ['recordings', 'erasures'], fr: 'Enregistrement effacé', en: 'Recording erased' },
  'audio-erased-at-term': {
    groups: ['recordings', 'erasures'],
    fr: 'Enregistrement effacé à son terme',
    en: 'Recording erased at its term',
  },
  'audio-erased-at-signature': {
    groups: ['recordings', 'erasures'],
    fr: 'Enregistrement effacé après la signature',
    en: 'Recording erased after the signature',
  },
} as const;
