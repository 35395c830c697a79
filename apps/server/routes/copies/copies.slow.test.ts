import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CopiesAnswer, DatabaseCopy, SavedForm } from '@constat/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restoreAtStart } from '../../copies/staged-restore.ts';
import { secretSource } from '../../keys/installation-secret.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { PASSWORD, buildServer, cookieOf } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

let dataDir: string;
let server: TestServer;
let client: TestClient;
/** Of the client, in the server that runs. */
let cookie: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-copy-routes-'));
  server = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
  client = await server.signUp({ username: 'zzcopies' });
  ({ cookie } = client);
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const list = async (who = client) => (await who.get('/api/copies')).json<CopiesAnswer>();
const make = async (key = 'zz-copy', who = client) =>
  (await who.post('/api/copies', undefined, { 'idempotency-key': key })).json<DatabaseCopy>();
const save = async (title: string) =>
  expect((await client.post('/api/saved-forms', buildFormBody({ title }))).statusCode).toBe(201);

/** Stops, and starts as `main.ts` does; answers what the start said. */
async function restart(): Promise<string[]> {
  await server.close();
  const said: string[] = [];
  const secrets = secretSource({ dataDir, key: null });
  await restoreAtStart(dataDir, { secrets, say: ({ en }) => void said.push(en) });
  server = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
  // A restored database holds no session.
  const payload = { username: 'zzcopies', password: PASSWORD };
  cookie = cookieOf(await server.app.inject({ method: 'POST', url: '/api/auth/login', payload }));
  return said;
}

async function titles(): Promise<string[]> {
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/saved-forms',
    headers: { cookie },
  });
  return answer.json<SavedForm[]>().map(({ title }) => title);
}

describe('copies', () => {
  test('one is made and checked while the server runs, listed, taken away and removed', async () => {
    await save('Avant');
    const copy = await make();
    expect(copy).toMatchObject({ kind: 'by-hand', check: { accounts: 1, reports: 1 } });
    expect(await list()).toMatchObject({ available: true, mayDownload: true, staged: null, copies: [copy] });
    const file = await client.get(`/api/copies/${copy.name}/file`);
    expect(file.rawPayload.subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(file.rawPayload).toHaveLength(copy.bytes);
    expect(file.headers['content-disposition']).toContain(copy.name);
    const gone = await client.send({ method: 'DELETE', url: `/api/copies/${copy.name}` });
    expect(gone.statusCode).toBe(204);
    expect(readdirSync(path.join(dataDir, 'copies'))).toEqual(['copies.lock']);
    const trail = (await server.store.auditEvents.list()).map(({ action }) => action);
    expect(trail).toEqual(expect.arrayContaining(['copy-made', 'copy-taken-away', 'copy-removed']));
  });

  test('the same request again makes no second one', async () => {
    const [first, again] = await Promise.all([make('zz-same'), make('zz-same')]);
    expect(again).toEqual(first);
    expect((await list()).copies).toHaveLength(1);
    await make('zz-other');
    expect((await list()).copies).toHaveLength(2);
  });

  test.each(['..%2Fconstat.db', 'constat.db', 'constat-by-hand-none.db', 'constat-by-hand-..%2F..%2Fx.db'])(
    '%s is no copy',
    async (name) => {
      for (const [method, url] of [
        ['GET', `/api/copies/${name}/file`],
        ['DELETE', `/api/copies/${name}`],
        ['POST', `/api/copies/${name}/restore`],
      ] as const)
        expect((await client.send({ method, url })).statusCode).toBe(404);
      expect(existsSync(path.join(dataDir, 'constat.db'))).toBe(true);
    },
  );
});

describe('a copy that is restored', () => {
  test('takes the place of the database at the next start; the earlier one is kept and can come back', async () => {
    await save('Avant');
    const copy = await make();
    await save('Après');
    const asked = await client.post(`/api/copies/${copy.name}/restore`);
    expect([asked.statusCode, asked.json()]).toEqual([200, { staged: copy.name }]);
    expect((await list()).staged).toBe(copy.name);
    expect((await titles()).toSorted()).toEqual(['Après', 'Avant']);

    const said = await restart();
    expect(said).toEqual([expect.stringContaining('has taken the place of the database')]);
    expect(await titles()).toEqual(['Avant']);
    expect(await restart()).toEqual([]);

    const { copies, staged } = await listAfter();
    expect(staged).toBeNull();
    const earlier = copies.find(({ kind }) => kind === 'before-restore');
    await server.app.inject({
      method: 'POST',
      url: `/api/copies/${earlier?.name}/restore`,
      headers: { cookie },
    });
    await restart();
    expect((await titles()).toSorted()).toEqual(['Après', 'Avant']);
  });

  test('is withdrawn by a word, or with the copy', async () => {
    const copy = await make();
    await client.post(`/api/copies/${copy.name}/restore`);
    await client.send({ method: 'DELETE', url: '/api/restore-at-start' });
    expect((await list()).staged).toBeNull();
    await client.post(`/api/copies/${copy.name}/restore`);
    await client.send({ method: 'DELETE', url: `/api/copies/${copy.name}` });
    expect((await list()).staged).toBeNull();
  });

  test('is refused when it is damaged, at once or at the start, and nothing is changed', async () => {
    await save('Avant');
    const copy = await make();
    const file = path.join(dataDir, 'copies', copy.name);
    await client.post(`/api/copies/${copy.name}/restore`);
    writeFileSync(file, 'not a database, but long enough to look at '.repeat(200));
    const refused = await client.post(`/api/copies/${copy.name}/restore`);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'COPY_UNUSABLE']);
    expect(await restart()).toEqual([expect.stringContaining('was not restored')]);
    expect(await titles()).toEqual(['Avant']);
  });

  async function listAfter(): Promise<CopiesAnswer> {
    const headers = { cookie };
    return (await server.app.inject({ method: 'GET', url: '/api/copies', headers })).json();
  }
});

describe('who may', () => {
  test('the only physician may; among several nobody but the administrator, who takes no copy away', async () => {
    const copy = await make();
    const admin = await server.signUp({ username: 'zzadmin', role: 'admin' });
    expect((await list()).copies).toHaveLength(1);
    const second = await server.signUp({ username: 'zzsecond' });
    for (const physician of [client, second]) {
      expect((await physician.get('/api/copies')).statusCode).toBe(403);
      expect((await physician.post('/api/copies')).statusCode).toBe(403);
      expect((await physician.get(`/api/copies/${copy.name}/file`)).statusCode).toBe(403);
      expect((await physician.post(`/api/copies/${copy.name}/restore`)).statusCode).toBe(403);
    }
    expect(await list(admin)).toMatchObject({ mayDownload: false, copies: [copy] });
    expect((await admin.get(`/api/copies/${copy.name}/file`)).statusCode).toBe(403);
    expect((await make('zz-admin', admin)).check).toMatchObject({ accounts: 3 });
    expect((await admin.post(`/api/copies/${copy.name}/restore`)).statusCode).toBe(200);
  });

  test('nobody without a session', async () => {
    expect((await server.app.inject('/api/copies')).statusCode).toBe(401);
  });
});
