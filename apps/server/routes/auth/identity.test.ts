import type { FactorsAnswer, IdentityRequestAnswer } from '@constat/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { EARLIER_MS, SUBJECT, answerFor, linkAccount, signInBy } from '../../testing/identity-answers.ts';
import { newSigningKey, visitProvider } from '../../testing/identity-provider.ts';
import { setUpIdentityProvider } from '../../testing/identity-setup.ts';

describe('sign-in by an identity provider', () => {
  const setup = setUpIdentityProvider();
  const { lastEvents } = setup;
  let { provider, server, owner, userId } = setup;
  beforeEach(() => {
    ({ provider, server, owner, userId } = setup);
  });

  const refusalOf = async (browser: TestBrowser, response: string) => {
    const answer = await browser.call('POST', '/api/auth/identity', { response });
    expect(await browser.me()).toBe(401);
    return [answer.statusCode, codeOf(answer)];
  };
  test('a linked account signs in, asked anew at the provider, and is unlinked', async () => {
    expect((await linkAccount(owner)).statusCode).toBe(204);
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
    await linkAccount(owner);
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
    await linkAccount(owner);
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
    await linkAccount(owner);
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
    await linkAccount(owner);
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
    expect((await linkAccount(other)).statusCode).toBe(204);
    const taken = await linkAccount(owner);
    expect([taken.statusCode, codeOf(taken)]).toEqual([409, 'IDENTITY_TAKEN']);
    const otherId = (await server.store.users.findByUsername('zzother'))?.id ?? '';
    await owner.call('POST', `/api/accounts/${otherId}/disable`);
    const browser = openBrowser(server);
    expect(await refusalOf(browser, await answerFor(browser))).toEqual([422, 'IDENTITY_NOT_LINKED']);
    expect(await lastEvents(1)).toEqual(['sign-in-refused {"by":"identity"}']);
  });

  test('a code is asked for where the account has an app', async () => {
    await linkAccount(owner);
    await server.store.factors.putSeed({ userId, seed: 'A'.repeat(32), since: server.clock.now() });
    await server.store.factors.confirmSeed(userId, server.clock.now());
    const browser = openBrowser(server);
    expect((await signInBy(browser)).json()).toHaveProperty('pending');
    expect(await browser.me()).toBe(401);
  });
});
