import type { Localised } from '@constat/report/catalogue';

/** Errors of a save that the status line names too: a page need not carry every error for them. */
export const SAVE_REFUSALS = {
  COPY_IS_FINAL: {
    fr: 'Une copie est définitive. Enregistrez un nouveau brouillon.',
    en: 'A copy is final. Save a new draft.',
  },
  FORM_EXPIRED: {
    fr: 'Ce brouillon est expiré. Réactivez-le pour le charger.',
    en: 'This draft has expired. Reactivate it to load it.',
  },
  PAYLOAD_TOO_LARGE: {
    // As in limits.ts.
    fr: 'Le contenu envoyé dépasse la taille permise : 200 ko pour un texte, 5 Mo pour un rapport ou un papier à lettres, 25 Mo pour un PDF, 500 Mo pour une archive. Rien n’a été enregistré.',
    en: 'The content sent is larger than allowed: 200 kB for a text, 5 MB for a report or a letterhead, 25 MB for a PDF, 500 MB for an archive. Nothing was saved.',
  },
} as const satisfies Readonly<Record<string, Localised>>;
