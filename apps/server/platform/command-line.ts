import path from 'node:path';
import { INSTALLED_FOLDER, IS_BUNDLED } from './installed-files.ts';

export type TaskName =
  | 'account'
  | 'audit'
  | 'backup'
  | 'clock'
  | 'key'
  | 'model'
  | 'restore'
  | 'snapshots'
  | 'verify-report';

/** In the image of a clinic, whose `constat` sets it, that program runs every task. */
const IS_IMAGE = process.env['IN_CONTAINER_IMAGE'] === '1';

/** How a task of this installation is called at its terminal, up to its arguments. */
export function commandLine(name: TaskName): string {
  if (!IS_BUNDLED) return `npm run ${name} --`;
  if (IS_IMAGE) return `constat ${name}`;
  return `${quoted(process.execPath)} ${quoted(path.join(INSTALLED_FOLDER, 'task.js'))} ${name}`;
}

const BUNDLED_START = IS_IMAGE ? 'constat' : 'runtime/node app/task.js';

/**
 * How every command line begins for whoever reads it elsewhere, as on a page or a sheet of paper: in the folder of Constat,
 * wherever that is.
 */
export const COMMAND_LINE_START = IS_BUNDLED ? BUNDLED_START : 'npm run';

/** The same up to the task's arguments. */
export function portableCommandLine(name: TaskName): string {
  return IS_BUNDLED ? `${COMMAND_LINE_START} ${name}` : commandLine(name);
}

/** A path as a terminal takes it. */
function quoted(file: string): string {
  return /^[\w./\\:@+-]+$/u.test(file) ? file : `"${file}"`;
}
