import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ToolResult } from './run-tool.ts';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
  readonly link?: boolean;
}

/** Packages whose platform packages cannot all be locked; `run.mjs` fetches the one that a system lacks. */
const COMPLETED_AT_INSTALL = new Set(['node_modules/@myriaddreamin/typst-ts-node-compiler']);

/** Where Node would look for `name` from the package at `from`, nearest folder first. */
function places(from: string, name: string): string[] {
  const folders = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...folders.toReversed().map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/** What keeps a lock file from installing on another system: a platform's package left out, an address of a registry. */
export function findLockFaults(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(
    ([path, { optionalDependencies = {}, resolved = '', link = false }]) => [
      ...Object.keys(COMPLETED_AT_INSTALL.has(path) ? {} : optionalDependencies)
        .filter((name) => !places(path, name).some((place) => place.replace(/^\//u, '') in packages))
        .map(
          (name) =>
            `${path || 'the project'}: ${name} is missing; npm would refuse the lock file on its system`,
        ),
      ...(!link && resolved.startsWith('http') ? [`${path}: carries a download address`] : []),
    ],
  );
}

/** The step of `npm run check` that reads `package-lock.json`. */
export async function checkLockFile(): Promise<ToolResult> {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const { packages } = JSON.parse(await readFile(file, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const faults = findLockFaults(packages);
  return { status: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}
