import type { TerminalLanguage } from '../platform/terminal-language.ts';
import type { SnapshotPlan, SnapshotState } from '../copies/snapshots/snapshot-plan.ts';
import { commandLine } from '../platform/command-line.ts';

export interface SnapshotMessages {
  readonly usage: string;
  readonly postgres: string;
  readonly none: string;
  readonly folder: (folder: string, problem: 'missing' | 'inside') => string;
  readonly plan: (plan: SnapshotPlan) => string;
  /** A folder of before, in which snapshots may still lie. */
  readonly earlier: (folder: string) => string;
  /** The last one that was made and restored, and how long ago. */
  readonly last: (last: SnapshotState['last'], now: number) => string;
  readonly failure: (reason: string) => string;
}

const DAY_MS = 86_400_000;

/** Days between the calendar days of two moments, where the computer is. */
function daysBetween(earlier: number, later: number): number {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS);
}

const clockTime = (moment: number, locale: string) =>
  new Date(moment).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hour12: false });

const size = (bytes: number, locale: string) =>
  (bytes / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 1 });

/** What `npm run snapshots` says. */
export const SNAPSHOT_MESSAGES: Readonly<Record<TerminalLanguage, SnapshotMessages>> = {
  fr: {
    usage: `Usage : ${commandLine('snapshots')} [DOSSIER [--every HEURES] [--keep JOURS] | now | off | forget DOSSIER] [--lang fr|en]`,
    postgres: 'La base de données est PostgreSQL (DATABASE_URL) : utilisez pg_dump. Rien n’a été fait.',
    none: `Aucune sauvegarde automatique. Pour en faire : ${commandLine('snapshots')} DOSSIER`,
    folder: (folder, problem) =>
      problem === 'missing'
        ? `${folder} n’existe pas ou n’est pas un dossier. Rien n’a été fait.`
        : `${folder} est dans le dossier des données : une sauvegarde y serait perdue avec lui. Choisissez un autre disque. Rien n’a été fait.`,
    plan: ({ folder, everyHours, keepDays }) =>
      `Sauvegardes chiffrées dans ${folder}, toutes les ${everyHours} h pendant que Constat marche; gardées ${keepDays} jours, les trois dernières toujours.`,
    earlier: (folder) =>
      `Dossier antérieur, d’où les comptes effacés seront retirés aussi : ${folder} (s’il n’existe plus : ${commandLine('snapshots')} forget ${folder})`,
    last(last, now) {
      if (last === null) return 'Dernière restauration vérifiée : aucune';
      const days = daysBetween(last.madeAt, now);
      const when = days <= 0 ? 'aujourd’hui' : days === 1 ? 'hier' : `il y a ${days} jours`;
      return `Dernière restauration vérifiée : ${when} à ${clockTime(last.madeAt, 'fr-CA')} (${last.name}, rapports : ${last.reports}, ${size(last.bytes, 'fr-CA')} Mo)`;
    },
    failure: (reason) =>
      ({
        ENOENT: 'La dernière sauvegarde a échoué : le dossier n’est pas là. Le support est-il branché?',
        ENOSPC: 'La dernière sauvegarde a échoué : il n’y a plus de place dans le dossier.',
        unreadable: 'La dernière sauvegarde a échoué : ce qui a été écrit n’a pu être relu.',
      })[reason] ?? `La dernière sauvegarde a échoué (${reason}).`,
  },
  en: {
    usage: `Usage: ${commandLine('snapshots')} [FOLDER [--every HOURS] [--keep DAYS] | now | off | forget FOLDER] [--lang fr|en]`,
    postgres: 'The database is PostgreSQL (DATABASE_URL): use pg_dump. Nothing was done.',
    none: `No automatic backup. To have some made: ${commandLine('snapshots')} FOLDER`,
    folder: (folder, problem) =>
      problem === 'missing'
        ? `${folder} does not exist or is no folder. Nothing was done.`
        : `${folder} is in the data directory: a backup would be lost with it. Choose another disk. Nothing was done.`,
    plan: ({ folder, everyHours, keepDays }) =>
      `Encrypted backups in ${folder}, every ${everyHours} h while Constat runs; kept for ${keepDays} days, the last three always.`,
    earlier: (folder) =>
      `Earlier folder, from which erased accounts are taken out too: ${folder} (if it is no more: ${commandLine('snapshots')} forget ${folder})`,
    last(last, now) {
      if (last === null) return 'Last restore checked: none';
      const days = daysBetween(last.madeAt, now);
      const when = days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
      return `Last restore checked: ${when} at ${clockTime(last.madeAt, 'en-CA')} (${last.name}, reports: ${last.reports}, ${size(last.bytes, 'en-CA')} MB)`;
    },
    failure: (reason) =>
      ({
        ENOENT: 'The last backup failed: the folder is not there. Is the disk plugged in?',
        ENOSPC: 'The last backup failed: there is no room left in the folder.',
        unreadable: 'The last backup failed: what was written could not be read back.',
      })[reason] ?? `The last backup failed (${reason}).`,
  },
};
