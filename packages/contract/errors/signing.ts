/** Errors of signing a report, and of what a signed report allows. */
export const SIGNING_ERRORS = {
  REPORT_SIGNED: {
    status: 409,
    message: {
      fr: 'Ce rapport est verrouillé pour sa signature, ou signé. Il n’est plus modifié; un addenda ou une nouvelle version peut s’y ajouter.',
      en: 'This report is locked for its signature, or signed. It no longer changes; an addendum or a new version can be added to it.',
    },
  },
  REPORT_AWAITS_SIGNATURE: {
    status: 409,
    message: {
      fr: 'Ce rapport attend sa signature. Rendez le fichier signé, ou annulez d’abord le verrouillage. Rien n’a été changé.',
      en: 'This report awaits its signature. Return the signed file, or withdraw the lock first. Nothing was changed.',
    },
  },
  SIGNED_REPORTS_IN_TERM: {
    status: 409,
    message: {
      fr: 'Ce compte contient des rapports signés ou verrouillés qui doivent encore être conservés. Exportez d’abord son archive, puis dites expressément qu’ils sont effacés aussi. Rien n’a été effacé.',
      en: 'This account holds signed or locked reports that still have to be kept. Export its archive first, then say expressly that they are erased too. Nothing was erased.',
    },
  },
  REPORT_KEPT: {
    status: 409,
    message: {
      fr: 'Ce rapport est verrouillé ou signé, et doit être conservé dix ans après la fin du mandat, le jugement final ou la dernière signature, selon la plus tardive de ces dates. Si la fin du mandat n’est pas inscrite, inscrivez-la. Rien n’a été effacé.',
      en: 'This report is locked or signed, and has to be kept for ten years after the end of the mandate, the final judgment or the last signature, whichever is latest. If the end of the mandate is not entered, enter it. Nothing was erased.',
    },
  },
  JUDGMENT_AWAITED_AND_DATED: {
    status: 422,
    message: {
      fr: 'Un jugement qui est attendu n’a pas encore de date. Effacez la date du jugement final, ou ne dites plus qu’il est attendu. Rien n’a été changé.',
      en: 'A judgment that is awaited has no date yet. Clear the date of the final judgment, or no longer say that it is awaited. Nothing was changed.',
    },
  },
  NOT_AWAITING_SIGNATURE: {
    status: 409,
    message: {
      fr: 'Cette version n’attend pas de signature. Rien n’a été changé.',
      en: 'This version does not await a signature. Nothing was changed.',
    },
  },
  REPORT_NOT_SIGNED: {
    status: 409,
    message: {
      fr: 'Ce rapport n’est pas signé. Vous pouvez le modifier directement.',
      en: 'This report is not signed. You can change it directly.',
    },
  },
  REPORT_REPLACED: {
    status: 409,
    message: {
      fr: 'Un autre rapport remplace déjà celui-ci. C’est cet autre qui peut être remplacé. Rien n’a été changé.',
      en: 'Another report replaces this one already. That other one can be replaced. Nothing was changed.',
    },
  },
  REPLACED_REPORT_WITHDRAWN: {
    status: 409,
    message: {
      fr: 'Le rapport que celui-ci devait remplacer n’est plus verrouillé. Vous pouvez le modifier directement. Rien n’a été signé.',
      en: 'The report that this one was to replace is no longer locked. You can change it directly. Nothing was signed.',
    },
  },
  RETURNED_FILE_OTHER: {
    status: 422,
    message: {
      fr: 'Ce fichier n’est pas celui qui a été verrouillé ici, suivi d’une signature. Il peut être conservé à part, si vous le dites expressément. Rien n’a été changé.',
      en: 'This file is not the one that was locked here, followed by a signature. It can be kept apart if you expressly say so. Nothing was changed.',
    },
  },
  RETURNED_FILE_ALTERED: {
    status: 422,
    message: {
      fr: 'Ce fichier commence comme celui qui a été verrouillé ici, mais son contenu a été modifié ensuite. Il peut être conservé à part, si vous le dites expressément. Rien n’a été changé.',
      en: 'This file begins as the one that was locked here, but its content was changed afterwards. It can be kept apart if you expressly say so. Nothing was changed.',
    },
  },
  RETURNED_FILE_COVERED: {
    status: 422,
    message: {
      fr: 'L’image de la signature prend plus d’un vingtième d’une page et peut cacher ce que dit le rapport. Signez de nouveau le fichier téléchargé ici, avec une image plus petite ou sans image; celui-ci peut être conservé à part, si vous le dites expressément. Rien n’a été changé.',
      en: 'The picture of the signature takes more than a twentieth of a page and may hide what the report says. Sign again the file that was downloaded here, with a smaller picture or none; this one can be kept apart if you expressly say so. Nothing was changed.',
    },
  },
  RETURNED_FILE_UNSIGNED: {
    status: 422,
    message: {
      fr: 'Ce fichier ne contient pas de signature numérique valide jusqu’à sa fin. Il peut être conservé à part, s’il diffère de celui d’ici et si vous le dites expressément. Rien n’a été changé.',
      en: 'This file holds no digital signature that is valid to its end. It can be kept apart if it differs from the one here and you expressly say so. Nothing was changed.',
    },
  },
  RETURNED_FILE_BY_HAND: {
    status: 422,
    message: {
      fr: 'Ce rapport a été verrouillé pour être signé à la main; ce fichier porte une signature numérique valide. Annulez d’abord le verrouillage pour le faire signer dans un autre programme, ou conservez ce fichier à part en le disant expressément. Rien n’a été changé.',
      en: 'This report was locked to be signed by hand; this file bears a valid digital signature. Undo the lock first to have it signed in another program, or keep this file apart by expressly saying so. Nothing was changed.',
    },
  },
  RETURNED_FILE_CERTIFICATE: {
    status: 422,
    message: {
      fr: 'Le certificat de la signature n’était pas valide au moment où elle a été faite, ou n’est pas destiné à signer. Le fichier peut être conservé à part, si vous le dites expressément. Rien n’a été changé.',
      en: 'The certificate of the signature was not valid when it was made, or is not meant for signing. The file can be kept apart if you expressly say so. Nothing was changed.',
    },
  },
  RETURNED_FILE_CONTINUED: {
    status: 422,
    message: {
      fr: 'Autre chose que des données de validation a été ajouté après la dernière signature valide. Signez de nouveau le fichier téléchargé ici; celui-ci peut être conservé à part, si vous le dites expressément. Rien n’a été changé.',
      en: 'Something other than validation data was added after the last valid signature. Sign again the file that was downloaded here; this one can be kept apart if you expressly say so. Nothing was changed.',
    },
  },
  RETURNED_FILE_NO_PDF: {
    status: 422,
    message: {
      fr: 'Ce fichier n’est pas un PDF. Rien n’a été conservé.',
      en: 'This file is not a PDF. Nothing was kept.',
    },
  },
  KEPT_APART_FULL: {
    status: 409,
    message: {
      fr: 'Dix copies signées ailleurs sont déjà conservées à part pour cette version. Rien n’a été conservé de plus.',
      en: 'Ten copies that were signed elsewhere are already kept apart for this version. Nothing more was kept.',
    },
  },
  SIGNING_POINTS_OPEN: {
    status: 422,
    message: {
      fr: 'Des points du rapport sont ouverts. Réglez-les, ou donnez une raison pour chacun. Rien n’a été signé.',
      en: 'Points of the report are open. Settle them, or give a reason for each. Nothing was signed.',
    },
  },
  SIGNING_POINTS_TOO_MANY: {
    status: 422,
    message: {
      fr: 'Ce rapport a plus de 600 points ouverts. Réglez-en dans le formulaire avant de signer. Rien n’a été signé.',
      en: 'This report has more than 600 open points. Settle some of them in the form before signing. Nothing was signed.',
    },
  },
  DICTATION_UNDER_WAY: {
    status: 409,
    message: {
      fr: 'Une dictée est en cours dans un autre onglet ou sur un autre ordinateur. Arrêtez-la et attendez ses derniers mots avant de signer. Rien n’a été signé.',
      en: 'Dictation is under way in another tab or on another computer. Stop it and wait for its last words before you sign. Nothing was signed.',
    },
  },
  DICTATION_LEFT: {
    status: 409,
    message: {
      fr: 'Une dictée de ce rapport n’a pas été terminée, et ses mots n’y sont peut-être pas tous. Terminez-la, ou dites expressément que vous signez sans ce qui en reste. Rien n’a été signé.',
      en: 'A dictation of this report was not finished, and perhaps not all of its words are in it. Finish it, or say expressly that you sign without what is left of it. Nothing was signed.',
    },
  },
  SIGNING_IDENTITY_MISSING: {
    status: 422,
    message: {
      fr: 'Le nom, le numéro de dossier et la date de naissance du travailleur sont nécessaires pour signer ce rapport. Rien n’a été signé.',
      en: 'The name, the file number and the date of birth of the worker are needed to sign this report. Nothing was signed.',
    },
  },
  SIGNER_UNKNOWN: {
    status: 422,
    message: {
      fr: 'Votre nom et votre numéro de permis manquent dans votre profil. Rien n’a été signé.',
      en: 'Your name and your licence number are missing in your profile. Nothing was signed.',
    },
  },
} as const;
