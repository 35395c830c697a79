/** Errors of signing in by an identity provider, and of linking an account to it. */
export const IDENTITY_ERRORS = {
  IDENTITY_REFUSED: {
    status: 422,
    message: {
      fr: 'Cette connexion par le fournisseur d’identité ne vaut plus : elle a déjà servi, a pris trop de temps ou vient d’un autre navigateur. Recommencez.',
      en: 'This sign-in by the identity provider is no longer valid: it was already used, took too long or comes from another browser. Try again.',
    },
  },
  IDENTITY_CANCELLED: {
    status: 422,
    message: {
      fr: 'La connexion a été annulée chez le fournisseur d’identité.',
      en: 'The sign-in was cancelled at the identity provider.',
    },
  },
  IDENTITY_NOT_LINKED: {
    status: 422,
    message: {
      fr: 'Aucun compte actif n’est lié à cette identité. Connectez-vous avec votre mot de passe et liez-la dans votre compte, ou demandez un lien à qui administre l’installation.',
      en: 'No active account is linked to this identity. Sign in with your password and link it in your account, or ask whoever administers the installation for a link.',
    },
  },
  IDENTITY_NOT_OWN: {
    status: 422,
    message: {
      fr: 'Ce n’est pas l’identité à laquelle votre compte est lié.',
      en: 'This is not the identity that your account is linked to.',
    },
  },
  IDENTITY_NOT_FRESH: {
    status: 422,
    message: {
      fr: 'Le fournisseur d’identité n’a pas redemandé qui vous êtes. Qui administre l’installation doit lui faire envoyer « auth_time ».',
      en: 'The identity provider did not ask again who you are. Whoever administers the installation has to have it send “auth_time”.',
    },
  },
  IDENTITY_TAKEN: {
    status: 409,
    message: {
      fr: 'Cette identité est déjà liée à un autre compte.',
      en: 'This identity is already linked to another account.',
    },
  },
  LAST_WAY_IN: {
    status: 409,
    message: {
      fr: 'Ce compte n’a ni mot de passe ni clé d’accès. Ajoutez d’abord une clé d’accès, ou demandez un lien à qui administre l’installation.',
      en: 'This account has neither a password nor a passkey. Add a passkey first, or ask whoever administers the installation for a link.',
    },
  },
  IDENTITY_PROVIDER_FAILED: {
    status: 503,
    message: {
      fr: 'Le fournisseur d’identité ne répond pas, ou pas comme prévu. Réessayez plus tard, ou connectez-vous avec votre mot de passe.',
      en: 'The identity provider does not answer, or not as expected. Try again later, or sign in with your password.',
    },
    report: true,
  },
} as const;
