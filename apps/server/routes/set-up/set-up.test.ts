import type { SavedForm } from '@constat/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../../accounts/sample-accounts.ts';
import { settleDemoMode } from '../../accounts/demo-mode.ts';
import { prepareSetUp } from '../../actions/set-up.ts';
import { parseConfig } from '../../platform/config.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { openStore } from '../../store/store.ts';
import type { Store } from '../../store/store.ts';
import { readAll } from '../../store/testing/sealed-pieces.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { buildClock, buildServer, DAY_MS, PASSWORD } from '../../testing/build-server.ts';
import type { TestClock, TestServer } from '../../testing/build-server.ts';

const BODY = { username: 'zzalix', displayName: 'Dre Alix Zz', password: PASSWORD };
const OUTSIDE = { HOST: '0.0.0.0' };

onBothDatabases('the first account', (newDatabaseUrl) => {
  let dataDir: string;
  let store: Store;
  let clock: TestClock;
  let server: TestServer | undefined;
  let isPostgres: boolean;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-set-up-'));
    const databaseUrl = (await newDatabaseUrl()) ?? null;
    isPostgres = databaseUrl !== null;
    store = await openStore({ dataDir, databaseUrl });
    clock = buildClock();
  });
  afterEach(async () => {
    await server?.close();
    server = undefined;
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  /** Starts a server as `main.ts` does; answers the secret that a terminal shows. */
  async function start(env: Record<string, string> = {}, hasTerminal = true): Promise<string | null> {
    await server?.close();
    const settings = { CONSTAT_DATA_DIR: dataDir, ...env };
    const config = parseConfig(settings);
    const demo = await settleDemoMode({ config, store, clock });
    const secret = await prepareSetUp({ config, store, clock, demo, hasTerminal });
    server = await buildServer({ env: settings, store, testClock: clock, demo });
    return secret;
  }
  const open = () => {
    if (server === undefined) throw new Error('no server');
    return openBrowser(server);
  };
  const state = async (browser = open()) => (await browser.call('GET', '/api/set-up')).json<object>();
  const setUp = (body: object, browser = open(), headers = {}) =>
    browser.call('POST', '/api/set-up', { ...BODY, ...body }, headers);
  async function demonstrate(title: string): Promise<{ readonly id: string; readonly sample: TestBrowser }> {
    const sample = open();
    await sample.signIn('medecin', 'demo-medecin');
    const saved = await sample.call('POST', '/api/saved-forms', buildFormBody({ title }));
    return { id: saved.json<SavedForm>().id, sample };
  }

  test('is made with the secret of the terminal, once, and administers', async () => {
    const secret = await start(OUTSIDE);
    expect(secret).toMatch(/^[\w-]{43}$/u);
    expect(await state()).toEqual({
      state: 'secret',
      demonstration: false,
      mayDemonstrate: false,
      demonstrationReports: 0,
      demonstrationOthers: 0,
      mayRestore: !isPostgres,
      restartAwaited: false,
    });
    for (const wrong of [{}, { secret: 'A'.repeat(43) }, { secret: `${secret}x` }]) {
      const answer = await setUp(wrong);
      expect([answer.statusCode, codeOf(answer)]).toEqual([410, 'SET_UP_SECRET_INVALID']);
    }
    expect(codeOf(await setUp({ secret, password: 'zzalix123' }))).toBe('PASSWORD_TOO_GUESSABLE');
    const browser = open();
    expect((await setUp({ secret }, browser)).json()).toMatchObject({
      user: { username: 'zzalix', role: 'physician', administers: true },
    });
    expect(await browser.me()).toBe(200);
    const again = await setUp({ secret, username: 'zzother' });
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'SET_UP_DONE']);
    expect(await state()).toMatchObject({ state: 'closed' });
    expect(await store.users.names()).toHaveLength(1);
    expect(await start(OUTSIDE)).toBeNull();
    expect(await state()).toMatchObject({ state: 'closed' });
  });

  test('a secret is kept as its hash alone, and ends after a day and with the next start', async () => {
    const first = (await start(OUTSIDE)) ?? '';
    expect(await store.settings.find('set-up')).not.toContain(first);
    const second = await start(OUTSIDE);
    expect(codeOf(await setUp({ secret: first }))).toBe('SET_UP_SECRET_INVALID');
    clock.advance(DAY_MS);
    expect(codeOf(await setUp({ secret: second }))).toBe('SET_UP_SECRET_INVALID');
    expect((await setUp({ secret: await start(OUTSIDE) })).statusCode).toBe(200);
    expect(server?.log()).not.toContain(first);
  });

  test('of two that set up at the same time one does', async () => {
    const secret = await start(OUTSIDE);
    const answers = await Promise.all(
      ['zzone', 'zztwo', 'zzthree'].map((username) => setUp({ secret, username })),
    );
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409', '409']);
    expect(await store.users.names()).toHaveLength(1);
  });

  test('asks for no secret on this computer where nobody reads a terminal, but what a proxy passes on does', async () => {
    expect(await start({ CONSTAT_DEMO: 'off' }, false)).toBeNull();
    expect(await state()).toMatchObject({ state: 'open' });
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      const passedOn = await setUp({}, open(), { [header]: '192.0.2.1' });
      expect([passedOn.statusCode, codeOf(passedOn)]).toEqual([410, 'SET_UP_SECRET_INVALID']);
    }
    if (server === undefined) throw new Error('no server');
    const elsewhere = openBrowser(server, { address: '192.0.2.1' });
    expect(codeOf(await setUp({}, elsewhere))).toBe('SET_UP_SECRET_INVALID');
    expect((await setUp({})).statusCode).toBe(200);
  });

  test.each<Record<string, string>>([
    OUTSIDE,
    { CONSTAT_TRUST_PROXY: '1' },
    { CONSTAT_PUBLIC_URL: 'https://constat.example.invalid' },
  ])('asks for the secret where others may reach the server: %j', async (env) => {
    expect(await start(env, false)).not.toBeNull();
    expect(codeOf(await setUp({}))).toBe('SET_UP_SECRET_INVALID');
  });

  test('leaves the demonstration and keeps its reports, without the profile of nobody', async () => {
    await start();
    const { id, sample } = await demonstrate('Rapport gardé');
    expect(await state()).toEqual({
      state: 'open',
      demonstration: true,
      mayDemonstrate: false,
      demonstrationReports: 1,
      demonstrationOthers: 0,
      mayRestore: !isPostgres,
      restartAwaited: false,
    });
    const taken = await setUp({ username: 'developpeur' });
    expect([taken.statusCode, codeOf(taken)]).toEqual([409, 'USERNAME_TAKEN']);
    const browser = open();
    expect((await setUp({ reports: 'keep' }, browser)).statusCode).toBe(200);
    const kept = await browser.call('GET', `/api/saved-forms/${id}`);
    expect(kept.json<SavedForm>().title).toBe('Rapport gardé');
    expect((await browser.call('GET', '/api/profile')).json()).toMatchObject({
      displayName: 'Dre Alix Zz',
      licenceNumber: '',
      address: '',
    });
    expect(await sample.me()).toBe(401);
    expect(await store.users.samples()).toEqual([]);
    for (const { username, password } of SAMPLE_ACCOUNTS)
      expect((await open().signIn(username, password)).statusCode).toBe(401);
    expect((await open().call('GET', '/api/demo')).json()).toEqual({ accounts: [] });
    await start();
    for (const { username, password } of SAMPLE_ACCOUNTS)
      expect((await open().signIn(username, password)).statusCode).toBe(401);
    expect((await open().signIn('zzalix')).statusCode).toBe(200);
  });

  test('begins on somebody’s own computer with a choice: an account, or the demonstration, which is left as ever', async () => {
    const launched = { CONSTAT_LAUNCHER: 'launcher-of-a-test' };
    await start(launched, false);
    const choice = { state: 'open', demonstration: false, mayDemonstrate: true, demonstrationReports: 0 };
    expect(await state()).toMatchObject(choice);
    // Nothing is chosen silently: neither by a second start nor by looking.
    await start(launched, false);
    expect(await state()).toMatchObject(choice);
    expect(await store.users.names()).toEqual([]);
    expect((await open().call('GET', '/api/demo')).json()).toEqual({ accounts: [] });
    const begin = (browser = open(), headers = {}) =>
      browser.call('POST', '/api/set-up/demonstration', undefined, headers);
    expect(codeOf(await begin(open(), { 'x-forwarded-for': '192.0.2.1' }))).toBe('SET_UP_SECRET_INVALID');
    expect(codeOf(await begin(open(), { origin: 'http://example.invalid' }))).toBe('FOREIGN_ORIGIN');
    expect(await store.users.names()).toEqual([]);
    const [first, second] = await Promise.all([begin(), begin()]);
    expect([first.statusCode, second.statusCode]).toEqual([204, 204]);
    expect(await state()).toMatchObject({ state: 'open', demonstration: true, mayDemonstrate: false });
    await demonstrate('Rapport d’essai');
    await start(launched, false);
    expect(await state()).toMatchObject({ demonstration: true, mayDemonstrate: false });
    expect((await setUp({ reports: 'erase' })).statusCode).toBe(200);
    expect(codeOf(await begin())).toBe('SET_UP_DONE');
    expect((await open().signIn('medecin', 'demo-medecin')).statusCode).toBe(401);
    await start(launched, false);
    expect(await state()).toMatchObject({ state: 'closed', mayDemonstrate: false });
  });

  test('goes to an account of one’s own by that choice, and no demonstration is ever made', async () => {
    await start({ CONSTAT_LAUNCHER: 'launcher-of-a-test' }, false);
    expect((await setUp({})).statusCode).toBe(200);
    await start({ CONSTAT_LAUNCHER: 'launcher-of-a-test' }, false);
    expect(await store.users.samples()).toEqual([]);
    await start();
    expect((await open().call('POST', '/api/set-up/demonstration')).statusCode).toBe(404);
  });

  test('says what there is of a demonstration beside reports', async () => {
    await start();
    const sample = open();
    await sample.signIn('medecin', 'demo-medecin');
    expect(await state()).toMatchObject({ demonstrationReports: 0, demonstrationOthers: 0 });
    const term = { term: 'Zzterme', kind: 'name', heard: ['zz'] };
    expect((await sample.call('POST', '/api/vocabulary', term)).statusCode).toBeLessThan(300);
    expect(await state()).toMatchObject({ demonstrationReports: 0, demonstrationOthers: 1 });
  });

  test('gives nothing of a demonstration to an account that has not asked for it', async () => {
    await start();
    await demonstrate('Rapport fictif');
    const secret = await start(OUTSIDE);
    expect(await state()).toEqual({
      state: 'secret',
      demonstration: false,
      mayDemonstrate: false,
      demonstrationReports: 1,
      demonstrationOthers: 0,
      mayRestore: !isPostgres,
      restartAwaited: false,
    });
    const browser = open();
    expect((await setUp({ secret }, browser)).statusCode).toBe(200);
    expect((await browser.call('GET', '/api/saved-forms')).json()).toEqual([]);
    const samples = await store.users.samples();
    expect(samples.find(({ role }) => role === 'physician')?.reports).toBe(1);
    const left = (await store.auditEvents.list()).find(({ action }) => action === 'demonstration-left');
    expect(left?.detail).toBe('{"reports":"untouched"}');
    await start();
    expect((await open().signIn('medecin', 'demo-medecin')).statusCode).toBe(401);
  });

  test('leaves the demonstration and erases it, with keys and bytes', async () => {
    await start();
    const planted = 'zqdemonstration0123';
    const { sample } = await demonstrate(planted);
    const samples = await store.users.samples();
    const browser = open();
    expect((await setUp({ username: 'medecin', reports: 'erase' }, browser)).statusCode).toBe(200);
    expect((await browser.call('GET', '/api/saved-forms')).json()).toEqual([]);
    expect(await sample.me()).toBe(401);
    expect(await store.users.samples()).toEqual([]);
    for (const { id } of samples) {
      expect(await store.dataKeys.find({ kind: 'account', ownerId: id, subjectId: id })).toBeUndefined();
      if (isPostgres) continue;
      expect(await store.pendingErasures.list('inCopies')).toContainEqual({
        kind: 'account',
        ownerId: id,
        subjectId: id,
      });
    }
    const events = await store.auditEvents.list();
    expect(events.map(({ action }) => action).filter((action) => action !== 'access-refused')).toEqual(
      expect.arrayContaining(['account-erased', 'account-created', 'demonstration-left', 'signed-in']),
    );
    expect(readAll(dataDir)).not.toContain(planted);
    expect((await open().signIn('medecin', 'demo-medecin')).statusCode).toBe(401);
  });
});
