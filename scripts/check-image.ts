/**
 * `npm run check-image -- FOLDER [DEBIAN]`: runs a clinic's image as far as that goes without a daemon. The last stage of
 * the Dockerfile is laid over a Debian 12 (its root folder, else that of this machine), FOLDER, made by `npm run package`,
 * stands where the first stage puts it, and the server runs as its user, without capabilities, on a file system that is
 * closed to writing, beside PostgreSQL with a password and behind the Caddy of compose.yaml.
 * Needs root, PostgreSQL, Caddy and iproute2.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { findPostgres } from '../apps/server/store/testing/postgres.ts';
import { commandIn, makeImageRoot, run } from './check-image/image-root.ts';
import { lastStage, valueOf, wordsOf } from './check-image/read-dockerfile.ts';
import { cookieOf, FIXTURE_MODEL, send, tryServer } from './smoke/try-server.ts';

const PROJECT = path.join(import.meta.dirname, '..');
const NAME = 'constat.test';
const URL_OF_IT = `https://${NAME}`;
const NOBODY = 65_534;
const PASSWORD = 'sept chaises bleues au jardin';

const children: ChildProcess[] = [];

function start(program: string, args: readonly string[], options: object): ChildProcess {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  children.push(child);
  return child;
}

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`not within a minute: ${what}`);
}

/** PostgreSQL as in compose.yaml: over the network, with a password. */
async function startDatabase(work: string, password: string): Promise<void> {
  const programs = findPostgres();
  if (programs === null) throw new Error('PostgreSQL 15 or newer is needed');
  const folder = path.join(work, 'postgres');
  mkdirSync(folder);
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password);
  for (const place of [folder, passwordFile]) chownSync(place, NOBODY, NOBODY);
  const identity = { uid: NOBODY, gid: NOBODY, cwd: folder };
  const data = path.join(folder, 'data');
  const options = ['--username=constat', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), ['-D', data, ...options], { ...identity, stdio: 'pipe' });
  const settings = ['-c', `unix_socket_directories=${folder}`, '-c', 'listen_addresses=127.0.0.1'];
  start(path.join(programs, 'postgres'), ['-D', data, ...settings], { ...identity, stdio: 'ignore' });
  const psql = (statement: string) =>
    spawnSync('psql', ['-h', '127.0.0.1', '-U', 'constat', '-d', 'postgres', '-c', statement], {
      env: { ...process.env, PGPASSWORD: password, PATH: `${programs}:${process.env['PATH'] ?? ''}` },
    }).status === 0;
  await until('PostgreSQL answers', () => psql('create database constat'));
}

function fileFor(folder: string, name: string, content: string): void {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  chownSync(place, 10_001, 10_001);
  chmodSync(place, 0o400);
}

const STAGE = lastStage(readFileSync(path.join(PROJECT, 'Dockerfile'), 'utf8'));

/** The root of the image, its secrets and its volume, with a recognition model, in the work folder. */
function makeImage(application: string, base: string, work: string): void {
  const [secrets, data] = [path.join(work, 'secrets'), path.join(work, 'data')];
  for (const place of [secrets, data]) mkdirSync(place, { mode: 0o700 });
  fileFor(secrets, 'constat-key', randomBytes(48).toString('base64'));
  fileFor(secrets, 'database-password', randomBytes(18).toString('base64'));
  cpSync(FIXTURE_MODEL, path.join(data, 'models', 'fixture'), { recursive: true });
  const volumes = { '/data': data, '/run/secrets': secrets };
  makeImageRoot({ base, work, project: PROJECT, application, stage: STAGE, volumes });
}

/** The environment of the service `constat` in compose.yaml, for the name of this run. */
function composedSettings(): Record<string, string> {
  const compose = readFileSync(path.join(PROJECT, 'compose.yaml'), 'utf8');
  const [, block = ''] = /^ {2}constat:\n[^]*?^ {4}environment:\n((?: {6}.*\n)+)/mu.exec(compose) ?? [];
  const lines = [...block.matchAll(/^ {6}(?<name>\w+): '?(?<value>.*?)'?$/gmu)];
  return Object.fromEntries(
    lines.map(({ groups }) => [
      groups?.['name'],
      groups?.['value']?.replace(/\$\{CONSTAT_HOSTNAME:[^}]*\}/u, NAME),
    ]),
  ) as Record<string, string>;
}

const SETTINGS = composedSettings();

