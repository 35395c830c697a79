import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

describe('another site', () => {
  let client: TestClient;
  beforeAll(async () => {
    client = await server.signUp();
  });

  test.each([
    { origin: 'https://attacker.example.invalid' },
    { origin: 'http://localhost:9999' },
    { origin: 'https://localhost:80' },
    { origin: 'https://127.0.0.1:3000', host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://localhost:80', 'x-forwarded-proto': 'https' },
    { origin: 'null' },
    { origin: 'file://' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
    { host: 'attacker.example.invalid' },
    { host: 'localhost.attacker.example.invalid:3000' },
    { host: '192.0.2.9:3000' },
  ])('cannot write: %o', async (headers) => {
    const before: unknown = (await client.get('/api/saved-forms')).json();
    const answer = await client.post('/api/saved-forms', buildFormBody(), headers);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'FOREIGN_ORIGIN']);
    expect((await client.get('/api/saved-forms')).json()).toEqual(before);
  });

  test('cannot read under a name of its own that points here', async () => {
    const answer = await client.send({
      method: 'GET',
      url: '/api/saved-forms',
      headers: { host: 'rebound.example.invalid' },
    });
    expect(answer.statusCode).toBe(403);
  });

  test.each([
    {},
    { origin: 'http://localhost:80', host: 'localhost:80' },
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://[::1]:3000', host: '[::1]:3000' },
  ])('the own pages can: %o', async (headers) => {
    const answer = await client.post('/api/saved-forms', buildFormBody(), headers);
    expect(answer.statusCode).toBe(201);
  });

  test('gets no CORS header', async () => {
    const answer = await client.send({
      method: 'OPTIONS',
      url: '/api/saved-forms',
      headers: { origin: 'https://x.invalid', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('a forged X-Forwarded-For or X-Forwarded-Host counts for nothing without a proxy', async () => {
    const forged = {
      'x-forwarded-host': 'attacker.example.invalid',
      origin: 'https://attacker.example.invalid',
    };
    expect((await client.post('/api/saved-forms', buildFormBody(), forged)).statusCode).toBe(403);
  });
});

describe('beyond this machine', () => {
  const ask = (behind: TestServer, host: string, origin?: string, more: Record<string, string> = {}) =>
    behind.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host, ...(origin !== undefined && { origin }), ...more },
    });

  test('the public name is ours, by its proxy too; another is not', async () => {
    const behind = await buildServer({ env: { CONSTAT_PUBLIC_URL: 'https://constat.example.invalid' } });
    expect((await ask(behind, 'constat.example.invalid', 'https://constat.example.invalid')).statusCode).toBe(
      200,
    );
    expect((await ask(behind, '127.0.0.1:3000', 'https://constat.example.invalid')).statusCode).toBe(200);
    expect((await ask(behind, 'constat.example.invalid', 'https://other.example.invalid')).statusCode).toBe(
      403,
    );
    expect((await ask(behind, 'other.example.invalid')).statusCode).toBe(403);
    await behind.close();
  });

  test('the public address decides of the scheme, whatever the connection or a header says', async () => {
    const behind = await buildServer({ env: { CONSTAT_PUBLIC_URL: 'https://constat.example.invalid' } });
    const [host, origin] = ['constat.example.invalid', 'http://constat.example.invalid'];
    expect((await ask(behind, host, origin)).statusCode).toBe(403);
    expect((await ask(behind, host, origin, { 'x-forwarded-proto': 'http' })).statusCode).toBe(403);
    expect((await ask(behind, `${host}:80`, `${origin}:8080`)).statusCode).toBe(403);
    await behind.close();
  });

  test('without a public address a trusted proxy says which scheme it was asked under', async () => {
    const behind = await buildServer({ env: { HOST: '0.0.0.0', CONSTAT_TRUST_PROXY: '1' } });
    const [host, forwarded] = ['192.0.2.9', { 'x-forwarded-proto': 'https' }];
    expect((await ask(behind, host, 'https://192.0.2.9', forwarded)).statusCode).toBe(200);
    expect((await ask(behind, host, 'http://192.0.2.9', forwarded)).statusCode).toBe(403);
    expect((await ask(behind, host, 'http://192.0.2.9')).statusCode).toBe(200);
    expect((await ask(behind, host, 'https://192.0.2.9')).statusCode).toBe(403);
    await behind.close();
  });

  test('on a local network an address that is a number is ours, a foreign name is not', async () => {
    const open = await buildServer({ env: { HOST: '0.0.0.0' } });
    expect((await ask(open, '192.0.2.9:3000', 'http://192.0.2.9:3000')).statusCode).toBe(200);
    expect((await ask(open, '192.0.2.9:3000', 'http://192.0.2.10:3000')).statusCode).toBe(403);
    expect((await ask(open, 'rebound.example.invalid:3000')).statusCode).toBe(403);
    await open.close();
  });
});
