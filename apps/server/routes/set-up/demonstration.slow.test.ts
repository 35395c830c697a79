import type { SavedForm } from '@constat/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../../accounts/sample-accounts.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { readAll } from '../../store/testing/sealed-pieces.ts';
import { codeOf } from '../../testing/browser.ts';
import { OUTSIDE, prepareInstallation } from './set-up.test-data.ts';
import type { NewInstallation } from './set-up.test-data.ts';

onBothDatabases('the demonstration before the first account', (newDatabaseUrl) => {
  let installation: NewInstallation;
  beforeEach(async () => {
    installation = await prepareInstallation((await newDatabaseUrl()) ?? null);
  });
  afterEach(() => installation.close());

  test('leaves the demonstration and keeps its reports, without the profile of nobody', async () => {
    const { store, isPostgres, start, open, state, setUp, demonstrate } = installation;
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
    const { store, start, open, state, setUp, demonstrate } = installation;
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
    const { store, start, open, setUp } = installation;
    await start({ CONSTAT_LAUNCHER: 'launcher-of-a-test' }, false);
    expect((await setUp({})).statusCode).toBe(200);
    await start({ CONSTAT_LAUNCHER: 'launcher-of-a-test' }, false);
    expect(await store.users.samples()).toEqual([]);
    await start();
    expect((await open().call('POST', '/api/set-up/demonstration')).statusCode).toBe(404);
  });

  test('says what there is of a demonstration beside reports', async () => {
    const { start, open, state } = installation;
    await start();
    const sample = open();
    await sample.signIn('medecin', 'demo-medecin');
    expect(await state()).toMatchObject({ demonstrationReports: 0, demonstrationOthers: 0 });
    const term = { term: 'Zzterme', kind: 'name', heard: ['zz'] };
    expect((await sample.call('POST', '/api/vocabulary', term)).statusCode).toBeLessThan(300);
    expect(await state()).toMatchObject({ demonstrationReports: 0, demonstrationOthers: 1 });
  });

  test('gives nothing of a demonstration to an account that has not asked for it', async () => {
    const { store, isPostgres, start, open, state, setUp, demonstrate } = installation;
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
    const { dataDir, store, isPostgres, start, open, setUp, demonstrate } = installation;
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
