import type { FactorsAnswer } from '@constat/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

interface Options {
  readonly options: { readonly challenge: string; readonly rpId?: string };
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

onBothDatabases('a passkey', (newDatabaseUrl) => {
  let server: TestServer;
  let browser: TestBrowser;
  let device: SoftwareAuthenticator;
  let userId: string;
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer(databaseUrl === undefined ? {} : { databaseUrl });
    ({ userId } = await server.signUp({ username: 'zzalix' }));
    browser = openBrowser(server, { userAgent: FIREFOX });
    await browser.signIn('zzalix');
    device = new SoftwareAuthenticator();
  });
  afterEach(() => server.close());

  const ask = async (from: TestBrowser, url = '/api/auth/passkey/options') =>
    (await from.call('POST', url)).json<Options>().options;
  const prove = (from: TestBrowser, response: object, url = '/api/auth/passkey') =>
    from.call('POST', url, { response });
  async function add(to = browser, from = device) {
    const options = await ask(to, '/api/account/passkeys/options');
    return to.call('POST', '/api/account/passkeys', { response: from.create(options) });
  }

  test('is added, listed, signs in without a password, and is removed', async () => {
    const added = await add();
    expect(added.json<FactorsAnswer>().passkeys).toEqual([
      {
        id: device.id,
        browser: 'Firefox',
        system: 'Linux',
        createdAt: new Date(server.clock.now()).toISOString(),
        lastUsedAt: null,
      },
    ]);
    const other = openBrowser(server);
    const options = await ask(other);
    expect(options.rpId).toBe('localhost');
    const answer = await prove(other, device.get(options));
    expect(answer.json()).toMatchObject({ user: { username: 'zzalix' } });
    expect(await other.me()).toBe(200);
    const events = await server.store.auditEvents.list();
    expect(events.at(-1)).toMatchObject({ action: 'signed-in', detail: '{"by":"passkey"}' });
    expect((await browser.call('DELETE', `/api/account/passkeys/${device.id}`)).statusCode).toBe(200);
    const gone = await prove(other, device.get(await ask(other)));
    expect([gone.statusCode, codeOf(gone)]).toEqual([422, 'PASSKEY_REFUSED']);
  });

  test('proves who one is within a session, in a moment or never', async () => {
    await add();
    server.clock.advance(300_000);
    expect(codeOf(await browser.call('DELETE', '/api/account/sessions'))).toBe('REAUTHENTICATION_REQUIRED');
    const url = '/api/account/reauthentication/passkey';
    expect((await prove(browser, device.get(await ask(browser)), url)).statusCode).toBe(200);
    expect((await browser.call('DELETE', '/api/account/sessions')).statusCode).toBe(200);

    await server.signUp({ username: 'zzother' });
    const other = openBrowser(server);
    await other.signIn('zzother');
    const foreign = await prove(other, device.get(await ask(other)), url);
    expect([foreign.statusCode, codeOf(foreign)]).toEqual([422, 'PASSKEY_REFUSED']);
  });

  test('is refused for another challenge, a second time, too late, and from another site', async () => {
    await add();
    const other = openBrowser(server);
    const refused = async (response: object) => {
      const answer = await prove(other, response);
      expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'PASSKEY_REFUSED']);
    };
    const earlier = await ask(other);
    await ask(other);
    await refused(device.get(earlier));
    const once = device.get(await ask(other));
    const cookies = new Map(other.cookies);
    expect((await prove(other, once)).statusCode).toBe(200);
    for (const [name, value] of cookies) other.cookies.set(name, value);
    await refused(once);
    const late = device.get(await ask(other));
    server.clock.advance(300_000);
    await refused(late);
    await refused(device.get(await ask(other), { origin: 'https://localhost.example.invalid' }));
    await refused(device.get(await ask(other), { isPersonVerified: false }));
    await refused(device.get(await ask(other), { counter: 1 }));
    await refused(new SoftwareAuthenticator().get(await ask(other)));
    const signed = device.get(await ask(other));
    await refused({ ...signed, response: { ...signed.response, signature: 'AAAA' } });
    expect((await prove(other, device.get(await ask(other)))).statusCode).toBe(200);
  });

  test('a challenge for a new passkey signs nobody in, nor adds one to another account', async () => {
    await add();
    const forNew = await ask(browser, '/api/account/passkeys/options');
    expect(codeOf(await prove(browser, device.get(forNew)))).toBe('PASSKEY_REFUSED');
    await server.signUp({ username: 'zzother' });
    const other = openBrowser(server);
    await other.signIn('zzother');
    const options = await ask(browser, '/api/account/passkeys/options');
    other.cookies.set('constat-passkey', browser.cookies.get('constat-passkey') ?? '');
    const second = new SoftwareAuthenticator();
    const answer = await other.call('POST', '/api/account/passkeys', { response: second.create(options) });
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'PASSKEY_NOT_ADDED']);
    // Nor is one that another account has.
    expect(codeOf(await add(other, device))).toBe('PASSKEY_NOT_ADDED');
  });

  test('asks for no code beside it', async () => {
    await add();
    await server.store.factors.putSeed({ userId, seed: 'A'.repeat(32), since: server.clock.now() });
    await server.store.factors.confirmSeed(userId, server.clock.now());
    const other = openBrowser(server);
    expect((await other.signIn('zzalix')).json()).toHaveProperty('pending');
    expect((await prove(other, device.get(await ask(other)))).json()).toHaveProperty('user');
  });

  test('does not open a disabled account', async () => {
    await add();
    await server.signUp({ username: 'zzadmin', isAdmin: true });
    const admin = openBrowser(server);
    await admin.signIn('zzadmin');
    await admin.call('POST', `/api/accounts/${userId}/disable`);
    const other = openBrowser(server);
    expect(codeOf(await prove(other, device.get(await ask(other))))).toBe('PASSKEY_REFUSED');
  });

  test('is bound to a name: under a number there is none', async () => {
    const answer = await openBrowser(server).call('POST', '/api/auth/passkey/options', undefined, {
      host: '127.0.0.1:3000',
    });
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'PASSKEY_ADDRESS']);
  });

  test.each([
    [{}],
    [{ response: {} }],
    [{ response: { id: '%', rawId: 'x', type: 'public-key', response: {} } }],
    [{ response: { id: 'x', rawId: 'x', type: 'password', response: {} } }],
  ])('%j is no proof', async (body) => {
    const answer = await openBrowser(server).call('POST', '/api/auth/passkey', body);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
