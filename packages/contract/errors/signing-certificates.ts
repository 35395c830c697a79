/** Why nothing is signed with the certificate file that a physician gave. Nothing of the file is kept. */
export const SIGNING_CERTIFICATE_ERRORS = {
  SIGNING_FILE_INVALID: {
    status: 422,
    message: {
      fr: 'Ce fichier n’est pas un certificat PKCS#12 (.p12 ou .pfx) lisible, ou il est protégé d’une manière inconnue. Rien n’a été signé.',
      en: 'This file is not a readable PKCS#12 certificate (.p12 or .pfx), or it is protected in an unknown way. Nothing was signed.',
    },
  },
  SIGNING_FILE_PASSWORD_WRONG: {
    status: 422,
    message: {
      fr: 'Ce mot de passe n’ouvre pas le fichier du certificat. Rien n’a été signé.',
      en: 'This password does not open the certificate file. Nothing was signed.',
    },
  },
  SIGNING_KEY_MISSING: {
    status: 422,
    message: {
      fr: 'Ce fichier ne contient pas de certificat avec sa clé privée. Exportez-le de nouveau avec la clé. Rien n’a été signé.',
      en: 'This file holds no certificate with its private key. Export it again with the key. Nothing was signed.',
    },
  },
  SIGNING_KEY_UNSUPPORTED: {
    status: 422,
    message: {
      fr: 'La clé de ce certificat est d’un genre que Constat n’utilise pas. Il faut une clé RSA d’au moins 2048 bits, ou une clé P-256 ou P-384. Rien n’a été signé.',
      en: 'The key of this certificate is of a kind that Constat does not use. An RSA key of at least 2048 bits, or a P-256 or P-384 key, is needed. Nothing was signed.',
    },
  },
  SIGNING_CERTIFICATE_NOT_FOR_SIGNING: {
    status: 422,
    message: {
      fr: 'Ce certificat n’est pas fait pour signer des documents. Rien n’a été signé.',
      en: 'This certificate is not meant for signing documents. Nothing was signed.',
    },
  },
  SIGNING_CERTIFICATE_EXPIRED: {
    status: 422,
    message: {
      fr: 'Ce certificat est expiré. Rien n’a été signé.',
      en: 'This certificate has expired. Nothing was signed.',
    },
  },
  SIGNING_CERTIFICATE_NOT_YET_VALID: {
    status: 422,
    message: {
      fr: 'Ce certificat n’est pas encore valide. Vérifiez aussi la date de cet ordinateur. Rien n’a été signé.',
      en: 'This certificate is not valid yet. Check the date of this computer too. Nothing was signed.',
    },
  },
} as const;
