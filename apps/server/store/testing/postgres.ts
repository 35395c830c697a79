import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const OLDEST_VERSION = 15;
/** The user id and group id of `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** A PostgreSQL of its own for a test, in a temporary folder, without a network port. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Ends every connection at once and starts again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's programs, version 15 or newer, or null when this machine has none. */
export function findPostgres(): string | null {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions)
    ? readdirSync(versions).map((version) => path.join(versions, version, 'bin'))
    : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...packaged.toSorted().toReversed(),
    '/usr/local/bin',
    '/usr/local/pgsql/bin',
  ];
  return folders.find((folder) => folder !== '' && isRecent(folder)) ?? null;
}

function isRecent(folder: string): boolean {
  if (!existsSync(path.join(folder, 'initdb')) || !existsSync(path.join(folder, 'postgres'))) return false;
  const version = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/u.exec(version)?.[1] ?? 0) >= OLDEST_VERSION;
}

/**
 * Starts PostgreSQL from those programs; `stop` ends it and removes its folder.
 * @param isDurable waits for the disk at each commit, as PostgreSQL does when nobody tells it otherwise
 */
export async function startPostgres(
  programs: string,
  { isDurable = false }: { readonly isDurable?: boolean } = {},
): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-pg-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = path.join(folder, 'data');
  const initOptions = ['-D', data, '-U', 'constat', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), initOptions, { ...identity, stdio: 'pipe', cwd: folder });
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    `fsync=${isDurable ? 'on' : 'off'}`,
    'logging_collector=off',
    'log_destination=stderr',
    'lc_messages=C',
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];

  async function launch(): Promise<() => Promise<void>> {
    const server = spawn(path.join(programs, 'postgres'), args, {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const killed = () => server.kill('SIGKILL');
    process.once('exit', killed);
    await new Promise<void>((resolve, reject) => {
      let log = '';
      server.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
    });
    return async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      process.off('exit', killed);
    };
  }

  let end = await launch();
  const address = (database: string) =>
    `postgres://constat@localhost/${database}?host=${encodeURIComponent(folder)}`;
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const admin = new pg.Client(address('postgres'));
      await admin.connect();
      await admin.query(`create database test${databases}`);
      await admin.end();
      return address(`test${databases}`);
    },
    async restart() {
      await end();
      end = await launch();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
