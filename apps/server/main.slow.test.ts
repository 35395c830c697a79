import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SavedForm } from '@constat/contract';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyModel } from './speech/fixtures/copy-model.ts';
import { buildFormBody } from './testing/build-form.ts';
import { signInSample, spawnRefused, spawnServer } from './testing/spawn-server.ts';
import type { SpawnedServer } from './testing/spawn-server.ts';

let dataDir: string;
let server: SpawnedServer | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-main-'));
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

describe('the start', () => {
  test('prints the address, and the sample accounts until somebody has signed in', async () => {
    server = await spawnServer({ CONSTAT_DATA_DIR: dataDir });
    await expect.poll(() => server?.stdout()).toContain('developpeur / demo-developpeur');
    expect(server.stdout()).toMatch(/^Constat : http:\/\/localhost:\d+\n/u);
    expect(server.stdout()).toContain('medecin / demo-medecin');
    await signInSample(server.url);
    expect(await server.end('SIGTERM')).toBe(0);
    server = await spawnServer({ CONSTAT_DATA_DIR: dataDir });
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.stdout()).toMatch(/^Constat : \S+\n$/u);
  });

  test('prints the address of the first account where others may reach it', async () => {
    const env = { CONSTAT_DATA_DIR: dataDir, CONSTAT_TRUST_PROXY: '1' };
    server = await spawnServer(env);
    const address = /^ {2}http:\/\/localhost:\d+\/set-up#([\w-]{43})$/mu;
    await expect.poll(() => server?.stdout()).toMatch(address);
    const secret = address.exec(server.stdout())?.[1] ?? '';
    const answer = await fetch(`${server.url}/api/set-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        secret,
        username: 'zzalix',
        displayName: 'Dre Alix Zz',
        password: 'une phrase de passe assez longue',
      }),
    });
    expect(answer.status).toBe(200);
    expect(server.stderr()).not.toContain(secret);
    expect(await server.end('SIGTERM')).toBe(0);
    server = await spawnServer(env);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.stdout()).not.toContain('set-up');
  });

  test('encrypts with the key of the setting, names it and never shows it, and does not start with another one', async () => {
    const env = { CONSTAT_DATA_DIR: dataDir, CONSTAT_DEMO: 'off' };
    server = await spawnServer({ ...env, CONSTAT_KEY: 'zz'.repeat(16) });
    await expect.poll(() => server?.stdout()).toContain('No recovery sheet yet: npm run key -- recovery');
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.stdout() + server.stderr()).not.toContain('zzzz');
    expect(await readdir(dataDir)).not.toContain('constat.key');
    for (const other of [{ CONSTAT_KEY: 'yy'.repeat(16) }, {}]) {
      const { code, stderr, stdout } = await spawnRefused({ ...env, ...other });
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^\S*(?:CONSTAT_KEY|constat\.key) : [^\n]+ \/ [^\n]+npm run key -- recover\n$/u);
      expect(stderr).not.toContain('yyyy');
    }
    expect(await readdir(dataDir)).not.toContain('constat.key');
    server = await spawnServer({ ...env, CONSTAT_KEY: 'zz'.repeat(16) });
  });

  test('says in both languages why dictation is not ready: no model, or one that recognises nothing', async () => {
    const models = path.join(dataDir, 'models');
    const env = {
      CONSTAT_DATA_DIR: dataDir,
      CONSTAT_SPEECH_ENGINE: 'embedded',
      CONSTAT_SPEECH_MODEL_DIR: models,
    };
    server = await spawnServer(env);
    await expect.poll(() => server?.stderr()).toContain('Dictation is not ready: no complete model');
    expect(server.stderr()).toContain('Dictée non prête');
    await server.end('SIGTERM');
    await copyModel(models, { withoutWeights: true });
    server = await spawnServer(env);
    await expect.poll(() => server?.stderr()).toContain('Dictation is not ready: the model constat-fixture');
    expect(server.stderr()).toContain('Dictée non prête');
    expect(server.stderr().match(/is not ready: /gu)).toHaveLength(1);
  });

  test.each([
    ['auto', /by the native compiler, which checks PDF\/A/u],
    ['wasm', /by the compiler in WebAssembly, which checks no standard/u],
  ] as const)('says which compiler makes the PDFs (%s)', async (choice, logged) => {
    server = await spawnServer({ CONSTAT_DATA_DIR: dataDir, CONSTAT_PDF_COMPILER: choice });
    await expect.poll(() => server?.stderr()).toMatch(logged);
  });

  test.each<[string, Record<string, string>]>([
    ['CONSTAT_PDF_COMPILER', { CONSTAT_PDF_COMPILER: 'none' }],
    ['PORT', { PORT: 'seventy' }],
    ['CONSTAT_DEMOS', { CONSTAT_DEMOS: 'off' }],
    ['CONSTAT_DEMO', { CONSTAT_DEMO: 'on', HOST: '0.0.0.0' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
    ['HOST', { HOST: '192.0.2.1' }],
  ])('a wrong %s ends it with one line and code 1', async (name, env) => {
    const { code, stderr, stdout } = await spawnRefused({ CONSTAT_DATA_DIR: dataDir, ...env });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.split('\n').filter((line) => line.startsWith(name))).toHaveLength(1);
    expect(stderr).toMatch(new RegExp(`(^|\\n)${name} : [^\\n]+\\n$`, 'u'));
    expect(stderr).not.toContain('    at ');
  });

  test('a port in use ends it with one line and code 1', async () => {
    server = await spawnServer({ CONSTAT_DATA_DIR: dataDir });
    const other = path.join(dataDir, 'other');
    const { code, stderr } = await spawnRefused({ CONSTAT_DATA_DIR: other, PORT: new URL(server.url).port });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^PORT : .+ \/ PORT: .+\n$/u);
  });

  test('a data directory that cannot be written ends it with one line and code 1', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    const underFile = await spawnRefused({ CONSTAT_DATA_DIR: path.join(file, 'data') });
    expect([underFile.code, underFile.stderr]).toEqual([
      1,
      expect.stringMatching(/^CONSTAT_DATA_DIR : [^\n]+\n$/u),
    ]);
    // Root may write anywhere, so this half says something for other users alone.
    if (process.getuid?.() === 0) return;
    const locked = path.join(dataDir, 'locked');
    await mkdir(locked);
    await chmod(locked, 0o500);
    const { code, stderr } = await spawnRefused({ CONSTAT_DATA_DIR: locked });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^CONSTAT_DATA_DIR : [^\n]+\n$/u)]);
  });

  test('a database of a newer program ends it with one line and code 1', async () => {
    await (await spawnServer({ CONSTAT_DATA_DIR: dataDir })).end('SIGTERM');
    const database = new Database(path.join(dataDir, 'constat.db'));
    database.prepare('insert into kysely_migration values (?, ?)').run('9999-of-the-future', '2030');
    database.close();
    const { code, stderr } = await spawnRefused({ CONSTAT_DATA_DIR: dataDir });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^DATABASE_NEWER : [^\n]+\n$/u)]);
  });
});

describe('the end', () => {
  test.skipIf(process.platform === 'win32')(
    'an error that nothing caught ends it in order, in one line of its log without what the error says',
    async () => {
      // The frames of the error show where this stands: its words are put together when it is thrown.
      const fault = "process.on('SIGUSR2', () => { throw new Error(['CAN', 'ARI'].join('') + '\\n') })";
      const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(fault)}`;
      server = await spawnServer({ CONSTAT_DATA_DIR: dataDir, NODE_OPTIONS });
      await save(server.url, await signInSample(server.url), 'Zz', 'zz');
      server.process.kill('SIGUSR2');
      await expect.poll(() => server?.process.exitCode).toBe(1);
      const lines = server.stderr().trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line) as object).at(-1)).toMatchObject({
        level: 60,
        err: { type: 'Error', message: '' },
      });
      expect(server.stderr()).not.toContain('CANARI');
      const database = new Database(path.join(dataDir, 'constat.db'));
      expect(database.prepare('select count(*) from saved_forms').pluck().get()).toBe(1);
      database.close();
    },
  );

  test('kill -9 during saves: every save that was acknowledged is there, once, after the restart', async () => {
    const SAVES = 100;
    const acknowledged = new Map<string, string>();
    const keys = new Map<string, string>();
    let cookie = '';
    const progress = { next: 0 };
    let kills = 0;
    while (progress.next < SAVES) {
      server = await spawnServer({ CONSTAT_DATA_DIR: dataDir });
      cookie ||= await signInSample(server.url);
      const { url } = server;
      const last = Math.min(SAVES, progress.next + 34);
      const killAt = progress.next + 3 + Math.floor(Math.random() * 28);
      let killed: Promise<unknown> | undefined;
      // Four writers at once, until the server is gone; what was not acknowledged is sent again under its key.
      const write = async (): Promise<void> => {
        while (progress.next < last) {
          const title = `Sauvegarde ${progress.next}`;
          progress.next += 1;
          keys.set(title, `key-${title.replace(' ', '-')}`);
          if (progress.next >= killAt) killed ??= server?.end('SIGKILL');
          const saved = await save(url, cookie, title, keys.get(title) ?? '').catch(() => null);
          if (saved === null) return;
          acknowledged.set(title, saved.id);
        }
      };
      await Promise.all([write(), write(), write(), write()]);
      await (killed ?? server.end('SIGKILL'));
      kills += 1;
    }

    server = await spawnServer({ CONSTAT_DATA_DIR: dataDir });
    for (const [title, id] of acknowledged) {
      const form = await fetch(`${server.url}/api/saved-forms/${id}`, { headers: { cookie } });
      expect([form.status, ((await form.json()) as SavedForm).formData.historiqueEvolution]).toEqual([
        200,
        `${title} `.repeat(200),
      ]);
    }
    for (const [title, key] of keys) await save(server.url, cookie, title, key);
    const list = (await (
      await fetch(`${server.url}/api/saved-forms`, { headers: { cookie } })
    ).json()) as SavedForm[];
    expect(list.map(({ title }) => title).toSorted()).toEqual([...keys.keys()].toSorted());
    expect(kills).toBeGreaterThanOrEqual(3);
    expect(acknowledged.size).toBeGreaterThan(10);
    await server.end('SIGTERM');
    const database = new Database(path.join(dataDir, 'constat.db'));
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  });
});

async function save(url: string, cookie: string, title: string, key: string): Promise<SavedForm> {
  const answer = await fetch(`${url}/api/saved-forms`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(
      buildFormBody({ title, formData: { historiqueEvolution: `${title} `.repeat(200) } }),
    ),
  });
  if (answer.status !== 201) throw new Error(`status ${answer.status}`);
  return (await answer.json()) as SavedForm;
}
