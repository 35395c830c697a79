import type {
  AccountLinkAnswer,
  FactorsAnswer,
  IdentityRequestAnswer,
  SavedForm,
  SigningAnswer,
} from '@constat/contract';
import type { KeyObject } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildClock, buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';
import { CLIENT, newSigningKey, startProvider, visitProvider } from '../../testing/identity-provider.ts';
import type { TestProvider } from '../../testing/identity-provider.ts';

/** How long before now the clock of a server begins: what a provider says is dated by the real one. */
const EARLIER_MS = 300_000;
const SUBJECT = 'zz-identite-0042';

const RETURNS_TO = () => ['http://localhost/identity'];

let key: KeyObject;
let provider: TestProvider;
beforeAll(async () => {
  key = newSigningKey();
  provider = await startProvider({ key, redirectUris: RETURNS_TO });
});
afterAll(() => provider.close());

const envOf = ({ issuer }: Pick<TestProvider, 'issuer'>): Record<string, string> => ({
  CONSTAT_OIDC_ISSUER: issuer,
  CONSTAT_OIDC_CLIENT_ID: CLIENT.id,
  CONSTAT_OIDC_CLIENT_SECRET: CLIENT.secret,
  CONSTAT_OIDC_NAME: 'Clinique Zz',
  CONSTAT_PUBLIC_URL: 'http://localhost',
});

/** Asks for a page of the provider, and says there who one is; the answer that it leads back with. */
async function answerFor(
  browser: TestBrowser,
  { url = '/api/auth/identity/request', subject = SUBJECT } = {},
): Promise<string> {
  const { address } = (await browser.call('POST', url)).json<IdentityRequestAnswer>();
  return visitProvider().signIn(address, subject);
}
const signInBy = async (browser: TestBrowser, subject = SUBJECT) =>
  browser.call('POST', '/api/auth/identity', { response: await answerFor(browser, { subject }) });

async function link(browser: TestBrowser, subject = SUBJECT) {
  const response = await answerFor(browser, { url: '/api/account/identity/link-request', subject });
  return browser.call('POST', '/api/account/identity', { response });
}

