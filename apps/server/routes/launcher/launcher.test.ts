import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

const INSTANCE = 'launcher-of-a-test';

let server: TestServer;
let asked: number;
beforeEach(async () => {
  asked = 0;
  const quit = () => void (asked += 1);
  server = await buildServer({ env: { CONSTAT_LAUNCHER: INSTANCE }, quit });
});
afterEach(() => server.close());

const look = (on = server, headers = {}, remoteAddress = '127.0.0.1') =>
  on.app.inject({ url: '/api/launcher', headers, remoteAddress });
const quit = (on = server, headers = {}, remoteAddress = '127.0.0.1') =>
  on.app.inject({ method: 'POST', url: '/api/launcher/quit', headers, remoteAddress });

test('says which launcher has started the server, and ends it once when a page of this computer asks', async () => {
  expect((await look()).json()).toEqual({ instance: INSTANCE });
  expect((await quit()).statusCode).toBe(202);
  await expect.poll(() => asked).toBe(1);
});

test('does neither for another computer, for what a proxy passes on, and for another site', async () => {
  for (const answer of [
    await look(server, {}, '192.0.2.1'),
    await quit(server, {}, '192.0.2.1'),
    await quit(server, { 'x-forwarded-for': '192.0.2.1' }),
  ])
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  for (const headers of [
    { origin: 'http://example.invalid' },
    { 'sec-fetch-site': 'cross-site' },
    { host: 'rebound.example.invalid' },
  ])
    expect((await quit(server, headers)).json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
  expect(asked).toBe(0);
});

test('is not there on a server that no launcher has started', async () => {
  const other = await buildServer();
  for (const answer of [await look(other), await quit(other)]) expect(answer.statusCode).toBe(404);
  await other.close();
});
