import type { AccountLinkAnswer, AccountsAnswer, AuditAnswer, ListedAccount } from '@constat/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../accounts/create-account.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { buildServer, DAY_MS, PASSWORD } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

const NEW = 'une toute autre phrase de passe';
const BODY = { username: 'zznouveau', displayName: 'Dr Nouveau Zz', role: 'physician' };
const NOBODY_ID = '00000000-0000-4000-8000-000000000000';

onBothDatabases('the accounts of an installation', (newDatabaseUrl) => {
  let server: TestServer;
  let admin: TestBrowser;
  let adminId: string;
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer(databaseUrl === undefined ? {} : { databaseUrl });
    adminId = (await server.signUp({ username: 'zzalix', isAdmin: true })).userId;
    admin = openBrowser(server);
    await admin.signIn('zzalix');
  });
  afterEach(() => server.close());

  const list = async () => (await admin.call('GET', '/api/accounts')).json<AccountsAnswer>().accounts;
  const named = async (username: string) => (await list()).find((one) => one.username === username);
  const act = (id: string, verb: string) => admin.call('POST', `/api/accounts/${id}/${verb}`);
  const secretOf = (answer: AccountLinkAnswer) => answer.link.path.replace('/choose-password#', '');
  const choose = (secret: string, from = openBrowser(server), password = NEW) =>
    from.call('POST', '/api/account-links/use', { secret, password });
  async function add(body: object = {}): Promise<AccountLinkAnswer> {
    const answer = await admin.call('POST', '/api/accounts', { ...BODY, ...body });
    expect(answer.statusCode).toBe(201);
    return answer.json<AccountLinkAnswer>();
  }

  test('one is added, whose person chooses the password once, and is signed in', async () => {
    const added = await add();
    expect(added.account).toMatchObject({
      ...BODY,
      isAdmin: false,
      administers: false,
      disabled: false,
      sessions: 0,
    });
    const secret = secretOf(added);
    expect(secret).toMatch(/^[\w-]{43}$/u);
    expect(server.log()).not.toContain(secret);
    const browser = openBrowser(server);
    const look = await browser.call('POST', '/api/account-links/look', { secret });
    expect(look.json()).toEqual({ username: 'zznouveau', displayName: 'Dr Nouveau Zz', purpose: 'new' });
    const easy = await choose(secret, browser, 'zznouveau1');
    expect([easy.statusCode, codeOf(easy)]).toEqual([422, 'PASSWORD_TOO_GUESSABLE']);
    expect((await choose(secret, browser)).json()).toMatchObject({ user: { username: 'zznouveau' } });
    expect(await browser.me()).toBe(200);
    for (const url of ['/api/account-links/look', '/api/account-links/use']) {
      const again = await openBrowser(server).call('POST', url, {
        secret,
        ...(url.endsWith('use') && { password: NEW }),
      });
      expect([again.statusCode, codeOf(again)]).toEqual([410, 'LINK_INVALID']);
    }
    expect((await openBrowser(server).signIn('zznouveau', NEW)).statusCode).toBe(200);
    expect(await named('zznouveau')).toMatchObject({ linkUntil: null, sessions: 2 });
  });

  test('a link that two use at once serves one of them', async () => {
    const secret = secretOf(await add());
    const answers = await Promise.all([choose(secret), choose(secret), choose(secret)]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '410', '410']);
  });

  test('a link ends after three days, and with the next one', async () => {
    const first = await add();
    const second = (await act(first.account.id, 'reset')).json<AccountLinkAnswer>();
    expect(codeOf(await choose(secretOf(first)))).toBe('LINK_INVALID');
    server.clock.advance(3 * DAY_MS);
    expect(codeOf(await choose(secretOf(second)))).toBe('LINK_INVALID');
    expect((await openBrowser(server).signIn('zznouveau', NEW)).statusCode).toBe(401);
  });

  test('a reset voids password, sessions and known browsers at once', async () => {
    const { userId } = await server.signUp({ username: 'zzother' });
    const other = openBrowser(server);
    await other.signIn('zzother');
    const answer = (await act(userId, 'reset')).json<AccountLinkAnswer>();
    expect(await other.me()).toBe(401);
    expect((await other.signIn('zzother')).statusCode).toBe(401);
    expect((await choose(secretOf(answer))).statusCode).toBe(200);
    expect((await openBrowser(server).signIn('zzother', NEW)).statusCode).toBe(200);
  });

  test('a disabled one is shut out on the next call, and is answered as a wrong password; enabled, it is back', async () => {
    const { userId } = await server.signUp({ username: 'zzother' });
    const others = [openBrowser(server), openBrowser(server, { address: '192.0.2.4' })];
    for (const other of others) await other.signIn('zzother');
    expect((await act(userId, 'disable')).json<{ account: ListedAccount }>().account).toMatchObject({
      disabled: true,
      sessions: 0,
    });
    for (const other of others) expect(await other.me()).toBe(401);
    const bare = (text: string) => text.replace(/"requestId":"[^"]+"/u, '');
    const closed = await openBrowser(server).signIn('zzother');
    const wrong = await openBrowser(server).signIn('zzalix', 'wrong');
    expect([closed.statusCode, bare(closed.body)]).toEqual([wrong.statusCode, bare(wrong.body)]);
    expect((await act(userId, 'enable')).statusCode).toBe(200);
    expect((await openBrowser(server).signIn('zzother')).statusCode).toBe(200);
  });

  test('a disabled one is given no link, which would not work, and keeps its password', async () => {
    const { userId } = await server.signUp({ username: 'zzother' });
    await act(userId, 'disable');
    const refused = await act(userId, 'reset');
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'ACCOUNT_DISABLED']);
    await act(userId, 'enable');
    expect((await openBrowser(server).signIn('zzother')).statusCode).toBe(200);
  });

  test('the sessions of one can be ended', async () => {
    const { userId } = await server.signUp({ username: 'zzother' });
    const answer = await admin.call('DELETE', `/api/accounts/${userId}/sessions`);
    expect(answer.json()).toEqual({ ended: 1 });
    const other = openBrowser(server);
    expect((await other.signIn('zzother')).statusCode).toBe(200);
    await admin.call('DELETE', `/api/accounts/${userId}/sessions`);
    for (let count = 0; count < 5; count += 1) await openBrowser(server).signIn('zzother', 'wrong');
    expect((await other.signIn('zzother')).statusCode).toBe(429);
  });

  test('the last one that administers stays so', async () => {
    const withdraw = { isAdmin: false };
    const url = `/api/accounts/${adminId}/administration`;
    for (const answer of [await act(adminId, 'disable'), await admin.call('PUT', url, withdraw)])
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'LAST_ADMINISTRATOR']);
    const { userId } = await server.signUp({ username: 'zzother' });
    const give = await admin.call('PUT', `/api/accounts/${userId}/administration`, { isAdmin: true });
    expect(give.json()).toMatchObject({ account: { isAdmin: true, administers: true } });
    expect((await admin.call('PUT', url, withdraw)).json()).toMatchObject({
      account: { administers: false },
    });
    expect((await admin.call('GET', '/api/accounts')).statusCode).toBe(403);
  });

  test('two that administer and disable each other at once: one of them remains', async () => {
    const { userId } = await server.signUp({ username: 'zzother', isAdmin: true });
    const other = openBrowser(server);
    await other.signIn('zzother');
    await Promise.all([act(userId, 'disable'), other.call('POST', `/api/accounts/${adminId}/disable`)]);
    const rows = await server.store.users.list();
    expect(rows.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
  });

  test('administration does not open the reports of others, nor for its role any', async () => {
    const other = await server.signUp({ username: 'zzother' });
    const body = { title: 'T', formData: {}, retentionDays: 7, formType: 'draft' };
    const { id } = (await other.post('/api/saved-forms', body)).json<{ id: string }>();
    expect((await admin.call('GET', `/api/saved-forms/${id}`)).statusCode).toBe(404);
    expect((await admin.call('GET', '/api/saved-forms')).json()).toEqual([]);
  });

  test('every change asks for the password of a moment ago', async () => {
    server.clock.advance(300_000);
    const calls = [
      ['POST', '/api/accounts', BODY],
      ['POST', `/api/accounts/${adminId}/reset`],
      ['POST', `/api/accounts/${adminId}/disable`],
      ['POST', `/api/accounts/${adminId}/enable`],
      ['PUT', `/api/accounts/${adminId}/administration`, { isAdmin: false }],
      ['DELETE', `/api/accounts/${adminId}/sessions`],
    ] as const;
    for (const [method, url, body] of calls)
      expect(codeOf(await admin.call(method, url, body))).toBe('REAUTHENTICATION_REQUIRED');
    expect((await list()).length).toBe(1);
    await admin.call('POST', '/api/account/reauthentication', { password: PASSWORD });
    expect((await admin.call('POST', '/api/accounts', BODY)).statusCode).toBe(201);
  });

  test.each([
    [{ username: 'ZZALIX' }, 409, 'USERNAME_TAKEN'],
    [{ username: ' ' }, 400, 'VALIDATION_FAILED'],
    [{ role: 'king' }, 400, 'VALIDATION_FAILED'],
    [{ passwordHash: 'x' }, 400, 'VALIDATION_FAILED'],
  ])('%j is refused: %d %s', async (body, status, code) => {
    const answer = await admin.call('POST', '/api/accounts', { ...BODY, ...body });
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
  });

  test('those of nobody and of the demonstration are not there', async () => {
    const sample = { username: 'zzsample', displayName: 'Zz', email: '', role: 'physician' } as const;
    const sampleId = await createAccount(server, { ...sample, password: PASSWORD, sample: true });
    for (const id of [NOBODY_ID, sampleId]) {
      for (const verb of ['reset', 'disable', 'enable']) expect((await act(id, verb)).statusCode).toBe(404);
    }
    expect((await list()).map(({ username }) => username)).toEqual(['zzalix']);
  });

  test('each change stands in the trail with who did it and to whom, and no secret', async () => {
    const added = await add();
    const { id } = added.account;
    await act(id, 'disable');
    await act(id, 'enable');
    const reset = (await act(id, 'reset')).json<AccountLinkAnswer>();
    await choose(secretOf(reset));
    const found = await admin.call('POST', '/api/audit/installation/search', { text: 'zznouveau' });
    const { events } = found.json<AuditAnswer>();
    expect(events.map(({ action, actor }) => [action, actor]).toReversed()).toEqual([
      ['account-created', 'zzalix'],
      ['account-disabled', 'zzalix'],
      ['account-enabled', 'zzalix'],
      ['account-reset', 'zzalix'],
      ['password-changed', 'zznouveau'],
      ['signed-in', 'zznouveau'],
    ]);
    for (const secret of [secretOf(added), secretOf(reset), NEW]) expect(found.body).not.toContain(secret);
  });
});

test('a sample account adds nobody, and runs nothing once a person has an account', async () => {
  const server = await buildServer({ demo: true });
  try {
    await server.signUp({ username: 'zzsample', sample: true });
    const sample = openBrowser(server);
    await sample.signIn('zzsample');
    const answer = await sample.call('POST', '/api/accounts', BODY);
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'SAMPLE_ACCOUNT']);
    await server.signUp({ username: 'zzadmin', role: 'admin' });
    expect((await sample.call('GET', '/api/accounts')).statusCode).toBe(403);
  } finally {
    await server.close();
  }
});