describe('sign-in by an identity provider', () => {
  let server: TestServer;
  let owner: TestBrowser;
  let userId: string;
  beforeEach(async () => {
    provider.alter = null;
    provider.forgeWith = null;
    const testClock = buildClock(Date.now() - EARLIER_MS);
    server = await buildServer({ env: envOf(provider), testClock });
    ({ userId } = await server.signUp({ username: 'zzalix', isAdmin: true }));
    owner = openBrowser(server);
    await owner.signIn('zzalix');
  });
  afterEach(() => server.close());

  const refusalOf = async (browser: TestBrowser, response: string) => {
    const answer = await browser.call('POST', '/api/auth/identity', { response });
    expect(await browser.me()).toBe(401);
    return [answer.statusCode, codeOf(answer)];
  };
  const lastEvents = async (count: number) => {
    const events = await server.store.auditEvents.list();
    return events.slice(-count).map(({ action, detail }) => `${action} ${detail ?? ''}`);
  };

  test('a linked account signs in, asked anew at the provider, and is unlinked', async () => {
    expect((await link(owner)).statusCode).toBe(204);
    const { identity } = (await owner.call('GET', '/api/account/factors')).json<FactorsAnswer>();
    expect(identity).toEqual({ linkedAt: new Date(server.clock.now()).toISOString(), lastUsedAt: null });
    expect(await lastEvents(1)).toEqual(['factor-added {"kind":"identity"}']);

    const browser = openBrowser(server);
    const provided = await browser.call('GET', '/api/auth/identity');
    expect(provided.json()).toEqual({ provider: { name: 'Clinique Zz' } });
    const answer = await signInBy(browser);
    expect(answer.json()).toMatchObject({ user: { username: 'zzalix' } });
    expect(await browser.me()).toBe(200);
    expect(await lastEvents(1)).toEqual(['signed-in {"by":"identity"}']);
    expect(server.log()).not.toContain(SUBJECT);

    expect((await owner.call('DELETE', '/api/account/identity')).statusCode).toBe(204);
    expect(await lastEvents(1)).toEqual(['factor-removed {"kind":"identity"}']);
    const gone = await signInBy(openBrowser(server));
    expect([gone.statusCode, codeOf(gone)]).toEqual([422, 'IDENTITY_NOT_LINKED']);
  });

  test('no account is made, or found by a name or an address of mail', async () => {
    provider.alter = (claims) => ({ ...claims, email: 'zz@example.invalid', preferred_username: 'zzalix' });
    const stranger = openBrowser(server);
    expect(await refusalOf(stranger, await answerFor(stranger))).toEqual([422, 'IDENTITY_NOT_LINKED']);
    expect(await server.store.users.list()).toHaveLength(1);
  });

  test('an answer serves once, in its browser, with its state, within ten minutes', async () => {
    await link(owner);
    const browser = openBrowser(server);
    const refused = [422, 'IDENTITY_REFUSED'];
    const other = openBrowser(server);
    await other.call('POST', '/api/auth/identity/request');
    expect(await refusalOf(other, await answerFor(browser))).toEqual(refused);
    const asked = await answerFor(browser);
    expect(await refusalOf(browser, asked.replace(/state=[^&]+/u, 'state=zz'))).toEqual(refused);
    // It was used up by that.
    expect(await refusalOf(browser, asked)).toEqual(refused);

    const once = await answerFor(browser);
    const cookie = browser.cookies.get('constat-identity') ?? '';
    expect((await browser.call('POST', '/api/auth/identity', { response: once })).statusCode).toBe(200);
    expect(browser.cookies.has('constat-identity')).toBe(false);
    const again = openBrowser(server);
    again.cookies.set('constat-identity', cookie);
    expect(await refusalOf(again, once)).toEqual(refused);

    const late = await answerFor(again);
    server.clock.advance(600_000);
    expect(await refusalOf(again, late)).toEqual(refused);
    const before = provider.tokens();
    expect(await refusalOf(again, 'code=zz')).toEqual(refused);
    expect(provider.tokens()).toBe(before);
  });

  test('what is given up at the provider, or asked for another purpose, opens nothing', async () => {
    await link(owner);
    const browser = openBrowser(server);
    const { address } = (
      await browser.call('POST', '/api/auth/identity/request')
    ).json<IdentityRequestAnswer>();
    expect(await refusalOf(browser, await visitProvider().cancel(address))).toEqual([
      422,
      'IDENTITY_CANCELLED',
    ]);
    const linking = await answerFor(owner, { url: '/api/account/identity/link-request' });
    browser.cookies.set('constat-identity', owner.cookies.get('constat-identity') ?? '');
    expect(await refusalOf(browser, linking)).toEqual([422, 'IDENTITY_REFUSED']);
    const signIn = await answerFor(owner);
    const answer = await owner.call('POST', '/api/account/identity', { response: signIn });
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'IDENTITY_REFUSED']);
  });

  test('neither an open session at the provider nor an earlier proof of it opens one here', async () => {
    await link(owner);
    server.clock.advance(EARLIER_MS);
    const visit = visitProvider();
    const ask = async (browser: TestBrowser) =>
      (await browser.call('POST', '/api/auth/identity/request')).json<IdentityRequestAnswer>().address;
    const browser = openBrowser(server);
    await visit.signIn(await ask(browser), SUBJECT);
    expect(await visit.passThrough(await ask(browser))).toBeNull();
    // Whoever takes that out of the address is let through there, but not here.
    const plain = new URL(await ask(browser));
    plain.searchParams.delete('prompt');
    plain.searchParams.delete('max_age');
    const through = (await visit.passThrough(plain.href)) ?? '';
    expect(through).toContain('code=');
    expect(await refusalOf(browser, through)).toEqual([422, 'IDENTITY_NOT_FRESH']);
    provider.alter = (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1_000) - 120 });
    expect(await refusalOf(browser, await answerFor(browser))).toEqual([422, 'IDENTITY_NOT_FRESH']);
  });

  test('a token for another question, client or time, of another provider or signature, is refused', async () => {
    await link(owner);
    const browser = openBrowser(server);
    const now = Math.floor(Date.now() / 1_000);
    const altered = [
      { nonce: 'zz' },
      { iss: 'https://example.invalid' },
      { aud: 'zz' },
      { exp: now - 3_600 },
    ];
    for (const change of altered) {
      provider.alter = (claims) => ({ ...claims, ...change });
      expect([change, ...(await refusalOf(browser, await answerFor(browser)))]).toEqual([
        change,
        503,
        'IDENTITY_PROVIDER_FAILED',
      ]);
    }
    provider.alter = null;
    provider.forgeWith = newSigningKey();
    expect(await refusalOf(browser, await answerFor(browser))).toEqual([503, 'IDENTITY_PROVIDER_FAILED']);
    provider.forgeWith = null;
    expect((await signInBy(browser)).statusCode).toBe(200);
    expect(server.log()).not.toContain(SUBJECT);
  });

  test('a disabled account does not sign in, and the trail says so; nor is an identity linked twice', async () => {
    await server.signUp({ username: 'zzother' });
    const other = openBrowser(server);
    await other.signIn('zzother');
    expect((await link(other)).statusCode).toBe(204);
    const taken = await link(owner);
    expect([taken.statusCode, codeOf(taken)]).toEqual([409, 'IDENTITY_TAKEN']);
    const otherId = (await server.store.users.findByUsername('zzother'))?.id ?? '';
    await owner.call('POST', `/api/accounts/${otherId}/disable`);
    const browser = openBrowser(server);
    expect(await refusalOf(browser, await answerFor(browser))).toEqual([422, 'IDENTITY_NOT_LINKED']);
    expect(await lastEvents(1)).toEqual(['sign-in-refused {"by":"identity"}']);
  });

  test('a code is asked for where the account has an app', async () => {
    await link(owner);
    await server.store.factors.putSeed({ userId, seed: 'A'.repeat(32), since: server.clock.now() });
    await server.store.factors.confirmSeed(userId, server.clock.now());
    const browser = openBrowser(server);
    expect((await signInBy(browser)).json()).toHaveProperty('pending');
    expect(await browser.me()).toBe(401);
  });

  test('an invitation is accepted without a password, which then is no way in to be left without', async () => {
    const body = { username: 'zznouveau', displayName: 'Dr Nouveau Zz', role: 'physician' };
    const added = await owner.call('POST', '/api/accounts', body);
    const { account, link: given } = added.json<AccountLinkAnswer>();
    const secret = given.path.replace('/choose-password#', '');
    const browser = openBrowser(server);
    const accept = async (from: TestBrowser) => {
      const response = await answerFor(from, { subject: 'zz-nouveau' });
      return from.call('POST', '/api/account-links/identity', { secret, response });
    };
    expect((await accept(browser)).json()).toMatchObject({ user: { username: 'zznouveau' } });
    expect(await lastEvents(2)).toEqual([
      'factor-added {"kind":"identity","by":"link"}',
      'signed-in {"by":"identity"}',
    ]);
    expect(codeOf(await accept(openBrowser(server)))).toBe('LINK_INVALID');
    const unlinked = await browser.call('DELETE', '/api/account/identity');
    expect([unlinked.statusCode, codeOf(unlinked)]).toEqual([409, 'LAST_WAY_IN']);
    // Who has lost it is helped by the administration.
    const removed = await owner.call('DELETE', `/api/accounts/${account.id}/factors`);
    expect(removed.json()).toMatchObject({ account: { secondFactor: { identity: false } } });
    expect(codeOf(await signInBy(openBrowser(server), 'zz-nouveau'))).toBe('IDENTITY_NOT_LINKED');
  });

  test('it proves who signs a report, once for each signature', async () => {
    await link(owner);
    const newDraft = async () =>
      `/api/saved-forms/${(await owner.call('POST', '/api/saved-forms', buildFormBody())).json<SavedForm>().id}`;
    const draft = await newDraft();
    const { points } = (await owner.call('GET', `${draft}/signing`)).json<SigningAnswer>();
    const reasons = points.map(({ id }) => ({ point: id, reason: 'Voulu' }));
    const signBy = (response: string, url = draft) => {
      const body = { method: 'by-hand', assent: true, proof: { identity: { response } }, reasons };
      return owner.call('POST', `${url}/signed-versions`, body, { 'if-match': '"1"' });
    };
    const path = { url: '/api/account/identity/request' };
    const foreign = await signBy(await answerFor(owner, { ...path, subject: 'zz-autre' }));
    expect([foreign.statusCode, codeOf(foreign)]).toEqual([422, 'IDENTITY_NOT_OWN']);
    const response = await answerFor(owner, path);
    expect((await signBy(response)).json()).toMatchObject({ method: 'by-hand' });
    expect(codeOf(await signBy(response, await newDraft()))).toBe('IDENTITY_REFUSED');
  });

  test('it unlocks a session and confirms who one is, for its own account alone', async () => {
    await link(owner);
    server.clock.advance(EARLIER_MS);
    expect(codeOf(await owner.call('DELETE', '/api/account/identity'))).toBe('REAUTHENTICATION_REQUIRED');
    const prove = async (path: string, subject = SUBJECT) => {
      const response = await answerFor(owner, { url: '/api/account/identity/request', subject });
      return owner.call('POST', path, { response });
    };
    const foreign = await prove('/api/account/reauthentication/identity', 'zz-autre');
    expect([foreign.statusCode, codeOf(foreign)]).toEqual([422, 'IDENTITY_NOT_OWN']);
    expect(await lastEvents(1)).toEqual(['password-refused {"by":"identity"}']);
    await owner.call('POST', '/api/account/lock', { by: 'hand' });
    expect(await owner.me()).toBe(423);
    expect((await owner.call('GET', '/api/account/lock')).json()).toMatchObject({ hasIdentity: true });
    expect((await prove('/api/account/unlock/identity')).json()).toMatchObject({ userId });
    expect(await owner.me()).toBe(200);
    server.clock.advance(EARLIER_MS);
    server.clock.set(-EARLIER_MS);
    expect((await prove('/api/account/reauthentication/identity')).statusCode).toBe(200);
    expect((await owner.call('DELETE', '/api/account/identity')).statusCode).toBe(204);
  });
});

