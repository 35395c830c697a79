/**
 * Every error that the server can answer: a stable code, its HTTP status, its message in both languages, and
 * whether an operator should hear of it. The server serialises from this table alone, and never echoes what was sent.
 */
import type { Localized } from '@constat/report/catalogue';
import type { TableProblem } from '@constat/report/rules/impairment/table-file';
import { IMPAIRMENT_ERRORS } from './impairment-errors.ts';
import { LETTERHEAD_REFUSALS } from './letterhead-refusals.ts';
import { EXPORTS_WAITING } from './limits.ts';
import { SAVE_REFUSALS } from './save-refusals.ts';
import { SIGNING_ERRORS } from './signing-errors.ts';
import { SIGNING_FILE_REFUSALS } from './signing-file-refusals.ts';

interface ErrorDefinition {
  readonly status: number;
  readonly message: Localized;
  /** True when the error shows a defect or a broken machine rather than a refused request. */
  readonly report?: true;
  /** True when the specification asks for the code in the member `error` too. */
  readonly named?: true;
  /** After how many seconds the same request may succeed. */
  readonly retryAfterS?: number;
}

export const ERRORS = {
  ...SIGNING_ERRORS,
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
  UNKNOWN_REPORT_TYPE: {
    status: 400,
    message: {
      fr: "Ce type de rapport, ou sa version, n'est pas connu de ce serveur. Rien n'a été remplacé; mettez le programme à jour.",
      en: 'This type of report, or its version, is not known to this server. Nothing was replaced; update the program.',
    },
  },
  REASON_REQUIRED: {
    status: 400,
    message: {
      fr: 'Indiquez pourquoi ce rapport est effacé.',
      en: 'Say why this report is being erased.',
    },
  },
  USERNAME_NOT_THAT: {
    status: 400,
    message: {
      fr: "Ce n'est pas le nom d'utilisateur de ce compte. Rien n'a été effacé.",
      en: 'This is not the username of this account. Nothing was erased.',
    },
  },
  TEXT_REQUIRED: {
    status: 400,
    message: { fr: 'Veuillez entrer le texte à mettre en forme', en: 'Please enter text to format' },
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
  CODE_WRONG: {
    status: 401,
    message: {
      fr: "Ce code n'est pas bon, ou a déjà servi.",
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
      fr: "Cette clé d'accès n'a pas été acceptée.",
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
  FOREIGN_ORIGIN: {
    status: 403,
    message: {
      fr: "Requête refusée : elle vient d'un autre site.",
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
  REQUEST_TIMEOUT: {
    status: 408,
    message: {
      fr: "La requête n'est pas arrivée en entier à temps.",
      en: 'The request did not come in full in time.',
    },
  },
  COPY_IS_FINAL: {
    status: 409,
    message: SAVE_REFUSALS.COPY_IS_FINAL,
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
  REPORT_NEWER: {
    status: 409,
    message: {
      fr: "Ce rapport a été enregistré par une version plus récente de Constat. Rien n'a été remplacé; mettez le programme à jour.",
      en: 'This report was saved by a newer version of Constat. Nothing was replaced; update the program.',
    },
  },
  PARTS_MISSING: {
    status: 409,
    message: {
      fr: "Des secondes de cet enregistrement ne sont pas encore sur le serveur. L'enregistrement audio est conservé.",
      en: 'Seconds of this recording are not on the server yet. The recorded audio is kept.',
    },
  },
  PART_DIFFERS: {
    status: 409,
    message: {
      fr: "Le serveur tient un autre son pour cette seconde de l'enregistrement. Rien n'a été remplacé.",
      en: 'The server holds other audio for this second of the recording. Nothing was replaced.',
    },
  },
  FINAL_PAGES_OVERTAKEN: {
    status: 409,
    message: {
      fr: 'Un état plus récent de ces pages a été demandé.',
      en: 'A newer state of these pages was asked for.',
    },
  },
  VOCABULARY_TERM_EXISTS: {
    status: 409,
    message: {
      fr: 'Ce mot est déjà dans votre vocabulaire.',
      en: 'This word is already in your vocabulary.',
    },
  },
  VOCABULARY_FULL: {
    status: 409,
    message: {
      fr: 'Votre vocabulaire compte déjà 2 000 entrées. Retirez-en, puis recommencez.',
      en: 'Your vocabulary already has 2,000 entries. Remove some and try again.',
    },
  },
  USERNAME_TAKEN: {
    status: 409,
    message: { fr: "Ce nom d'utilisateur est déjà pris.", en: 'This username is taken.' },
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    message: {
      fr: "Personne d'autre n'administre cette installation. Accordez d'abord l'administration à un autre compte.",
      en: 'Nobody else administers this installation. Give administration to another account first.',
    },
  },
  ACCOUNT_DISABLED: {
    status: 409,
    message: {
      fr: "Ce compte est désactivé : un lien n'y ouvrirait rien. Réactivez-le, puis donnez un lien.",
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
  RECOVERY_SHEETS_FULL: {
    status: 409,
    message: {
      fr: 'Huit feuilles de récupération valent déjà. Confirmez celle-ci en annulant les précédentes.',
      en: 'Eight recovery sheets are valid already. Confirm this one and void the earlier ones.',
    },
  },
  KEYS_BUSY: {
    status: 409,
    retryAfterS: 60,
    message: {
      fr: "Un autre programme change les clés en ce moment. Recommencez dans une minute; rien n'a été modifié.",
      en: 'Another program is changing the keys. Try again in a minute; nothing was changed.',
    },
  },
  SET_UP_DONE: {
    status: 409,
    message: {
      fr: 'Cette installation a déjà ses comptes. Ouvrez une session.',
      en: 'This installation already has its accounts. Sign in.',
    },
  },
  RESTORE_AWAITED: {
    status: 409,
    message: {
      fr: 'Une copie prend la place de la base de données au prochain démarrage : un compte créé maintenant serait perdu. Redémarrez Constat, ou renoncez d’abord à cette reprise dans la page.',
      en: 'A copy takes the place of the database at the next start: an account made now would be lost. Restart Constat, or withdraw that restore on the page first.',
    },
  },
  LINK_INVALID: {
    status: 410,
    message: {
      fr: "Ce lien a déjà servi, ou son temps est passé. Demandez-en un autre à qui administre l'installation.",
      en: 'This link was already used, or its time has passed. Ask whoever administers the installation for another.',
    },
  },
  SET_UP_SECRET_INVALID: {
    status: 410,
    message: {
      fr: 'Cette adresse de première configuration a déjà servi, ou son temps est passé. Redémarrez Constat pour en avoir une autre.',
      en: 'This set-up address was already used, or its time has passed. Restart Constat to get another.',
    },
  },
  FORM_EXPIRED: {
    status: 410,
    message: SAVE_REFUSALS.FORM_EXPIRED,
  },
  VERSION_CONFLICT: {
    status: 412,
    message: {
      fr: 'Ce brouillon a été modifié ailleurs. Votre texte est conservé sur cet appareil.',
      en: 'This draft was changed elsewhere. Your text is kept on this device.',
    },
  },
  INCIDENT_CHANGED: {
    status: 412,
    message: {
      fr: 'Cet incident a été modifié ailleurs. Votre texte reste ici; rouvrez l’incident pour voir ce qui a changé.',
      en: 'This incident was changed elsewhere. Your text stays here; open the incident again to see what changed.',
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
  AUDIO_INVALID: {
    status: 422,
    message: {
      fr: "Échec de l'enregistrement : segment audio non valide. Veuillez recommencer l'enregistrement.",
      en: 'Recording failed - invalid audio chunk. Please restart recording.',
    },
  },
  AUDIO_PUT_ASIDE: {
    status: 422,
    report: true,
    message: {
      fr: "Cet audio a bloqué la reconnaissance vocale et a été mis de côté. L'enregistrement est conservé, et les autres segments sont transcrits.",
      en: 'This audio stopped speech recognition and was put aside. The recording is kept, and the other segments are transcribed.',
    },
  },
  VOCABULARY_TERM_INVALID: {
    status: 422,
    message: {
      fr: 'Une entrée compte d’un à six mots, dont une lettre au moins, et 80 caractères au plus.',
      en: 'An entry has one to six words, at least one letter, and at most 80 characters.',
    },
  },
  EXPORT_GLYPH_MISSING: {
    status: 422,
    message: {
      fr: 'Le rapport contient un caractère que les polices ne peuvent pas imprimer.',
      en: 'The report holds a character that the fonts cannot print.',
    },
  },
  ...IMPAIRMENT_ERRORS,
  LETTERHEAD_INVALID: {
    status: 422,
    message: {
      fr: "Ce fichier n'est pas un document Word (.docx) lisible.",
      en: 'This file is not a readable Word document (.docx).',
    },
  },
  LETTERHEAD_UNSAFE: {
    status: 422,
    message: {
      fr: 'Ce document contient des macros, des objets incorporés ou des liens vers des fichiers externes. Retirez-les, puis recommencez.',
      en: 'This document holds macros, embedded objects or links to outside files. Remove them and try again.',
    },
  },
  LETTERHEAD_NO_PLACEHOLDER: {
    status: 422,
    message: {
      fr: "Ce modèle n'indique pas où placer le rapport. Écrivez {{rapport}} sur une ligne du document, ou ajoutez le rapport à la fin.",
      en: 'This template does not say where the report goes. Write {{report}} on a line of the document, or add the report at the end.',
    },
  },
  LETTERHEAD_PLACEHOLDER_REPEATED: {
    status: 422,
    message: {
      fr: 'Ce modèle indique plus d’un emplacement pour le rapport. Gardez-en un seul.',
      en: 'This template has more than one place for the report. Keep only one.',
    },
  },
  ...LETTERHEAD_REFUSALS,
  ARCHIVE_INVALID: {
    status: 422,
    message: {
      fr: "Ce fichier n'est pas une archive de Constat lisible. Rien n'a été importé.",
      en: 'This file is not a readable Constat archive. Nothing was imported.',
    },
  },
  FILE_TOO_HEAVY: {
    status: 422,
    message: {
      fr: "Ce fichier demande trop de temps ou de mémoire pour être lu. Rien n'a été modifié.",
      en: 'This file takes too much time or memory to read. Nothing was changed.',
    },
  },
  ...SIGNING_FILE_REFUSALS,
  RECOVERY_CODE_WRONG: {
    status: 422,
    message: {
      fr: "Ce code n'ouvre pas cette copie : vérifiez chaque signe, et que la feuille valait quand la copie a été faite. Rien n'a été modifié.",
      en: 'This code does not open this copy: check every sign, and that the sheet was valid when the copy was made. Nothing was changed.',
    },
  },
  COPY_UNUSABLE: {
    status: 422,
    message: {
      fr: "Cette copie est endommagée, ou vient d'une version plus récente de Constat. Rien n'a été modifié.",
      en: 'This copy is damaged, or comes from a newer version of Constat. Nothing was changed.',
    },
  },
  PDF_ENCRYPTED: {
    status: 422,
    message: {
      fr: 'Ce PDF est chiffré ou protégé par un mot de passe : ses données ne peuvent pas être lues. Enregistrez-en une copie sans protection, puis rouvrez cette copie.',
      en: 'This PDF is encrypted or protected by a password: its data cannot be read. Save a copy of it without protection, then reopen that copy.',
    },
  },
  NO_REPORT_IN_PDF: {
    status: 422,
    message: {
      fr: 'Ce PDF ne contient pas les données d’un rapport de Constat. Seul un PDF exporté avec les données jointes peut être rouvert.',
      en: 'This PDF does not hold the data of a Constat report. Only a PDF exported with its data attached can be reopened.',
    },
  },
  TOTP_CODE_WRONG: {
    status: 422,
    message: {
      fr: "Ce n'est pas le code que votre application affiche maintenant. Vérifiez l'heure de vos appareils.",
      en: 'This is not the code that your app shows now. Check the time of your devices.',
    },
  },
  PASSKEY_NOT_ADDED: {
    status: 422,
    message: {
      fr: "Cette clé d'accès n'a pas pu être ajoutée. Recommencez.",
      en: 'This passkey could not be added. Try again.',
    },
  },
  PASSKEY_ADDRESS: {
    status: 422,
    message: {
      fr: "Une clé d'accès demande que Constat soit ouvert sous un nom, et non sous une adresse en chiffres.",
      en: 'A passkey needs Constat to be opened under a name, and not under a numeric address.',
    },
  },
  PASSWORD_WRONG: {
    status: 422,
    message: { fr: "Ce n'est pas votre mot de passe actuel.", en: 'This is not your current password.' },
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
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: {
      fr: 'Cette clé a déjà servi pour une autre requête.',
      en: 'This key was already used for another request.',
    },
  },
  NOTHING_TO_CONCLUDE: {
    status: 422,
    message: {
      fr: 'Veuillez remplir au moins une section (5 à 9) avant de générer la conclusion.',
      en: 'Please complete at least one section (5-9) before generating the conclusion.',
    },
  },
  SESSION_LOCKED: {
    status: 423,
    message: {
      fr: 'La session est verrouillée. Confirmez votre identité pour continuer.',
      en: 'The session is locked. Confirm your identity to go on.',
    },
  },
  VERSION_REQUIRED: {
    status: 428,
    message: {
      fr: "La version du brouillon doit accompagner l'enregistrement.",
      en: 'The draft version must come with the save.',
    },
  },
  EXPORTS_WAITING: {
    status: 429,
    retryAfterS: 5,
    message: {
      fr: `Vous avez déjà ${EXPORTS_WAITING} exportations en attente. Attendez que l’une d’elles se termine, ou annulez-en une.`,
      en: `You already have ${EXPORTS_WAITING} exports waiting. Wait until one of them is done, or cancel one.`,
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
  TRANSCRIPTION_FAILED: {
    status: 502,
    report: true,
    message: { fr: 'Échec de la transcription', en: 'Transcription failed' },
  },
  SECTION7_FAILED: {
    status: 502,
    report: true,
    message: {
      fr: 'Erreur de mise en forme. La clé API est peut-être invalide.',
      en: 'Formatting error. The API key might be invalid.',
    },
  },
  SECTION8_FAILED: {
    status: 502,
    report: true,
    message: {
      fr: 'Impossible de mettre le texte en forme. Veuillez réessayer.',
      en: 'Unable to format text. Please try again.',
    },
  },
  DISTRIBUTION_FAILED: {
    status: 502,
    report: true,
    message: { fr: 'Échec de la répartition', en: 'Distribution failed' },
  },
  ENHANCEMENT_FAILED: {
    status: 502,
    report: true,
    message: {
      fr: "Le texte n'a pas pu être amélioré. Il est inchangé.",
      en: 'The text could not be enhanced. It is unchanged.',
    },
  },
  CONCLUSION_FAILED: {
    status: 502,
    report: true,
    message: { fr: 'Échec de la génération de la conclusion', en: 'Failed to generate conclusion' },
  },
  EXPORT_FAILED: {
    status: 500,
    report: true,
    message: { fr: "Erreur lors de l'exportation", en: 'Error during export' },
  },
  API_KEY_MISSING: {
    status: 503,
    named: true,
    message: {
      fr: "clé non configurée, communiquez avec l'administrateur",
      en: 'key not configured, contact administrator',
    },
  },
  SPEECH_MODEL_MISSING: {
    status: 503,
    message: {
      fr: "Aucun modèle de reconnaissance vocale n'est installé. L'enregistrement audio est conservé.",
      en: 'No speech recognition model is installed. The recorded audio is kept.',
    },
  },
  SPEECH_MODEL_DAMAGED: {
    status: 503,
    message: {
      fr: "Le modèle de reconnaissance vocale ne fonctionne pas. L'enregistrement audio est conservé.",
      en: 'The speech recognition model does not work. The recorded audio is kept.',
    },
    report: true,
  },
  SPEECH_OFF: {
    status: 503,
    message: {
      fr: "La reconnaissance vocale est désactivée. L'enregistrement audio est conservé.",
      en: 'Speech recognition is turned off. The recorded audio is kept.',
    },
  },
  SPEECH_NOT_ALLOWED: {
    status: 503,
    message: {
      fr: "Le service de reconnaissance vocale est sur un autre ordinateur, et l'administrateur n'a pas permis d'y envoyer le son. L'enregistrement audio est conservé.",
      en: 'The speech recognition service is on another computer, and the administrator has not allowed audio to be sent there. The recorded audio is kept.',
    },
  },
  ASSISTANCE_NOT_ALLOWED: {
    status: 503,
    message: {
      fr: "Le service d'aide à la rédaction est sur un autre ordinateur, et l'administrateur n'a pas permis d'y envoyer de texte. Rien n'a été envoyé.",
      en: 'The help with wording is on another computer, and the administrator has not allowed text to be sent there. Nothing was sent.',
    },
  },
  STORAGE_REPLACED: {
    status: 503,
    report: true,
    message: {
      fr: "Le fichier de la base de données a été remplacé, déplacé ou supprimé pendant que Constat s'en servait. Rien n'est enregistré sur le serveur tant que Constat n'est pas redémarré avec le bon fichier.",
      en: 'The database file was replaced, moved or removed while Constat was using it. Nothing is saved on the server until Constat is started again with the right file.',
    },
  },
  STORAGE_DAMAGED: {
    status: 503,
    report: true,
    message: {
      fr: "Le fichier de la base de données est endommagé. Rien n'est enregistré sur le serveur tant qu'une copie de sauvegarde n'est pas restaurée.",
      en: 'The database file is damaged. Nothing is saved on the server until a backup is restored.',
    },
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    report: true,
    retryAfterS: 2,
    message: {
      fr: "La base de données n'est pas accessible pour le moment. Rien n'a été enregistré sur le serveur.",
      en: 'The database cannot be reached at the moment. Nothing was saved on the server.',
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
  /** The code again, where the specification asks for it under this name. */
  readonly error?: ErrorCode;
  /** Ids of the fields concerned, never their content. */
  readonly fields?: readonly string[];
  /** With `SIGNING_POINTS_OPEN`: the ids of the open points without a reason. */
  readonly points?: readonly string[];
  /** The segment of a recording that is meant, counted from 1; named in the message too. */
  readonly segment?: number;
  /** With `PARTS_MISSING`: the number of the first part that is not there. */
  readonly next?: number;
  /** With `IMPAIRMENT_TABLE_INVALID`: what is wrong with the file, and where. */
  readonly problems?: readonly TableProblem[];
}
