import type { AccountLinkAnswer, RetentionAnswer } from '@constat/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseExpired } from '../../actions/erase-expired.ts';
import { createScheduledErasure } from '../../retention/scheduled-erasure.ts';
import { createTimeGuard } from '../../retention/time-guard.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { openBrowser } from '../../testing/browser.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer, DAY_MS, SESSION_LIMITS } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

onBothDatabases('what comes to its term', (newDatabaseUrl) => {
  let server: TestServer;
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer(databaseUrl === undefined ? {} : { databaseUrl });
  });
  afterEach(() => server.close());

  const erase = () =>
    eraseExpired(server.store, { now: server.clock.now(), audioRetentionDays: 30, sessions: SESSION_LIMITS });
  const counts = async (id: string) => {
    const { knownDevices = 0, accountLinks = 0, sessions = 0 } = await server.store.ownedRows.count(id);
    return { knownDevices, accountLinks, sessions };
  };

  test('a link ends with its three days, a browser is forgotten after 400 days without use, and the trail counts them', async () => {
    const admin = await server.signUp({ username: 'zzadmin', isAdmin: true });
    const body = { username: 'zznouveau', displayName: 'Zz', role: 'physician' };
    const { account } = (await admin.post('/api/accounts', body)).json<AccountLinkAnswer>();
    const browser = openBrowser(server);
    await browser.signIn('zzadmin');
    const known = (await counts(admin.userId)).knownDevices;
    expect(known).toBeGreaterThan(0);
    server.clock.advance(3 * DAY_MS - 1);
    await erase();
    expect((await counts(account.id)).accountLinks).toBe(1);
    server.clock.advance(1);
    await erase();
    expect((await counts(account.id)).accountLinks).toBe(0);
    server.clock.advance(397 * DAY_MS - 1);
    await erase();
    expect((await counts(admin.userId)).knownDevices).toBe(known);
    server.clock.advance(1);
    await erase();
    expect(await counts(admin.userId)).toMatchObject({ knownDevices: 0, sessions: 0 });
    const events = (await server.store.auditEvents.list()).filter(
      ({ action }) => action === 'access-erased-at-term',
    );
    expect(events.map(({ detail }) => detail)).toEqual([
      JSON.stringify({ links: 1, browsers: 0 }),
      JSON.stringify({ links: 0, browsers: known }),
    ]);
  });

  test('sessions and kept answers end with their time, and a line counts them where there were any', async () => {
    const user = await server.signUp();
    const headers = { 'idempotency-key': '00000000-0000-4000-8000-000000000001' };
    const draft = buildFormBody({ formData: { emploi: 'zz' } });
    expect((await user.post('/api/saved-forms', draft, headers)).statusCode).toBe(201);
    const lines = async () =>
      (await server.store.auditEvents.list())
        .filter(({ action }) => action === 'sessions-erased-at-term')
        .map(({ detail }) => detail);
    await erase();
    expect(await lines()).toEqual([]);
    server.clock.advance(2 * DAY_MS);
    await erase();
    expect((await counts(user.userId)).sessions).toBe(0);
    await erase();
    expect(await lines()).toEqual([JSON.stringify({ sessions: 1, answers: 1 })]);
  });

  test('who runs the installation sees when it was done, what went, and when it is done next; nobody else', async () => {
    const other = await server.signUp();
    const admin = await server.signUp({ username: 'zzadmin', isAdmin: true });
    const read = async (as = admin) => (await as.get('/api/retention')).json<RetentionAnswer>();
    expect((await other.get('/api/retention')).statusCode).toBe(403);
    expect(await read()).toMatchObject({ state: 'running', audioDays: 30, last: null, next: null });
    const draft = buildFormBody({ formData: { emploi: 'zz' }, retentionDays: 1 });
    expect((await admin.post('/api/saved-forms', draft)).statusCode).toBe(201);
    const { store, clock } = server;
    const guard = await createTimeGuard({ store, clock });
    clock.advance(31 * DAY_MS);
    await createScheduledErasure({ store, clock, guard, audioRetentionDays: 30, sessions: SESSION_LIMITS })();
    const later = await admin.signInAgain();
    expect(await read(later)).toMatchObject({
      last: { at: new Date(clock.now()).toISOString(), reports: 1, recordings: 0 },
      next: new Date(clock.now() + DAY_MS).toISOString(),
      lately: { reports: 1, recordings: 0 },
    });
  });
});
