import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ERRORS } from '@constat/contract/errors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';

const PRESENT = 'index-Present1.js';
const OLDER = { 'x-constat-pages': 'index-Older-_1.js' };

let server: TestServer;
let client: TestClient;
let pagesDirectory: string;

async function build(entry: string): Promise<void> {
  const scripts = `<script nonce="__CSP_NONCE__">0</script><script type="module" crossorigin src="/assets/${entry}"></script>`;
  await writeFile(path.join(pagesDirectory, 'index.html'), `<!doctype html><head>${scripts}</head>`);
}

beforeEach(async () => {
  pagesDirectory = await mkdtemp(path.join(tmpdir(), 'constat-pages-'));
  await build(PRESENT);
  server = await buildServer({ pagesDirectory });
  client = await server.signUp();
});
afterEach(async () => {
  await server.close();
  await rm(pagesDirectory, { recursive: true, force: true });
});

const codeOf = (answer: { readonly body: string }) => (JSON.parse(answer.body) as { code?: string }).code;

async function saveDraft(): Promise<{ readonly id: string; readonly etag: string }> {
  const made = await client.post('/api/saved-forms', buildFormBody());
  return { id: made.json<{ id: string }>().id, etag: String(made.headers['etag']) };
}

test('every answer of a call names the build, a refusal too, and no page does', async () => {
  const answers = [
    await client.get('/api/saved-forms'),
    await server.app.inject('/api/saved-forms'),
    await server.app.inject('/api/none'),
    await client.post('/api/saved-forms', { not: 'valid' }),
    await client.post('/api/saved-forms', buildFormBody(), OLDER),
    await client.send({ method: 'GET', url: '/api/saved-forms', headers: OLDER }),
  ];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['x-constat-pages']])).toEqual([
    [200, PRESENT],
    [401, PRESENT],
    [404, PRESENT],
    [400, PRESENT],
    [409, PRESENT],
    [200, PRESENT],
  ]);
  expect((await server.app.inject('/')).headers).not.toHaveProperty('x-constat-pages');
});

test('a page of another build writes no report, and is told so in its language', async () => {
  const { id, etag } = await saveDraft();
  const patient = { patientName: 'Alix Zztest' };
  await client.post('/api/recent-patients', { ...patient, patientData: {} });
  const before = (await client.get(`/api/saved-forms/${id}`)).json<object>();
  const calls = [
    ['POST', '/api/saved-forms', buildFormBody()],
    ['PUT', `/api/saved-forms/${id}`, buildFormBody({ title: 'Autre' })],
    ['POST', `/api/saved-forms/${id}/renew`, undefined],
    ['DELETE', `/api/saved-forms/${id}`, undefined],
    ['POST', '/api/recent-patients', patient],
    ['PATCH', '/api/recent-patients/access', patient],
    // Nothing of the body is read first.
    ['POST', '/api/saved-forms', { not: 'valid' }],
  ] as const;
  for (const [method, url, payload] of calls) {
    const headers = { ...OLDER, 'if-match': etag, 'accept-language': 'en' };
    const answer = await client.send({ method, url, headers, ...(payload !== undefined && { payload }) });
    expect([method, url, answer.statusCode, codeOf(answer)]).toEqual([method, url, 409, 'PAGES_CHANGED']);
    expect(answer.json()).toMatchObject({ message: ERRORS.PAGES_CHANGED.message.en });
  }
  expect((await client.get(`/api/saved-forms/${id}`)).json()).toEqual(before);
  expect((await client.get('/api/saved-forms')).json()).toHaveLength(1);
});

test('it still reads, exports, sends its recordings and signs out', async () => {
  const { id } = await saveDraft();
  const { formData } = buildFormBody();
  const session = { reportId: id, formId: null, note: '{}' };
  const calls = [
    ['GET', `/api/saved-forms/${id}`, undefined],
    ['POST', '/api/exports/preflight', { formData }],
    ['PUT', `/api/recordings/${id}/session`, session],
    ['POST', '/api/auth/logout', undefined],
  ] as const;
  for (const [method, url, payload] of calls) {
    const answer = await client.send({
      method,
      url,
      headers: OLDER,
      ...(payload !== undefined && { payload }),
    });
    expect([method, url, answer.statusCode]).toEqual([method, url, 200]);
  }
});

test('the present page and a caller that is no page write', async () => {
  const present = { 'x-constat-pages': PRESENT };
  expect((await client.post('/api/saved-forms', buildFormBody(), present)).statusCode).toBe(201);
  expect((await client.post('/api/saved-forms', buildFormBody())).statusCode).toBe(201);
});

test('pages that are built anew under a running server are the present ones from their first call on', async () => {
  await build('index-Newer.js');
  const newer = { 'x-constat-pages': 'index-Newer.js' };
  const answer = await client.post('/api/saved-forms', buildFormBody(), newer);
  expect([answer.statusCode, answer.headers['x-constat-pages']]).toEqual([201, 'index-Newer.js']);
  const older = await client.post('/api/saved-forms', buildFormBody(), { 'x-constat-pages': PRESENT });
  expect(codeOf(older)).toBe('PAGES_CHANGED');
});

test('a server without built pages names none and refuses nobody', async () => {
  const bare = await buildServer({ pagesDirectory: path.join(pagesDirectory, 'none') });
  const other = await bare.signUp();
  const answer = await other.post('/api/saved-forms', buildFormBody(), OLDER);
  expect(answer.statusCode).toBe(201);
  expect(answer.headers).not.toHaveProperty('x-constat-pages');
  await bare.close();
});
