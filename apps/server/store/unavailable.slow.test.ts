import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ERRORS } from '@constat/contract/errors';
import type { SavedForm } from '@constat/contract';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { openStore } from './store.ts';
import { raiseVersion } from './testing/raise-version.ts';
import { findPostgres, startPostgres } from './testing/postgres.ts';
import type { TestPostgres } from './testing/postgres.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-locked-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function expectRefused(client: TestClient, headers: Record<string, string> = {}): Promise<void> {
  const answer = await client.post('/api/saved-forms', buildFormBody(), {
    'accept-language': 'en',
    ...headers,
  });
  const { status, message } = ERRORS.STORAGE_UNAVAILABLE;
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, message.en]);
}

async function expectSaved(client: TestClient): Promise<SavedForm> {
  const answer = await client.post('/api/saved-forms', buildFormBody());
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

describe('a database that another program holds', () => {
  let other: Database.Database;
  let server: TestServer;
  let client: TestClient;
  beforeEach(async () => {
    server = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
    client = await server.signUp();
    other = new Database(path.join(dataDir, 'constat.db'));
  });
  afterEach(async () => {
    other.close();
    await server.close();
  });

  test('refuses a save with 503, still lets read, and takes the same save once it is free', async () => {
    const { id } = (await client.post('/api/saved-forms', buildFormBody())).json<SavedForm>();
    other.exec('begin immediate');
    const key = { 'idempotency-key': 'zz-locked' };
    await expectRefused(client, key);
    expect((await client.get(`/api/saved-forms/${id}`)).json()).toMatchObject({ id });
    other.exec('rollback');
    expect((await client.post('/api/saved-forms', buildFormBody(), key)).statusCode).toBe(201);
    expect((await client.get('/api/saved-forms')).json()).toHaveLength(2);
  });

  test('delays nobody else while a save waits for it, and tells when to try again', async () => {
    const { id } = (await client.post('/api/saved-forms', buildFormBody())).json<SavedForm>();
    server.clock.advance(120_000);
    other.exec('begin exclusive');
    const state = { isAnswered: false };
    const save = client.post('/api/saved-forms', buildFormBody()).finally(() => (state.isAnswered = true));
    for (let round = 0; round < 20; round += 1) {
      expect((await server.app.inject('/api/health')).statusCode).toBe(200);
      expect((await server.app.inject('/login')).statusCode).not.toBe(500);
    }
    expect((await client.get('/api/auth/me')).statusCode).toBe(200);
    expect((await client.get(`/api/saved-forms/${id}`)).json()).toMatchObject({ id });
    expect(state.isAnswered).toBe(false);
    const answer = await save;
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    other.exec('rollback');
    await expectSaved(client);
  });

  test('answers many saves, renewals and deletions at once, and takes them all once it is free', async () => {
    const forms = await Promise.all(Array.from({ length: 4 }, () => expectSaved(client)));
    other.exec('begin exclusive');
    const waiting = Array.from({ length: 20 }, () => client.post('/api/saved-forms', buildFormBody()));
    const erasing = forms.map(({ id }) => client.send({ method: 'DELETE', url: `/api/saved-forms/${id}` }));
    await client.get('/api/saved-forms');
    other.exec('rollback');
    const statuses = (await Promise.all([...waiting, ...erasing])).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(201), ...Array<number>(4).fill(204)]);
    expect((await client.get('/api/saved-forms')).json()).toHaveLength(20);
  });

  test('keeps the server from starting, in one line that says why', async () => {
    other.exec('begin immediate');
    await expect(openStore({ dataDir, databaseUrl: null })).rejects.toThrow(
      /^CONSTAT_DATA_DIR : .*autre programme.* \/ CONSTAT_DATA_DIR: .*another program[^\n]*$/u,
    );
  });

  test('a save that reads before it writes waits for its turn', async () => {
    const { id } = (await client.post('/api/saved-forms', buildFormBody())).json<SavedForm>();
    const modules = {
      store: new URL('store.ts', import.meta.url),
      raiseVersion: new URL('testing/raise-version.ts', import.meta.url),
    };
    const program = `
      import { openStore } from '${modules.store.href}';
      import { raiseVersion } from '${modules.raiseVersion.href}';
      const store = await openStore({
        ...${JSON.stringify({ dataDir, databaseUrl: null })},
        say: ({ en }) => console.error(en),
      });
      await raiseVersion(store, ${JSON.stringify({ ownerId: client.userId, id, times: 100 })});
      await store.close();`;
    const elsewhere = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    await expect
      .poll(async () => (await server.store.savedForms.find(client.userId, id))?.version)
      .toBeGreaterThan(1);
    await raiseVersion(server.store, { ownerId: client.userId, id, times: 100 });
    await elsewhere;
    expect((await server.store.savedForms.find(client.userId, id))?.version).toBe(201);
  });
});

