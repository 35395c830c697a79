import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '../platform/ids.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('ten thousand tokens are all different, each 256 bits in base64url and nothing that can be read', () => {
  const tokens = Array.from({ length: 10_000 }, newToken);
  expect(new Set(tokens).size).toBe(10_000);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/u);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  }
  // Every place takes every character: nothing in a token is fixed, counted or a moment. The last one holds four bits.
  for (let place = 0; place < 43; place += 1)
    expect(new Set(tokens.map((token) => token[place])).size).toBe(place === 42 ? 16 : 64);
});

test('a token with one character changed, at whatever place, opens nothing', async () => {
  const { cookie } = await server.signUp();
  const ask = async (changed: string) =>
    (await server.app.inject({ url: '/api/auth/me', headers: { cookie: changed } })).statusCode;
  const start = cookie.indexOf('=') + 1;
  for (let place = start; place < cookie.length; place += 1) {
    const other = cookie[place] === 'A' ? 'B' : 'A';
    expect(await ask(`${cookie.slice(0, place)}${other}${cookie.slice(place + 1)}`)).toBe(401);
  }
  expect(await ask(cookie)).toBe(200);
});
