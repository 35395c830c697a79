import { createHash } from 'node:crypto';
import type { AuditAnswer, AuditEvent } from '@constat/contract';
import { AUDIT_PAGE } from '@constat/contract/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../../actions/audit.ts';
import { newId } from '../../platform/ids.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const OWN = '/api/audit';
const ALL = '/api/audit/installation';

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp({ username: 'zzalix' });
});
afterEach(() => server.close());

async function read(reader: TestClient, query: object = {}, url = OWN): Promise<AuditEvent[]> {
  const answer = await reader.post(`${url}/search`, query);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<AuditAnswer>().events;
}

const actionsOf = (events: readonly AuditEvent[]) => events.map(({ action }) => action).toReversed();

async function create(by: TestClient, title: string): Promise<string> {
  const body = buildFormBody({ title });
  server.clock.advance(1_000);
  return (await by.post('/api/saved-forms', body)).json<{ id: string }>().id;
}

async function change(by: TestClient, id: string, title: string): Promise<void> {
  const { version } = (await by.get(`/api/saved-forms/${id}`)).json<{ version: number }>();
  const put = { headers: { 'if-match': `"${version}"` }, payload: buildFormBody({ title }) };
  const answer = await by.send({ method: 'PUT', url: `/api/saved-forms/${id}`, ...put });
  expect(answer.statusCode).toBe(200);
}

test('tells a physician what was done to each report, by which session, and nothing of a colleague', async () => {
  const other = await server.signUp({ username: 'zzcolleague' });
  await create(other, 'Dossier du collègue');
  const id = await create(client, 'Genou de Zztest');
  for (const title of ['Genou', 'Genou gauche', 'Genou gauche de Zztest']) await change(client, id, title);
  const again = await client.signInAgain();
  await change(again, id, 'Genou de Zztest');
  const body = { text: 'La flexion est à 60°.', language: 'fr', savedFormId: id };
  await again.post('/api/format-section7', body);
  const form = (await again.get(`/api/saved-forms/${id}`)).json<{ formData: object }>();
  const report = { formData: form.formData, savedFormId: id, reportId: newId() };
  const file = await again.post('/api/exports/docx', report);
  expect(file.statusCode).toBe(200);
  const reason = { reason: 'Doublon' };
  await again.send({ method: 'DELETE', url: `/api/saved-forms/${id}`, payload: reason });

  const events = await read(again);
  expect(actionsOf(events)).toEqual([
    'account-created',
    'signed-in',
    'form-created',
    'form-opened',
    'form-changed',
    'form-opened',
    'form-opened',
    'signed-in',
    'form-opened',
    'form-changed',
    'assistance-called',
    'form-opened',
    'report-exported',
    'form-deleted',
  ]);
  const [deleted, exported, , assisted] = events;
  expect(deleted).toMatchObject({ reason: 'Doublon', report: { id, title: null }, actor: 'zzalix' });
  const sha256 = createHash('sha256').update(file.rawPayload).digest('hex');
  expect(exported).toMatchObject({ detail: { format: 'docx', sha256 }, report: { id } });
  expect(assisted).toMatchObject({
    detail: { engine: 'local', field: 'historiqueEvolution' },
    report: { id },
  });
  const ofReport = events.filter(({ action }) => !/^(?:signed|account)/u.test(action));
  expect(new Set(ofReport.map(({ sessionId }) => sessionId)).size).toBe(2);
  expect(ofReport.every(({ report: of }) => of?.id === id)).toBe(true);
  expect(JSON.stringify(events)).not.toMatch(/flexion|collègue/u);
});

test('is searched by group, moment, title, and the beginning of an id', async () => {
  const knee = await create(client, 'Genou de Zétrange');
  const between = new Date(server.clock.now() + 500).toISOString();
  const back = await create(client, 'Dos à 50 %');
  await client.get(`/api/saved-forms/${knee}`);
  await client.put('/api/profile', (await client.get('/api/profile')).json());
  const ids = async (query: Record<string, string>) =>
    (await read(client, query)).map(({ report }) => report?.id ?? null);
  expect(await ids({ group: 'reports' })).toEqual([knee, back, knee]);
  expect(await ids({ group: 'reports', from: between })).toEqual([knee, back]);
  expect(await ids({ group: 'reports', before: between })).toEqual([knee]);
  expect(await ids({ text: 'zetrange' })).toEqual([knee, knee]);
  expect(await ids({ text: '50 %' })).toEqual([back]);
  expect(await ids({ text: '%' })).toEqual([back]);
  expect(await ids({ text: '_' })).toEqual([]);
  expect(await ids({ text: knee.slice(0, 8).toUpperCase() })).toEqual([knee, knee]);
  expect(actionsOf(await read(client, { group: 'settings' }))).toEqual([
    'account-created',
    'profile-changed',
  ]);
  const [{ sessionId } = { sessionId: null }] = await read(client);
  expect(await read(client, { text: sessionId ?? '' })).toHaveLength(5);
  expect((await read(client, { text: knee }))[0]?.report).toEqual({ id: knee, title: 'Genou de Zétrange' });
});

test.each([
  { group: 'all' },
  { from: 'yesterday' },
  { after: 0 },
  { before: '+010000-01-01T00:00:00.000Z' },
  { after: 1.5 },
  { after: '4' },
  { text: 'x'.repeat(201) },
  { accountId: newId() },
  { timeZone: 'Mars/Olympus' },
])('refuses to look for %o', async (query) => {
  expect((await client.post(`${OWN}/search`, query)).statusCode).toBe(400);
  expect((await client.post(`${OWN}/file`, { language: 'fr', ...query })).statusCode).toBe(400);
});

