import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { PreflightAnswer } from '@constat/contract';
import { buildDefaults, buildMeta } from '@constat/report/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultProfile } from '../../accounts/profile.ts';
import { readPdf } from '../../exports/read-back.test-data.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const URL_PATH = '/api/exports/preflight';
let server: TestServer;
let physician: TestClient;
beforeAll(async () => {
  server = await buildServer();
  physician = await server.signUp();
});
afterAll(() => server.close());

const meta = buildMeta('fr');

async function issuesOf(body: object, client = physician): Promise<PreflightAnswer['issues']> {
  const answer = await client.post(URL_PATH, body);
  expect(answer.statusCode).toBe(200);
  return answer.json<PreflightAnswer>().issues;
}

test('is for those who write reports', async () => {
  const stranger = await server.app.inject({ method: 'POST', url: URL_PATH, payload: { formData: {} } });
  expect(stranger.statusCode).toBe(401);
  const admin = await server.signUp({ role: 'admin' });
  expect((await admin.post(URL_PATH, { formData: {} })).statusCode).toBe(403);
});

test('a new report: what is prefilled, its date among it, no mandate, no title', async () => {
  const formData = buildDefaults(MEDICAL_EVALUATION, {
    today: '2026-03-02',
    language: 'fr',
  });
  const issues = await issuesOf({ formData, meta });
  const waiting = issues.flatMap((issue) => (issue.kind === 'unconfirmed' ? issue.fields : []));
  expect(waiting).toEqual(expect.arrayContaining(['dateEvaluation', 'rachisFlexion', 'piedsForceL5Droit']));
  expect(issues.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['mandate-empty', 'title-missing']));
});

test('words of the other gender are named with their fields', async () => {
  const formData = {
    mandatSoins: true,
    patientGender: 'female',
    historiqueEvolution: 'Le travailleur est tombé.',
  };
  expect(await issuesOf({ formData, meta, title: 'Zz' })).toEqual([
    { kind: 'other-gender', field: 'historiqueEvolution', words: ['Le', 'travailleur', 'tombé'] },
  ]);
});

test('characters that the PDF cannot print are named with their fields, and the physician can go on', async () => {
  const formData = {
    mandatSoins: true,
    patientName: 'Ilda \uE000',
    historiqueEvolution: `plein de texte «ordinaire», ½ ≥ é\u0000\t\n中 文 中${' 中'.repeat(1_000)}`,
    emploi: 'שלום',
  };
  const body = { formData, meta: { ...meta, confirmed: ['patientName'] }, title: 'Zz' };
  expect(await issuesOf(body)).toEqual([
    { kind: 'glyphs-missing', field: 'patientName', characters: ['U+E000'] },
    { kind: 'glyphs-missing', field: 'historiqueEvolution', characters: ['U+4E2D', 'U+6587'] },
  ]);
  expect((await physician.post('/api/exports/pdf', body)).statusCode).toBe(422);
  const pdf = await physician.post('/api/exports/pdf', { ...body, nameMissingGlyphs: true });
  expect(pdf.statusCode).toBe(200);
  expect((await readPdf(pdf.rawPayload)).text).toContain('[U+4E2D]');
});

test('what the preflight passes, the PDF prints', async () => {
  const formData = { mandatSoins: true, emploi: 'œuvre — ☐ ☑ ≥ ≤ ± → −5° Ελληνικά Кириллица مرحبا ẞ' };
  expect(await issuesOf({ formData, meta, title: 'Zz' })).toEqual([]);
  expect((await physician.post('/api/exports/pdf', { formData, meta, title: 'Zz' })).statusCode).toBe(200);
});

test('the characters alone are looked for where nothing else is asked', async () => {
  const formData = { patientGender: 'female', historiqueEvolution: 'Le travailleur est tombé 中.' };
  const missing = { kind: 'glyphs-missing', field: 'historiqueEvolution', characters: ['U+4E2D'] };
  expect(await issuesOf({ formData, meta, only: 'glyphs' })).toEqual([missing]);
  const all = await issuesOf({ formData, meta });
  expect(all).toContainEqual(missing);
  expect(all.length).toBeGreaterThan(2);
});

