import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SavedForm } from '@constat/contract';
import { buildMeta } from '@constat/report/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

let server: TestServer;
let physician: TestClient;
beforeAll(async () => {
  server = await buildServer();
  physician = await server.signUp();
});
afterAll(() => server.close());

const report = {
  title: 'Zzorvane, Ilda',
  formData: { patientName: 'Ilda Zzorvane', emploi: '« é » \\ "x" <b> 😀 endstream', mandatSoins: true },
  meta: {
    ...buildMeta('en', { spineFlexion: 85 }),
    confirmed: ['patientName'],
    notExamined: ['knees'],
    statedNormal: ['rachisFlexion'],
  },
};

async function pdfWith(body: object): Promise<Buffer> {
  const answer = await physician.post('/api/exports/pdf', { ...body, nameMissingGlyphs: true });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

function send(
  payload: Buffer,
  {
    client = physician,
    headers = {},
  }: { readonly client?: TestClient; readonly headers?: Record<string, string> } = {},
) {
  return client.send({
    method: 'POST',
    url: '/api/imports/pdf',
    headers: { 'content-type': 'application/pdf', ...headers },
    payload,
  });
}

/** The same file as another program protects it. */
function encrypted(pdf: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'constat-encrypted-'));
  try {
    const [plain, locked] = [join(folder, 'plain.pdf'), join(folder, 'locked.pdf')];
    writeFileSync(plain, pdf);
    execFileSync('qpdf', ['--encrypt', '', 'zz', '256', '--', plain, locked]);
    return readFileSync(locked);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a PDF that carries its report is opened as a draft, in another account too', async () => {
  const pdf = await pdfWith({ ...report, attach: true });
  const other = await server.signUp();
  const answer = await send(pdf, { client: other });
  expect(answer.statusCode).toBe(201);
  const form = answer.json<SavedForm>();
  expect(form).toMatchObject({ ...report, formType: 'draft', retentionDays: 30, version: 1 });
  expect(answer.headers['etag']).toBe('"1"');
  expect((await other.get(`/api/saved-forms/${form.id}`)).json()).toMatchObject(report);
  expect((await physician.get(`/api/saved-forms/${form.id}`)).statusCode).toBe(404);
});

test('a report without a title gets one', async () => {
  const pdf = await pdfWith({ formData: { emploi: 'x' }, attach: true });
  const answer = await send(pdf, { headers: { 'accept-language': 'en' } });
  expect(answer.json<SavedForm>().title).toBe('Report imported from a PDF');
});

test('the same file twice under one key is one draft', async () => {
  const pdf = await pdfWith({ ...report, attach: true });
  const client = await server.signUp();
  const headers = { 'idempotency-key': 'zz-import' };
  const [first, again] = [await send(pdf, { client, headers }), await send(pdf, { client, headers })];
  expect(again.json()).toEqual(first.json());
  expect((await client.get('/api/saved-forms')).json()).toHaveLength(1);
});

test.each([
  ['no PDF', async () => Buffer.from('{"formData":{}}'), 422, 'NO_REPORT_IN_PDF'],
  ['nothing', async () => Buffer.alloc(0), 422, 'NO_REPORT_IN_PDF'],
  ['a PDF without its data', () => pdfWith(report), 422, 'NO_REPORT_IN_PDF'],
  [
    'a PDF cut off',
    async () => (await pdfWith({ ...report, attach: true })).subarray(0, 4_000),
    422,
    'NO_REPORT_IN_PDF',
  ],
  [
    'an encrypted PDF',
    async () => encrypted(await pdfWith({ ...report, attach: true })),
    422,
    'PDF_ENCRYPTED',
  ],
  ['a PDF of another program', async () => attached({ formData: {} }), 422, 'NO_REPORT_IN_PDF'],
  [
    'an unknown field',
    async () => attached({ format: 'constat-report', formData: { zz: 'x' } }),
    422,
    'NO_REPORT_IN_PDF',
  ],
  [
    'a field of another type',
    async () => attached({ format: 'constat-report', formData: { emploi: 3 } }),
    422,
    'NO_REPORT_IN_PDF',
  ],
  ['a byte too many', async () => Buffer.alloc(25_000_001), 413, 'PAYLOAD_TOO_LARGE'],
])('%s is refused', async (_what, build, status, code) => {
  const client = await server.signUp();
  const answer = await send(await build(), { client });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect((await client.get('/api/saved-forms')).json()).toEqual([]);
});

test('another type of body, no session and another role are refused', async () => {
  expect(
    (await send(Buffer.from('{}'), { headers: { 'content-type': 'application/json' } })).statusCode,
  ).toBe(415);
  const stranger = await server.app.inject({ method: 'POST', url: '/api/imports/pdf' });
  expect(stranger.statusCode).toBe(401);
  const admin = await server.signUp({ role: 'admin' });
  expect((await send(Buffer.from('%PDF-'), { client: admin })).statusCode).toBe(403);
});

test.each([
  ['names without end', '<<', '/EmbeddedFile ', 300_000],
  ['dictionaries in dictionaries without end', '', '<<', 2_000_000],
  ['dictionaries side by side without end', '<<', '<<a>>', 800_000],
])('a file of %s is refused', async (_what, start, unit, times) => {
  const answer = await send(Buffer.from(`%PDF-1.7 ${start}${unit.repeat(times)}`));
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'NO_REPORT_IN_PDF']);
});

/** The least of a PDF that holds a file. */
function attached(content: object): Buffer {
  const text = JSON.stringify(content);
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Length ${text.length} >>\nstream\n${text}\nendstream\n`,
  );
}