/** What these words print in the image; they have to end well. */
function inImage(work: string, words: readonly string[]): string {
  const [program, args] = commandIn(work, STAGE, words, SETTINGS);
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${status} ${stdout} ${stderr}`);
  return stdout;
}

function isHealthy(work: string): boolean {
  const [program, args] = commandIn(work, STAGE, wordsOf(valueOf(STAGE, 'HEALTHCHECK')), SETTINGS);
  return spawnSync(program, args).status === 0;
}

async function startServer(work: string): Promise<ChildProcess> {
  const words = [...wordsOf(valueOf(STAGE, 'ENTRYPOINT')), ...wordsOf(valueOf(STAGE, 'CMD'))];
  const began = performance.now();
  const server = start(...commandIn(work, STAGE, words, SETTINGS), {});
  await until('the server is healthy', () => {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    return isHealthy(work);
  });
  console.log(`healthy after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return server;
}

async function endServer(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  if (code !== 0) throw new Error(`the server ended with ${code}`);
}

/** Caddy as in compose.yaml, with a certificate of its own authority, which is trusted from then on. */
async function startProxy(work: string): Promise<void> {
  const home = path.join(work, 'caddy');
  const caddyfile = path.join(PROJECT, 'packaging', 'container', 'Caddyfile');
  const places = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  start('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, ...places, CONSTAT_HOSTNAME: NAME, CONSTAT_CERTIFICATE: 'internal' },
  });
  const authority = path.join(home, 'caddy', 'pki', 'authorities', 'local', 'root.crt');
  await until('the proxy answers', async () => {
    try {
      setDefaultCACertificates([readFileSync(authority, 'utf8')]);
      return (await fetch(`${URL_OF_IT}/api/health`)).ok;
    } catch {
      return false;
    }
  });
}

async function tryImage(work: string): Promise<void> {
  run('ip', ['link', 'set', 'lo', 'up']);
  const hosts = path.join(work, 'hosts');
  writeFileSync(hosts, `127.0.0.1 localhost constat database ${NAME}\n`);
  run('mount', ['--bind', hosts, '/etc/hosts']);
  await startDatabase(work, readFileSync(path.join(work, 'secrets', 'database-password'), 'utf8'));
  if (isHealthy(work)) throw new Error('healthy before it runs');
  const server = await startServer(work);
  await startProxy(work);
  const added = inImage(work, ['constat', 'account', 'add', 'zzalix', '--name', 'Zz', '--admin']);
  const secret = /\/choose-password#([\w-]{43})$/mu.exec(added)?.[1] ?? '';
  const signedIn = await send(URL_OF_IT, '/api/account-links/use', '', { secret, password: PASSWORD });
  await tryServer(URL_OF_IT, cookieOf(signedIn));
  const usage = inImage(work, ['sh', '-c', '! constat clock nothing 2>&1']);
  if (!usage.includes(' constat clock [confirm]')) throw new Error(`how a task is called: ${usage}`);
  const closed = ['/opt/constat/app/x', '/etc/x', '/usr/local/bin/x'];
  inImage(work, ['sh', '-c', closed.map((place) => `! touch ${place} 2> /dev/null`).join(' && ')]);
  await endServer(server);
  const second = await startServer(work);
  await send(URL_OF_IT, '/api/auth/login', '', { username: 'zzalix', password: PASSWORD });
  await endServer(second);
  console.log('tasks, pages, sign-in, recognition, PDF, Word, closed file system, second start: all there');
}

/** This program again, in a room of its own for what it mounts or for what listens. */
function again(room: '--mount' | '--net', args: readonly string[]): number {
  const { status } = spawnSync('unshare', [room, '--', process.execPath, import.meta.filename, ...args], {
    stdio: 'inherit',
  });
  return status ?? 1;
}

const [application, base = '/', work, step] = process.argv.slice(2);
if (application === undefined) {
  console.error('npm run check-image -- FOLDER [DEBIAN]');
  process.exitCode = 2;
} else if (work === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-image-'));
  chmodSync(folder, 0o755);
  process.exitCode = again('--mount', [path.resolve(application), path.resolve(base), folder]);
  // What was mounted in it went with the room.
  rmSync(folder, { recursive: true, force: true });
} else if (step === undefined) {
  makeImage(application, base, work);
  // The instructions of the Dockerfile fetch packages; what runs afterwards reaches nothing but itself.
  process.exitCode = again('--net', [application, base, work, 'run']);
} else {
  try {
    await tryImage(work);
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}
