import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { SavedForm, SavedFormItem } from '@constat/contract';
import { SCHEMA_VERSION, buildMeta } from '@constat/report/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';

const meta = { ...buildMeta('fr'), confirmed: [], notExamined: [] };
const later = { ...meta, schemaVersion: SCHEMA_VERSION + 1, partOfALaterForm: ['x'] };

let server: TestServer;
let client: TestClient;
let present: SavedForm;
let id: string;
beforeAll(async () => {
  server = await buildServer();
  client = await server.signUp();
  present = (await client.post('/api/saved-forms', buildFormBody({ meta }))).json<SavedForm>();
  const now = server.clock.now();
  id = '11111111-1111-4111-8111-111111111111';
  await server.store.savedForms.add(client.userId, {
    id,
    version: 3,
    title: 'Zz, Alix',
    formType: 'draft',
    ...MEDICAL_EVALUATION.name,
    retentionDays: 7,
    meta: later,
    formData: { emploi: 'soudeuse' },
    createdAt: now,
    updatedAt: now,
    expiresAt: now + 1_000_000,
    hasFindings: false,
    hasDictation: false,
    summary: undefined,
  });
});
afterAll(() => server.close());

test('a report that a later version has saved is listed and read, and says which version that was', async () => {
  const listed = (await client.get('/api/saved-forms')).json<SavedFormItem[]>();
  expect(listed.map((form) => form.id).sort()).toEqual([id, present.id].sort());
  const answer = await client.get(`/api/saved-forms/${id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    formData: { emploi: 'soudeuse' },
    meta: { schemaVersion: later.schemaVersion },
  });
});

test.each([
  ['fr', 'version plus récente'],
  ['en', 'newer version'],
])(
  'a save over it is refused in words (%s), and what this version does not know stays',
  async (language, words) => {
    const headers = { 'if-match': '"3"', 'accept-language': language };
    const answer = await client.put(`/api/saved-forms/${id}`, buildFormBody({ meta }), headers);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'REPORT_NEWER']);
    expect(answer.json<{ message: string }>().message).toContain(words);
    expect(await server.store.savedForms.find(client.userId, id)).toMatchObject({ version: 3, meta: later });
  },
);

test('a report of a later version is not taken as a new one', async () => {
  const answer = await client.post('/api/saved-forms', {
    ...buildFormBody(),
    meta: { ...meta, schemaVersion: 2 },
  });
  expect(answer.statusCode).toBe(400);
});