test('a character of the profile is named without a field', async () => {
  const client = await server.signUp();
  expect((await client.put('/api/profile', { ...defaultProfile('Dre 中'), address: '文' })).statusCode).toBe(
    200,
  );
  const issues = await issuesOf({ formData: { mandatSoins: true }, meta, title: 'Zz' }, client);
  expect(issues).toEqual([
    { kind: 'glyphs-missing', field: null, characters: expect.arrayContaining(['U+4E2D', 'U+6587']) },
  ]);
});

test.each([
  [{ formData: { inconnu: 'x' } }, 400, 'UNKNOWN_FIELD'],
  [{ formData: {}, attach: true }, 400, 'VALIDATION_FAILED'],
  [{ formData: {}, only: 'titles' }, 400, 'VALIDATION_FAILED'],
  [{}, 400, 'VALIDATION_FAILED'],
  [{ formData: { emploi: 'x'.repeat(200_001) } }, 413, 'PAYLOAD_TOO_LARGE'],
])('a wrong body is refused (%#)', async (payload, status, code) => {
  const answer = await physician.post(URL_PATH, payload);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('another request is answered while a report full of rare letters is looked at', async () => {
  const formData = Object.fromEntries(
    [
      'historiqueEvolution',
      'emploi',
      'examensAdditionnels',
      'medicationActuelle',
      'examensParacliniques',
    ].map((id) => [id, '文中'.repeat(33_000)]),
  );
  const order: string[] = [];
  await Promise.all([
    issuesOf({ formData, meta }).then(() => order.push('preflight')),
    physician.get('/api/profile').then(() => order.push('profile')),
  ]);
  expect(order).toEqual(['profile', 'preflight']);
});

test('what is typed and not printed is listed with its value, and exports as they stand', async () => {
  const formData = { mandatSoins: true, rachisFlexion: '60', conclusionPourcentageAtteinte: '3 %' };
  const body = { formData, meta: { ...meta, notExamined: ['spine'] }, title: 'Zz' };
  const percentage = {
    kind: 'not-printed',
    field: 'conclusionPourcentageAtteinte',
    reason: 'word-only',
    value: '3 %',
  };
  const flexion = {
    kind: 'not-printed',
    field: 'rachisFlexion',
    reason: 'region-not-examined',
    value: '60°',
  };
  expect(await issuesOf(body)).toEqual([flexion, percentage]);
  expect((await physician.post('/api/exports/html', body)).payload).not.toContain('60°');

  const client = await server.signUp();
  const exportSettings = { section12Everywhere: true, frenchSpacing: 'quebec' };
  await client.put('/api/profile', { ...defaultProfile('Dr Zz'), exportSettings });
  expect(await issuesOf(body, client)).toEqual([flexion]);
});

test('section 12 and the spacing follow the profile', async () => {
  const client = await server.signUp();
  const formData = { conclusionPourcentageAtteinte: '3 %', emploi: 'Oui ! Non.' };
  const html = async () => (await client.post('/api/exports/html', { formData, meta })).payload;
  expect(await html()).not.toContain('3\u00A0%');
  expect(await html()).toContain('Oui!');
  const exportSettings = { section12Everywhere: true, frenchSpacing: 'france' };
  const profile = { ...defaultProfile('Dr Zz'), exportSettings };
  expect((await client.put('/api/profile', profile)).json()).toMatchObject({ exportSettings });
  expect((await client.get('/api/profile')).json()).toMatchObject({ exportSettings });
  expect(await html()).toContain('3\u00A0%');
  expect(await html()).toContain('Oui\u202F!');
  const wrong = { ...profile, exportSettings: { ...exportSettings, frenchSpacing: 'suisse' } };
  expect((await client.put('/api/profile', wrong)).statusCode).toBe(400);
});
