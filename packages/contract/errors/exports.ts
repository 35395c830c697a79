import { EXPORTS_WAITING } from '../limits.ts';

/** Errors of an export, and of the pages of the report beside its form. */
export const EXPORT_ERRORS = {
  EXPORT_GLYPH_MISSING: {
    status: 422,
    message: {
      fr: 'Le rapport contient un caractère que les polices ne peuvent pas imprimer.',
      en: 'The report holds a character that the fonts cannot print.',
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
  EXPORT_FAILED: {
    status: 500,
    report: true,
    message: { fr: "Erreur lors de l'exportation", en: 'Error during export' },
  },
  FINAL_PAGES_OVERTAKEN: {
    status: 409,
    message: {
      fr: 'Un état plus récent de ces pages a été demandé.',
      en: 'A newer state of these pages was asked for.',
    },
  },
} as const;
