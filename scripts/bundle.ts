/**
 * `npm run bundle -- FOLDER`: the server, the programs that it starts and the tasks of its operator as JavaScript, with
 * the files and pages that they need, in one folder that may lie anywhere. `apps/server/platform/installed-files.ts` says
 * where what lies. The packages with native parts are not in it: they are installed beside it for one system.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { InputOptions } from 'rolldown';
import {
  LATE_PACKAGES,
  OWN_FILES,
  ownFile,
  PACKAGE_FILES,
  packageFile,
  PAGES_DIRECTORY,
  PROGRAMS,
} from '../apps/server/platform/installed-files.ts';
import { buildWeb } from './build/build-web.ts';

const root = join(import.meta.dirname, '..');
const launcher = join(root, 'apps', 'launcher', 'main.ts');

/** What has native parts, and goes into `node_modules` beside the bundle as npm installs it for one system. */
export const EXTERNAL_PACKAGES = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@napi-rs/keyring',
  'better-sqlite3',
  'sherpa-onnx-node',
] as const;

const COMMON: InputOptions = {
  cwd: root,
  platform: 'node',
  external: [...EXTERNAL_PACKAGES],
  tsconfig: false,
};

/** What only a bundle has. */
const MARK = join('programs', 'render-worker.js');

/**
 * Writes the bundle into a folder, in the place of an earlier one.
 * @throws when the pages or the code cannot be built, or when the folder holds something else
 */
export async function bundle(folder: string): Promise<void> {
  const isFree = !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, MARK));
  if (!isFree) throw new Error(`${folder} holds something else than a bundle`);
  buildWeb();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundleServer(folder);
  if (existsSync(launcher)) await bundleLauncher(folder);
  for (const file of OWN_FILES) copy(ownFile(file), join(folder, 'files', file));
  for (const file of PACKAGE_FILES) copy(packageFile(file), join(folder, 'files', file));
  const isServed = (file: string) => !basename(file).startsWith('.');
  cpSync(PAGES_DIRECTORY, join(folder, 'pages'), { recursive: true, filter: isServed });
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: 'constat', private: true, type: 'module' })}\n`,
  );
}

/** Writes the server, what it starts and the tasks into a folder, without the files that they read. */
export async function bundleServer(folder: string): Promise<void> {
  const server = join(root, 'apps', 'server');
  await build({
    ...COMMON,
    input: {
      main: join(server, 'main.ts'),
      task: join(root, 'scripts', 'bundle', 'task.ts'),
      ...Object.fromEntries(
        Object.entries(PROGRAMS).map(([name, source]) => [`programs/${name}`, join(server, source)]),
      ),
      ...Object.fromEntries(LATE_PACKAGES.map((name) => [`programs/${name}`, name])),
    },
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'programs/[name]-[hash].js',
      codeSplitting: { groups: [{ name: 'installed-files', test: /installed-files\.ts$/u }] },
    },
  });
}

/** By itself in one file: it starts before anything else, and shares no code with the server. */
async function bundleLauncher(folder: string): Promise<void> {
  await build({
    ...COMMON,
    input: launcher,
    output: { file: join(folder, 'launcher.js'), format: 'esm', codeSplitting: false },
  });
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('Usage : npm run bundle -- FOLDER');
    process.exitCode = 2;
  } else await bundle(folder);
}
