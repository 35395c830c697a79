import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer, PASSWORD } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { keepSigned } from '../testing/sign-report.ts';
import { beginRecording, keepRecognised } from '../routes/recordings/parts.test-data.ts';

const MARK = 'Zzmarque de la propriétaire';
const RECORDING = '11111111-1111-4111-8111-111111111111';
const RECORDED_TEXT = {
  reportId: '22222222-2222-4222-8222-222222222222',
  section: 'section7',
  language: 'fr',
  reportLanguage: 'fr',
  startedAt: 0,
  durationMs: 1000,
  doubtful: 0,
  writing: { segments: [] },
};
/** Addresses whose last part names no record of anybody. */
const WITHOUT_RECORDS = [
  '/api/exports/{format}',
  '/api/speech/models/{id}/pull',
  // Copies of the whole database and the register of incidents have rules of their own, shown beside their routes.
  '/api/incidents/{id}',
  '/api/copies/{name}',
  '/api/copies/{name}/file',
  '/api/copies/{name}/restore',
  '/api/recovery-sheets/{id}/confirm',
  // So have sessions, accounts and engines elsewhere.
  '/api/transfers/{id}',
  '/api/account/sessions/{id}',
  '/api/accounts/{id}',
  '/api/accounts/{id}/erasure',
  '/api/erasures/{id}/file',
  '/api/erasures/{id}/page',
  '/api/accounts/{id}/administration',
  '/api/accounts/{id}/disable',
  '/api/accounts/{id}/enable',
  '/api/accounts/{id}/factors',
  '/api/account/passkeys/{id}',
  '/api/accounts/{id}/reset',
  '/api/accounts/{id}/sessions',
];

const PHRASE = { language: 'fr', field: 'conclusionSoinsTraitements' };

let server: TestServer;
let owner: TestClient;
let other: TestClient;
let formId: string;
let patientId: string;
let entryId: string;
let phraseId: string;
let signedId: string;

beforeEach(async () => {
  server = await buildServer();
  [owner, other] = [await server.signUp(), await server.signUp()];
  const form = buildFormBody({ title: MARK, formData: { patientName: MARK } });
  formId = (await owner.post('/api/saved-forms', form)).json<{ id: string }>().id;
  const patient = { patientName: MARK, patientAge: '', diagnosis: '' };
  patientId = (await owner.post('/api/recent-patients', patient)).json<{ id: string }>().id;
  const entry = { term: MARK, kind: 'name', heard: [MARK] };
  entryId = (await owner.post('/api/vocabulary', entry)).json<{ id: string }>().id;
  phraseId = (await owner.post('/api/phrases', { ...PHRASE, text: MARK })).json<{ id: string }>().id;
  const signed = { accountId: owner.userId, reportId: formId, pdf: Buffer.from(MARK) };
  signedId = await keepSigned(server, signed);
  await beginRecording(owner, RECORDING, { note: MARK });
  await owner.send(part(RECORDING, MARK));
  const place = { ownerId: owner.userId, recordingId: RECORDING };
  const words = JSON.stringify([{ text: MARK, startMs: 0, endMs: 1, confidence: null }]);
  await server.store.spokenPhrases.add([{ ...place, number: 1, fromMs: 0, toMs: 1, words }]);
  await keepRecognised(server, place, { text: MARK, savedFormId: null });
});
afterEach(() => server.close());

function part(recordingId: string, text: string) {
  return {
    method: 'PUT' as const,
    url: `/api/recordings/${recordingId}/parts/0`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  };
}

function recordOf(path: string): string {
  if (path.includes('recent-patients')) return patientId;
  if (path.includes('vocabulary')) return entryId;
  return path.includes('phrases') ? phraseId : formId;
}

