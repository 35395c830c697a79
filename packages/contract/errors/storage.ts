/** Errors of the database and of the disk under it. */
export const STORAGE_ERRORS = {
  STORAGE_REPLACED: {
    status: 503,
    report: true,
    message: {
      fr: 'Le fichier de la base de données a été remplacé, déplacé ou supprimé pendant que Constat s’en servait. Rien n’est enregistré sur le serveur tant que Constat n’est pas redémarré avec le bon fichier.',
      en: 'The database file was replaced, moved or removed while Constat was using it. Nothing is saved on the server until Constat is started again with the right file.',
    },
  },
  STORAGE_DAMAGED: {
    status: 503,
    report: true,
    message: {
      fr: 'Le fichier de la base de données est endommagé. Rien n’est enregistré sur le serveur tant qu’une copie de sauvegarde n’est pas restaurée.',
      en: 'The database file is damaged. Nothing is saved on the server until a backup is restored.',
    },
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    report: true,
    retryAfterS: 2,
    message: {
      fr: 'La base de données n’est pas accessible pour le moment. Rien n’a été enregistré sur le serveur.',
      en: 'The database cannot be reached at the moment. Nothing was saved on the server.',
    },
  },
  STORAGE_FULL: {
    status: 507,
    report: true,
    message: {
      fr: 'Le disque du serveur est plein. Rien n’a été enregistré sur le serveur.',
      en: 'The server disk is full. Nothing was saved on the server.',
    },
  },
} as const;
