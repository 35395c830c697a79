import { expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import { buildClock, buildServer } from '../../testing/build-server.ts';
import { RETURNS_TO, answerFor, linkAccount, settingsOf } from '../../testing/identity-answers.ts';
import { newSigningKey, startProvider } from '../../testing/identity-provider.ts';

const key = newSigningKey();

onBothDatabases('an identity provider', (newDatabaseUrl) => {
  test('that is down is said, and passwords go on; with other keys later it serves again', async () => {
    const first = await startProvider({ key, redirectUris: RETURNS_TO });
    const databaseUrl = await newDatabaseUrl();
    const testClock = buildClock(Date.now());
    const given = { testClock, ...(databaseUrl !== undefined && { databaseUrl }) };
    const server = await buildServer({ env: settingsOf(first), ...given });
    // Another process of the same installation, which nobody asked before.
    const second = await buildServer({ env: settingsOf(first), testClock, store: server.store });
    await server.signUp({ username: 'zzalix' });
    const browser = openBrowser(server);
    await browser.signIn('zzalix');
    await linkAccount(browser);
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
    const { CONSTAT_OIDC_CLIENT_SECRET: _secret, ...env } = settingsOf(open);
    const server = await buildServer({ env, demo: true, testClock: buildClock(Date.now()) });
    const without = await buildServer();
    try {
      const sample = await server.signUp({ username: 'zzsample', sample: true });
      const refused = await sample.post('/api/account/identity/link-request');
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'SAMPLE_ACCOUNT']);
      await server.signUp({ username: 'zzalix' });
      const browser = openBrowser(server);
      await browser.signIn('zzalix');
      expect((await linkAccount(browser)).statusCode).toBe(204);
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
