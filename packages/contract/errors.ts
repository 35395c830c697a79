/**
 * Every error that the server can answer: a stable code, its HTTP status, its message in both languages, and
 * whether an operator should hear of it. The server serialises from this table alone, and never echoes what was sent.
 */
import type { Localized } from '@constat/report/catalogue';

interface ErrorDefinition {
  readonly status: number;
  readonly message: Localized;
  /** True when the error shows a defect or a broken machine rather than a refused request. */
  readonly report?: true;
}

export const ERRORS = {
  VALIDATION_FAILED: {
    status: 400,
    message: { fr: 'La requête contient une valeur non valide.', en: 'The request holds an invalid value.' },
  },
  INVALID_JSON: {
    status: 400,
    message: {
      fr: "Le corps de la requête n'est pas du JSON valide.",
      en: 'The request body is not valid JSON.',
    },
  },
  UNKNOWN_FIELD: {
    status: 400,
    message: {
      fr: 'Le formulaire contient un champ inconnu.',
      en: 'The form holds an unknown field.',
    },
  },
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
  FOREIGN_ORIGIN: {
    status: 403,
    message: {
      fr: "Requête refusée : elle vient d'un autre site.",
      en: 'Request refused: it comes from another site.',
    },
  },
  FORBIDDEN: {
    status: 403,
    message: { fr: 'Votre rôle ne permet pas cette action.', en: 'Your role does not allow this action.' },
  },
  NOT_FOUND: {
    status: 404,
    message: { fr: 'Introuvable.', en: 'Not found.' },
  },
  COPY_IS_FINAL: {
    status: 409,
    message: {
      fr: 'Une copie est définitive. Enregistrez un nouveau brouillon.',
      en: 'A copy is final. Save a new draft.',
    },
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    message: {
      fr: 'La même requête est déjà en cours.',
      en: 'The same request is already in progress.',
    },
  },
  FORM_EXPIRED: {
    status: 410,
    message: {
      fr: 'Ce brouillon est expiré. Réactivez-le pour le charger.',
      en: 'This draft has expired. Reactivate it to load it.',
    },
  },
  VERSION_CONFLICT: {
    status: 412,
    message: {
      fr: 'Ce brouillon a été modifié ailleurs. Votre texte est conservé sur cet appareil.',
      en: 'This draft was changed elsewhere. Your text is kept on this device.',
    },
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: {
      fr: "Le contenu envoyé dépasse la taille permise. Rien n'a été enregistré.",
      en: 'The content sent is larger than allowed. Nothing was saved.',
    },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: { fr: 'Type de contenu refusé.', en: 'Content type refused.' },
  },
  AUDIO_INVALID: {
    status: 422,
    message: {
      fr: "L'enregistrement ne contient pas de données audio valides. Veuillez recommencer l'enregistrement.",
      en: 'Recording failed - invalid audio chunk. Please restart recording.',
    },
  },
  EXPORT_GLYPH_MISSING: {
    status: 422,
    message: {
      fr: 'Le rapport contient un caractère que les polices ne peuvent pas imprimer.',
      en: 'The report holds a character that the fonts cannot print.',
    },
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: {
      fr: 'Cette clé a déjà servi pour une autre requête.',
      en: 'This key was already used for another request.',
    },
  },
  VERSION_REQUIRED: {
    status: 428,
    message: {
      fr: "La version du brouillon doit accompagner l'enregistrement.",
      en: 'The draft version must come with the save.',
    },
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
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
  TRANSCRIPTION_FAILED: {
    status: 502,
    report: true,
    message: { fr: 'Échec de la transcription', en: 'Transcription failed' },
  },
  EXPORT_FAILED: {
    status: 500,
    report: true,
    message: { fr: "Erreur lors de l'exportation", en: 'Error during export' },
  },
  SPEECH_MODEL_MISSING: {
    status: 503,
    message: {
      fr: "Aucun modèle de reconnaissance vocale n'est installé. L'enregistrement audio est conservé.",
      en: 'No speech recognition model is installed. The recorded audio is kept.',
    },
  },
  SPEECH_OFF: {
    status: 503,
    message: {
      fr: "La reconnaissance vocale est désactivée. L'enregistrement audio est conservé.",
      en: 'Speech recognition is turned off. The recorded audio is kept.',
    },
  },
  STORAGE_FULL: {
    status: 507,
    report: true,
    message: {
      fr: "Le disque du serveur est plein. Rien n'a été enregistré sur le serveur.",
      en: 'The server disk is full. Nothing was saved on the server.',
    },
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

/** The JSON body of every error answer. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  /** Ids of the fields concerned, never their content. */
  readonly fields?: readonly string[];
}
