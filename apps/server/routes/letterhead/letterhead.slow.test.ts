import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { documentStrings, buildDocument } from '@constat/report/document';
import { buildMeta } from '@constat/report/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultProfile } from '../../accounts/profile.ts';
import { buildTemplate, line, withPart } from '../../exports/letterhead/templates.test-data.ts';
import { readPart, readWord, withoutSpace } from '../../exports/read-back.test-data.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { strToU8, unzipSync, zipSync } from '../../testing/zip.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const URL_PATH = '/api/profile/letterhead';

let server: TestServer;
let physician: TestClient;
let template: Uint8Array;
beforeAll(async () => {
  server = await buildServer();
  physician = await server.signUp({ displayName: 'Camille Zzexpert' });
  template = await buildTemplate();
});
afterAll(() => server.close());

/** Some forty kilobytes that take a gigabyte once they are read. */
function heavyTemplate(): Uint8Array {
  const part = strToU8(`<a>${'<b/>'.repeat(700_000)}</a>`);
  const parts = Array.from({ length: 12 }, (_, index) => [`word/part${index}.xml`, part] as const);
  return zipSync({ ...unzipSync(template), ...Object.fromEntries(parts) });
}

function upload(
  client: TestClient,
  bytes: Uint8Array,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) {
  return client.send({
    method: 'PUT',
    url: `${URL_PATH}${query}`,
    headers: { 'content-type': DOCX, ...headers },
    payload: Buffer.from(bytes),
  });
}

test('nobody without a session, and no administrator, has a letterhead', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const headers = { 'content-type': DOCX };
    expect((await server.app.inject({ method, url: URL_PATH, headers })).statusCode).toBe(401);
  }
  const admin = await server.signUp({ role: 'admin' });
  expect((await upload(admin, template)).statusCode).toBe(403);
  expect((await admin.get(`${URL_PATH}/file`)).statusCode).toBe(403);
});

test('a letterhead is kept, shown, used for Word, handed back and removed', async () => {
  expect((await physician.get(URL_PATH)).json()).toEqual({ letterhead: null });
  const answer = await upload(physician, template, {
    query: '?fileName=C%3A%5CZz%5CPapier%20%C3%A0%20lettres.docx',
  });
  expect(answer.statusCode).toBe(200);
  const { letterhead } = answer.json();
  expect(letterhead).toMatchObject({ fileName: 'Papier à lettres.docx', placement: 'placeholder' });
  expect((await physician.get(URL_PATH)).json()).toEqual({ letterhead });

  const formData = { emploi: 'Préposée', mandatSoins: true };
  const meta = buildMeta('fr');
  const exported = await physician.post('/api/exports/docx', { formData, meta, title: 'Zz' });
  const document = buildDocument(
    { type: MEDICAL_EVALUATION, formData, meta },
    'fr',
    defaultProfile('Camille Zzexpert'),
  );
  const words = withoutSpace(documentStrings(document, 'docx').join(''));
  expect(withoutSpace(readWord(exported.rawPayload))).toBe(`Confidentiel${words}Findumodèle`);
  expect(exported.headers['content-disposition']).toContain('filename="Zz.docx"');
  const without = await physician.post('/api/exports/docx', { formData, meta, letterhead: false });
  expect(withoutSpace(readWord(without.rawPayload))).toBe(words);

  const file = await physician.get(`${URL_PATH}/file`);
  expect(file.headers).toMatchObject({
    'content-type': DOCX,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(readPart(file.rawPayload, 'word/document.xml')).toContain('{{rapport}}');
  expect((await physician.send({ method: 'DELETE', url: URL_PATH })).statusCode).toBe(204);
  expect((await physician.send({ method: 'DELETE', url: URL_PATH })).statusCode).toBe(404);
  expect((await physician.get(`${URL_PATH}/file`)).statusCode).toBe(404);
  expect((await server.store.auditEvents.list()).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['letterhead-changed', 'letterhead-removed']),
  );
});

test("another physician's reports never stand in it", async () => {
  await upload(physician, template);
  const other = await server.signUp();
  expect((await other.get(URL_PATH)).json()).toEqual({ letterhead: null });
  expect((await other.get(`${URL_PATH}/file`)).statusCode).toBe(404);
  const exported = await other.post('/api/exports/docx', { formData: {} });
  expect(readWord(exported.rawPayload)).not.toContain('Confidentiel');
});

test('a template without a place is refused in words, and taken when the report may go at the end', async () => {
  const plain = await buildTemplate({ children: [line('Confidentiel')] });
  const refused = await upload(physician, plain, { headers: { 'accept-language': 'en' } });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'LETTERHEAD_NO_PLACEHOLDER']);
  expect(refused.json().message).toContain('{{report}}');
  const taken = await upload(physician, plain, { query: '?append=true' });
  expect(taken.json().letterhead).toMatchObject({ placement: 'end', fileName: 'letterhead.docx' });
});

describe('what is refused leaves the letterhead that was there', () => {
  test.each([
    ['no Word document', () => Buffer.from('<html>'), '', 422, 'LETTERHEAD_INVALID'],
    ['nothing at all', () => Buffer.alloc(0), '', 422, 'LETTERHEAD_INVALID'],
    [
      'macros',
      () => Buffer.from(withPart(template, 'word/vbaProject.bin', () => 'x')),
      '',
      422,
      'LETTERHEAD_UNSAFE',
    ],
    ['more text than memory is given for', () => Buffer.from(heavyTemplate()), '', 422, 'FILE_TOO_HEAVY'],
    ['a kind for macros', () => Buffer.from(template), '?fileName=zz.docm', 422, 'LETTERHEAD_MACROS'],
    ['an unknown parameter', () => Buffer.from(template), '?owner=zz', 400, 'VALIDATION_FAILED'],
    [
      'a parameter given twice',
      () => Buffer.from(template),
      '?append=true&append=false',
      400,
      'VALIDATION_FAILED',
    ],
    ['a byte too many', () => Buffer.alloc(5_000_001), '', 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s', async (_what, build, query, status, code) => {
    const kept = (await physician.get(`${URL_PATH}/file`)).rawPayload;
    const answer = await upload(physician, build(), { query });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect((await physician.get(`${URL_PATH}/file`)).rawPayload.equals(kept)).toBe(true);
  });

  test.each(['application/json', 'text/plain', 'application/zip', 'multipart/form-data; boundary=x'])(
    'a body of type %s',
    async (type) => {
      const answer = await upload(physician, Buffer.from('{}'), { headers: { 'content-type': type } });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );

  test('another site', async () => {
    const answer = await upload(physician, template, { headers: { origin: 'https://zz.invalid' } });
    expect(answer.statusCode).toBe(403);
  });
});

test('the same upload twice under one key has one effect; another file under it is refused', async () => {
  const headers = { 'idempotency-key': 'zz-letterhead-key' };
  const first = await upload(physician, template, { headers });
  const lines = (await server.store.auditEvents.list()).length;
  const again = await upload(physician, template, { headers });
  expect(again.json()).toEqual(first.json());
  expect((await server.store.auditEvents.list()).length).toBe(lines);
  const other = await upload(physician, await buildTemplate({ children: [line('A {{rapport}}')] }), {
    headers,
  });
  expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

test('too many uploads in a minute are asked to wait', async () => {
  const busy = await buildServer();
  try {
    const client = await busy.signUp();
    const codes: number[] = [];
    for (let index = 0; index < 22; index += 1)
      codes.push((await upload(client, Buffer.from('x'))).statusCode);
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
    expect(codes.at(-1)).toBe(429);
  } finally {
    await busy.close();
  }
});
