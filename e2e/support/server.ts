import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serverProgram } from '../../apps/server/testing/programs.ts';

const serveOtherPages = join(import.meta.dirname, 'serve-other-pages.ts');

export interface RunningServer {
  readonly url: string;
  readonly output: () => string;
  /** Ends it as Ctrl-C would, and gives its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    try {
      if ((await fetch(`${url}/api/health`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server did not answer:\n${output()}`);
}

/**
 * Starts the real server in a process of its own, as `npm start` does once all is built.
 * @param pagesDirectory built pages other than the usual ones
 */
export async function startServer(
  dataDirectory: string,
  environment: Readonly<Record<string, string>> = {},
  port?: number,
  pagesDirectory?: string,
): Promise<RunningServer> {
  const chosen = port ?? (await freePort());
  const program = pagesDirectory === undefined ? [serverProgram()] : [serveOtherPages, pagesDirectory];
  const child = spawn(process.execPath, program, {
    env: {
      ...process.env,
      CONSTAT_KEY_PLACE: 'file',
      ...environment,
      PORT: String(chosen),
      CONSTAT_DATA_DIR: dataDirectory,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr.on('data', (data: Buffer) => (text += data.toString()));
  const output = (): string => text;
  const url = `http://localhost:${chosen}`;
  await untilReady(url, child, output);

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await exited;
    return code;
  }
  return {
    url,
    output,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}
