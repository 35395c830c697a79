import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ToolResult } from './run-tool.ts';

interface LockedPackage {
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** Systems that it is made for; npm writes a single one as it stands in the package. */
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Packages that no system misses where its platform package does not exist, and what stands in for them everywhere. */
const STAND_INS: Readonly<Record<string, string>> = {
  'node_modules/@myriaddreamin/typst-ts-node-compiler': 'node_modules/@myriaddreamin/typst-ts-web-compiler',
};

/** The systems that Constat runs on, as npm names them. */
const SYSTEMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'] as const;

/** What runs as machine code in a start without development tools; the empty name is the project, which brings Node along. */
const NATIVE = [
  '',
  'node_modules/@myriaddreamin/typst-ts-node-compiler',
  // Comes with pdf.js, which asks for it outside of a browser alone.
  'node_modules/@napi-rs/canvas',
  'node_modules/@napi-rs/keyring',
  'node_modules/@tailwindcss/node/node_modules/lightningcss',
  'node_modules/@tailwindcss/oxide',
  'node_modules/lightningcss',
  'node_modules/rolldown',
  'node_modules/sherpa-onnx-node',
];

/** Where Node would look for `name` from the package at `from`, nearest folder first. */
function places(from: string, name: string): string[] {
  const folders = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...folders.toReversed().map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

function hasStandIn(packages: LockedPackages, path: string): boolean {
  const standIn = STAND_INS[path];
  return standIn !== undefined && standIn in packages;
}

function find(packages: LockedPackages, from: string, name: string): LockedPackage | undefined {
  return places(from, name)
    .map((place) => packages[place.replace(/^\//u, '')])
    .find((found) => found !== undefined);
}

function fits({ os = [], cpu = [], libc = [] }: LockedPackage, system: string): boolean {
  const [platform = '', architecture = ''] = system.split('-');
  return (
    [os].flat().includes(platform) &&
    [cpu].flat().includes(architecture) &&
    ([libc].flat().length === 0 || [libc].flat().includes('glibc'))
  );
}

/** The platform packages of a package that the lock file holds. */
function platformPackages(packages: LockedPackages, path: string): readonly LockedPackage[] {
  return Object.keys(packages[path]?.optionalDependencies ?? {})
    .flatMap((name) => find(packages, path, name) ?? [])
    .filter(({ os }) => os !== undefined);
}

/** What a system would lack of machine code after an installation from this lock file, as `system: package`. */
export function findMissingBinaries(
  packages: LockedPackages,
  { systems = SYSTEMS, native = NATIVE }: { systems?: readonly string[]; native?: readonly string[] } = {},
): string[] {
  return systems.flatMap((system) =>
    native
      .filter((path) => !hasStandIn(packages, path))
      .filter((path) => !platformPackages(packages, path).some((binary) => fits(binary, system)))
      .map((path) => `${system}: ${path || 'node'}`),
  );
}

/** Packages of a start with platform packages for several systems that `NATIVE` does not name. */
export function findUnlistedNative(packages: LockedPackages): string[] {
  return Object.keys(packages).filter((path) => {
    const systems = new Set(platformPackages(packages, path).flatMap(({ os = [] }) => [os].flat()));
    return systems.size > 1 && packages[path]?.dev !== true && !NATIVE.includes(path);
  });
}

/**
 * What keeps a lock file from installing on another system, or lets something else be installed: a platform's package left
 * out, an address to fetch from, a package without the hash of its content.
 */
export function findLockFaults(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(
    ([path, { optionalDependencies = {}, resolved = '', integrity = '', link = false }]) => [
      ...Object.keys(hasStandIn(packages, path) ? {} : optionalDependencies)
        .filter((name) => find(packages, path, name) === undefined)
        .map(
          (name) =>
            `${path || 'the project'}: ${name} is missing; npm would refuse the lock file on its system`,
        ),
      ...(!link && resolved !== '' ? [`${path}: carries an address to fetch it from`] : []),
      ...(path.includes('node_modules/') && !link && !/^sha512-[\w+/]{86}==$/u.test(integrity)
        ? [`${path}: has no SHA-512 hash of its content`]
        : []),
    ],
  );
}

/** What lets an installation run code of packages, or write addresses into the lock file. */
export function findSettingFaults(npmrc: string): string[] {
  const lines = npmrc.split(/\r?\n/u).map((line) => line.trim());
  return ['ignore-scripts=true', 'omit-lockfile-registry-resolved=true']
    .filter((setting) => !lines.includes(setting))
    .map((setting) => `.npmrc: ${setting} is missing`);
}

/** The step of `npm run check` that reads `package-lock.json` and `.npmrc`. */
export async function checkLockFile(): Promise<ToolResult> {
  const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
  const { packages } = JSON.parse(await readFile(file, 'utf8')) as { packages: LockedPackages };
  const settings = await readFile(fileURLToPath(new URL('../../.npmrc', import.meta.url)), 'utf8');
  const faults = [...findLockFaults(packages), ...findSettingFaults(settings)];
  return { status: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}
