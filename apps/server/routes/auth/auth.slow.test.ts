import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SESSIONS_PER_ACCOUNT } from '@constat/contract/limits';
import { buildServer, cookieOf, PASSWORD, SESSION_LIMITS } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

const { idleMs, lifeMs } = SESSION_LIMITS;

let server: TestServer;
beforeEach(async () => {
  server = await buildServer();
});
afterEach(() => server.close());

function login(
  username: string,
  password: string,
  extra: { remoteAddress?: string; headers?: Record<string, string> } = {},
) {
  return server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    ...extra,
  });
}

function me(cookie: string) {
  return server.app.inject({ method: 'GET', url: '/api/auth/me', headers: { cookie } });
}

describe('sign-in', () => {
  test('gives the user, and the token in the cookie alone', async () => {
    const { userId } = await server.signUp({ username: 'zzalix', displayName: 'Dre Alix Zz' });
    const answer = await login('  ZzAlix ', PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      user: {
        id: userId,
        username: 'zzalix',
        email: 'zz@example.invalid',
        displayName: 'Dre Alix Zz',
        role: 'physician',
        administers: true,
      },
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^constat=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/u),
      expect.stringMatching(
        /^constat-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/u,
      ),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies).toHaveLength(2);
    for (const { value } of answer.cookies) {
      expect(answer.body).not.toContain(value);
      expect(server.log()).not.toContain(value);
    }
  });

  test('over HTTPS the cookie is bound to the host', async () => {
    const https = await buildServer({ env: { CONSTAT_PUBLIC_URL: 'https://constat.example.invalid' } });
    try {
      await https.signUp({ username: 'zzalix' });
      const answer = await https.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: 'zzalix', password: PASSWORD },
      });
      for (const [index, name] of ['constat', 'constat-device'].entries())
        expect(answer.headers['set-cookie']?.[index]).toMatch(
          new RegExp(`^__Host-${name}=.*; Path=/; HttpOnly; Secure; SameSite=Strict$`, 'u'),
        );
      expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    } finally {
      await https.close();
    }
  });

  test.each([
    ['an unknown name', 'zzpersonne', PASSWORD],
    ['a wrong password', 'zzalix', `${PASSWORD}x`],
    ['a password with a space more', 'zzalix', `${PASSWORD} `],
  ])('%s is refused with the same words', async (_case, username, password) => {
    await server.signUp({ username: 'zzalix' });
    const answer = await login(username, password, { headers: { 'accept-language': 'en-CA,fr;q=0.5' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      message: 'Incorrect username or password',
      code: 'INVALID_CREDENTIALS',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/u) as string,
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await login(username, password)).json()).toMatchObject({
      message: "Nom d'utilisateur ou mot de passe incorrect",
    });
  });

  test('makes a new token, and the one that came with it is dead', async () => {
    const { cookie } = await server.signUp({ username: 'zzalix' });
    const fresh = cookieOf(await login('zzalix', PASSWORD, { headers: { cookie } }));
    expect(fresh).not.toBe(cookie);
    expect((await me(cookie)).statusCode).toBe(401);
    expect((await me(fresh)).statusCode).toBe(200);
  });

  test('a planted token is not taken over', async () => {
    await server.signUp({ username: 'zzalix' });
    const planted = `constat=${'A'.repeat(43)}`;
    const cookie = cookieOf(await login('zzalix', PASSWORD, { headers: { cookie: planted } }));
    expect(cookie).not.toBe(planted);
    expect((await me(planted)).statusCode).toBe(401);
  });

  test('twenty wrong passwords slow the guesser down; the physician elsewhere enters at once, here after the wait', async () => {
    await server.signUp({ username: 'zzalix' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1)
      statuses.push((await login('zzalix', 'wrong')).statusCode);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5).every((status) => status === 429)).toBe(true);

    const slowed = await login('zzalix', PASSWORD);
    expect(slowed.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    const wait = Number(slowed.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect((await login('zzalix', PASSWORD, { remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
    server.clock.advance(wait * 1000);
    expect((await login('zzalix', PASSWORD)).statusCode).toBe(200);
  });

  test('guesses in parallel count too, and the wait stays within a minute', async () => {
    await server.signUp({ username: 'zzalix' });
    const burst = await Promise.all(Array.from({ length: 12 }, () => login('zzalix', 'wrong')));
    expect(burst.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(5);
    let longest = 0;
    for (let round = 0; round < 12; round += 1) {
      const answer = await login('zzalix', 'wrong');
      longest = Math.max(longest, Number(answer.headers['retry-after'] ?? 0));
      server.clock.advance(60_000);
    }
    expect(longest).toBeLessThanOrEqual(60);
    expect((await login('zzalix', PASSWORD)).statusCode).toBe(200);
  });

  test('one address may not sign in without end', async () => {
    const answers = await Promise.all(
      Array.from({ length: 140 }, (_, index) => login(`zznobody${index}`, 'wrong')),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(refused[0]?.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a session', () => {
  test('without a cookie, with a foreign or a tampered one, there is none', async () => {
    const { cookie } = await server.signUp();
    const tampered = cookie.endsWith('A') ? `${cookie.slice(0, -1)}E` : `${cookie.slice(0, -1)}A`;
    for (const header of [
      '',
      'constat=',
      `constat=${'x'.repeat(43)}`,
      tampered,
      `${cookie}x`,
      'constat=../../etc',
    ]) {
      expect((await me(header)).statusCode).toBe(401);
    }
  });

  test('ends after twelve idle hours', async () => {
    const { cookie } = await server.signUp();
    server.clock.advance(idleMs - 1);
    expect((await me(cookie)).statusCode).toBe(200);
    server.clock.advance(idleMs);
    expect((await me(cookie)).statusCode).toBe(401);
  });

  test('ends after seven days however busy', async () => {
    const { cookie } = await server.signUp();
    const step = idleMs / 2;
    for (let passed = step; passed < lifeMs; passed += step) {
      server.clock.advance(step);
      expect((await me(cookie)).statusCode).toBe(200);
    }
    server.clock.advance(step);
    expect((await me(cookie)).statusCode).toBe(401);
  });

  test('signing out kills the token, and doing it twice is no failure', async () => {
    const client = await server.signUp();
    const { cookie } = client;
    const answer = await client.post('/api/auth/logout');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/^constat=; Max-Age=0; Path=\/; /u);
    expect((await me(cookie)).statusCode).toBe(401);
    expect((await client.post('/api/auth/logout')).statusCode).toBe(200);
  });

  test('of somebody else who signed in beside a page answers and takes nothing of that page, and stays open', async () => {
    const left = await server.signUp({ username: 'zzleft' });
    const beside = await server.signUp({ username: 'zzbeside' });
    const headers = { 'x-constat-user': left.userId };
    const body = {
      title: 'Rapport',
      formData: { emploi: 'Mot-secret' },
      retentionDays: 7,
      formType: 'draft',
    };
    expect((await beside.send({ method: 'GET', url: '/api/auth/me', headers })).json()).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect((await beside.post('/api/saved-forms', body, headers)).statusCode).toBe(401);
    expect((await beside.post('/api/auth/logout', undefined, headers)).statusCode).toBe(200);
    expect((await beside.get('/api/saved-forms')).json()).toEqual([]);
    const own = { 'x-constat-user': beside.userId };
    expect((await beside.post('/api/saved-forms', body, own)).statusCode).toBe(201);
  });

  test('one more than allowed ends the least recently used', async () => {
    const { cookie: first } = await server.signUp({ username: 'zzalix' });
    const later: string[] = [];
    for (let count = 0; count < SESSIONS_PER_ACCOUNT; count += 1) {
      server.clock.advance(60_000);
      later.push(cookieOf(await login('zzalix', PASSWORD)));
    }
    expect((await me(first)).statusCode).toBe(401);
    expect(await Promise.all(later.map(async (cookie) => (await me(cookie)).statusCode))).toEqual(
      later.map(() => 200),
    );
  });
});
