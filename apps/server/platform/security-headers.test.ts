import { fileURLToPath } from 'node:url';
import { RENDER_TARGETS } from '@constat/report/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MEDIA_TYPES } from '../exports/export-service.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { headerFaults } from '../testing/check-headers.ts';
import { collectRoutes } from '../testing/collect-routes.ts';
import type { DeclaredRoute } from '../testing/collect-routes.ts';

const NOTHING = '00000000-0000-4000-8000-000000000000';
const HSTS = 'max-age=31536000; includeSubDomains';

let server: TestServer;
let client: TestClient;
let routes: readonly DeclaredRoute[];
beforeAll(async () => {
  ({ built: server, routes } = await collectRoutes(() => buildServer()));
  client = await server.signUp();
});
afterAll(() => server.close());

/** The calls of the contract, each with a value in the place of its parameters. */
function everyCall(): { method: 'GET'; url: string }[] {
  return routes
    .filter(({ url }) => url.startsWith('/api'))
    .map(({ method, url }) => ({
      method: method as 'GET',
      url: url.replace(':format', 'pdf').replaceAll(/:\w+/gu, NOTHING),
    }));
}

describe('the headers of a call', () => {
  test('stand in every answer, whoever asks, and with every error', async () => {
    const calls = everyCall();
    expect(calls.length).toBeGreaterThan(60);
    const json = { 'content-type': 'application/json' };
    const statuses = new Set<number>();
    for (const call of calls) {
      const anonymous = await server.app.inject(call);
      const answers = [
        anonymous,
        await client.send({ ...call, ...(call.method !== 'GET' && { headers: json, payload: '{"a":1}' }) }),
        await client.send({ ...call, headers: { host: 'elsewhere.example.invalid' } }),
      ];
      if (call.method !== 'GET') {
        answers.push(await client.send({ ...call, headers: json, payload: '{' }));
        answers.push(await client.send({ ...call, headers: { 'content-type': 'text/plain' }, payload: 'x' }));
        answers.push(await client.send({ ...call, headers: { origin: 'null' }, payload: '' }));
      }
      for (const answer of answers) {
        statuses.add(answer.statusCode);
        expect([call, answer.statusCode, headerFaults(answer)]).toEqual([call, answer.statusCode, []]);
      }
      // Signing out ends the session that the next call needs.
      if (call.url === '/api/auth/logout') client = await client.signInAgain();
    }
    expect([...statuses].toSorted((a, b) => a - b)).toEqual(
      expect.arrayContaining([200, 400, 401, 403, 404, 415]),
    );
  });

  test('stand with addresses that lead nowhere, and however an address is written', async () => {
    for (const url of [
      '/api',
      '/api/nope',
      '/api/%E0%A4%A',
      '/api/saved-forms/%00',
      `/api/${'a'.repeat(3_000)}`,
    ]) {
      expect([url, headerFaults(await client.get(url))]).toEqual([url, []]);
    }
    const written = await client.get('/%61pi/saved-forms');
    expect([written.statusCode, headerFaults(written)]).toEqual([200, []]);
  });

  test('stand with what is kept and what is made: a form, a list, a file', async () => {
    const saved = await client.post('/api/saved-forms', buildFormBody());
    const { id } = saved.json<{ id: string }>();
    const { formData } = buildFormBody();
    const answers = [
      saved,
      await client.get(`/api/saved-forms/${id}`),
      await client.get('/api/saved-forms'),
      ...(await Promise.all(
        RENDER_TARGETS.map((format) => client.post(`/api/exports/${format}`, { formData })),
      )),
    ];
    for (const answer of answers) expect([answer.statusCode < 300, headerFaults(answer)]).toEqual([true, []]);
    expect(answers.slice(3).map(({ headers }) => headers['content-type'])).toEqual(
      RENDER_TARGETS.map((format) => MEDIA_TYPES[format]),
    );
  });
});

describe('encryption', () => {
  const pem = (name: string) =>
    fileURLToPath(new URL(`../assistance/fixtures/untrusted-${name}.pem`, import.meta.url));

  test.each([
    ['a public address', { CONSTAT_PUBLIC_URL: 'https://constat.example.invalid' }],
    ['a certificate', { CONSTAT_TLS_CERT: pem('certificate'), CONSTAT_TLS_KEY: pem('key') }],
  ])('is asked for during a year under every name, with %s', async (_name, env) => {
    const encrypted = await buildServer({ env });
    for (const url of ['/', '/api/health', '/api/auth/me', '/api/nope', '/assets/none.js', '/api/%E0%A4%A'])
      expect([url, (await encrypted.app.inject(url)).headers['strict-transport-security']]).toEqual([
        url,
        HSTS,
      ]);
    await encrypted.close();
  });

  test('is not asked for where there is none', async () => {
    expect((await server.app.inject('/api/health')).headers['strict-transport-security']).toBeUndefined();
  });
});

test('signing out clears what the browser has kept of the pages', async () => {
  const leaving = await server.signUp();
  expect((await leaving.post('/api/auth/logout')).headers['clear-site-data']).toBe('"cache"');
});
