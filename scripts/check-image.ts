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
import { cpSync, chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { findPostgres } from '../apps/server/store/testing/postgres.ts';
import { makeImageRoot, run } from './image/image-root.ts';
import type { ImageRoot } from './image/image-root.ts';
import { lastStage, valueOf, wordsOf } from './image/read-dockerfile.ts';
import { cookieOf, FIXTURE_MODEL, send, tryServer } from './try-server.ts';

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

/** What `words` print in the image; it has to end well. */
function inImage(image: ImageRoot, settings: Record<string, string>, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(...image.command(words, settings), { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${status} ${stdout} ${stderr}`);
  return stdout;
}

async function checkImage(application: string, base: string, work: string): Promise<void> {
  run('ip', ['link', 'set', 'lo', 'up']);
  const hosts = path.join(work, 'hosts');
  writeFileSync(hosts, `127.0.0.1 localhost constat database ${NAME}\n`);
  run('mount', ['--bind', hosts, '/etc/hosts']);
  const stage = lastStage(readFileSync(path.join(PROJECT, 'Dockerfile'), 'utf8'));
  const [secrets, data] = [path.join(work, 'secrets'), path.join(work, 'data')];
  for (const place of [secrets, data]) mkdirSync(place, { mode: 0o700 });
  const password = randomBytes(18).toString('base64');
  fileFor(secrets, 'constat-key', randomBytes(48).toString('base64'));
  fileFor(secrets, 'database-password', password);
  cpSync(FIXTURE_MODEL, path.join(data, 'models', 'fixture'), { recursive: true });
  await startDatabase(work, password);
  const volumes = { '/data': data, '/run/secrets': secrets };
  const image = makeImageRoot({ base, work, project: PROJECT, application, stage, volumes });
  const settings = {
    CONSTAT_PUBLIC_URL: URL_OF_IT,
    CONSTAT_TRUST_PROXY: '1',
    CONSTAT_KEY_FILE: '/run/secrets/constat-key',
    DATABASE_URL: 'postgres://constat@database/constat',
    DATABASE_PASSWORD_FILE: '/run/secrets/database-password',
  };
  const [program, args] = image.command(
    [...wordsOf(valueOf(stage, 'ENTRYPOINT')), ...wordsOf(valueOf(stage, 'CMD'))],
    settings,
  );
  const isHealthy = () =>
    spawnSync(...image.command(wordsOf(valueOf(stage, 'HEALTHCHECK')), settings)).status === 0;
  if (isHealthy()) throw new Error('healthy before it runs');
  const began = performance.now();
  let server = start(program, args, {});
  await until('the server is healthy', isHealthy);
  console.log(`healthy after ${((performance.now() - began) / 1000).toFixed(1)} s`);

  const caddyHome = path.join(work, 'caddy');
  const caddyfile = path.join(PROJECT, 'packaging', 'container', 'Caddyfile');
  start('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: caddyHome,
      XDG_DATA_HOME: caddyHome,
      XDG_CONFIG_HOME: caddyHome,
      CONSTAT_HOSTNAME: NAME,
      CONSTAT_CERTIFICATE: 'internal',
    },
  });
  const authority = path.join(caddyHome, 'caddy', 'pki', 'authorities', 'local', 'root.crt');
  await until('the proxy answers', async () => {
    try {
      setDefaultCACertificates([readFileSync(authority, 'utf8')]);
      return (await fetch(`${URL_OF_IT}/api/health`)).ok;
    } catch {
      return false;
    }
  });

  const added = inImage(image, settings, ['constat', 'account', 'add', 'zzalix', '--name', 'Zz', '--admin']);
  const secret = /\/choose-password#([\w-]{43})$/mu.exec(added)?.[1] ?? '';
  const signedIn = await send(URL_OF_IT, '/api/account-links/use', '', { secret, password: PASSWORD });
  await tryServer(URL_OF_IT, cookieOf(signedIn));
  const forbidden = ['/opt/constat/app/x', '/etc/x', '/usr/local/bin/x'];
  inImage(image, settings, ['sh', '-c', forbidden.map((place) => `! touch ${place} 2> /dev/null`).join(' && ')]);

  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  if (code !== 0) throw new Error(`the server ended with ${code}`);
  server = start(program, args, {});
  await until('the second start is healthy', isHealthy);
  await send(URL_OF_IT, '/api/auth/login', '', { username: 'zzalix', password: PASSWORD });
  server.kill('SIGTERM');
  await once(server, 'exit');
  console.log('commands, pages, sign-in, recognition, PDF, Word, closed file system, second start: all there');
}

const [application, base = '/', inside] = process.argv.slice(2);
if (application === undefined) {
  console.error('npm run check-image -- FOLDER [DEBIAN]');
  process.exitCode = 2;
} else if (inside === undefined) {
  const work = mkdtempSync(path.join(tmpdir(), 'constat-image-'));
  chmodSync(work, 0o755);
  // What is mounted and what listens is seen by this run alone, and goes with it before the folder is removed.
  const again = [import.meta.filename, path.resolve(application), path.resolve(base), work];
  const { status } = spawnSync('unshare', ['--mount', '--net', '--', process.execPath, ...again], {
    stdio: 'inherit',
  });
  rmSync(work, { recursive: true, force: true });
  process.exitCode = status ?? 1;
} else {
  try {
    await checkImage(application, base, inside);
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}
