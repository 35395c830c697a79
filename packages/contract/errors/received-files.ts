/** Why a file that somebody brought is not read: a report as a PDF, an archive, or any other that takes too much. */
export const RECEIVED_FILE_ERRORS = {
  FILE_TOO_HEAVY: {
    status: 422,
    message: {
      fr: 'Ce fichier demande trop de temps ou de mémoire pour être lu. Rien n’a été modifié.',
      en: 'This file takes too much time or memory to read. Nothing was changed.',
    },
  },
  ARCHIVE_INVALID: {
    status: 422,
    message: {
      fr: 'Ce fichier n’est pas une archive de Constat lisible. Rien n’a été importé.',
      en: 'This file is not a readable Constat archive. Nothing was imported.',
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
} as const;
