import type { AccountSessionsAnswer, FreshAnswer } from '@constat/contract';
import { SESSIONS_PER_ACCOUNT } from '@constat/contract/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { buildServer, PASSWORD } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const NEW = 'une toute autre phrase de passe';

onBothDatabases('one’s own account', (newDatabaseUrl) => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer(databaseUrl === undefined ? {} : { databaseUrl });
    await server.signUp({ username: 'zzalix', displayName: 'Dre Alix Zz' });
    browser = openBrowser(server, { userAgent: FIREFOX });
    await browser.signIn('zzalix');
  });
  afterEach(() => server.close());

  const change = (body: object, from = browser) =>
    from.call('POST', '/api/account/password', {
      currentPassword: PASSWORD,
      newPassword: NEW,
      endOthers: false,
      ...body,
    });
  const list = async (from = browser) =>
    (await from.call('GET', '/api/account/sessions')).json<AccountSessionsAnswer>().sessions;
  const actions = async () => (await server.store.auditEvents.list()).map(({ action }) => action);

  test('a new password takes the place of the present one, exactly as it was typed', async () => {
    const password = `  ${'é long '.repeat(20)}1 `;
    expect((await change({ newPassword: password })).statusCode).toBe(200);
    const other = openBrowser(server, { address: '192.0.2.9' });
    expect((await other.signIn('zzalix')).statusCode).toBe(401);
    for (const wrong of [password.trim(), `${password.slice(0, -2)}2 `, password.toUpperCase()])
      expect((await other.signIn('zzalix', wrong)).statusCode).toBe(401);
    expect((await other.signIn('zzalix', password)).statusCode).toBe(200);
    expect(await actions()).toContain('password-changed');
  });

  test.each([
    [{ currentPassword: 'not this one' }, 'PASSWORD_WRONG'],
    [{ newPassword: 'court' }, 'PASSWORD_TOO_SHORT'],
    [{ newPassword: '12345678' }, 'PASSWORD_TOO_COMMON'],
    [{ newPassword: 'zzalix2026' }, 'PASSWORD_TOO_GUESSABLE'],
  ])('is not changed with %j: %s', async (body, code) => {
    const answer = await change(body);
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, code]);
    for (const text of Object.values(body)) expect(answer.body).not.toContain(text);
    expect((await openBrowser(server).signIn('zzalix')).statusCode).toBe(200);
  });

  test('guesses at the present password are slowed within the session, and noted', async () => {
    const codes: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) codes.push(codeOf(await change({ currentPassword: 'no' })));
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'PASSWORD_WRONG'));
    expect(codes[5]).toBe('TOO_MANY_ATTEMPTS');
    expect((await actions()).filter((action) => action === 'password-refused')).toHaveLength(5);
    expect((await openBrowser(server).signIn('zzalix')).statusCode).toBe(200);
    expect(Number((await change({})).headers['retry-after'])).toBeGreaterThan(0);
    server.clock.advance(60_000);
    expect((await change({})).statusCode).toBe(200);
  });

  test('a change gives a new token, ends the others on demand, and makes their browsers strangers', async () => {
    const other = openBrowser(server);
    await other.signIn('zzalix');
    const old = new Map(browser.cookies);
    expect((await change({ endOthers: true })).statusCode).toBe(200);
    expect(await browser.me()).toBe(200);
    expect(await other.me()).toBe(401);
    const replayed = openBrowser(server);
    for (const [name, value] of old) replayed.cookies.set(name, value);
    expect(await replayed.me()).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  test('giving the password again renews the token; the old one is dead', async () => {
    const old = browser.cookies.get('constat');
    const answer = await browser.call('POST', '/api/account/reauthentication', { password: PASSWORD });
    expect(Date.parse(answer.json<FreshAnswer>().freshUntil) - server.clock.now()).toBe(300_000);
    expect(browser.cookies.get('constat')).not.toBe(old);
    expect(await browser.me()).toBe(200);
    const replayed = openBrowser(server);
    replayed.cookies.set('constat', old ?? '');
    expect(await replayed.me()).toBe(401);
    const wrong = await browser.call('POST', '/api/account/reauthentication', { password: 'wrong' });
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, 'PASSWORD_WRONG']);
  });

  test('lists the sessions with their browser, without anything of a token', async () => {
    server.clock.advance(60_000);
    const other = openBrowser(server, { userAgent: 'curl/8' });
    await other.signIn('zzalix');
    const answer = await browser.call('GET', '/api/account/sessions');
    expect(answer.json<AccountSessionsAnswer>()).toMatchObject({
      sessions: [
        { browser: null, system: null, current: false },
        { browser: 'Firefox', system: 'Windows', current: true },
        { browser: null, system: null, current: false },
      ],
      idleHours: 12,
      days: 7,
    });
    for (const value of [...browser.cookies.values(), ...other.cookies.values()])
      expect(answer.body).not.toContain(value);
  });

  test('ends another session, and all others, after the password alone', async () => {
    const others = [openBrowser(server), openBrowser(server)];
    for (const other of others) await other.signIn('zzalix');
    server.clock.advance(300_000);
    const [target] = (await list()).filter(({ current }) => !current);
    const remove = (url: string) => browser.call('DELETE', url);
    for (const url of [`/api/account/sessions/${target?.id}`, '/api/account/sessions']) {
      const stale = await remove(url);
      expect([stale.statusCode, codeOf(stale)]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    }
    expect(await list()).toHaveLength(4);
    await browser.call('POST', '/api/account/reauthentication', { password: PASSWORD });
    expect((await remove(`/api/account/sessions/${target?.id}`)).json()).toEqual({ ended: 1 });
    expect((await remove(`/api/account/sessions/${target?.id}`)).statusCode).toBe(404);
    expect((await remove('/api/account/sessions')).json()).toEqual({ ended: 2 });
    expect(await Promise.all(others.map((other) => other.me()))).toEqual([401, 401]);
    expect(await browser.me()).toBe(200);
    // Being asked for the password is no refusal.
    expect(await actions()).not.toContain('access-refused');
  });

  test('ending all others makes their browsers strangers, and not this one', async () => {
    const other = openBrowser(server, { address: '192.0.2.4' });
    await other.signIn('zzalix');
    expect((await browser.call('DELETE', '/api/account/sessions')).statusCode).toBe(200);
    for (let count = 0; count < 5; count += 1) {
      await openBrowser(server, { address: '192.0.2.4' }).signIn('zzalix', 'wrong');
      await openBrowser(server).signIn('zzalix', 'wrong');
    }
    expect((await other.signIn('zzalix')).statusCode).toBe(429);
    expect((await browser.signIn('zzalix')).statusCode).toBe(200);
  });

  test('another account’s session cannot be ended', async () => {
    await server.signUp({ username: 'zzother' });
    const other = openBrowser(server);
    await other.signIn('zzother');
    const [target] = (await list(other)).filter(({ current }) => current);
    expect((await browser.call('DELETE', `/api/account/sessions/${target?.id}`)).statusCode).toBe(404);
    expect(await other.me()).toBe(200);
  });

  test('what a page asks by itself keeps no session open', async () => {
    const background = { 'x-constat-background': '1' };
    for (let hour = 0; hour < 11; hour += 1) {
      server.clock.advance(3_600_000);
      expect(await browser.me(background)).toBe(200);
    }
    expect(await browser.me()).toBe(200);
    for (let hour = 0; hour < 11; hour += 1) {
      server.clock.advance(3_600_000);
      expect(await browser.me(background)).toBe(200);
    }
    server.clock.advance(3_600_000);
    expect(await browser.me(background)).toBe(401);
  });

  test('lists no more sessions than are allowed at once', async () => {
    for (let count = 0; count < SESSIONS_PER_ACCOUNT + 2; count += 1)
      await openBrowser(server, { address: `192.0.2.${count}` }).signIn('zzalix');
    expect((await list(await signedIn())).length).toBe(SESSIONS_PER_ACCOUNT);
  });

  test('whatever ends a session stands in the trail, and a new token names the session of before', async () => {
    const named = async (action: string) =>
      (await server.store.auditEvents.list())
        .filter((event) => event.action === action)
        .map(({ accountId, subjectId, detail }) => ({
          accountId,
          subjectId,
          detail: JSON.parse(detail ?? '{}') as object,
        }));
    const present = async () => (await list()).find(({ current }) => current)?.id;
    const { id: accountId } = (await server.store.users.findByUsername('zzalix')) ?? {};
    const first = await present();
    await browser.signIn('zzalix');
    const ended = { accountId, subjectId: first, detail: { by: 'sign-in' } };
    expect(await named('session-ended')).toEqual([ended]);
    const second = await present();
    await browser.call('POST', '/api/account/reauthentication', { password: PASSWORD });
    expect(await named('reauthenticated')).toMatchObject([{ detail: { by: 'password', before: second } }]);
    const third = await present();
    expect((await change({})).statusCode).toBe(200);
    expect(await named('password-changed')).toMatchObject([{ detail: { sessionsEnded: 0, before: third } }]);
    const fourth = await present();
    server.clock.advance(1);
    // One was opened when the account was made.
    for (let count = 0; count < SESSIONS_PER_ACCOUNT; count += 1)
      await openBrowser(server, { address: `192.0.2.${count}` }).signIn('zzalix', NEW);
    const byLimit = (await named('session-ended')).slice(1);
    expect(byLimit.map(({ detail }) => detail)).toEqual([{ by: 'limit' }, { by: 'limit' }]);
    expect(byLimit.map(({ subjectId }) => subjectId)).toContain(fourth);
  });

  async function signedIn(): Promise<TestBrowser> {
    const fresh = openBrowser(server);
    await fresh.signIn('zzalix');
    return fresh;
  }
});

test('the lifetimes are settings, kept by the server', async () => {
  const env = { CONSTAT_SESSION_IDLE_HOURS: '1', CONSTAT_SESSION_DAYS: '1' };
  const server = await buildServer({ env });
  try {
    await server.signUp({ username: 'zzalix' });
    const browser = openBrowser(server);
    const answer = await browser.signIn('zzalix');
    expect(answer.cookies.find(({ name }) => name === 'constat')?.maxAge).toBe(86_400);
    server.clock.advance(3_599_999);
    expect(await browser.me()).toBe(200);
    server.clock.advance(3_600_000);
    expect(await browser.me()).toBe(401);
    await browser.signIn('zzalix');
    for (let half = 0; half < 47; half += 1) {
      server.clock.advance(1_800_000);
      expect(await browser.me()).toBe(200);
    }
    server.clock.advance(1_800_000);
    expect(await browser.me()).toBe(401);
  } finally {
    await server.close();
  }
});
