import type { SavedForm } from '@constat/contract';
import { REPORT_TYPES, ReportType, ReportTypes } from '@constat/report/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHtml } from '../../exports/read-back.test-data.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const [first] = REPORT_TYPES.all;
if (first === undefined) throw new Error('no type');
/** The history and the conclusion of a report, as a kind of its own. */
const brief = (version: number, sections: readonly string[]): ReportType =>
  new ReportType({
    id: 'zz-brief',
    version,
    label: { fr: 'Avis bref', en: 'Short opinion' },
    sections: first.sections.filter(({ id }) => sections.includes(id)),
  });
const TYPES = new ReportTypes([
  ...REPORT_TYPES.all,
  brief(1, ['section4', 'section7']),
  brief(2, ['section4', 'section7', 'section11']),
]);
const BRIEF = { reportType: 'zz-brief', reportTypeVersion: 1 } as const;
const formData = { historiqueEvolution: 'Chute.' };

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await buildServer({ reportTypes: TYPES });
  client = await server.signUp();
});
afterAll(() => server.close());

const save = async (body: object): Promise<SavedForm> =>
  (await client.post('/api/saved-forms', { ...buildFormBody(), ...body })).json();
const saveAgain = (form: SavedForm, body: object) =>
  client.put(
    `/api/saved-forms/${form.id}`,
    { ...buildFormBody(), ...body },
    { 'if-match': `"${form.version}"` },
  );

test('a report is kept with its type and the version of it', async () => {
  const saved = await save({ ...BRIEF, formData });
  expect(saved).toMatchObject({ ...BRIEF, formData });
  const read = (await client.get(`/api/saved-forms/${saved.id}`)).json<SavedForm>();
  expect(read).toMatchObject({ ...BRIEF, formData });
  const listed = (await client.get('/api/saved-forms')).json<SavedForm[]>();
  expect(listed.find(({ id }) => id === saved.id)).toMatchObject(BRIEF);
});

test('a report that names no type is the evaluation of before, and stays of its type when it is saved again', async () => {
  expect(await save({ formData })).toMatchObject({ reportType: 'cnesst-medical', reportTypeVersion: 1 });
  const saved = await save({ ...BRIEF, formData });
  const again = await saveAgain(saved, { formData: { historiqueEvolution: 'Chute, puis repos.' } });
  expect(again.json()).toMatchObject({ ...BRIEF, version: 2 });
});

test('a report is raised to a later version of its type, and goes back to none', async () => {
  const conclusionResume = 'Guérison.';
  const saved = await save({ ...BRIEF, formData });
  const later = { ...BRIEF, reportTypeVersion: 2 };
  const raised = await saveAgain(saved, { ...later, formData: { ...formData, conclusionResume } });
  expect(raised.json()).toMatchObject({ ...later, formData: { conclusionResume } });
  for (const other of [BRIEF, { reportType: 'cnesst-medical', reportTypeVersion: 1 }]) {
    const refused = await saveAgain(raised.json(), { ...other, formData });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'REPORT_NEWER']);
  }
});

test('a save sent twice under one key answers the same, of a report whose type it does not name', async () => {
  const saved = await save({ ...BRIEF, reportTypeVersion: 2, formData });
  const body = { ...buildFormBody(), formData: { conclusionResume: 'Guérison.' } };
  const headers = { 'if-match': '"1"', 'idempotency-key': '9d2a7f2e-1111-4111-8111-111111111111' };
  const once = await client.put(`/api/saved-forms/${saved.id}`, body, headers);
  const twice = await client.put(`/api/saved-forms/${saved.id}`, body, headers);
  expect(once.statusCode).toBe(200);
  expect(twice.json()).toEqual(once.json());
});

test.each([
  [
    'a type that nobody knows',
    { reportType: 'zz-other', reportTypeVersion: 1, formData },
    'UNKNOWN_REPORT_TYPE',
  ],
  ['a version that nobody knows', { ...BRIEF, reportTypeVersion: 3, formData }, 'UNKNOWN_REPORT_TYPE'],
  ['a field that the type does not have', { ...BRIEF, formData: { rachisFlexion: '90' } }, 'UNKNOWN_FIELD'],
  ['a field of a later version', { ...BRIEF, formData: { conclusionResume: 'Zz' } }, 'UNKNOWN_FIELD'],
])('%s is refused and nothing is kept', async (_name, body, code) => {
  const before = (await client.get('/api/saved-forms')).json<SavedForm[]>().length;
  const answer = await client.post('/api/saved-forms', { ...buildFormBody(), ...body });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
  expect((await client.get('/api/saved-forms')).json<SavedForm[]>()).toHaveLength(before);
});

test('an export prints the sections of the type of its report', async () => {
  const answer = await client.post('/api/exports/html', { ...BRIEF, formData });
  const text = readHtml(answer.rawPayload);
  expect(text).toContain('Avis bref');
  expect(text).toContain('Chute.');
  expect(text).not.toContain('Examen physique');
});