const programs = findPostgres();
describe.skipIf(programs === null)('a PostgreSQL', () => {
  let postgres: TestPostgres;
  let url: string;
  let server: TestServer;
  let client: TestClient;
  beforeEach(async () => {
    postgres = await startPostgres(programs ?? '');
    url = await postgres.createDatabase();
    server = await buildServer({ databaseUrl: url });
    client = await server.signUp();
    await client.post('/api/saved-forms', buildFormBody());
  });
  afterEach(async () => {
    await server.close();
    await postgres.stop();
  });

  test('that has stopped is no defect of ours, and saves go on once it is there again', async () => {
    await postgres.restart();
    const answers = [await client.post('/api/saved-forms', buildFormBody())];
    answers.push(await client.post('/api/saved-forms', buildFormBody()));
    expect(answers.at(-1)?.statusCode).toBe(201);
    await postgres.stop();
    await expectRefused(client);
    expect(server.log()).not.toContain('"code":"INTERNAL"');
    postgres = await startPostgres(programs ?? '');
  });

  test('that ends every connection amid transactions gives 503, and the same saves are taken again', async () => {
    const { store } = server;
    const key = { 'idempotency-key': 'zz-cut' };
    const admin = new pg.Client(url);
    await admin.connect();
    // Answered once they have ended, not once they are told to.
    const cut = () =>
      admin.query(
        "select pg_terminate_backend(pid, 20000) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
    // Cut while a statement runs, and between two statements.
    const asleep = store.transaction(async ({ savedForms }) => {
      await savedForms.list(client.userId, {});
      await cut();
      return savedForms.list(client.userId, {});
    });
    await expect(asleep).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    await admin.query('begin');
    await admin.query('lock table audit_events in access exclusive mode');
    const waiting = client.post('/api/saved-forms', buildFormBody(), key);
    await expect
      .poll(async () => {
        const held = await admin.query('select 1 from pg_locks where not granted');
        return held.rowCount;
      })
      .toBeGreaterThan(0);
    await cut();
    expect((await waiting).statusCode).toBe(503);
    await admin.query('rollback');
    expect((await client.post('/api/saved-forms', buildFormBody(), key)).statusCode).toBe(201);
    expect((await client.get('/api/saved-forms')).json()).toHaveLength(2);
    expect(server.log()).not.toContain('"code":"INTERNAL"');
    await admin.end();
  });

  test('whose tables a newer server changes answers 503 once for each connection at most, and goes on', async () => {
    const admin = new pg.Client(url);
    await admin.connect();
    const form = (await client.post('/api/saved-forms', buildFormBody())).json<SavedForm>();
    const open = () => client.get(`/api/saved-forms/${form.id}`);
    expect((await open()).statusCode).toBe(200);
    await admin.query('alter table saved_forms alter column report_type type varchar(1000)');
    const statuses: number[] = [];
    for (let again = 0; again < 4; again += 1) statuses.push((await open()).statusCode);
    expect(statuses.slice(1)).toEqual([200, 200, 200]);
    expect([200, 503]).toContain(statuses[0]);
    expect(server.log()).not.toContain('"code":"INTERNAL"');
    await admin.end();
  });

  test('whose tables somebody holds refuses a save in under 3 seconds, and takes it afterwards', async () => {
    const admin = new pg.Client(url);
    await admin.connect();
    await admin.query('begin');
    await admin.query('lock table saved_forms in access exclusive mode');
    await expectRefused(client, { 'idempotency-key': 'zz-held' });
    await admin.query('rollback');
    await admin.end();
    const again = await client.post('/api/saved-forms', buildFormBody(), { 'idempotency-key': 'zz-held' });
    expect(again.statusCode).toBe(201);
  });
});
