import { SAVE_REFUSALS } from '../save-refusals.ts';

/** What any call may be refused for, whatever it is about, and an error of the server that nobody foresaw. */
export const REQUEST_ERRORS = {
  VALIDATION_FAILED: {
    status: 400,
    message: { fr: 'La requête contient une valeur non valide.', en: 'The request holds an invalid value.' },
  },
  INVALID_JSON: {
    status: 400,
    message: {
      fr: 'Le corps de la requête n’est pas du JSON valide.',
      en: 'The request body is not valid JSON.',
    },
  },
  FOREIGN_ORIGIN: {
    status: 403,
    message: {
      fr: 'Requête refusée : elle vient d’un autre site.',
      en: 'Request refused: it comes from another site.',
    },
  },
  NOT_FOUND: {
    status: 404,
    message: { fr: 'Introuvable.', en: 'Not found.' },
  },
  REQUEST_TIMEOUT: {
    status: 408,
    message: {
      fr: 'La requête n’est pas arrivée en entier à temps.',
      en: 'The request did not come in full in time.',
    },
  },
  PAGES_CHANGED: {
    status: 409,
    message: {
      fr: 'Constat a été mis à jour. Rechargez la page ; votre texte est conservé sur cet appareil.',
      en: 'Constat has been updated. Reload the page; your text is kept on this device.',
    },
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    message: {
      fr: 'La même requête est déjà en cours.',
      en: 'The same request is already in progress.',
    },
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: SAVE_REFUSALS.PAYLOAD_TOO_LARGE,
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: { fr: 'Type de contenu refusé.', en: 'Content type refused.' },
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: {
      fr: 'Cette clé a déjà servi pour une autre requête.',
      en: 'This key was already used for another request.',
    },
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    retryAfterS: 5,
    message: {
      fr: 'Trop de tentatives. Veuillez patienter avant de réessayer.',
      en: 'Too many attempts. Please wait before trying again.',
    },
  },
  INTERNAL: {
    status: 500,
    report: true,
    message: { fr: 'Une erreur est survenue', en: 'An error occurred' },
  },
} as const;
