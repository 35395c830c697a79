/** The part of `package-lock.json` that one system needs for the packages that a bundle leaves outside. */
import type { System } from './systems.ts';

export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Whether a package is for that system, or for any. */
export function fits({ os = [], cpu = [], libc = [] }: LockedPackage, system: System): boolean {
  const allows = (list: string | readonly string[], value: string): boolean =>
    [list].flat().length === 0 || [list].flat().includes(value);
  return (
    allows(os, system.platform) &&
    allows(cpu, system.architecture) &&
    (system.platform !== 'linux' || allows(libc, 'glibc'))
  );
}

/** Where the lock file holds `name` for the package at `from`: in its own folder, else in one above. */
function findPath(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = `${folder}/node_modules/${name}`.replace(/^\//u, '');
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

/**
 * A lock file for these packages alone, with what they need on this system, in the versions and with the hashes of the
 * project's own. A package for another system, or one that is not locked, stays out where it is optional.
 * @param names packages in the root of the project's `node_modules`
 * @throws where the lock file lacks a package that is needed
 */
export function lockFor(
  packages: LockedPackages,
  names: readonly string[],
  system: System,
): { readonly lock: object; readonly manifest: object } {
  const kept: Record<string, LockedPackage> = {};
  const add = (path: string): void => {
    const found = packages[path];
    if (found === undefined || path in kept) return;
    const wanted = Object.entries(found.optionalDependencies ?? {}).filter(([name]) => {
      const place = findPath(packages, path, name);
      return place !== undefined && fits(packages[place] ?? {}, system);
    });
    kept[path] = { ...found, optionalDependencies: Object.fromEntries(wanted) };
    for (const name of Object.keys(found.dependencies ?? {})) add(needed(path, name));
    for (const [name] of wanted) add(needed(path, name));
  };
  const needed = (from: string, name: string): string => {
    const path = findPath(packages, from, name);
    if (path === undefined)
      throw new Error(`package-lock.json holds no ${name}, which ${from || system.name} needs`);
    return path;
  };
  for (const name of names) add(needed('', name));
  // npm refuses what is made for another system unless it is optional, whatever system it is told to install for.
  const optionalDependencies = Object.fromEntries(
    names.map((name) => [name, String(packages[`node_modules/${name}`]?.version)]),
  );
  const manifest = { name: 'constat-parts', version: '0.0.0', private: true, optionalDependencies };
  return {
    manifest,
    lock: { ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest, ...kept } },
  };
}
