import type { TerminalLanguage } from '../platform/terminal-language.ts';

export interface KeyMessages {
  readonly usage: string;
  readonly askCode: string;
  readonly wrongCode: string;
  readonly state: (state: {
    readonly place: string;
    readonly dataKeys: number;
    readonly installationKeys: number;
  }) => string;
  /** The day that the recovery sheet was made; null where there is none. */
  readonly recovery: (day: string | null) => string;
  readonly sheet: (code: string, day: string) => string;
  readonly rotated: (keys: number) => string;
  readonly copiesLeft: (names: readonly string[]) => string;
  readonly recovered: (place: string) => string;
}

/** What `npm run key` says. */
export const KEY_MESSAGES: Readonly<Record<TerminalLanguage, KeyMessages>> = {
  fr: {
    usage: 'Usage : npm run key [-- recovery | rotate | recover] [--lang fr|en]',
    askCode: 'Code de la feuille de récupération : ',
    wrongCode:
      'Ce code n’est pas celui de cette base de données; vérifiez chaque signe. Rien n’a été modifié.',
    state: ({ place, dataKeys, installationKeys }) =>
      [
        `Le contenu est chiffré (AES-256-GCM). La clé est gardée ici : ${place}`,
        `Clés de rapports, d’enregistrements et de comptes : ${dataKeys}; clés de l’installation : ${installationKeys}`,
        'Une copie de sauvegarde ne contient pas cette clé : sans elle ni la feuille de récupération, personne ne peut la lire.',
      ].join('\n'),
    recovery: (day) =>
      day === null
        ? 'Pas encore de feuille de récupération : npm run key -- recovery'
        : `Feuille de récupération du ${day}.`,
    sheet: (code, day) =>
      [
        '',
        `FEUILLE DE RÉCUPÉRATION DE CONSTAT – ${day}`,
        '',
        `    ${code}`,
        '',
        'Écrivez ou imprimez ce code et gardez-le en lieu sûr, loin de l’ordinateur et de ses sauvegardes.',
        'Il ne sera plus montré. Avec ce code et une copie de sauvegarde, quiconque lit tous les rapports.',
        'Sur un nouvel ordinateur : npm run restore -- COPIE --recovery',
        'Le code d’une feuille plus ancienne n’ouvre plus que les copies faites avant celle-ci.',
      ].join('\n'),
    rotated: (keys) =>
      `Nouvelle clé en place; clés chiffrées de nouveau : ${keys}. Les serveurs en marche s’en servent déjà. Les copies faites ailleurs avant ce moment ne s’ouvrent plus qu’avec la feuille de récupération.`,
    copiesLeft: (names) =>
      `La base de données a sa nouvelle clé, mais ces copies n’ont pu être changées, et l’ancienne clé est gardée pour elles : ${names.join(', ')}. Effacez-les ou recommencez.`,
    recovered: (place) => `La base de données s’ouvre de nouveau; sa clé est gardée ici : ${place}`,
  },
  en: {
    usage: 'Usage: npm run key [-- recovery | rotate | recover] [--lang fr|en]',
    askCode: 'Code of the recovery sheet: ',
    wrongCode: 'This is not the code of this database; check every sign. Nothing was changed.',
    state: ({ place, dataKeys, installationKeys }) =>
      [
        `The content is encrypted (AES-256-GCM). The key is kept here: ${place}`,
        `Keys of reports, recordings and accounts: ${dataKeys}; keys of the installation: ${installationKeys}`,
        'A backup does not hold this key: without it and without the recovery sheet nobody can read the backup.',
      ].join('\n'),
    recovery: (day) =>
      day === null ? 'No recovery sheet yet: npm run key -- recovery' : `Recovery sheet of ${day}.`,
    sheet: (code, day) =>
      [
        '',
        `RECOVERY SHEET OF CONSTAT – ${day}`,
        '',
        `    ${code}`,
        '',
        'Write or print this code and keep it in a safe place, away from the computer and its backups.',
        'It is not shown again. With this code and a backup, anybody reads every report.',
        'On a new computer: npm run restore -- COPY --recovery',
        'The code of an earlier sheet opens only the copies that were made before this one.',
      ].join('\n'),
    rotated: (keys) =>
      `New key in place; keys encrypted anew: ${keys}. Running servers use it already. Copies made elsewhere before this moment open with the recovery sheet alone.`,
    copiesLeft: (names) =>
      `The database has its new key, but these copies could not be changed, and the earlier key is kept for them: ${names.join(', ')}. Delete them or run this again.`,
    recovered: (place) => `The database opens again; its key is kept here: ${place}`,
  },
};
