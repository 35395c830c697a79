/** Errors of signing in, of a session, and of what a session may do. */
export const SESSION_ERRORS = {
  UNAUTHENTICATED: {
    status: 401,
    message: { fr: 'Veuillez ouvrir une session.', en: 'Please sign in.' },
  },
  INVALID_CREDENTIALS: {
    status: 401,
    message: {
      fr: "Nom d'utilisateur ou mot de passe incorrect",
      en: 'Incorrect username or password',
    },
  },
  CODE_WRONG: {
    status: 401,
    message: {
      fr: 'Ce code n’est pas bon, ou a déjà servi.',
      en: 'This code is not right, or was already used.',
    },
  },
  SIGN_IN_LAPSED: {
    status: 401,
    message: {
      fr: 'Cette connexion a pris trop de temps ou trop d’essais. Recommencez avec votre mot de passe.',
      en: 'This sign-in took too long or too many tries. Start again with your password.',
    },
  },
  PASSKEY_REFUSED: {
    status: 422,
    message: {
      fr: 'Cette clé d’accès n’a pas été acceptée.',
      en: 'This passkey was not accepted.',
    },
  },
  REAUTHENTICATION_REQUIRED: {
    status: 403,
    message: {
      fr: 'Confirmez votre identité avant ce changement.',
      en: 'Confirm your identity before this change.',
    },
  },
  FORBIDDEN: {
    status: 403,
    message: { fr: 'Votre rôle ne permet pas cette action.', en: 'Your role does not allow this action.' },
  },
  SESSION_LOCKED: {
    status: 423,
    message: {
      fr: 'La session est verrouillée. Confirmez votre identité pour continuer.',
      en: 'The session is locked. Confirm your identity to go on.',
    },
  },
} as const;
