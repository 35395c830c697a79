import type { ListedForm, SavedForm } from '@constat/contract';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const META = { schemaVersion: 1, reportLanguage: 'fr', normals: {}, confirmed: [], notExamined: [] } as const;
const TOLD = 'Zzdit: douleur au genou';

function buildReport(overrides: Parameters<typeof buildFormBody>[0] = {}) {
  return buildFormBody({
    ...MEDICAL_EVALUATION.name,
    meta: { ...META, confirmed: [], notExamined: [] },
    formData: {
      patientName: 'Ilda Zzorvane',
      workerFileNo: '012345678',
      diagnosticsCnesst: 'Entorse du genou droit',
      originalEventDate: '2026-03-12',
      dateEvaluation: '2026-11-21',
      plaintesproblemes: TOLD,
      genouxFlexionDroitActif: '120',
      historiqueEvolution: `${TOLD} [à préciser]`,
      antecedentsMedicaux: 'Aucun antécédent médical rapporté.',
    },
    ...overrides,
  });
}

onBothDatabases('the summaries of the list', (newDatabaseUrl) => {
  let server: TestServer;
  let client: TestClient;
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer(databaseUrl === undefined ? {} : { databaseUrl });
    client = await server.signUp();
  });
  afterEach(() => server.close());

  const list = async (query = '', who = client) =>
    (await who.get(`/api/saved-forms${query}`)).json<ListedForm[]>();

  test('say whom a report is about and what is left, and nothing that was told or found', async () => {
    await client.post('/api/saved-forms', buildReport());
    const answer = await client.get('/api/saved-forms');
    expect(answer.json<ListedForm[]>()[0]?.summary).toEqual({
      workerName: 'Ilda Zzorvane',
      fileNumber: '012345678',
      diagnosis: 'Entorse du genou droit',
      regions: ['knees'],
      eventDate: '2026-03-12',
      evaluationDate: '2026-11-21',
      dueDate: '',
      complete: 1,
      total: expect.any(Number) as number,
      // In section 7, a place is left open.
      begun: ['sectionA', 'section2', 'section4', 'section8', 'section9'],
      unconfirmed: 2,
      openPlaces: 1,
    });
    expect(answer.body).not.toContain('Zzdit');
    expect(answer.body).not.toContain('120');
  });

  test('follow each save, and stay when a draft is renewed', async () => {
    const saved = (await client.post('/api/saved-forms', buildReport())).json<SavedForm>();
    const address = `/api/saved-forms/${saved.id}`;
    const formData = { patientName: 'Ilda Zzorvane-Zz', dateEvaluation: '2026-11-22' };
    const body = buildReport({ formData });
    expect((await client.put(address, body, { 'if-match': '"1"' })).statusCode).toBe(200);
    const after = { workerName: 'Ilda Zzorvane-Zz', evaluationDate: '2026-11-22', openPlaces: 0 };
    expect(await list()).toMatchObject([{ summary: after }]);
    expect((await client.post(`${address}/renew`)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ summary: after, version: 3 }]);
  });

  test('come with drafts, copies and pages of the list, and never with another physician’s', async () => {
    await client.post('/api/saved-forms', buildReport());
    await client.post('/api/saved-forms', buildReport({ formType: 'copy', retentionDays: 365 }));
    const other = await server.signUp();
    for (const query of ['?formType=draft', '?formType=copy', '?limit=1']) {
      expect(await list(query)).toMatchObject([{ summary: { workerName: 'Ilda Zzorvane' } }]);
      expect(await list(query, other)).toEqual([]);
    }
  });

  test('are no part of a report that is opened or saved, nor of what is kept to answer twice', async () => {
    const key = { 'idempotency-key': 'zz-1' };
    const first = await client.post('/api/saved-forms', buildReport(), key);
    const again = await client.post('/api/saved-forms', buildReport(), key);
    expect(again.body).toBe(first.body);
    expect(first.json()).not.toHaveProperty('summary');
    const opened = await client.get(`/api/saved-forms/${first.json<SavedForm>().id}`);
    expect(opened.json()).not.toHaveProperty('summary');
    const place = { userId: client.userId, route: 'POST /api/saved-forms', key: 'zz-1' };
    expect((await server.store.idempotencyKeys.find(place, ''))?.body).not.toContain('Zzorvane');
    expect(server.log()).not.toContain('Zzorvane');
  });

  test('come without the meta of the reports where the answer is to be minimal', async () => {
    await client.post('/api/saved-forms', buildReport());
    expect((await list())[0]).toHaveProperty('meta');
    const answer = await client.send({ url: '/api/saved-forms', headers: { prefer: 'return=minimal' } });
    expect(answer.headers['preference-applied']).toBe('return=minimal');
    const [form] = answer.json<ListedForm[]>();
    expect(form).not.toHaveProperty('meta');
    expect(form).toMatchObject({ summary: { workerName: 'Ilda Zzorvane' } });
  });
});
