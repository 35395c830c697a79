/** Builds the web pages when their sources have changed since the last build. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { hashSources } from './source-hash.ts';

const root = join(import.meta.dirname, '..', '..');
const web = join(root, 'apps', 'web');
const stampFile = join(web, 'dist', '.sources');

/** Everything that the pages are built from. */
const SOURCES = [
  join(root, 'apps', 'web'),
  join(root, 'packages'),
  join(root, 'scripts', 'build', 'reached-modules.ts'),
  join(root, 'package-lock.json'),
];

function isBuilt(hash: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

/**
 * Leaves the built pages in `apps/web/dist`. Vite runs in a process of its own, so that its memory is given back.
 * @throws when the build fails
 */
export function buildWeb(): void {
  const hash = hashSources(root, SOURCES);
  if (isBuilt(hash)) return;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) throw new Error('vite build');
  writeFileSync(stampFile, hash);
}
