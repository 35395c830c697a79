import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseRows } from '../fuzz/database-rows.ts';
import type { DatabaseRows } from '../fuzz/database-rows.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { collectRoutes } from '../testing/collect-routes.ts';
import type { DeclaredRoute } from '../testing/collect-routes.ts';

/** What a first reading makes for the account, once, with nothing of the request in it: the key of its browsers. */
const MADE_ONCE = ['data_keys', 'device_keys'];

let server: TestServer;
let client: TestClient;
let routes: readonly DeclaredRoute[];
let rows: DatabaseRows;
beforeAll(async () => {
  ({ built: server, routes } = await collectRoutes(() => buildServer()));
  client = await server.signUp();
  rows = openDatabaseRows(server.dataDir);
});
afterAll(async () => {
  rows.close();
  await server.close();
});

test('a call that reads changes nothing, whatever else says that it deletes', async () => {
  const { id } = (await client.post('/api/saved-forms', buildFormBody())).json<{ id: string }>();
  const calls = routes.filter(({ method, url }) => method === 'GET' && url.startsWith('/api'));
  expect(calls.length).toBeGreaterThan(25);
  rows.changes();
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-http-method': 'DELETE',
    'x-method-override': 'DELETE',
  };
  for (const { url } of calls) {
    const place = url.replaceAll(/:\w+/gu, id);
    await client.send({ method: 'GET', url: `${place}?_method=DELETE`, headers });
    const answer = await client.send({ method: 'GET', url: place, headers });
    expect([url, answer.statusCode < 500]).toEqual([url, true]);
    expect([url, rows.changes().filter((table) => !MADE_ONCE.includes(table))]).toEqual([url, []]);
  }
  expect((await client.get(`/api/saved-forms/${id}`)).json()).toMatchObject({ id, version: 1 });
});
