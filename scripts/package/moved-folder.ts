/** A folder as a physician has it: unpacked elsewhere, started by a double click, on a computer without Node. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What the starting script calls; a PATH with these alone has no Node, whatever the machine has. */
const TOOLS = ['sh', 'dirname', 'readlink', 'cat'];
const START_MS = 60_000;
const END_MS = 60_000;
const LOOK_MS = 100;

export interface MovedFolder {
  /** Where the person's data comes to lie. */
  readonly data: string;
  /** Starts it as the menu would. @returns the address that the browser was asked to open, and the time it took */
  start(): Promise<Start>;
  /** The programs of the folder that run now, by their process ids. */
  running(): readonly number[];
  /** Ends whatever still runs, and removes all of it. */
  remove(): void;
}

export interface Start {
  readonly address: string;
  readonly seconds: number;
  /** Resolves with the exit code once all that was started has ended. @throws where some of it goes on */
  readonly ended: () => Promise<number>;
}

/** @param from a folder that `npm run package` made, or its zip */
export function moveFolder(from: string): MovedFolder {
  const place = mkdtempSync(join(tmpdir(), 'constat-moved-'));
  const parent = join(place, 'Médecine du travail', 'été 2026');
  const home = join(place, 'personne');
  const tools = join(place, 'bin');
  const opened = join(place, 'opened');
  for (const folder of [parent, home, tools]) mkdirSync(folder, { recursive: true });
  if (from.endsWith('.zip')) execFileSync('unzip', ['-q', from, '-d', parent]);
  else cpSync(from, join(parent, basename(from)), { recursive: true });
  const [name = ''] = readdirSync(parent);
  const folder = join(parent, 'Constat à moi');
  execFileSync('mv', [join(parent, name), folder]);
  for (const tool of TOOLS) symlinkSync(findTool(tool), join(tools, tool));
  const opener = join(place, 'open-browser');
  // Written in one go, so that no half of an address is read.
  writeFileSync(
    opener,
    `#!/bin/sh\nprintf '%s' "$1" > "${opened}.part"\n/bin/mv "${opened}.part" "${opened}"\n`,
  );
  chmodSync(opener, 0o755);

  const running = (): number[] =>
    readdirSync('/proc')
      .map(Number)
      .filter((id) => Number.isInteger(id) && programOf(id).startsWith(`${folder}/`));

  return {
    data: join(home, '.local', 'share', 'constat'),
    running,
    async start() {
      rmSync(opened, { force: true });
      const begun = performance.now();
      const child = spawn(join(folder, 'constat'), [], {
        cwd: place,
        env: { HOME: home, PATH: tools, CONSTAT_OPENER: opener },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (data: Buffer) => (said += data.toString()));
      const exited = once(child, 'exit') as Promise<[number | null]>;
      await waitUntil(START_MS, () => existsSync(opened) || child.exitCode !== null);
      if (!existsSync(opened)) throw new Error(`it opened no browser\n${said}`);
      return {
        address: readFileSync(opened, 'utf8'),
        seconds: (performance.now() - begun) / 1000,
        async ended() {
          const [code] = await exited;
          if (!(await waitUntil(END_MS, () => running().length === 0))) {
            throw new Error(`these go on after the end: ${running().map(programOf).join(', ')}`);
          }
          return code ?? 1;
        },
      };
    },
    remove() {
      for (const id of running()) process.kill(id, 'SIGKILL');
      rmSync(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

function findTool(name: string): string {
  const found = ['/usr/bin', '/bin'].map((folder) => join(folder, name)).find(existsSync);
  if (found === undefined) throw new Error(`this system has no ${name}`);
  return found;
}

/** The program that a process runs, as the system knows it; empty once it has ended. */
function programOf(id: number): string {
  try {
    return readlinkSync(`/proc/${id}/exe`);
  } catch {
    return '';
  }
}

async function waitUntil(limitMs: number, isSo: () => boolean): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (!isSo()) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return true;
}
