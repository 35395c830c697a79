/** Events of signing in and of sessions. */
export const ACCESS_ACTIONS = {
  'signed-in': { groups: ['access'], fr: 'Session ouverte', en: 'Signed in' },
  'sign-in-refused': { groups: ['access'], fr: 'Connexion refusée', en: 'Sign-in refused' },
  'signed-out': { groups: ['access'], fr: 'Session fermée', en: 'Signed out' },
  'access-refused': { groups: ['access'], fr: 'Accès refusé', en: 'Access refused' },
  'password-refused': {
    groups: ['access'],
    fr: 'Mot de passe refusé dans une session',
    en: 'Password refused in a session',
  },
  'second-factor-refused': {
    groups: ['access'],
    fr: 'Second facteur refusé',
    en: 'Second factor refused',
  },
  reauthenticated: { groups: ['access'], fr: 'Identité confirmée', en: 'Identity confirmed' },
  'session-locked': { groups: ['access'], fr: 'Session verrouillée', en: 'Session locked' },
  'session-unlocked': { groups: ['access'], fr: 'Session déverrouillée', en: 'Session unlocked' },
  'session-ended': {
    groups: ['access'],
    fr: 'Session fermée sans déconnexion',
    en: 'Session ended without signing out',
  },
  'access-erased-at-term': {
    groups: ['access', 'erasures'],
    fr: 'Liens et navigateurs oubliés à leur terme',
    en: 'Links and browsers forgotten at their term',
  },
  'sessions-erased-at-term': {
    groups: ['access', 'erasures'],
    fr: 'Sessions et réponses gardées effacées à leur terme',
    en: 'Sessions and kept answers erased at their term',
  },
} as const;
