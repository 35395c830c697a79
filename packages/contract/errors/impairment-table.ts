/** Errors of the table of impairments. */
export const IMPAIRMENT_TABLE_ERRORS = {
  IMPAIRMENT_TABLE_INVALID: {
    status: 422,
    message: {
      fr: 'Ce fichier n’est pas un barème lisible. Rien n’a été remplacé.',
      en: 'This file is not a readable table of impairments. Nothing was replaced.',
    },
  },
} as const;
