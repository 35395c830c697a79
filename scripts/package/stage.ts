/** The packages that a bundle leaves outside, installed for a system that need not be this one. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFor } from './locked-packages.ts';
import type { LockedPackages } from './locked-packages.ts';
import type { System } from './systems.ts';

const root = join(import.meta.dirname, '..', '..');

/** npm's own program: the one that launched this script, else the one on the path. */
function findNpm(): string {
  const places = [
    process.env['npm_execpath'] ?? '',
    ...(process.env['PATH'] ?? '')
      .split(':')
      .flatMap((folder) => [
        join(dirname(folder), 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
        join(dirname(folder), 'share', 'nodejs', 'npm', 'bin', 'npm-cli.js'),
      ]),
  ];
  const found = places.find((path) => /npm-cli\.[cm]?js$/u.test(path) && existsSync(path));
  if (found === undefined) throw new Error('npm was not found: start this with npm run package');
  return found;
}

export async function readLockedPackages(): Promise<LockedPackages> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  return packages;
}

/**
 * Installs these packages and the system's Node into `folder/node_modules`, each checked against the hash that the lock file
 * holds. No package runs code.
 * @throws with what npm says
 */
export async function stage(folder: string, names: readonly string[], system: System): Promise<void> {
  const { lock, manifest } = lockFor(await readLockedPackages(), [...names, system.nodePackage], system);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const libc = system.platform === 'linux' ? ['--libc=glibc'] : [];
  const args = [
    findNpm(),
    'ci',
    '--omit=dev',
    `--os=${system.platform}`,
    `--cpu=${system.architecture}`,
    ...libc,
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${system.name}: npm ci ended with ${String(code)}\n${output}`));
    });
  });
}