onBothDatabases('an identity provider', (newDatabaseUrl) => {
  test('that is down is said, and passwords go on; with other keys later it serves again', async () => {
    const first = await startProvider({ key, redirectUris: RETURNS_TO });
    const databaseUrl = await newDatabaseUrl();
    const testClock = buildClock(Date.now());
    const given = { testClock, ...(databaseUrl !== undefined && { databaseUrl }) };
    const server = await buildServer({ env: envOf(first), ...given });
    // Another process of the same installation, which nobody asked before.
    const second = await buildServer({ env: envOf(first), testClock, store: server.store });
    await server.signUp({ username: 'zzalix' });
    const browser = openBrowser(server);
    await browser.signIn('zzalix');
    await link(browser);
    const port = Number(new URL(first.issuer).port);
    await first.close();

    const elsewhere = openBrowser(second);
    const down = await elsewhere.call('POST', '/api/auth/identity/request');
    expect([down.statusCode, codeOf(down)]).toEqual([503, 'IDENTITY_PROVIDER_FAILED']);
    expect((await elsewhere.signIn('zzalix')).statusCode).toBe(200);

    const rotated = await startProvider({
      port,
      key: newSigningKey(),
      keyId: 'second',
      redirectUris: RETURNS_TO,
    });
    try {
      testClock.advance(600_000);
      testClock.set(-600_000);
      // Asked by one process, answered by the other.
      const asking = openBrowser(server);
      const response = await answerFor(asking);
      const answering = openBrowser(second);
      answering.cookies.set('constat-identity', asking.cookies.get('constat-identity') ?? '');
      const answer = await answering.call('POST', '/api/auth/identity', { response });
      expect(answer.statusCode).toBe(200);
    } finally {
      await rotated.close();
      await second.close();
      await server.close();
    }
  });

  test('serves a client without a secret, whom PKCE protects, but no sample account; where none is set up there is none', async () => {
    const open = await startProvider({
      key,
      redirectUris: RETURNS_TO,
      isPublic: true,
    });
    const { CONSTAT_OIDC_CLIENT_SECRET: _secret, ...env } = envOf(open);
    const server = await buildServer({ env, demo: true, testClock: buildClock(Date.now()) });
    const without = await buildServer();
    try {
      const sample = await server.signUp({ username: 'zzsample', sample: true });
      const refused = await sample.post('/api/account/identity/link-request');
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'SAMPLE_ACCOUNT']);
      await server.signUp({ username: 'zzalix' });
      const browser = openBrowser(server);
      await browser.signIn('zzalix');
      expect((await link(browser)).statusCode).toBe(204);
      const stranger = openBrowser(without);
      expect((await stranger.call('GET', '/api/auth/identity')).json()).toEqual({ provider: null });
      expect((await stranger.call('POST', '/api/auth/identity/request')).statusCode).toBe(404);
    } finally {
      await open.close();
      await server.close();
      await without.close();
    }
  });
});
