/** Leaves out of installed packages what nothing needs while Constat runs; texts of licences stay. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './native-files.ts';
import type { System } from './systems.ts';

/** Whole packages that another one asks for to be built alone. */
const BUILD_PACKAGES = ['node-addon-api'];
/** Files and folders that packages carry for those who read or build them, from the folder of the package. */
const FOR_BUILDERS =
  /^(?:deps|src|include|share|test|tests|docs?|examples?|benchmark|\.github)\/|(?:^|\/)(?:binding\.gyp|\.[^/]+|[^/]+\.(?:map|d\.[cm]?ts|[cm]?ts|gypi?|c|cc|cpp|h|hpp|md|markdown|yml|lock))$/iu;
const LICENCE_TEXT = /(?:^|\/)(?:licen[cs]e|notice|copying|copyright)[^/]*$/iu;

/**
 * Takes away from `node_modules` what is not needed at run time, libraries made for other systems among it.
 * @param folder the `node_modules`
 */
export function prune(folder: string, system: System): void {
  for (const name of [...BUILD_PACKAGES, '.bin', '.package-lock.json']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  for (const file of listFiles(folder)) {
    const [first = '', second = ''] = file.split('/');
    const inPackage = file.slice((first.startsWith('@') ? `${first}/${second}` : first).length + 1);
    if (!LICENCE_TEXT.test(inPackage) && (FOR_BUILDERS.test(inPackage) || isForAnother(inPackage, system))) {
      rmSync(join(folder, file));
    }
  }
  removeEmptyFolders(folder);
}

/** better-sqlite3 carries its library for every system in one package. */
function isForAnother(path: string, { platform, architecture }: System): boolean {
  return path.startsWith('prebuilds/') && path !== `prebuilds/${platform}-${architecture}.node`;
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}
