import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Environment } from './data-folder.ts';
import type { RotatingLog } from './rotating-log.ts';
import { StartFailure } from './start-failure.ts';
import type { Texts } from './start-failure.ts';

/** The server beside the launcher in a bundle, or that of the checkout. */
const SERVER = import.meta.filename.endsWith('.ts')
  ? path.resolve(import.meta.dirname, '../server/main.ts')
  : path.resolve(import.meta.dirname, 'main.js');

/** What has it end in order; it is a message since Windows has no such signal. */
const STOP = 'stop';
/** Longer than the server itself takes for the requests in flight, in milliseconds. */
const STOP_MS = 130_000;

/** Settings of other ways to run Constat, which would take its pages or its data away from where the launcher looks. */
const NOT_HERE = [
  'CONSTAT_OPENER',
  'CONSTAT_PUBLIC_URL',
  'CONSTAT_TRUST_PROXY',
  'CONSTAT_TLS_CERT',
  'CONSTAT_TLS_KEY',
  'DATABASE_URL',
];

export interface ServerProcess {
  /** Resolves once it listens. Rejects with a StartFailure where it ends before. */
  readonly ready: Promise<void>;
  /** Resolves once it has ended: 0 where it was asked to. */
  readonly ended: Promise<number>;
  /** Has it end in order; it is killed where that takes too long. */
  readonly stop: () => void;
}

export interface ServerPlace {
  readonly folder: string;
  readonly port: number;
  /** The launcher that starts it. */
  readonly instance: string;
}

/** The settings that the server starts with. */
export function serverEnvironment(env: Environment, { folder, port, instance }: ServerPlace): Environment {
  const kept = Object.entries(env).filter(([name]) => !NOT_HERE.includes(name));
  return {
    NODE_COMPILE_CACHE: path.join(folder, 'cache'),
    ...Object.fromEntries(kept),
    HOST: 'localhost',
    PORT: String(port),
    CONSTAT_DATA_DIR: folder,
    CONSTAT_LAUNCHER: instance,
  };
}

/** Starts the server; what it prints goes to the log. */
export function startServer(env: Environment, place: ServerPlace, log: RotatingLog): ServerProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER], {
    env: serverEnvironment(env, place),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    windowsHide: true,
    // Ctrl-C in a terminal is for the launcher, which has the server end.
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => log.write(data));
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      log.say(`the server cannot be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  return { ready: untilReady(child, ended), ended, stop: () => stop(child) };
}

function untilReady(child: ChildProcess, ended: Promise<number>): Promise<void> {
  return new Promise((resolve, reject) => {
    let told: Texts | null = null;
    child.on('message', (message) => {
      if (typeof message !== 'object') return;
      if ('ready' in message) resolve();
      if ('failed' in message) told = message.failed as Texts;
    });
    void ended.then((code) => {
      reject(
        new StartFailure(
          told ?? {
            fr: `Le programme de Constat s’est arrêté pendant son démarrage (code ${code}).`,
            en: `The program of Constat ended during its start (code ${code}).`,
          },
        ),
      );
    });
  });
}

function stop(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (child.connected) child.send(STOP);
  setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref();
}
