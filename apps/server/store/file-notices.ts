/** What is said of a database file that another program has changed, replaced or damaged. */
import { commandLine } from '../platform/command-line.ts';
import type { Notice } from './rewrite-once.ts';

export type Problem = 'STORAGE_REPLACED' | 'STORAGE_DAMAGED';

/** What is said where the file could not be read, with the error. */
export function notRead(why: string): Notice {
  return {
    fr: `constat.db n’a pas pu être relu après une modification venue d’ailleurs (${why}); la prochaine sauvegarde essaie de nouveau.`,
    en: `constat.db could not be read through after a change from elsewhere (${why}); the next save tries again.`,
  };
}

/** What is said once of a file that nothing is written into any more, and what to do. */
export const NOTICES: Readonly<Record<Problem, Notice>> = {
  STORAGE_REPLACED: {
    fr: `constat.db a été remplacé, déplacé ou supprimé pendant que Constat s’en servait; plus rien n’est enregistré. Arrêtez Constat, remettez le fichier en place (ou ${commandLine('restore')} FICHIER), puis redémarrez.`,
    en: `constat.db was replaced, moved or removed while Constat was using it; nothing is saved any more. Stop Constat, put the file back (or ${commandLine('restore')} FILE), then start again.`,
  },
  STORAGE_DAMAGED: {
    fr: `constat.db est endommagé; plus rien n’est enregistré. Arrêtez Constat et restaurez une copie de sauvegarde : ${commandLine('restore')} FICHIER`,
    en: `constat.db is damaged; nothing is saved any more. Stop Constat and restore a backup: ${commandLine('restore')} FILE`,
  },
};