test('is read page by page, newest first, each event once while others are added', async () => {
  const event = { at: server.clock.now(), actorId: client.userId, action: 'form-opened' } as const;
  for (let count = 0; count < AUDIT_PAGE + 4; count += 1) await audit(server.store, event);
  const first = (await client.post(`${OWN}/search`, {})).json<AuditAnswer>();
  expect(first.events).toHaveLength(AUDIT_PAGE);
  await audit(server.store, event);
  const rest = (await client.post(`${OWN}/search`, { after: first.next })).json<AuditAnswer>();
  expect(rest.next).toBeNull();
  const positions = [...first.events, ...rest.events].map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted((a, b) => b - a));
  // With the account and the sign-in, without the one that came after the first page.
  expect(new Set(positions).size).toBe(AUDIT_PAGE + 6);
});

test('of the installation is for who runs it, without titles and reasons, and tells whether it is whole', async () => {
  const id = await create(client, 'Genou de Zztest');
  await client.send({ method: 'DELETE', url: `/api/saved-forms/${id}`, payload: { reason: 'Erreur' } });
  // The only physician of an installation runs it.
  expect(actionsOf(await read(client, {}, ALL))).toEqual([
    'account-created',
    'signed-in',
    'form-created',
    'form-deleted',
  ]);
  const admin = await server.signUp({ username: 'zzadmin', role: 'admin' });
  const other = await server.signUp({ username: 'zzcolleague' });
  expect((await other.post(`${ALL}/search`, {})).statusCode).toBe(403);
  expect((await other.get(`${ALL}/check`)).statusCode).toBe(403);
  expect((await other.post(`${ALL}/file`, { language: 'fr' })).statusCode).toBe(403);
  const events = await read(admin, {}, ALL);
  expect(events.find(({ action }) => action === 'form-deleted')).toMatchObject({
    actor: 'zzalix',
    reason: null,
    report: { id, title: null },
  });
  expect(actionsOf(await read(admin, { text: 'COLLÉA' }, ALL))).toEqual([
    'account-created',
    'signed-in',
    'access-refused',
    'access-refused',
    'access-refused',
  ]);
  expect(actionsOf(await read(admin))).toEqual(['account-created', 'signed-in']);
  const check = (await admin.get(`${ALL}/check`)).json<{ events: number }>();
  expect(check).toEqual({ events: events.length, head: expect.any(String), brokenAt: null });
});

test('notes a refusal once a session for each call or report, and a missing report is none', async () => {
  const other = await server.signUp({ username: 'zzcolleague' });
  const id = await create(client, 'Genou de Zztest');
  const named = { patientName: 'Zz', patientAge: '', diagnosis: '', savedFormId: id };
  for (let round = 0; round < 3; round += 1) {
    expect((await other.get(`/api/saved-forms/${id}`)).statusCode).toBe(404);
    expect((await other.get(`/api/saved-forms/${newId()}`)).statusCode).toBe(404);
    expect((await other.post('/api/recent-patients', named)).statusCode).toBe(404);
  }
  await other.post('/api/format-section7', { text: 'Zz', language: 'fr', savedFormId: id });
  const events = await read(other);
  expect(actionsOf(events)).toEqual(['account-created', 'signed-in', 'access-refused', 'assistance-called']);
  expect(events[1]).toMatchObject({
    report: { id, title: null },
    detail: { route: 'GET /api/saved-forms/:id' },
  });
  expect(events[0]?.report).toBeNull();
});

test('is taken away as a table whole, in the language of the reader, and the taking is noted', async () => {
  await create(client, '=HYPERLINK("http://zz.invalid")');
  const event = { at: server.clock.now(), actorId: client.userId, action: 'form-opened' } as const;
  for (let count = 0; count < AUDIT_PAGE; count += 1) await audit(server.store, event);
  const file = await client.post(`${OWN}/file`, { language: 'en', timeZone: 'America/Montreal' });
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('audit-trail.csv'),
  });
  const lines = file.body.trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '\u{FEFF}No.,Date and time (America/Montreal),Event,User,Account,Report,Title,Subject,Session,Detail (codes),Reason,Hash',
  );
  // A heading, the account, the sign-in, the report, what was opened, and the taking away itself.
  expect(lines).toHaveLength(AUDIT_PAGE + 5);
  // At 14 h UTC, and a second after.
  expect(lines[1]).toMatch(/^\d+,2026-03-02 09:00:01,Audit trail exported,zzalix,/u);
  expect(file.body).toContain(`,"'=HYPERLINK(""http://zz.invalid"")",`);
  expect(file.body).not.toMatch(/,=/u);
  const search = { group: 'reports', text: 'hyperlink', language: 'fr' };
  const found = await client.post(`${OWN}/file`, search);
  expect(found.body.trimEnd().split('\r\n')).toHaveLength(2);
  expect(found.body).toContain(';Rapport créé;');
  expect(actionsOf(await read(client, { group: 'exports' }))).toEqual(['trail-exported', 'trail-exported']);
});

test('says who was refused at the sign-in, and holds no name that nobody has', async () => {
  const admin = await server.signUp({ username: 'zzadmin', role: 'admin' });
  const payload = { password: 'wrong' };
  for (const username of ['zzalix', 'nobody'])
    await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { ...payload, username } });
  const refused = await read(admin, { text: 'alix', group: 'access' }, ALL);
  expect(actionsOf(refused)).toEqual(['signed-in', 'sign-in-refused']);
  expect(refused[0]).toMatchObject({ origin: 'unknown', actor: null, account: 'zzalix' });
  expect(actionsOf(await read(admin, { group: 'access' }, ALL))).toHaveLength(3);
  // In one's own trail a user name is no title.
  expect(await read(client, { text: 'alix' })).toEqual([]);
});
