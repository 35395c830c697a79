import type { SavedForm } from '@constat/contract';
import { buildMeta } from '@constat/report/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const MINIMAL = { prefer: 'return=minimal' };
const SHORT = ['createdAt', 'expired', 'expiresAt', 'formType', 'id', 'record'].concat([
  'reportType',
  'reportTypeVersion',
  'retentionDays',
  'title',
  'updatedAt',
  'version',
]);

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp();
});
afterEach(() => server.close());

const { confirmed, notExamined, ...meta } = buildMeta('fr');
const body = () =>
  buildFormBody({ meta: { ...meta, confirmed: [...confirmed], notExamined: [...notExamined] } });

test('a save that asks for a short answer gets all but the content, and keeps it all', async () => {
  const made = await client.post('/api/saved-forms', body(), MINIMAL);
  const { id } = made.json<SavedForm>();
  const changed = await client.put(`/api/saved-forms/${id}`, body(), { ...MINIMAL, 'if-match': '"1"' });
  for (const [answer, status, etag] of [
    [made, 201, '"1"'],
    [changed, 200, '"2"'],
  ] as const) {
    expect([answer.statusCode, answer.headers['etag']]).toEqual([status, etag]);
    expect(answer.headers['preference-applied']).toBe('return=minimal');
    expect(Object.keys(answer.json<object>()).sort()).toEqual(SHORT);
  }
  const { formData, meta: told } = body();
  expect((await client.get(`/api/saved-forms/${id}`)).json()).toMatchObject({
    formData,
    meta: told,
    version: 2,
  });
});

test('a repeated save answers as it is asked, long or short', async () => {
  const key = { 'idempotency-key': 'a-1' };
  const short = await client.post('/api/saved-forms', body(), { ...key, ...MINIMAL });
  const long = await client.post('/api/saved-forms', body(), key);
  const again = await client.post('/api/saved-forms', body(), { ...key, ...MINIMAL });
  const { formData, meta: told } = body();
  expect(long.json()).toEqual({ ...short.json<object>(), formData, meta: told });
  expect(long.headers).not.toHaveProperty('preference-applied');
  expect([again.body, again.headers['etag'], again.headers['preference-applied']]).toEqual([
    short.body,
    '"1"',
    'return=minimal',
  ]);
});

test.each([
  ['respond-async, RETURN = "Minimal"; x=1', true],
  ['return=minimal, return=representation', true],
  ['return=representation, return=minimal', false],
  ['return=representation', false],
  ['return=minimalist', false],
  ['return', false],
  ['', false],
])('Prefer: %s', async (prefer, isShort) => {
  const answer = await client.post('/api/saved-forms', body(), { prefer });
  expect(answer.json<Partial<SavedForm>>().formData === undefined).toBe(isShort);
  expect(answer.headers['preference-applied']).toBe(isShort ? 'return=minimal' : undefined);
});

test('a refusal stays one, and says of no preference that it was followed', async () => {
  const answer = await client.post('/api/saved-forms', body(), { ...MINIMAL, 'idempotency-key': 'é' });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers).not.toHaveProperty('preference-applied');
});
