import path from 'node:path';
import { INSTALLED_FOLDER, IS_BUNDLED } from './installed-files.ts';

export type CommandName =
  | 'account'
  | 'audit'
  | 'backup'
  | 'clock'
  | 'key'
  | 'model'
  | 'restore'
  | 'snapshots'
  | 'verify-report';

/** How a command of this installation is called, up to what it is asked for. */
export function commandLine(name: CommandName): string {
  if (!IS_BUNDLED) return `npm run ${name} --`;
  return `${quoted(process.execPath)} ${quoted(path.join(INSTALLED_FOLDER, 'command.js'))} ${name}`;
}

/**
 * How every command begins for whoever reads it elsewhere, as on a page or a sheet of paper: in the folder of Constat,
 * wherever that is.
 */
export const COMMANDS_ELSEWHERE = IS_BUNDLED ? 'runtime/node app/command.js' : 'npm run';

/** The same up to what the command is asked for. */
export function commandElsewhere(name: CommandName): string {
  return IS_BUNDLED ? `${COMMANDS_ELSEWHERE} ${name}` : commandLine(name);
}

/** A path as a terminal takes it. */
function quoted(file: string): string {
  return /^[\w./\\:@+-]+$/u.test(file) ? file : `"${file}"`;
}
