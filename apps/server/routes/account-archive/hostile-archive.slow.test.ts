import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';
import { imported, json, send } from './archive.test-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const manifest = { 'manifest.json': json({ format: 'constat-archive', version: 1 }) };
const report = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Zz',
  formType: 'draft',
  retentionDays: 7,
  formData: { emploi: 'médecin' },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

function patientsOf(count: number, members: object = {}) {
  return Array.from({ length: count }, (_, index) => ({
    id: report.id,
    patientName: `Zzpatient ${index}`,
    patientAge: '41',
    diagnosis: '',
    visitType: 'new',
    savedFormId: null,
    lastAccessedAt: '2026-01-01T00:00:00.000Z',
    ...members,
  }));
}

test.each([
  ['more files of something else than an archive can have', 1_001, 'other/'],
  ['more files than an archive can have', 60_001, 'reports/'],
])('%s are refused whole', async (_what, count, folder) => {
  const others = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${folder}${index}.json`, new Uint8Array()]),
  );
  const client = await server.signUp();
  const answer = await send(
    client,
    zipSync({ ...manifest, 'reports/a.json': json(report), ...others }, { level: 0 }),
  );
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'ARCHIVE_INVALID']);
  expect((await client.get('/api/saved-forms')).json()).toEqual([]);
});

test('a report in another encoding than UTF-8 is refused: its accents would be lost', async () => {
  const latin = Buffer.from(JSON.stringify(report), 'latin1');
  const client = await server.signUp();
  const { counts, refused } = await imported(client, zipSync({ ...manifest, 'reports/a.json': latin }));
  expect(counts).toEqual({ reports: [0, 0, 0, 1] });
  expect(refused).toEqual([{ file: 'reports/a.json', code: 'INVALID_JSON' }]);
});

test('a report that lies too deep, or changes what an object is, is refused alone', async () => {
  const client = await server.signUp();
  const deep = `{"formData":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const crafted = `{"__proto__":{"zz":true},${JSON.stringify(report).slice(1)}`;
  const archive = zipSync({
    ...manifest,
    'reports/a.json': Buffer.from(deep),
    'reports/b.json': Buffer.from(crafted),
    'reports/c.json': json(report),
  });
  const { counts, refused } = await imported(client, archive);
  expect(counts).toEqual({ reports: [1, 0, 0, 2] });
  expect(refused.map(({ code }) => code)).toEqual(['INVALID_JSON', 'INVALID_JSON']);
  expect({}).not.toHaveProperty('zz');
});

test('one id twice is two reports, and a bomb is left packed', async () => {
  const client = await server.signUp();
  const archive = zipSync({
    ...manifest,
    'reports/a.json': json(report),
    'reports/b.json': json({ ...report, title: 'Zz autre' }),
    'reports/c.json': new Uint8Array(60_000_000),
  });
  const { counts, refused } = await imported(client, archive);
  expect(counts).toEqual({ reports: [2, 0, 0, 1] });
  expect(refused).toEqual([{ file: 'reports/c.json', code: 'PAYLOAD_TOO_LARGE' }]);
  expect((await client.get('/api/saved-forms')).json()).toHaveLength(2);
});

test('twenty thousand recent patients come in once, and others save meanwhile', async () => {
  const client = await server.signUp();
  const other = await server.signUp();
  const patients = [...patientsOf(19_999), ...patientsOf(1)];
  const archive = zipSync({ ...manifest, 'recent-patients.json': json(patients) });
  const end = new AbortController();
  const importing = imported(client, archive).finally(() => end.abort());
  let [saves, version] = [0, 0];
  while (!end.signal.aborted) {
    const answer = await other.put('/api/voice-commands', [], { 'if-match': `"${version}"` });
    expect(answer.statusCode).toBe(200);
    [saves, version] = [saves + 1, version + 1];
  }
  expect((await importing).counts).toEqual({ recentPatients: [19_999, 0, 1, 0] });
  expect(saves).toBeGreaterThan(20);
});

test.each([
  ['a hundred thousand and one', patientsOf(100_001)],
  ['a name without end', patientsOf(1, { patientName: 'z'.repeat(301) })],
])('%s is no list of patients', async (_what, patients) => {
  const client = await server.signUp();
  const archive = zipSync({ ...manifest, 'recent-patients.json': json(patients) });
  expect((await imported(client, archive)).counts).toEqual({ recentPatients: [0, 0, 0, 1] });
  expect((await client.get('/api/recent-patients')).json()).toEqual([]);
});
