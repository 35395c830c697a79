/** Errors of the installation as a whole: its first set-up, its keys, its backups and its register of incidents. */
export const INSTALLATION_ERRORS = {
  SET_UP_DONE: {
    status: 409,
    message: {
      fr: 'Cette installation a déjà ses comptes. Ouvrez une session.',
      en: 'This installation already has its accounts. Sign in.',
    },
  },
  SET_UP_SECRET_INVALID: {
    status: 410,
    message: {
      fr: 'Cette adresse de première configuration a déjà servi, ou son temps est passé. Redémarrez Constat pour en avoir une autre.',
      en: 'This set-up address was already used, or its time has passed. Restart Constat to get another.',
    },
  },
  RESTORE_AWAITED: {
    status: 409,
    message: {
      fr: 'Une copie prend la place de la base de données au prochain démarrage : un compte créé maintenant serait perdu. Redémarrez Constat, ou renoncez d’abord à cette reprise dans la page.',
      en: 'A copy takes the place of the database at the next start: an account made now would be lost. Restart Constat, or withdraw that restore on the page first.',
    },
  },
  RECOVERY_SHEETS_FULL: {
    status: 409,
    message: {
      fr: 'Huit feuilles de récupération valent déjà. Confirmez celle-ci en annulant les précédentes.',
      en: 'Eight recovery sheets are valid already. Confirm this one and void the earlier ones.',
    },
  },
  RECOVERY_CODE_WRONG: {
    status: 422,
    message: {
      fr: 'Ce code n’ouvre pas cette copie : vérifiez chaque signe, et que la feuille valait quand la copie a été faite. Rien n’a été modifié.',
      en: 'This code does not open this copy: check every sign, and that the sheet was valid when the copy was made. Nothing was changed.',
    },
  },
  COPY_UNUSABLE: {
    status: 422,
    message: {
      fr: 'Cette copie est endommagée, ou vient d’une version plus récente de Constat. Rien n’a été modifié.',
      en: 'This copy is damaged, or comes from a newer version of Constat. Nothing was changed.',
    },
  },
  KEYS_BUSY: {
    status: 409,
    retryAfterS: 60,
    message: {
      fr: 'Un autre programme change les clés en ce moment. Recommencez dans une minute; rien n’a été modifié.',
      en: 'Another program is changing the keys. Try again in a minute; nothing was changed.',
    },
  },
  INCIDENT_CHANGED: {
    status: 412,
    message: {
      fr: 'Cet incident a été modifié ailleurs. Votre texte reste ici; rouvrez l’incident pour voir ce qui a changé.',
      en: 'This incident was changed elsewhere. Your text stays here; open the incident again to see what changed.',
    },
  },
} as const;
