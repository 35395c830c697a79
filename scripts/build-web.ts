/** Builds the web pages when their sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps', 'web');
const stampFile = join(web, 'dist', '.sources');

/** Everything that the pages are built from. */
const SOURCES = [join(root, 'apps', 'web'), join(root, 'packages'), join(root, 'package-lock.json')];
const IGNORED = new Set(['dist', 'node_modules']);

function* filesUnder(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (IGNORED.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(child);
    else if (!entry.name.endsWith('.test.ts')) yield child;
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of source.endsWith('.json') ? [source] : filesUnder(source)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function isBuilt(hash: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

/**
 * Leaves the built pages in `apps/web/dist`. Vite runs in a process of its own, so that its memory is given back.
 * @throws when the build fails
 */
export function buildWeb(): void {
  const hash = hashOfSources();
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
