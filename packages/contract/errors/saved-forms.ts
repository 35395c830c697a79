import { SAVE_REFUSALS } from '../save-refusals.ts';

/** Errors of saving, loading and erasing a report. */
export const SAVED_FORM_ERRORS = {
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
      fr: 'Ce type de rapport, ou sa version, n’est pas connu de ce serveur. Rien n’a été remplacé; mettez le programme à jour.',
      en: 'This type of report, or its version, is not known to this server. Nothing was replaced; update the program.',
    },
  },
  REPORT_NEWER: {
    status: 409,
    message: {
      fr: 'Ce rapport a été enregistré par une version plus récente de Constat. Rien n’a été remplacé; mettez le programme à jour.',
      en: 'This report was saved by a newer version of Constat. Nothing was replaced; update the program.',
    },
  },
  REASON_REQUIRED: {
    status: 400,
    message: {
      fr: 'Indiquez pourquoi ce rapport est effacé.',
      en: 'Say why this report is being erased.',
    },
  },
  COPY_IS_FINAL: {
    status: 409,
    message: SAVE_REFUSALS.COPY_IS_FINAL,
  },
  FORM_EXPIRED: {
    status: 410,
    message: SAVE_REFUSALS.FORM_EXPIRED,
  },
  VERSION_REQUIRED: {
    status: 428,
    message: {
      fr: 'La version du brouillon doit accompagner l’enregistrement.',
      en: 'The draft version must come with the save.',
    },
  },
  VERSION_CONFLICT: {
    status: 412,
    message: {
      fr: 'Ce brouillon a été modifié ailleurs. Votre texte est conservé sur cet appareil.',
      en: 'This draft was changed elsewhere. Your text is kept on this device.',
    },
  },
} as const;
