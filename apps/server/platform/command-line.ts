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

/** How each command of this installation begins; its name and what it is asked for follow. */
export const COMMAND_START = IS_BUNDLED
  ? `${quoted(process.execPath)} ${quoted(path.join(INSTALLED_FOLDER, 'command.js'))}`
  : 'npm run';

/** How a command of this installation is called, up to what it is asked for. */
export function commandLine(name: CommandName): string {
  return IS_BUNDLED ? `${COMMAND_START} ${name}` : `npm run ${name} --`;
}

/** The same for whoever reads it elsewhere, as on a sheet of paper: where the program lies there is not known. */
export function commandElsewhere(name: CommandName): string {
  return IS_BUNDLED ? `command.js ${name}` : `npm run ${name} --`;
}

/** A path as a terminal takes it. */
function quoted(file: string): string {
  return /^[\w./\\:@+-]+$/u.test(file) ? file : `"${file}"`;
}
