import path from 'node:path';
import { parseArgs } from 'node:util';
import type { KeyPlace } from '../keys/installation-secret.ts';
import { parseConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import { terminalLanguage } from '../platform/terminal-language.ts';
import type { TerminalLanguage } from '../platform/terminal-language.ts';
import { COPY_MESSAGES } from './copy-messages.ts';
import type { CopyMessages } from './copy-messages.ts';

export interface CopySurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: { write(text: string): unknown };
  readonly err: { write(text: string): unknown };
}

interface CopyArguments {
  /** Absolute path. */
  readonly file: string;
  readonly overwrite: boolean;
  /** To ask for the code of the recovery sheet. */
  readonly recovery: boolean;
  readonly dataDir: string;
  /** The setting CONSTAT_KEY. */
  readonly key: string | null;
  /** The setting CONSTAT_KEY_PLACE. */
  readonly keyPlace: KeyPlace;
  readonly messages: CopyMessages;
}

/**
 * What `npm run backup` and `npm run restore` were asked for.
 * @returns the exit code where nothing can be done: 1 for PostgreSQL or a wrong setting, 2 for wrong arguments
 */
export function readCopyArguments(
  args: readonly string[],
  { environment, err }: CopySurroundings,
  usage: 'backupUsage' | 'restoreUsage',
): CopyArguments | number {
  const parsed = parseArguments(args, usage === 'backupUsage');
  const messages = COPY_MESSAGES[parsed?.language ?? terminalLanguage(environment)];
  if (parsed === null) {
    err.write(`${messages[usage]}\n`);
    return 2;
  }
  try {
    const { databaseUrl, dataDir, key, keyPlace } = parseConfig(environment);
    if (databaseUrl === null) {
      // The launcher changes the folder; npm says where it was called.
      const file = path.resolve(environment['INIT_CWD'] ?? '', parsed.file);
      const { overwrite, recovery } = parsed;
      return { file, overwrite, recovery, dataDir, key, keyPlace, messages };
    }
    err.write(`${messages.postgres}\n`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    err.write(`${error.message}\n`);
  }
  return 1;
}

function parseArguments(args: readonly string[], isBackup: boolean) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { overwrite: { type: 'boolean' }, recovery: { type: 'boolean' }, lang: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    const { overwrite = false, recovery = false, lang } = values;
    const isForOther = isBackup ? recovery : overwrite;
    if (file === undefined || file === '' || rest.length > 0 || isForOther) return null;
    const language: TerminalLanguage | undefined = lang === 'fr' || lang === 'en' ? lang : undefined;
    if (lang !== language) return null;
    return { file, overwrite, recovery, language };
  } catch {
    return null;
  }
}
