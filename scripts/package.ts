/**
 * `npm run package -- SYSTEM`: the folder that a physician starts by a double click, and its zip, in `build/packages`;
 * `all` makes those of every system, two at a time.
 */
import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { findLibraryInServer } from './package/find-library-in-server.ts';
import { makePackage, readRelease } from './package/make-package.ts';
import type { MadePackage } from './package/make-package.ts';
import { SYSTEMS } from './package/systems.ts';
import type { System } from './package/systems.ts';

const root = join(import.meta.dirname, '..');
const into = join(root, 'build', 'packages');
const AT_ONCE = 2;

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function describeOldest({ system, oldest }: MadePackage): string {
  if (system.startsWith('win')) return 'Windows 10';
  return system.startsWith('darwin') ? `macOS ${oldest ?? ''}` : `glibc ${oldest ?? ''}`;
}

function printTable(made: readonly MadePackage[]): void {
  const head = ['system', 'zip', 'folder', 'files', 'native files', 'oldest system', 'time'];
  const rows = made.map((one) => [
    one.system,
    megabytes(one.zipBytes),
    megabytes(one.bytes),
    String(one.files),
    String(one.nativeFiles),
    describeOldest(one),
    `${one.seconds.toFixed(0)} s`,
  ]);
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

async function makeAll(systems: readonly System[]): Promise<MadePackage[]> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const work = mkdtempSync(join(tmpdir(), 'constat-bundle-'));
  const bundled = join(work, 'app');
  try {
    const start = performance.now();
    await bundle(bundled);
    const loading = findLibraryInServer(bundled);
    if (loading.length > 0)
      throw new Error(`the server would load the recognition library: ${loading.join(', ')}`);
    console.log(`bundle: ${((performance.now() - start) / 1000).toFixed(0)} s`);
    mkdirSync(into, { recursive: true });
    const waiting = [...systems];
    const made: MadePackage[] = [];
    const takeTurns = async (): Promise<void> => {
      for (let system = waiting.shift(); system !== undefined; system = waiting.shift()) {
        made.push(await makePackage(system, readRelease(version), { bundled, into }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
    return systems.flatMap(({ name }) => made.find((one) => one.system === name) ?? []);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const asked = process.argv[2];
const systems = asked === 'all' ? SYSTEMS : SYSTEMS.filter(({ name }) => name === asked);
if (systems.length === 0) {
  console.error(`Usage : npm run package -- ${[...SYSTEMS.map(({ name }) => name), 'all'].join('|')}`);
  process.exitCode = 2;
} else {
  try {
    printTable(await makeAll(systems));
    console.log(into);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
