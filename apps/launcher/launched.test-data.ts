/** A launcher in a process of its own, over a data folder of its own, with a browser that only writes its addresses down. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const { PATH, NODE_COMPILE_CACHE } = process.env;

export interface Home {
  readonly folder: string;
  readonly data: string;
  /** The addresses that the browser was opened at, in order. */
  readonly opened: () => readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A person's home with an opener that keeps the addresses. */
export function prepareHome(): Home {
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-launcher-'));
  const [opener, list] = [path.join(folder, 'opener'), path.join(folder, 'opened')];
  writeFileSync(list, '');
  writeFileSync(opener, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${list}'\n`);
  chmodSync(opener, 0o700);
  return {
    folder,
    data: path.join(folder, 'data', 'constat'),
    opened: () => readFileSync(list, 'utf8').split('\n').slice(0, -1),
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      HOME: folder,
      XDG_DATA_HOME: path.join(folder, 'data'),
      CONSTAT_OPENER: opener,
      CONSTAT_KEY_PLACE: 'file',
      CONSTAT_SPEECH_ENGINE: 'off',
    },
  };
}

export interface Launched {
  readonly process: ChildProcess;
  /** What it printed for a terminal. */
  readonly output: () => string;
  /** Its exit code, once it has ended; null where it was killed. */
  readonly ended: Promise<number | null>;
}

export function launchIn(home: Home, env: Readonly<Record<string, string>> = {}): Launched {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...home.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr.on('data', (data: Buffer) => (text += data.toString()));
  const ended = once(child, 'exit').then(([code]) => {
    process.off('exit', killed);
    return code as number | null;
  });
  return { process: child, output: () => text, ended };
}

/** The address that the browser is opened at next, after so many earlier ones. */
export async function nextOpened(home: Home, earlier = 0): Promise<string> {
  await expect.poll(() => home.opened().length, { timeout: 40_000 }).toBeGreaterThan(earlier);
  return home.opened()[earlier] ?? '';
}

export const logOf = (home: Home): string =>
  readFileSync(path.join(home.data, 'logs', 'constat.log'), 'utf8');
