/** What a person double-clicks: a program of Windows, an application of macOS, a script and a menu entry of Linux. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { System } from './systems.ts';

const sources = join(import.meta.dirname, '..', '..', 'packaging');
const CROSS = 'x86_64-w64-mingw32-';
const OF_KEYRING = 'app/node_modules/@napi-rs/keyring-win32-x64-msvc';

interface Launcher {
  /** The folder that is handed out. */
  readonly folder: string;
  readonly version: string;
  /** The oldest macOS that all native files run on. */
  readonly oldest: string | null;
}

/** @throws where the compiler for Windows is missing, with the package that brings it */
export function writeLauncher(system: System, launcher: Launcher): void {
  if (system.platform === 'win32') writeForWindows(launcher);
  else if (system.platform === 'darwin') writeForMacos(launcher, system);
  else writeForLinux(launcher);
}

/** What the menu is given lies apart: a file manager shows an entry as a second program, which does not start here. */
function writeForLinux({ folder }: Launcher): void {
  mkdirSync(join(folder, 'menu'), { recursive: true });
  for (const name of ['constat', 'add-to-menu.sh']) {
    copyFileSync(join(sources, 'linux', name), join(folder, name));
    chmodSync(join(folder, name), 0o755);
  }
  for (const name of ['constat.desktop', 'constat.png']) {
    copyFileSync(join(sources, 'linux', name), join(folder, 'menu', name));
  }
}

function writeForMacos({ folder, version, oldest }: Launcher, { architecture }: System): void {
  const contents = join(folder, 'Constat.app', 'Contents');
  const program = join(contents, 'MacOS', 'Constat');
  mkdirSync(join(contents, 'MacOS'), { recursive: true });
  copyFileSync(join(sources, 'macos', 'Constat'), program);
  chmodSync(program, 0o755);
  copyFileSync(join(sources, 'macos', 'constat.icns'), join(contents, 'Resources', 'constat.icns'));
  const list = readFileSync(join(sources, 'macos', 'Info.plist'), 'utf8')
    .replaceAll('@VERSION@', version)
    .replace('@ARCHITECTURE@', architecture === 'x64' ? 'x86_64' : architecture)
    .replace('@OLDEST@', oldest ?? '');
  writeFileSync(join(contents, 'Info.plist'), list);
}

/** The time of the build stays out of both files, so that the same sources give the same bytes. */
const LINKED = ['-Os', '-s', '-Wall', '-Wextra', '-Werror', '-Wl,--no-insert-timestamp'];

function writeForWindows({ folder, version }: Launcher): void {
  const work = mkdtempSync(join(tmpdir(), 'constat-launcher-'));
  const from = join(sources, 'windows');
  const numbers = [...version.split(/\D+/u).slice(0, 3), '0'].join(',');
  try {
    const resources = join(work, 'resources.o');
    compile('windres', from, [
      `-DVERSION_NUMBERS=${numbers}`,
      String.raw`-DVERSION_TEXT=\"${version}\"`,
      'constat.rc',
      '-O',
      'coff',
      '-o',
      resources,
    ]);
    const program = join(folder, 'Constat.exe');
    compile('gcc', from, [...LINKED, '-municode', '-mwindows', 'constat.c', resources, '-o', program]);
    const library = join(folder, ...OF_KEYRING.split('/'), 'VCRUNTIME140.dll');
    compile('gcc', from, [
      ...LINKED,
      '-shared',
      '-nostdlib',
      '-Wl,--entry=DllMainCRTStartup',
      'vcruntime140.c',
      'vcruntime140.def',
      '-o',
      library,
    ]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function compile(tool: 'gcc' | 'windres', cwd: string, args: readonly string[]): void {
  try {
    execFileSync(`${CROSS}${tool}`, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(
      `${CROSS}${tool} makes the starting program of Windows and is missing (Debian: apt install gcc-mingw-w64-x86-64)`,
      { cause: error },
    );
  }
}
