/** Events of an account: its making and its end, its rights, its password and factors, and its archive. */
export const ACCOUNT_ACTIONS = {
  'account-created': { groups: ['settings'], fr: 'Compte créé', en: 'Account created' },
  'account-reset': {
    groups: ['settings'],
    fr: 'Mot de passe annulé, lien remis',
    en: 'Password withdrawn, link given',
  },
  'account-disabled': { groups: ['settings'], fr: 'Compte désactivé', en: 'Account disabled' },
  'account-enabled': { groups: ['settings'], fr: 'Compte réactivé', en: 'Account enabled' },
  'account-erased': { groups: ['settings', 'erasures'], fr: 'Compte effacé', en: 'Account erased' },
  'erasure-certified': {
    groups: ['settings', 'erasures'],
    fr: 'Effacement d’un compte vérifié',
    en: 'Erasure of an account verified',
  },
  'administration-given': {
    groups: ['settings'],
    fr: 'Administration accordée',
    en: 'Administration given',
  },
  'administration-withdrawn': {
    groups: ['settings'],
    fr: 'Administration retirée',
    en: 'Administration withdrawn',
  },
  'password-changed': { groups: ['settings'], fr: 'Mot de passe changé', en: 'Password changed' },
  'factor-added': {
    groups: ['settings'],
    fr: 'Second facteur ou clé d’accès ajouté',
    en: 'Second factor or passkey added',
  },
  'factor-removed': {
    groups: ['settings'],
    fr: 'Second facteur ou clé d’accès retiré',
    en: 'Second factor or passkey removed',
  },
  'recovery-codes-made': {
    groups: ['settings'],
    fr: 'Codes de récupération refaits',
    en: 'Recovery codes made anew',
  },
  'demonstration-left': {
    groups: ['settings'],
    fr: 'Démonstration quittée',
    en: 'Demonstration left',
  },
  'archive-exported': {
    groups: ['exports'],
    fr: 'Archive du compte exportée',
    en: 'Account archive exported',
  },
  'archive-imported': { groups: ['settings'], fr: 'Archive importée', en: 'Archive imported' },
} as const;
