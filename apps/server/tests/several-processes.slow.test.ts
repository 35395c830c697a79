import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { SavedFormItem } from '@constat/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleDemoMode } from '../accounts/demo-mode.ts';
import { SAMPLE_ACCOUNTS } from '../accounts/sample-accounts.ts';
import { createModelPulls } from '../actions/model-pulls.ts';
import { eraseExpired } from '../actions/erase-expired.ts';
import { parseConfig } from '../platform/config.ts';
import { removeAbandonedFiles } from '../platform/receive-file.ts';
import { KNOWN_MODELS } from '../speech/models/catalogue.ts';
import { PullFailed } from '../speech/models/pull-failed.ts';
import type { pullModel } from '../speech/models/pull-model.ts';
import { findPostgres, startPostgres } from '../store/testing/postgres.ts';
import type { TestPostgres } from '../store/testing/postgres.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer, DAY_MS, PASSWORD, SESSION_LIMITS } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';

const programs = findPostgres();

describe.skipIf(programs === null)('two servers on one PostgreSQL', () => {
  let postgres: TestPostgres;
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    const databaseUrl = await postgres.createDatabase();
    [one, two] = await Promise.all([buildServer({ databaseUrl }), buildServer({ databaseUrl })]);
  });
  afterEach(async () => {
    await one.close();
    await two.close();
  });
  const login = (server: TestServer, username: string, password: string) =>
    server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });

  test('a session of one is a session of the other, and its end too', async () => {
    const client = await one.signUp();
    const { cookie } = client;
    const me = () => two.app.inject({ url: '/api/auth/me', headers: { cookie } });
    expect((await me()).statusCode).toBe(200);
    await client.post('/api/auth/logout');
    expect((await me()).statusCode).toBe(401);
  });

  test('ten saves under one key, five at each, have one effect and one answer', async () => {
    const { cookie } = await one.signUp();
    for (const key of ['k-1', 'k-2', 'k-3']) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 === 0 ? one : two).app.inject({
            method: 'POST',
            url: '/api/saved-forms',
            payload: buildFormBody({ title: key }),
            headers: { cookie, 'idempotency-key': key },
          }),
        ),
      );
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(201);
    }
    const list = await one.app.inject({ url: '/api/saved-forms', headers: { cookie } });
    expect(list.json<SavedFormItem[]>()).toHaveLength(3);
  });

  test('wrong passwords count together, from a clock a second ahead too', async () => {
    await one.signUp({ username: 'zzdeux' });
    two.clock.set(1_000);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await login(attempt % 2 === 0 ? two : one, 'zzdeux', 'wrong')).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await login(two, 'zzdeux', PASSWORD)).statusCode).toBe(429);
    for (const { clock } of [one, two]) clock.advance(61_000);
    expect((await login(two, 'zzdeux', PASSWORD)).statusCode).toBe(200);
  });

  test('the limit of a route holds over both', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 122; attempt += 1)
      statuses.push((await login(attempt % 2 === 0 ? one : two, `zz${attempt}`, '')).statusCode);
    expect(statuses.slice(0, 120)).not.toContain(429);
    expect(statuses.slice(120)).toEqual([429, 429]);
  });

  test('what comes to its term is erased once, by one of them, with one line in the trail', async () => {
    const clients = [await one.signUp(), await one.signUp()];
    for (const client of clients)
      for (let form = 0; form < 10; form += 1)
        await client.post('/api/saved-forms', buildFormBody({ retentionDays: 1 }));
    const now = one.clock.now() + 60 * DAY_MS;
    const erase = ({ store }: TestServer) =>
      eraseExpired(store, { now, audioRetentionDays: 30, sessions: SESSION_LIMITS });
    const erased = await Promise.all([erase(one), erase(two), erase(one), erase(two)]);
    expect(erased.reduce((sum, done) => sum + (done?.forms ?? 0), 0)).toBe(20);
    const lines = await one.store.auditEvents.list();
    expect(lines.filter(({ action }) => action === 'form-erased-at-term')).toHaveLength(20);
  });

  test('both make the sample accounts at their start, once; closed by one they are closed at the other', async () => {
    const settle = ({ store, clock }: TestServer, env: Record<string, string> = {}) =>
      settleDemoMode({ config: parseConfig(env), store, clock });
    expect(await Promise.all([settle(one), settle(two), settle(one), settle(two)])).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const open = await buildServer({ store: one.store, demo: true });
    try {
      const [{ username, password } = { username: '', password: '' }] = SAMPLE_ACCOUNTS;
      expect((await login(open, username, password)).statusCode).toBe(200);
      await settle(two, { CONSTAT_DEMO: 'off' });
      expect((await login(open, username, password)).statusCode).toBe(401);
      expect((await open.app.inject('/api/demo')).json()).toEqual({ accounts: [] });
    } finally {
      await open.close();
    }
  });

  test('a model is fetched by one process, and each says how far it is and how it ended', async () => {
    const [known] = KNOWN_MODELS;
    if (known === undefined) throw new Error('no known model');
    let fetches = 0;
    let end = (_error: Error) => {};
    const pull: typeof pullModel = (model, _directory, options) => {
      fetches += 1;
      options?.onProgress?.({ file: model.files[0]?.name ?? '', receivedBytes: 7, totalBytes: 9 });
      return new Promise((_resolve, reject) => (end = reject));
    };
    const pulls = [one, two].map(({ store, clock }) => createModelPulls('/models', { store, clock, pull }));
    const started = await Promise.all([...pulls, ...pulls].map((each) => each.start(known)));
    expect(started.filter(Boolean)).toHaveLength(1);
    expect(fetches).toBe(1);
    for (const each of pulls) expect(await each.find(known.id)).toMatchObject({ state: 'running' });
    end(new PullFailed('offline', { name: 'zz.onnx', url: 'https://zz.invalid/' }));
    await Promise.all(pulls.map((each) => each.close()));
    for (const each of pulls)
      expect(await each.find(known.id)).toMatchObject({
        state: 'failed',
        receivedBytes: 7,
        failure: { failure: 'offline', file: 'zz.onnx' },
      });
    expect(await pulls[1]?.start(known)).toBe(true);
    // Its process is killed and says nothing any more: the other one may take it up.
    for (const { clock } of [one, two]) clock.advance(61_000);
    expect(await pulls[0]?.find(known.id)).toBeNull();
    expect(await pulls[0]?.start(known)).toBe(true);
  });

  test('a start removes what killed processes were receiving, and nothing that another one receives', async () => {
    const folder = path.join(one.dataDir, 'incoming');
    const names = [
      `incoming-${hostname()}-${process.ppid}-receives`,
      `incoming-${hostname()}-999999999-killed`,
      'incoming-elsewhere-1-receives',
      'incoming-elsewhere-1-killed',
    ];
    for (const name of names) {
      await mkdir(path.join(folder, name), { recursive: true });
      await writeFile(path.join(folder, name, 'body'), 'zz');
    }
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(path.join(folder, 'incoming-elsewhere-1-killed'), longAgo, longAgo);
    await removeAbandonedFiles(folder, Date.now());
    const left = await readdir(folder);
    expect(names.filter((name) => left.includes(name))).toEqual([names[0], names[2]]);
  });
});
