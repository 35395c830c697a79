import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const OLDEST_VERSION = 15;
/** The user id and group id of `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const MEMORY_FOLDER = '/dev/shm';
/** For the databases of one test file and the log of their writes, several times over. */
const ROOM_BYTES = 4e9;

/**
 * Turns the shell into PostgreSQL, which ends when the pipe does: with its folder where the program that started it is
 * gone, however that ended.
 */
const ENDS_WITH_US = `(
  read -r order <&3; kill -INT $$
  [ "$order" = keep ] || { while kill -0 $$ 2> /dev/null; do sleep 0.1; done; cd /; rm -rf "$0"; }
) > /dev/null 2>&1 &
exec "$@" 3<&-`;

/** A PostgreSQL of its own for a test, in a temporary folder, without a network port. */
export interface TestPostgres {
  /** The address of a new database: empty, or as the one of that address is, which nobody may be connected to. */
  createDatabase(template?: string): Promise<string>;
  /** Removes what `createDatabase` made, other than `kept`, and ends the connections to it. */
  dropDatabases(kept: string): Promise<void>;
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
 * The folder in memory that Linux has, where there is room in it: a new database is a copy of some three hundred files,
 * which takes a tenth of the time there.
 */
function fastestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize > ROOM_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Starts PostgreSQL from those programs; `stop` ends it and removes its folder.
 * @param isDurable waits for the disk at each commit, as PostgreSQL does when nobody tells it otherwise
 */
export async function startPostgres(
  programs: string,
  { isDurable = false }: { readonly isDurable?: boolean } = {},
): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(isDurable ? tmpdir() : fastestFolder(), 'constat-pg-'));
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
    ...(isDurable
      ? []
      : ['full_page_writes=off', 'max_wal_size=128MB', 'wal_level=minimal', 'max_wal_senders=0']),
    'logging_collector=off',
    'log_destination=stderr',
    'lc_messages=C',
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];

  async function launch(): Promise<() => Promise<void>> {
    const server = spawn('sh', ['-c', ENDS_WITH_US, folder, path.join(programs, 'postgres'), ...args], {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    const [, , log, line] = server.stdio;
    if (!(log instanceof Socket) || !(line instanceof Socket)) throw new Error('no pipes');
    await new Promise<void>((resolve, reject) => {
      let said = '';
      log.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    });
    for (const one of [server, log, line]) one.unref();
    return async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.ref();
      line.end('keep\n');
      await ended;
    };
  }

  let end = await launch();
  const address = (database: string) =>
    `postgres://constat@localhost/${database}?host=${encodeURIComponent(folder)}`;
  let databases = 0;
  const made = new Set<string>();
  async function administer(statement: string): Promise<void> {
    const admin = new pg.Client(address('postgres'));
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  }
  return {
    async createDatabase(template) {
      databases += 1;
      const name = `test${databases}`;
      // Copied as files: through the log of writes it takes several times as long.
      const from = template === undefined ? '' : ` template ${nameIn(template)} strategy file_copy`;
      await administer(`create database ${name}${from}`);
      made.add(name);
      return address(name);
    },
    async dropDatabases(kept) {
      for (const name of made) {
        if (name === nameIn(kept)) continue;
        await administer(`drop database ${name} with (force)`);
        made.delete(name);
      }
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

/** The name of the database in an address. */
const nameIn = (url: string): string => new URL(url).pathname.slice(1);
