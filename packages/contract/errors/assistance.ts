/** Errors of the help with wording. */
export const ASSISTANCE_ERRORS = {
  TEXT_REQUIRED: {
    status: 400,
    message: { fr: 'Veuillez entrer le texte à mettre en forme', en: 'Please enter text to format' },
  },
  NOTHING_TO_CONCLUDE: {
    status: 422,
    message: {
      fr: 'Veuillez remplir au moins une section (5 à 9) avant de générer la conclusion.',
      en: 'Please complete at least one section (5-9) before generating the conclusion.',
    },
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
      fr: 'Le texte n’a pas pu être amélioré. Il est inchangé.',
      en: 'The text could not be enhanced. It is unchanged.',
    },
  },
  CONCLUSION_FAILED: {
    status: 502,
    report: true,
    message: { fr: 'Échec de la génération de la conclusion', en: 'Failed to generate conclusion' },
  },
  API_KEY_MISSING: {
    status: 503,
    named: true,
    message: {
      fr: "clé non configurée, communiquez avec l'administrateur",
      en: 'key not configured, contact administrator',
    },
  },
  ASSISTANCE_NOT_ALLOWED: {
    status: 503,
    message: {
      fr: 'Le service d’aide à la rédaction est sur un autre ordinateur, et l’administrateur n’a pas permis d’y envoyer de texte. Rien n’a été envoyé.',
      en: 'The help with wording is on another computer, and the administrator has not allowed text to be sent there. Nothing was sent.',
    },
  },
} as const;
