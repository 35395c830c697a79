import type { TerminalLanguage } from '../platform/terminal-language.ts';
import { portableCommandLine, commandLine } from '../platform/command-line.ts';

export interface KeyMessages {
  readonly usage: string;
  readonly askCode: string;
  readonly wrongCode: string;
  readonly noRecovery: string;
  readonly damaged: string;
  readonly busy: string;
  readonly copiesNotLocked: (names: readonly string[]) => string;
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
  readonly moved: (place: string) => string;
}

/** What `npm run key` says. */
export const KEY_MESSAGES: Readonly<Record<TerminalLanguage, KeyMessages>> = {
  fr: {
    usage: `Usage : ${commandLine('key')} [recovery | rotate | recover | move keychain|file] [--lang fr|en]`,
    askCode: 'Code de la feuille de récupération : ',
    wrongCode:
      'Ce code n’est pas celui de cette base de données; vérifiez chaque signe. Rien n’a été modifié.',
    noRecovery:
      'Cette base de données date d’avant la feuille de récupération; remettez le fichier constat.key ou CONSTAT_KEY. Rien n’a été modifié.',
    damaged: `Une clé de la base de données est endommagée; restaurez une copie de sauvegarde : ${commandLine('restore')} FICHIER`,
    busy: 'Un autre programme change les clés ou fait une copie; recommencez dans une minute. Rien n’a été modifié.',
    copiesNotLocked: (names) =>
      `Ces copies ne s’ouvrent pas avec cette feuille : ${names.join(', ')}. Effacez-les si elles ne servent plus.`,
    state: ({ place, dataKeys, installationKeys }) =>
      [
        `Le contenu est chiffré (AES-256-GCM). La clé est gardée ici : ${place}`,
        `Clés de rapports, d’enregistrements et de comptes : ${dataKeys}; clés de l’installation : ${installationKeys}`,
        'Une copie de sauvegarde ne contient pas cette clé : sans elle ni la feuille de récupération, personne ne peut la lire.',
      ].join('\n'),
    recovery: (day) =>
      day === null
        ? `Pas encore de feuille de récupération : ${commandLine('key')} recovery`
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
        `Sur un nouvel ordinateur : ${portableCommandLine('restore')} COPIE --recovery`,
        'Faites maintenant une nouvelle sauvegarde : celles qui sont gardées ailleurs et datent d’avant cette feuille ne s’ouvrent pas avec elle, mais avec la feuille qui valait alors.',
      ].join('\n'),
    rotated: (keys) =>
      `Nouvelle clé en place; clés chiffrées de nouveau : ${keys}. Les serveurs en marche s’en servent déjà. Les copies faites ailleurs avant ce moment ne s’ouvrent plus qu’avec la feuille de récupération.`,
    copiesLeft: (names) =>
      `La base de données a sa nouvelle clé, mais ces copies n’ont pu être changées, et l’ancienne clé est gardée pour elles : ${names.join(', ')}. Effacez-les ou recommencez.`,
    recovered: (place) => `La base de données s’ouvre de nouveau; sa clé est gardée ici : ${place}`,
    moved: (place) =>
      `La base de données s’ouvre avec la clé relue à cette place, où elle est gardée : ${place}`,
  },
  en: {
    usage: `Usage: ${commandLine('key')} [recovery | rotate | recover | move keychain|file] [--lang fr|en]`,
    askCode: 'Code of the recovery sheet: ',
    wrongCode: 'This is not the code of this database; check every sign. Nothing was changed.',
    noRecovery:
      'This database is older than the recovery sheet; put the file constat.key or CONSTAT_KEY back. Nothing was changed.',
    damaged: `A key of the database is damaged; restore a backup: ${commandLine('restore')} FILE`,
    busy: 'Another program changes the keys or makes a copy; try again in a minute. Nothing was changed.',
    copiesNotLocked: (names) =>
      `These copies do not open with this sheet: ${names.join(', ')}. Delete them if they are of no more use.`,
    state: ({ place, dataKeys, installationKeys }) =>
      [
        `The content is encrypted (AES-256-GCM). The key is kept here: ${place}`,
        `Keys of reports, recordings and accounts: ${dataKeys}; keys of the installation: ${installationKeys}`,
        'A backup does not hold this key: without it and without the recovery sheet nobody can read the backup.',
      ].join('\n'),
    recovery: (day) =>
      day === null ? `No recovery sheet yet: ${commandLine('key')} recovery` : `Recovery sheet of ${day}.`,
    sheet: (code, day) =>
      [
        '',
        `RECOVERY SHEET OF CONSTAT – ${day}`,
        '',
        `    ${code}`,
        '',
        'Write or print this code and keep it in a safe place, away from the computer and its backups.',
        'It is not shown again. With this code and a backup, anybody reads every report.',
        `On a new computer: ${portableCommandLine('restore')} COPY --recovery`,
        'Make a new backup now: those kept elsewhere that are older than this sheet do not open with it, but with the sheet that held then.',
      ].join('\n'),
    rotated: (keys) =>
      `New key in place; keys encrypted anew: ${keys}. Running servers use it already. Copies made elsewhere before this moment open with the recovery sheet alone.`,
    copiesLeft: (names) =>
      `The database has its new key, but these copies could not be changed, and the earlier key is kept for them: ${names.join(', ')}. Delete them or run this again.`,
    recovered: (place) => `The database opens again; its key is kept here: ${place}`,
    moved: (place) =>
      `The database opens with the key as read back from this place, where it is kept: ${place}`,
  },
};
