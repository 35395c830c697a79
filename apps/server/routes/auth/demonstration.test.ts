import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleDemoMode } from '../../accounts/demo-mode.ts';
import { parseConfig } from '../../platform/config.ts';
import { buildServer, cookieOf } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildServer();
});
afterEach(() => server.close());

function login({ app }: TestServer, username: string, password: string) {
  return app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });
}

describe('demonstration mode', () => {
  const settle = (env: Record<string, string> = {}) =>
    settleDemoMode({ config: parseConfig(env), store: server.store, clock: server.clock });

  test('is on for a new database on this machine; its accounts sign in and are listed', async () => {
    expect(await settle()).toBe(true);
    const demo = await buildServer({ store: server.store, demo: true });
    const listed = await demo.app.inject('/api/demo');
    expect(listed.json()).toEqual({
      accounts: [
        { username: 'medecin', password: 'demo-medecin', role: 'physician' },
        { username: 'developpeur', password: 'demo-developpeur', role: 'developer' },
      ],
    });
    for (const payload of listed.json<{ accounts: { username: string; password: string }[] }>().accounts) {
      const { username, password } = payload;
      const answer = await demo.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username, password },
      });
      expect(answer.statusCode).toBe(200);
    }
    await demo.close();
  });

  test('ends when somebody has an account, and its open sessions with it', async () => {
    await settle();
    const demo = await buildServer({ store: server.store, demo: true });
    const opened = await demo.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'medecin', password: 'demo-medecin' },
    });
    await demo.close();
    await server.signUp();
    expect(await settle()).toBe(false);
    expect(
      (await server.app.inject({ url: '/api/auth/me', headers: { cookie: cookieOf(opened) } })).statusCode,
    ).toBe(401);
    expect((await login(server, 'medecin', 'demo-medecin')).statusCode).toBe(401);
    expect((await server.app.inject('/api/demo')).json()).toEqual({ accounts: [] });
  });

  test('turned off once, stays off until asked for', async () => {
    expect(await settle({ CONSTAT_DEMO: 'off' })).toBe(false);
    expect(await settle()).toBe(false);
    expect(await settle({ CONSTAT_DEMO: 'on' })).toBe(true);
    expect(await settle()).toBe(true);
  });

  test.each([
    { HOST: '0.0.0.0' },
    { CONSTAT_PUBLIC_URL: 'https://constat.example.invalid' },
    { CONSTAT_TRUST_PROXY: '1' },
  ])('is off where others can reach the server: %o', async (env) => {
    expect(await settle(env as Record<string, string>)).toBe(false);
    expect(await settle()).toBe(true);
  });
});
