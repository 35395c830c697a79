import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildServer();
});
afterEach(() => server.close());

const readKey = async (cookie: string): Promise<string> => {
  const answer = await server.app.inject({ method: 'GET', url: '/api/device-key', headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json<{ key: string }>().key;
};

test('each account has one key of 32 bytes, the same at every sign-in, and nobody else has it', async () => {
  const one = await server.signUp({ username: 'zzalix' });
  const other = await server.signUp({ username: 'zzboris' });
  const keys = await Promise.all([readKey(one.cookie), readKey(one.cookie)]);
  expect(Buffer.from(keys[0], 'base64url')).toHaveLength(32);
  expect(keys[1]).toBe(keys[0]);
  expect(await readKey(one.cookie)).toBe(keys[0]);
  expect(await readKey(other.cookie)).not.toBe(keys[0]);
  expect(server.log()).not.toContain(keys[0]);
});

test('without a session there is no key', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/api/device-key' });
  expect(answer.statusCode).toBe(401);
});
