/** Errors of making, changing and erasing an account, and of its passwords, passkeys and second factors. */
export const ACCOUNT_ERRORS = {
  USERNAME_NOT_THAT: {
    status: 400,
    message: {
      fr: 'Ce n’est pas le nom d’utilisateur de ce compte. Rien n’a été effacé.',
      en: 'This is not the username of this account. Nothing was erased.',
    },
  },
  USERNAME_TAKEN: {
    status: 409,
    message: { fr: 'Ce nom d’utilisateur est déjà pris.', en: 'This username is taken.' },
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    message: {
      fr: 'Personne d’autre n’administre cette installation. Accordez d’abord l’administration à un autre compte.',
      en: 'Nobody else administers this installation. Give administration to another account first.',
    },
  },
  ACCOUNT_DISABLED: {
    status: 409,
    message: {
      fr: 'Ce compte est désactivé : un lien n’y ouvrirait rien. Réactivez-le, puis donnez un lien.',
      en: 'This account is disabled: a link would open nothing. Enable it, then give a link.',
    },
  },
  SAMPLE_ACCOUNT: {
    status: 409,
    message: {
      fr: 'Un compte de démonstration ne peut pas faire cela, ni être changé. Créez votre compte pour quitter la démonstration.',
      en: 'A demonstration account cannot do this, nor be changed. Create your own account to leave the demonstration.',
    },
  },
  LINK_INVALID: {
    status: 410,
    message: {
      fr: 'Ce lien a déjà servi, ou son temps est passé. Demandez-en un autre à qui administre l’installation.',
      en: 'This link was already used, or its time has passed. Ask whoever administers the installation for another.',
    },
  },
  TOTP_CODE_WRONG: {
    status: 422,
    message: {
      fr: 'Ce n’est pas le code que votre application affiche maintenant. Vérifiez l’heure de vos appareils.',
      en: 'This is not the code that your app shows now. Check the time of your devices.',
    },
  },
  PASSKEY_NOT_ADDED: {
    status: 422,
    message: {
      fr: 'Cette clé d’accès n’a pas pu être ajoutée. Recommencez.',
      en: 'This passkey could not be added. Try again.',
    },
  },
  PASSKEY_ADDRESS: {
    status: 422,
    message: {
      fr: 'Une clé d’accès demande que Constat soit ouvert sous un nom, et non sous une adresse en chiffres.',
      en: 'A passkey needs Constat to be opened under a name, and not under a numeric address.',
    },
  },
  PASSWORD_WRONG: {
    status: 422,
    message: { fr: 'Ce n’est pas votre mot de passe actuel.', en: 'This is not your current password.' },
  },
  PASSWORD_TOO_SHORT: {
    status: 422,
    message: {
      fr: 'Un mot de passe compte au moins 8 caractères; 15 ou plus sont conseillés.',
      en: 'A password has at least 8 characters; 15 or more are recommended.',
    },
  },
  PASSWORD_TOO_COMMON: {
    status: 422,
    message: {
      fr: 'Ce mot de passe est parmi les plus courants, que l’on essaie en premier. Choisissez-en un autre.',
      en: 'This password is among the most common ones, which are tried first. Choose another.',
    },
  },
  PASSWORD_TOO_GUESSABLE: {
    status: 422,
    message: {
      fr: 'Sans votre nom et celui du programme, il reste moins de 8 caractères de ce mot de passe. Choisissez-en un autre.',
      en: 'Without your name and that of the program, fewer than 8 characters of this password remain. Choose another.',
    },
  },
} as const;
