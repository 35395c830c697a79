/**
 * The bundle of the server that the tests start in processes of their own. It starts in half the time of the sources, from
 * which it is made anew whenever they have changed.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  OWN_FILES,
  ownFile,
  PACKAGE_FILES,
  packageFile,
  PAGES_DIRECTORY,
} from '../../apps/server/platform/installed-files.ts';
import { bundleServer } from '../bundle.ts';
import { hashSources } from '../build/source-hash.ts';

const DAY_MS = 86_400_000;
const root = join(import.meta.dirname, '..', '..');
/** Within the packages of this checkout, so that those with native parts are found. */
const builds = join(root, 'node_modules', '.cache', 'test-server');
const SOURCES = ['apps/server', 'packages', 'scripts', 'package-lock.json'].map((name) => join(root, name));

/** Answers the folder of the bundle, whose files are those of the checkout. */
export async function buildTestServer(): Promise<string> {
  const hash = hashSources(root, SOURCES, (file) => /\.(?:ts|json)$/u.test(file));
  const folder = join(builds, hash.slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(builds, { recursive: true });
  removeFormer();
  const unfinished = mkdtempSync(join(builds, 'unfinished-'));
  await bundleServer(unfinished);
  for (const file of OWN_FILES) link(ownFile(file), join(unfinished, 'files', file));
  for (const file of PACKAGE_FILES) link(packageFile(file), join(unfinished, 'files', file));
  link(PAGES_DIRECTORY, join(unfinished, 'pages'));
  writeFileSync(join(unfinished, 'package.json'), '{ "type": "module" }\n');
  renameSync(unfinished, folder);
  return folder;
}

/** Leaves those of today: another run may still start what it found. */
function removeFormer(): void {
  for (const name of readdirSync(builds)) {
    const former = join(builds, name);
    if (Date.now() - statSync(former).mtimeMs > DAY_MS) rmSync(former, { recursive: true });
  }
}

/** Where the folder is not there yet, as that of the pages may be, its link waits for it. */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'junction');
}
