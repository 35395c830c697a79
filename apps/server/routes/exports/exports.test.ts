import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { documentStrings, buildDocument } from '@constat/report/document';
import { buildMeta } from '@constat/report/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultProfile } from '../../accounts/profile.ts';
import { conformanceFindings } from '../../exports/pdf/conformance/check-conformance.ts';
import { readHtml, readPdf, readPart, readWord, withoutSpace } from '../../exports/read-back.test-data.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

let server: TestServer;
let physician: TestClient;
beforeAll(async () => {
  server = await buildServer();
  physician = await server.signUp({ displayName: 'Camille Zzexpert' });
});
afterAll(() => server.close());

const formData = {
  patientName: 'Ilda Zzorvane',
  historiqueEvolution: 'Conclut: «pas de lyse» ; <b>40%</b>',
  rachisFlexion: '60',
  mandatSoins: true,
};
const meta = { ...buildMeta('fr'), confirmed: ['patientName' as const] };

async function accountOf(username: string): Promise<TestClient> {
  return server.signUp({ username, role: 'admin' });
}

test('nobody exports without a session, and no administrator reads a report', async () => {
  const stranger = await server.app.inject({
    method: 'POST',
    url: '/api/exports/pdf',
    payload: { formData },
  });
  expect(stranger.statusCode).toBe(401);
  const admin = await accountOf('zzadmin');
  expect((await admin.post('/api/exports/pdf', { formData })).statusCode).toBe(403);
});

test.each([
  ['pdf', 'application/pdf', async (bytes: Uint8Array) => (await readPdf(bytes)).text],
  [
    'docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    async (bytes: Uint8Array) => readWord(bytes),
  ],
  ['html', 'text/html; charset=utf-8', async (bytes: Uint8Array) => readHtml(bytes)],
] as const)('%s holds the report and the physician of the profile', async (format, mediaType, read) => {
  const own = {
    ...defaultProfile('Camille Zzexpert'),
    licenceNumber: '99901',
    address: '200, avenue du Gabarit',
  };
  expect((await physician.put('/api/profile', own)).statusCode).toBe(200);
  const answer = await physician.post(`/api/exports/${format}`, {
    ...MEDICAL_EVALUATION.name,
    formData,
    meta,
    title: 'Évaluation 3/4',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': mediaType,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-language': 'fr-CA',
  });
  expect(answer.headers['content-disposition']).toContain(
    `filename="Evaluation_3_4.${format}"; filename*=UTF-8''%C3%89valuation_3_4.${format}`,
  );
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';/u);
  const document = buildDocument({ type: MEDICAL_EVALUATION, formData, meta }, 'fr', own);
  expect(withoutSpace(await read(answer.rawPayload))).toBe(
    withoutSpace(documentStrings(document, format).join('')),
  );
});

test.each([
  ['fr', 'pdf', ['135°normale—', '120°120°—'], async (bytes: Uint8Array) => (await readPdf(bytes)).text],
  ['fr', 'docx', ['135°normale—', '120°120°—'], async (bytes: Uint8Array) => readWord(bytes)],
  ['en', 'html', ['135°normal—', '120°120°—'], async (bytes: Uint8Array) => readHtml(bytes)],
] as const)('what is said to be normal is a word in %s, %s', async (language, format, rows, read) => {
  const answer = await physician.post(`/api/exports/${format}`, {
    ...MEDICAL_EVALUATION.name,
    formData: { hanchesFlexionDroitActif: '120' },
    meta: { ...buildMeta(language), statedNormal: ['genouxFlexionDroitActif', 'hanchesFlexionDroitActif'] },
  });
  expect(answer.statusCode).toBe(200);
  const text = withoutSpace(await read(answer.rawPayload));
  // A number takes the place of a statement.
  for (const row of rows) expect(text).toContain(row);
});

test('without a meta the language is the one that the browser asks for, and the name the default one', async () => {
  const answer = await physician.post(
    '/api/exports/docx',
    { formData: {} },
    { 'accept-language': 'en-CA,en;q=0.9' },
  );
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="medical-evaluation.docx"; filename*=UTF-8''medical-evaluation.docx`,
  );
  expect(readPart(answer.rawPayload, 'word/document.xml')).toContain('Nothing recorded.');
});

test('older names are read into the present ones', async () => {
  const answer = await physician.post('/api/exports/html', {
    formData: { piedsCheillesPalpation: 'douleur au ligament' },
  });
  expect(readHtml(answer.rawPayload)).toContain('douleur au ligament');
});

test.each([
  [{ formData: { inconnu: 'x' } }, 400, 'UNKNOWN_FIELD'],
  [{ formData: { patientName: 3 } }, 400, 'VALIDATION_FAILED'],
  [{}, 400, 'VALIDATION_FAILED'],
  [{ formData: { historiqueEvolution: 'x'.repeat(200_001) } }, 413, 'PAYLOAD_TOO_LARGE'],
])('a wrong body is refused (%#)', async (payload, status, code) => {
  const answer = await physician.post('/api/exports/html', payload);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('an unknown format is refused', async () => {
  expect((await physician.post('/api/exports/odt', { formData })).statusCode).toBe(400);
});

test('a character that no font prints is named for PDF, and goes through elsewhere', async () => {
  const payload = { formData: { ...formData, emploi: '中' } };
  const pdf = await physician.post('/api/exports/pdf', payload, { 'accept-language': 'en' });
  expect(pdf.statusCode).toBe(422);
  expect(pdf.json()).toMatchObject({
    code: 'EXPORT_GLYPH_MISSING',
    fields: ['U+4E2D'],
    message: 'The report holds a character that the fonts cannot print.',
  });
  for (const format of ['docx', 'html'])
    expect((await physician.post(`/api/exports/${format}`, payload)).statusCode).toBe(200);
});

test.each(['native', 'wasm'] as const)(
  'a PDF declares PDF/A and PDF/UA and keeps the rules of both, whichever compiler makes it (%s)',
  async (pdfCompiler) => {
    const other = await buildServer({ env: { CONSTAT_PDF_COMPILER: pdfCompiler } });
    try {
      const client = await other.signUp();
      expect((await client.get('/api/exports')).json()).toEqual({ own: { state: 'none' } });
      const pdf = await client.post('/api/exports/pdf', { formData, meta });
      expect(pdf.statusCode).toBe(200);
      expect(conformanceFindings(pdf.rawPayload)).toEqual([]);
      expect((await readPdf(pdf.rawPayload)).text).toContain('Ilda Zzorvane');
    } finally {
      await other.close();
    }
  },
);

test('every export leaves a line in the audit trail, and no word of the report in the log', async () => {
  const lines = (await server.store.auditEvents.list()).filter(({ action }) => action === 'report-exported');
  expect(lines.length).toBeGreaterThanOrEqual(5);
  expect(lines.every(({ actorId }) => actorId === physician.userId)).toBe(true);
  expect(server.log()).not.toMatch(/Zzorvane|pas de lyse|中/u);
});
