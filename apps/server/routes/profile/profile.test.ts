import type { Profile } from '@constat/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp({ displayName: 'Dr Zz Fictif' });
});
afterEach(() => server.close());

test('starts with the name and a neutral sentence per site', async () => {
  const profile = (await client.get('/api/profile')).json<Profile>();
  expect(profile).toMatchObject({ displayName: 'Dr Zz Fictif', licenceNumber: '', normals: {} });
  expect(profile.interviewTemplateA).not.toBe('');
  expect(profile.interviewTemplateB).not.toBe(profile.interviewTemplateA);
});

test('keeps what the physician writes, and the name on the screens follows', async () => {
  const profile = (await client.get('/api/profile')).json<Profile>();
  const changed = {
    ...profile,
    displayName: 'Dre Camille Zz',
    licenceNumber: '99902',
    specialty: 'Orthopaedic surgery',
    normals: { spineFlexion: 85 },
    remoteRecognition: true,
    exportSettings: { section12Everywhere: false, frenchSpacing: 'quebec', listsNotExamined: true },
    routine: { passive: false, tests: ['epaulesNeer', 'genouxLachman'] },
  };
  const answer = await client.put('/api/profile', changed);
  expect([answer.statusCode, answer.json()]).toEqual([200, changed]);
  expect((await client.get('/api/profile')).json()).toEqual(changed);
  expect((await client.get('/api/auth/me')).json()).toMatchObject({
    user: { displayName: 'Dre Camille Zz' },
  });
});

test.each([
  { normals: { spineFlexion: 360.5 } },
  { normals: { spineFlexion: -1 } },
  { routine: { passive: 'no', tests: [] } },
  { routine: { passive: true } },
  { routine: { passive: true, tests: ['x'.repeat(101)] } },
  { routine: { passive: true, tests: [], active: true } },
  { normals: { inconnu: 4 } },
  { role: 'admin' },
  { remoteRecognition: 'yes' },
  { userId: 'x' },
  { phone: 4 },
])('refuses %o and keeps what was there', async (change) => {
  const profile = (await client.get('/api/profile')).json<Profile>();
  expect((await client.put('/api/profile', { ...profile, ...change })).statusCode).toBe(400);
  expect((await client.get('/api/profile')).json()).toEqual(profile);
  expect((await client.get('/api/auth/me')).json()).toMatchObject({ user: { role: 'physician' } });
});

test('leaves out the tests of a routine that it does not know, and loses nothing else', async () => {
  const profile = (await client.get('/api/profile')).json<Profile>();
  const tests = ['epaulesNeer', 'zzInconnu', 'genouxLachman', 'epaulesNeerDroit', 'epaulesNeer'];
  const sent = { ...profile, licenceNumber: '99903', normals: { kneeFlexion: 140 } };
  const answer = await client.put('/api/profile', { ...sent, routine: { passive: false, tests } });
  const kept = { ...sent, routine: { passive: false, tests: ['epaulesNeer', 'genouxLachman'] } };
  expect([answer.statusCode, answer.json()]).toEqual([200, kept]);
  expect((await client.get('/api/profile')).json()).toEqual(kept);
});

test('takes a normal up to a whole turn', async () => {
  const profile = (await client.get('/api/profile')).json<Profile>();
  const normals = { spineFlexion: 360, kneeExtension: 0 };
  expect((await client.put('/api/profile', { ...profile, normals })).statusCode).toBe(200);
});
