import type { Localized } from '@constat/report/catalogue';

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
    fr: "Le contenu envoyé dépasse la taille permise. Rien n'a été enregistré.",
    en: 'The content sent is larger than allowed. Nothing was saved.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
