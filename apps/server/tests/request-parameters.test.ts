import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { collectRoutes } from '../testing/collect-routes.ts';
import type { DeclaredRoute } from '../testing/collect-routes.ts';

const SOME_ID = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let client: TestClient;
let routes: readonly DeclaredRoute[];
beforeAll(async () => {
  ({ built: server, routes } = await collectRoutes(() => buildServer()));
  client = await server.signUp();
});
afterAll(() => server.close());

/** Each call that reads its query, with a value that it takes for each name. */
function callsWithQuery() {
  return routes.flatMap(({ method, url, schema }) => {
    if (schema?.querystring === undefined) return [];
    const reader = schema.querystring as z.ZodType;
    const { properties = {} } = z.toJSONSchema(reader, { io: 'input', unrepresentable: 'any' });
    const values = Object.entries(properties).map(([name, about]) => {
      const { enum: choices, format } = about as { enum?: readonly string[]; format?: string };
      const value = choices?.[0] ?? (format === 'uuid' ? SOME_ID : '1');
      expect([url, name, reader.safeParse({ [name]: value }).success]).toEqual([url, name, true]);
      return [name, value] as const;
    });
    const place = url.replace(':sequence', '0').replaceAll(/:\w+/gu, SOME_ID);
    return [{ method: method as 'GET', url: place, values }];
  });
}

test('a parameter that is given twice, or that nobody knows, is refused by every call that reads its query', async () => {
  const calls = callsWithQuery();
  expect(calls.length).toBeGreaterThanOrEqual(6);
  const types = {
    '/api/profile/letterhead': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  };
  for (const { method, url, values } of calls) {
    expect(values).not.toEqual([]);
    const headers: Record<string, string> =
      method === 'GET'
        ? {}
        : {
            'content-type': url.endsWith('/returned-file')
              ? 'application/pdf'
              : (types[url as keyof typeof types] ?? 'application/octet-stream'),
          };
    const payload = method === 'GET' ? {} : { payload: Buffer.from('x') };
    for (const query of [
      ...values.map(([name, value]) => `${name}=${value}&${name}=${value}`),
      'zzunknown=1',
    ]) {
      const answer = await client.send({ method, url: `${url}?${query}`, headers, ...payload });
      expect([url, query, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        url,
        query,
        400,
        'VALIDATION_FAILED',
      ]);
    }
  }
});

test('a header that decides something counts once: sent twice it is refused, and nothing is written', async () => {
  const { id } = (await client.post('/api/saved-forms', buildFormBody())).json<{ id: string }>();
  const save = async (headers: Record<string, string>) =>
    (await client.put(`/api/saved-forms/${id}`, buildFormBody({ title: 'Zz' }), headers)).statusCode;
  // As Node joins what came on two lines.
  expect(await save({ 'if-match': '"1", "2"' })).toBe(412);
  expect(await save({ 'if-match': '"1"', 'idempotency-key': 'one, two' })).toBe(400);
  const cookie = `${client.cookie}; constat=${'x'.repeat(43)}`;
  expect(await save({ 'if-match': '"9"', cookie })).not.toBe(200);
  expect((await client.get(`/api/saved-forms/${id}`)).json()).toMatchObject({ version: 1 });
});