/** Every call whose address names a record, on the owner's records. */
async function calls() {
  const description = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, object>>;
  }>();
  const bodies: Readonly<Record<string, object>> = {
    '/api/saved-forms/{id}': buildFormBody({ title: 'Zz écrasé' }),
    '/api/vocabulary/{id}': { term: 'Zz écrasé', kind: 'name', heard: [] },
    '/api/phrases/{id}': { text: 'Zz écrasé' },
    '/api/recordings/{recordingId}': RECORDED_TEXT,
    '/api/recordings/{recordingId}/review': { reviewed: [], doubtful: 0 },
    '/api/recordings/{recordingId}/settled-facts': { facts: ['side 0:1-1'], isSettled: true },
    '/api/recordings/{recordingId}/report': { savedFormId: formId },
    '/api/recordings/{recordingId}/session': { reportId: formId, formId: null, note: 'Zz écrasé' },
    '/api/recordings/{recordingId}/stop': { parts: 1 },
    '/api/recordings/of-report/{reportId}/report': { savedFormId: formId },
    '/api/saved-forms/{id}/addenda': {
      method: 'account',
      proof: { password: PASSWORD },
      assent: true,
      text: 'Zz',
    },
    '/api/saved-forms/{id}/addendum-pages': { text: 'Zz' },
    '/api/saved-forms/{id}/term': {
      mandateEndedOn: '2026-01-01',
      finalJudgmentOn: null,
      judgmentAwaited: false,
    },
    '/api/saved-forms/{id}/signed-versions': {
      method: 'by-hand',
      proof: { password: PASSWORD },
      assent: true,
    },
    '/api/saved-forms/{id}/signed-versions/{versionId}/withdrawal': {
      proof: { password: PASSWORD },
      reason: 'Zz',
    },
  };
  return Object.entries(description.paths)
    .filter(([path]) => path.includes('{') && !WITHOUT_RECORDS.includes(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => {
        const url = path
          .replace('{recordingId}', RECORDING)
          .replace('{id}', recordOf(path))
          .replace('{versionId}', signedId)
          .replaceAll(/\{\w+\}/gu, '0');
        if (path.endsWith('/parts/{sequence}')) return part(RECORDING, 'Zz écrasé');
        const verb = method.toUpperCase() as 'GET' | 'PUT' | 'POST' | 'DELETE';
        const payload = verb === 'PUT' || verb === 'POST' ? { payload: bodies[path] ?? {} } : {};
        return { method: verb, url, headers: { 'if-match': '"1"' }, ...payload };
      }),
    );
}

/** All that the owner has, as the owner reads it. */
async function belongings(): Promise<string[]> {
  const urls = [
    `/api/saved-forms/${formId}`,
    `/api/saved-forms/${formId}/signing`,
    `/api/saved-forms/${formId}/signed-versions/${signedId}/pdf`,
    '/api/recent-patients',
    '/api/vocabulary',
    '/api/vocabulary/export',
    '/api/phrases',
    '/api/recordings',
    `/api/recordings/${RECORDING}/chunks/0/audio`,
    `/api/recordings/${RECORDING}/parts?from=0`,
    `/api/recordings/${RECORDING}/phrases`,
    '/api/recordings/unfinished',
  ];
  const answers = await Promise.all(urls.map((url) => owner.get(url)));
  return answers.map(({ statusCode, body }) => `${statusCode} ${body}`);
}

describe('every address that names a record', () => {
  test('shows another physician nothing of it, and changes nothing', async () => {
    const before = await belongings();
    expect(before.filter((text) => text.startsWith('200'))).toHaveLength(before.length);
    for (const call of await calls()) {
      const { statusCode, body } = await other.send(call);
      expect([call.method, call.url, statusCode < 500, body.includes(MARK)]).toEqual([
        call.method,
        call.url,
        true,
        false,
      ]);
    }
    expect(await belongings()).toEqual(before);
  });

  test('is closed to the administrator and to whoever is not signed in', async () => {
    const before = await belongings();
    const admin = await server.signUp({ role: 'admin' });
    for (const call of await calls()) {
      const { headers, ...rest } = call;
      const [asAdmin, asNobody] = [
        await admin.send(call),
        await server.app.inject({ ...rest, headers: { ...headers } }),
      ];
      expect([call.url, asAdmin.statusCode, asNobody.statusCode]).toEqual([call.url, 403, 401]);
    }
    expect(await belongings()).toEqual(before);
  });
});
