import type { CopyCounts, CopyProblem } from '../copies/check-copy.ts';
import type { TerminalLanguage } from '../platform/terminal-language.ts';
import { commandLine } from '../platform/command-line.ts';

export interface CopyMessages {
  readonly backupUsage: string;
  readonly restoreUsage: string;
  readonly postgres: string;
  readonly noDatabase: (folder: string) => string;
  readonly exists: (file: string) => string;
  readonly failed: (file: string, reason: string) => string;
  readonly backedUp: (file: string, counts: CopyCounts) => string;
  readonly inUse: (folder: string) => string;
  readonly problems: (file: string, problem: CopyProblem) => string;
  readonly askCode: string;
  readonly wrongCode: string;
  readonly noRecovery: (file: string) => string;
  readonly noKey: (file: string) => string;
  readonly setAside: (file: string) => string;
  readonly restored: (file: string, counts: CopyCounts) => string;
}

const size = (bytes: number, locale: string) =>
  (bytes / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 1 });

const moment = (time: number | null, locale: string) =>
  time === null ? '–' : new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** What `npm run backup` and `npm run restore` say. */
export const COPY_MESSAGES: Readonly<Record<TerminalLanguage, CopyMessages>> = {
  fr: {
    backupUsage: `Usage : ${commandLine('backup')} FICHIER [--overwrite] [--lang fr|en]`,
    restoreUsage: `Usage : ${commandLine('restore')} FICHIER [--recovery] [--lang fr|en]`,
    postgres:
      'La base de données est PostgreSQL (DATABASE_URL) : utilisez pg_dump et pg_restore. Rien n’a été fait.',
    noDatabase: (folder) => `Il n’y a pas de base de données dans ${folder}. Rien n’a été fait.`,
    exists: (file) => `${file} existe déjà; ajoutez --overwrite pour le remplacer. Rien n’a été fait.`,
    failed: (file, reason) => `${file} n’a pu être écrit (${reason}). Rien n’a été modifié.`,
    backedUp: (file, counts) =>
      `Copie vérifiée : ${file} (${describeFrench(counts)}). Les modèles de reconnaissance n’y sont pas.`,
    inUse: (folder) => `Un serveur utilise ${folder} : arrêtez-le, puis recommencez. Rien n’a été modifié.`,
    problems: (file, problem) =>
      `${file} : ${
        {
          missing: 'ce fichier n’existe pas ou ne peut être lu',
          foreign: 'ce n’est pas une base de données de Constat',
          damaged: 'ce fichier est endommagé',
          newer: 'ce fichier vient d’une version plus récente de Constat; mettez le programme à jour',
          folder: 'ceci est un dossier',
        }[problem]
      }. Rien n’a été modifié.`,
    askCode: 'Code de la feuille de récupération : ',
    wrongCode: 'Ce code n’est pas celui de cette copie; vérifiez chaque signe. Rien n’a été modifié.',
    noRecovery: (file) =>
      `${file} date d’avant la feuille de récupération; il faut le fichier constat.key de l’ancien dossier, ou CONSTAT_KEY. Rien n’a été modifié.`,
    noKey: (file) =>
      `${file} est chiffrée, et sa clé n’est pas ici : copiez le fichier constat.key de l’ancien dossier (${commandLine('key')} move file l’y met, si elle est dans un trousseau), remettez CONSTAT_KEY, ou ajoutez --recovery pour donner le code de la feuille de récupération. Rien n’a été modifié.`,
    setAside: (file) =>
      `La base précédente est gardée : ${file}. Effacez-la quand vous n’en avez plus besoin.`,
    restored: (file, counts) =>
      `Restauré et vérifié : ${file} (${describeFrench(counts)}). Dernier événement dans cette copie : ${moment(counts.lastEventAt, 'fr-CA')}. Ce qui a été effacé depuis cette copie est revenu. Les mots de passe, les comptes désactivés et les codes de récupération sont ceux de la copie : refaites ce qui avait été changé depuis. Toutes les sessions sont fermées, et les transferts permis sont retirés. Les modèles de reconnaissance n’en font pas partie.`,
  },
  en: {
    backupUsage: `Usage: ${commandLine('backup')} FILE [--overwrite] [--lang fr|en]`,
    restoreUsage: `Usage: ${commandLine('restore')} FILE [--recovery] [--lang fr|en]`,
    postgres: 'The database is PostgreSQL (DATABASE_URL): use pg_dump and pg_restore. Nothing was done.',
    noDatabase: (folder) => `There is no database in ${folder}. Nothing was done.`,
    exists: (file) => `${file} exists already; add --overwrite to replace it. Nothing was done.`,
    failed: (file, reason) => `${file} could not be written (${reason}). Nothing was changed.`,
    backedUp: (file, counts) =>
      `Checked copy: ${file} (${describeEnglish(counts)}). The recognition models are not in it.`,
    inUse: (folder) => `A server uses ${folder}: stop it, then try again. Nothing was changed.`,
    problems: (file, problem) =>
      `${file}: ${
        {
          missing: 'this file does not exist or cannot be read',
          foreign: 'this is no database of Constat',
          damaged: 'this file is damaged',
          newer: 'this file comes from a newer version of Constat; update the program',
          folder: 'this is a folder',
        }[problem]
      }. Nothing was changed.`,
    askCode: 'Code of the recovery sheet: ',
    wrongCode: 'This is not the code of this copy; check every sign. Nothing was changed.',
    noRecovery: (file) =>
      `${file} is older than the recovery sheet; it takes the file constat.key from the old folder, or CONSTAT_KEY. Nothing was changed.`,
    noKey: (file) =>
      `${file} is encrypted, and its key is not here: copy the file constat.key from the old folder (${commandLine('key')} move file puts it there from a keychain), put CONSTAT_KEY back, or add --recovery to give the code of the recovery sheet. Nothing was changed.`,
    setAside: (file) => `The earlier database is kept: ${file}. Erase it when you no longer need it.`,
    restored: (file, counts) =>
      `Restored and checked: ${file} (${describeEnglish(counts)}). Last event in this copy: ${moment(counts.lastEventAt, 'en-CA')}. What was erased since that copy is back. Passwords, disabled accounts and recovery codes are those of the copy: do again what was changed since. All sessions are closed, and transfers that were allowed are withdrawn. The recognition models are not part of it.`,
  },
};

function describeFrench({ accounts, reports, recordings, bytes }: CopyCounts): string {
  return `comptes : ${accounts}, rapports : ${reports}, enregistrements : ${recordings}, ${size(bytes, 'fr-CA')} Mo`;
}

function describeEnglish({ accounts, reports, recordings, bytes }: CopyCounts): string {
  return `accounts: ${accounts}, reports: ${reports}, recordings: ${recordings}, ${size(bytes, 'en-CA')} MB`;
}
