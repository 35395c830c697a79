/** What the figures were measured on and against, without the name of a machine. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../apps/server/store/testing/postgres.ts';
import { findBrowser } from '../../e2e/support/find-browser.ts';

const MODULES = join(import.meta.dirname, '..', '..', 'node_modules');

/** Packages that are peers, or what a peer stands on. */
const PACKAGES = [
  'formik',
  '@tanstack/react-form',
  'survey-react-ui',
  '@react-pdf/renderer',
  'sherpa-onnx-node',
  'better-sqlite3',
  'pg',
  'fastify',
  'react',
  'vite',
];

function versionOf(name: string): string {
  const file = join(MODULES, name, 'package.json');
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version}`;
}

function printed(command: string): string | null {
  try {
    return execFileSync(command, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .split('\n')[0] as string;
  } catch {
    return null;
  }
}

/** Processors, memory, system and the load of the last minute. */
export function describeMachine(): string {
  const cores = cpus();
  const gigabytes = (totalmem() / 2 ** 30).toFixed(0);
  const [load = 0] = loadavg();
  return [
    `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown processor'}`,
    `${gigabytes} GB`,
    `${platform()} ${arch()}`,
    `Node ${process.versions.node}`,
    `load ${load.toFixed(1)} at the start`,
  ].join(', ');
}

export function describePeers(): string {
  const postgres = findPostgres();
  const programs = [printed(findBrowser()), postgres === null ? null : printed(join(postgres, 'postgres'))];
  return [...PACKAGES.map(versionOf), ...programs.filter((program) => program !== null)].join(', ');
}
