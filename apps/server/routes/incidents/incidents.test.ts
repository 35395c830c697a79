import type { Incident, IncidentAnswer, IncidentBody, IncidentsAnswer } from '@constat/contract';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const INCIDENT: IncidentBody = {
  information: 'Nom et numéro de dossier de Zztémoin Pierre',
  circumstances: 'Un PDF a été envoyé à la mauvaise adresse.',
  occurred: '2026-02-27',
  becameAware: '2026-03-01',
  personsConcerned: '1',
  riskElements: '',
  seriousRisk: '',
  noticeToCommission: '',
  noticeToPersons: '',
  publicNotice: '',
  measures: '',
};

let server: TestServer;
let admin: TestClient;
afterEach(() => server.close());

async function record(body: Partial<IncidentBody> = {}): Promise<Incident> {
  const answer = await admin.post('/api/incidents', { ...INCIDENT, ...body });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<IncidentAnswer>().incident;
}

async function list(): Promise<readonly Incident[]> {
  return (await admin.get('/api/incidents')).json<IncidentsAnswer>().incidents;
}

onBothDatabases('the register of incidents', (newDatabaseUrl) => {
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer(databaseUrl === undefined ? {} : { databaseUrl });
    admin = await server.signUp({ role: 'admin' });
  });
  test('holds what was recorded, numbered, and takes what is found out later', async () => {
    const first = await record();
    server.clock.advance(60_000);
    const second = await record({ circumstances: 'Une clé USB a été perdue.' });
    expect([first.number, second.number]).toEqual([1, 2]);
    expect(await list()).toEqual([second, first]);
    const later = { ...INCIDENT, seriousRisk: 'yes' as const, noticeToCommission: '2026-03-02' };
    const changed = await admin.put(`/api/incidents/${first.id}`, later, { 'if-match': '"1"' });
    expect(changed.statusCode).toBe(200);
    expect(await list()).toEqual([second, { ...first, ...later, version: 2, updatedAt: second.recordedAt }]);
    const stale = await admin.put(`/api/incidents/${first.id}`, INCIDENT, { 'if-match': '"1"' });
    expect([stale.statusCode, stale.json()]).toMatchObject([412, { code: 'INCIDENT_CHANGED' }]);
    expect((await admin.put(`/api/incidents/${first.id}`, INCIDENT)).statusCode).toBe(428);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await admin.put(`/api/incidents/${nobody}`, INCIDENT, { 'if-match': '"1"' })).statusCode).toBe(
      404,
    );
  });

  test('gives each of several that are recorded at once a number of its own', async () => {
    const recorded = await Promise.all(Array.from({ length: 8 }, () => record()));
    expect(recorded.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('is recorded once however often the same request comes', async () => {
    const key = { 'idempotency-key': 'once' };
    const answers = [
      await admin.post('/api/incidents', INCIDENT, key),
      await admin.post('/api/incidents', INCIDENT, key),
    ];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await list()).toHaveLength(1);
  });

  test('is for who runs the installation alone', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    for (const physician of [one, two]) {
      expect((await physician.get('/api/incidents')).statusCode).toBe(403);
      expect((await physician.post('/api/incidents', INCIDENT)).statusCode).toBe(403);
      expect((await physician.post('/api/incidents/file', { language: 'fr' })).statusCode).toBe(403);
    }
    expect(await list()).toEqual([]);
  });
});

describe('an entry of the register', () => {
  beforeEach(async () => {
    server = await buildServer();
    admin = await server.signUp({ role: 'admin' });
  });

  test.each([
    ['no circumstances', { circumstances: '  ' }],
    ['a day that is none', { noticeToCommission: '2026-02-30' }],
    ['a text that is too long', { measures: 'x'.repeat(5_001) }],
    ['an answer that is none', { seriousRisk: 'maybe' }],
    ['a member that is not of it', { number: 7 }],
  ])('refuses %s and keeps nothing', async (_name, wrong) => {
    expect((await admin.post('/api/incidents', { ...INCIDENT, ...wrong })).statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });

  test('leaves a line in the trail for each change and each copy, without what it says', async () => {
    const { id } = await record();
    await admin.put(`/api/incidents/${id}`, INCIDENT, { 'if-match': '"1"' });
    await admin.post('/api/incidents/file', { language: 'en' });
    const events = await server.store.auditEvents.list();
    const ofRegister = events.filter(({ action }) => action.startsWith('incident'));
    expect(ofRegister.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['incident-recorded', id],
      ['incident-changed', id],
      ['incidents-exported', null],
    ]);
    expect(JSON.stringify(events)).not.toContain('Zztémoin');
  });

  test('is written as a table whose cells no spreadsheet takes for formulas', async () => {
    await record({ circumstances: '=cmd|x; "deux"\nlignes', seriousRisk: 'yes' });
    const answer = await admin.post('/api/incidents/file', { language: 'fr' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('registre-des-incidents.csv');
    expect(answer.body.charCodeAt(0)).toBe(0xfe_ff);
    expect(answer.body).toContain('Circonstances de l’incident');
    expect(answer.body).toContain('"\'=cmd|x; ""deux""\nlignes"');
    expect(answer.body).toContain(';Oui;');
  });

  test('lies readable in no file of the data directory', async () => {
    await admin.post('/api/incidents', INCIDENT, { 'idempotency-key': 'one' });
    const files = readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(server.dataDir, name))
      .filter((file) => statSync(file).isFile());
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(readFileSync(file).includes('Zzt')).toBe(false);
  });
});
