/** One folder for one system and its zip, from a bundle that is the same for all. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXTERNAL_PACKAGES } from '../bundle.ts';
import { writeLauncher } from './launchers.ts';
import { writeLicences } from './licences-folder.ts';
import { checkNativeFiles, listFiles } from './native-files.ts';
import { prune } from './prune.ts';
import { readMe } from './read-me.ts';
import { readLockedPackages, stage } from './stage.ts';
import { programFolder, runtimeProgram } from './systems.ts';
import type { System } from './systems.ts';
import { writeZip } from './write-zip.ts';

const root = join(import.meta.dirname, '..', '..');

/** Only Linux on x64 has its own build of Typst in the lock file; elsewhere the one in WebAssembly is all that is asked. */
const TYPST = '@myriaddreamin/typst-ts-node-compiler';

const LONGEST_PATH = 170;

export interface MadePackage {
  readonly system: string;
  readonly files: number;
  readonly nativeFiles: number;
  /** The oldest macOS or glibc; null for Windows. */
  readonly oldest: string | null;
  readonly bytes: number;
  readonly zipBytes: number;
  readonly seconds: number;
  readonly zip: string;
}

export interface Release {
  readonly version: string;
  /** The commit, and when it was made. */
  readonly revision: string;
  readonly time: Date;
}

/** What the checkout is; without git, a time that is the same for all. */
export function readRelease(version: string): Release {
  try {
    const [revision = '', seconds = ''] = execFileSync('git', ['log', '-1', '--format=%H %ct'], {
      cwd: root,
      encoding: 'utf8',
    })
      .trim()
      .split(' ');
    return { version, revision, time: new Date(Number(seconds) * 1000) };
  } catch {
    return { version, revision: 'unknown', time: new Date('2026-01-01T00:00:00Z') };
  }
}

/**
 * @param bundled the bundle, as `bundle` writes it
 * @param into where the folder and the zip go
 * @throws where a part is missing or made for another system
 */
export async function makePackage(
  system: System,
  release: Release,
  { bundled, into }: { bundled: string; into: string },
): Promise<MadePackage> {
  const start = performance.now();
  const name = `constat-${release.version}-${system.name}`;
  const folder = join(into, name);
  const work = mkdtempSync(join(tmpdir(), 'constat-package-'));
  const zip = `${folder}.zip`;
  for (const old of [folder, zip, `${zip}.sha256`]) rmSync(old, { recursive: true, force: true });
  try {
    const external = EXTERNAL_PACKAGES.filter((one) => one !== TYPST || system.name === 'linux-x64');
    await stage(work, external, system);
    const inner = join(folder, programFolder(system));
    const modules = join(work, 'node_modules');
    placeProgram(system, { bundled, modules, inner });
    writeLicences(join(folder, 'LICENCES'), system, {
      ...release,
      packages: await readLockedPackages(),
      modules,
    });
    rmSync(join(modules, system.nodePackage), { recursive: true });
    prune(modules, system);
    move(modules, join(inner, 'app', 'node_modules'));
    const { fr, en } = readMe(system, release.version);
    writeFileSync(join(folder, 'LISEZMOI.txt'), fr);
    writeFileSync(join(folder, 'README.txt'), en);
    const { oldest } = checkNativeFiles(folder, system);
    writeLauncher(system, { folder, version: release.version, oldest });
    const checked = checkNativeFiles(folder, system);
    if (checked.faults.length > 0) {
      throw new Error(`${name} would not work:\n${checked.faults.map((fault) => `  ${fault}`).join('\n')}`);
    }
    const files = listFiles(folder);
    requireShortPaths(name, files);
    await writeZip(folder, zip, release.time);
    return {
      system: system.name,
      files: files.length,
      nativeFiles: checked.files.length,
      oldest,
      bytes: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
      zipBytes: statSync(zip).size,
      seconds: (performance.now() - start) / 1000,
      zip,
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function placeProgram(
  system: System,
  { bundled, modules, inner }: { bundled: string; modules: string; inner: string },
): void {
  mkdirSync(join(inner, 'runtime'), { recursive: true });
  cpSync(bundled, join(inner, 'app'), { recursive: true });
  const program = join(inner, 'runtime', runtimeProgram(system));
  copyFileSync(join(modules, system.nodePackage, system.nodeProgram), program);
  chmodSync(program, 0o755);
}

/**
 * Explorer unpacks no path of 260 signs and more; a person's folder of documents, in a synchronised place, takes up to 90.
 * @throws where a path from the folder on is longer than what remains
 */
function requireShortPaths(name: string, files: readonly string[]): void {
  const long = files.find((file) => `${name}/${file}`.length > LONGEST_PATH);
  if (long !== undefined && name.endsWith('win-x64'))
    throw new Error(`${name}: a path is too long for Windows: ${long}`);
}

/** The folder for temporary files may be another disk. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true });
  }
}
