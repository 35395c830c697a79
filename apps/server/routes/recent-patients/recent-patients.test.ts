import type { RecentPatient } from '@constat/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp();
});
afterEach(() => server.close());

const patient = { patientName: 'Alix Zztest', patientAge: '41 ans', diagnosis: 'Entorse lombaire' };
const list = async () => (await client.get('/api/recent-patients')).json<RecentPatient[]>();

test('a name is new, then a follow-up; with a saved draft, a draft; and there once', async () => {
  const first = await client.post('/api/recent-patients', patient);
  expect(first.statusCode).toBe(201);
  expect(first.json()).toEqual({
    ...patient,
    id: expect.any(String) as string,
    visitType: 'new',
    savedFormId: null,
    lastAccessedAt: '2026-03-02T14:00:00.000Z',
  });
  expect((await client.post('/api/recent-patients', patient)).json()).toMatchObject({
    visitType: 'follow-up',
  });
  const { id } = (await client.post('/api/saved-forms', buildFormBody())).json<{ id: string }>();
  const draft = await client.post('/api/recent-patients', {
    ...patient,
    patientName: ' Alix Zztest ',
    savedFormId: id,
  });
  expect(draft.json()).toMatchObject({
    visitType: 'draft',
    savedFormId: id,
    id: first.json<RecentPatient>().id,
  });
  expect(await list()).toHaveLength(1);
  const given = await client.post('/api/recent-patients', { ...patient, visitType: 'new' });
  expect(given.json()).toMatchObject({ visitType: 'new' });
});

test('opening a patient brings it to the top', async () => {
  await client.post('/api/recent-patients', patient);
  server.clock.advance(1000);
  await client.post('/api/recent-patients', { ...patient, patientName: 'Zz Deux' });
  server.clock.advance(1000);
  const touched = await client.send({
    method: 'PATCH',
    url: '/api/recent-patients/access',
    payload: { patientName: 'Alix Zztest' },
  });
  expect([touched.statusCode, touched.body]).toEqual([204, '']);
  expect((await list()).map(({ patientName }) => patientName)).toEqual(['Alix Zztest', 'Zz Deux']);
  const unknown = await client.send({
    method: 'PATCH',
    url: '/api/recent-patients/access',
    payload: { patientName: 'Personne' },
  });
  expect(unknown.statusCode).toBe(404);
});

test('a removed patient is gone, and the form stays', async () => {
  const form = (await client.post('/api/saved-forms', buildFormBody())).json<{ id: string }>();
  const { id } = (
    await client.post('/api/recent-patients', { ...patient, savedFormId: form.id })
  ).json<RecentPatient>();
  expect((await client.send({ method: 'DELETE', url: `/api/recent-patients/${id}` })).statusCode).toBe(204);
  expect((await client.send({ method: 'DELETE', url: `/api/recent-patients/${id}` })).statusCode).toBe(404);
  expect(await list()).toEqual([]);
  expect((await client.get(`/api/saved-forms/${form.id}`)).statusCode).toBe(200);
});

test.each([
  { patientName: '  ' },
  { patientName: 'x'.repeat(301) },
  { ownerId: 'x' },
  { savedFormId: 'x' },
  { visitType: 'other' },
])('refuses %o', async (change) => {
  expect((await client.post('/api/recent-patients', { ...patient, ...change })).statusCode).toBe(400);
  expect(await list()).toEqual([]);
});
