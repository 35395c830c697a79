import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ERRORS } from '@constat/contract/errors';
import type { SavedForm } from '@constat/contract';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { openStore } from './store.ts';
import { bumpForm } from './testing/bump.ts';
import { findPostgres, startPostgres } from './testing/postgres.ts';

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
      bump: new URL('testing/bump.ts', import.meta.url),
    };
    const program = `
      import { openStore } from '${modules.store.href}';
      import { bumpForm } from '${modules.bump.href}';
      const store = await openStore(${JSON.stringify({ dataDir, databaseUrl: null })});
      await bumpForm(store, ${JSON.stringify({ ownerId: client.userId, id, times: 100 })});
      await store.close();`;
    const elsewhere = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    await expect
      .poll(async () => (await server.store.savedForms.find(client.userId, id))?.version)
      .toBeGreaterThan(1);
    await bumpForm(server.store, { ownerId: client.userId, id, times: 100 });
    await elsewhere;
    expect((await server.store.savedForms.find(client.userId, id))?.version).toBe(201);
  });
});

const programs = findPostgres();
test.skipIf(programs === null)('a PostgreSQL that has stopped is no defect of ours', async () => {
  const postgres = await startPostgres(programs ?? '');
  const server = await buildServer({ databaseUrl: await postgres.createDatabase() });
  try {
    const client = await server.signUp();
    expect((await client.post('/api/saved-forms', buildFormBody())).statusCode).toBe(201);
    await postgres.stop();
    await expectRefused(client);
    expect(server.log()).not.toContain('"code":"INTERNAL"');
  } finally {
    await server.close();
  }
});
