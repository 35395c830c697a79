import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { StartFailure, causeOf } from './start-failure.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where a person's data lies on that system: the folder that `CONSTAT_DATA_DIR` names, else Constat's own among the
 * data of applications that stay on this computer. The synchronised ones (`Documents`, `%APPDATA%`) are no place for a
 * database in use.
 * @returns an absolute path
 */
export function dataFolder(env: Environment, platform: NodeJS.Platform, home = homedir()): string {
  const given = env['CONSTAT_DATA_DIR']?.trim() ?? '';
  if (given !== '') return path.resolve(given);
  if (platform === 'win32') {
    const local = env['LOCALAPPDATA'] ?? path.win32.join(home, 'AppData', 'Local');
    return path.win32.join(local, 'Constat');
  }
  if (platform === 'darwin') return path.posix.join(home, 'Library', 'Application Support', 'Constat');
  const data = env['XDG_DATA_HOME'] ?? '';
  // The XDG base directory specification has a relative path ignored.
  const base = path.posix.isAbsolute(data) ? data : path.posix.join(home, '.local', 'share');
  return path.posix.join(base, 'constat');
}

/**
 * Makes the folder, for its owner alone.
 * @throws StartFailure where it cannot be made
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartFailure(
      {
        fr: `Le dossier des données ne peut être créé : ${folder} (${causeOf(error)}). Vérifiez que vous pouvez y écrire et qu’il reste de la place.`,
        en: `The data folder cannot be made: ${folder} (${causeOf(error)}). Check that you may write there and that there is room left.`,
      },
      error,
    );
  }
}
