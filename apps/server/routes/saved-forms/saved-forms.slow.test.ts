import type { SavedForm, SavedFormItem } from '@constat/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eraseExpired } from '../../actions/erase-expired.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer, DAY_MS, SESSION_LIMITS } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp();
});
afterEach(() => server.close());

async function save(overrides: Parameters<typeof buildFormBody>[0] = {}): Promise<SavedForm> {
  const answer = await client.post('/api/saved-forms', buildFormBody(overrides));
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const url = (form: { id: string }) => `/api/saved-forms/${form.id}`;

describe('saving', () => {
  test('gives the form back with its version, its tag and its term', async () => {
    const meta = {
      schemaVersion: 1,
      reportLanguage: 'en' as const,
      normals: { spineFlexion: 80 },
      confirmed: [],
      notExamined: [],
    };
    const answer = await client.post('/api/saved-forms', buildFormBody({ meta }));
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['etag']).toBe('"1"');
    expect(answer.json()).toEqual({
      ...buildFormBody({ meta }),
      reportType: 'cnesst-medical',
      reportTypeVersion: 1,
      id: expect.stringMatching(/^[\da-f-]{36}$/u) as string,
      createdAt: '2026-03-02T14:00:00.000Z',
      updatedAt: '2026-03-02T14:00:00.000Z',
      expiresAt: '2026-03-09T14:00:00.000Z',
      expired: false,
      record: false,
      version: 1,
    });
    const read = await client.get(url(answer.json()));
    expect(read.json()).toEqual(answer.json());
    expect(read.headers['etag']).toBe('"1"');
  });

  test('a copy is kept indefinitely', async () => {
    const copy = await save({ formType: 'copy', retentionDays: 365 });
    expect(copy).toMatchObject({ retentionDays: 365, expiresAt: null });
    server.clock.advance(4000 * DAY_MS);
    await eraseExpired(server.store, {
      now: server.clock.now(),
      audioRetentionDays: 30,
      sessions: SESSION_LIMITS,
    });
    const later = await server.signUp();
    expect(await server.store.savedForms.find(client.userId, copy.id)).toMatchObject({ id: copy.id });
    expect((await later.get(url(copy))).statusCode).toBe(404);
  });

  test('older names are read into the present ones', async () => {
    const formData = {
      piedsCheillesPalpation: 'sans douleur',
      piedsDorsiflexionCheville: '20',
      piedsDorsiflexionChevilleGauche: '15',
    };
    const form = await save({ formData });
    expect(form.formData).toEqual({
      piedsChevillesPalpation: 'sans douleur',
      piedsDorsiflexionChevilleDroit: '20',
      piedsDorsiflexionChevilleGauche: '15',
    });
  });

  test('an unknown field is refused by its name, and its value is nowhere in the answer', async () => {
    const formData = { patientName: 'Zz', champInconnu: 'CANARI-VALEUR', autre: 'x' };
    const answer = await client.post('/api/saved-forms', { ...buildFormBody(), formData });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'UNKNOWN_FIELD', fields: ['champInconnu', 'autre'] });
    expect(answer.body).not.toContain('CANARI');
    expect((await client.get('/api/saved-forms')).json()).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['a member that is not its own', { ownerId: 'x' }, 'ownerId'],
    ['a version of its own', { version: 9 }, 'version'],
    ['a title of spaces', { title: '   ' }, 'title'],
    ['a title too long', { title: 'x'.repeat(101) }, 'title'],
    ['a number in the place of a text', { formData: { patientName: 4 } }, 'formData.patientName'],
    ['a text in the place of a box', { formData: { mandatDiagnostic: 'true' } }, 'formData.mandatDiagnostic'],
    ['another kind of form', { formType: 'signed' }, 'formType'],
    ['a draft for longer than 30 days', { retentionDays: 31 }, 'retentionDays'],
    ['no day at all', { retentionDays: 0 }, 'retentionDays'],
  ])('%s is refused', async (_case, change, field) => {
    const answer = await client.post('/api/saved-forms', { ...buildFormBody(), ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [field] });
  });

  test('a field holds 200 kB of UTF-8 and not a byte more; a body 5 MB', async () => {
    const full = 'é'.repeat(100_000);
    expect((await save({ formData: { historiqueEvolution: full } })).formData.historiqueEvolution).toBe(full);
    const over = await client.post(
      '/api/saved-forms',
      buildFormBody({ formData: { historiqueEvolution: `${full}x`, age: '40' } }),
    );
    expect(over.statusCode).toBe(413);
    expect(over.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', fields: ['historiqueEvolution'] });
    const huge = await client.post(
      '/api/saved-forms',
      buildFormBody({ formData: { age: 'x'.repeat(5_000_000) } }),
    );
    expect(huge.statusCode).toBe(413);
    expect(huge.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  test('any text comes back as it was', async () => {
    const text = `${String.fromCodePoint(0)}\u2028 « 90 ° » <script>alert(1)</script> \${x} {{y}} 😀 e\u0301 \r\n\t'";--`;
    const { id } = await save({ formData: { historiqueEvolution: text }, title: "l'os <b> « »" });
    expect((await client.get(url({ id }))).json()).toMatchObject({
      title: "l'os <b> « »",
      formData: { historiqueEvolution: text },
    });
  });
});

test('a title holds no character that a database cannot keep', async () => {
  const title = `Zz${String.fromCodePoint(0)}${'\u{1F600}'.charAt(0)} 😀`;
  const form = await save({ title });
  expect(form.title).toBe('Zz 😀');
  expect((await client.get(url(form))).json<SavedForm>().title).toBe('Zz 😀');
  const none = await client.post('/api/saved-forms', buildFormBody({ title: '\0' }));
  expect([none.statusCode, none.json()]).toEqual([400, expect.objectContaining({ fields: ['title'] })]);
});

describe('saving again', () => {
  test('needs the version that was opened', async () => {
    const form = await save();
    const body = buildFormBody({ title: 'Deuxième' });
    const absent = await client.put(url(form), body);
    expect([absent.statusCode, absent.json<{ code: string }>().code]).toEqual([428, 'VERSION_REQUIRED']);

    server.clock.advance(3_600_000);
    const saved = await client.put(url(form), body, { 'if-match': '"1"' });
    expect(saved.statusCode).toBe(200);
    expect(saved.headers['etag']).toBe('"2"');
    expect(saved.json()).toMatchObject({
      id: form.id,
      title: 'Deuxième',
      version: 2,
      createdAt: form.createdAt,
      expiresAt: '2026-03-09T15:00:00.000Z',
    });

    for (const stale of ['"1"', '"7"', '*', 'nonsense', '"2", "1"']) {
      const answer = await client.put(url(form), buildFormBody({ title: 'Écrasé' }), { 'if-match': stale });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([412, 'VERSION_CONFLICT']);
    }
    expect((await client.get(url(form))).json()).toMatchObject({ title: 'Deuxième', version: 2 });
  });

  test('of ten at once from one version, one lands and nine are told', async () => {
    const form = await save();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        client.put(url(form), buildFormBody({ title: `Titre ${index}` }), { 'if-match': '"1"' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(412),
    ]);
  });

  test('a copy is final', async () => {
    const copy = await save({ formType: 'copy', retentionDays: 365 });
    for (const headers of [{}, { 'if-match': '"1"' }]) {
      const answer = await client.put(url(copy), buildFormBody(), headers);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'COPY_IS_FINAL']);
    }
    expect((await client.post(`${url(copy)}/renew`)).statusCode).toBe(409);
  });

  test('what is not there is not found, whatever the id', async () => {
    for (const id of ['nope', '%2e%2e', "' or 1=1 --", '00000000-0000-4000-8000-000000000000']) {
      const address = `/api/saved-forms/${encodeURIComponent(id)}`;
      expect((await client.get(address)).statusCode).toBe(404);
      expect((await client.put(address, buildFormBody(), { 'if-match': '"1"' })).statusCode).toBe(404);
      expect((await client.send({ method: 'DELETE', url: address })).statusCode).toBe(404);
    }
  });

  test('a deleted form is gone', async () => {
    const form = await save();
    const deleted = await client.send({ method: 'DELETE', url: url(form) });
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect((await client.get(url(form))).statusCode).toBe(404);
    expect((await client.send({ method: 'DELETE', url: url(form) })).statusCode).toBe(404);
  });
});

describe('the list', () => {
  test('has the newest first, without content, and filters by kind', async () => {
    const titles = ['un', 'deux', 'trois'];
    for (const title of titles) {
      await save({ title, formType: title === 'deux' ? 'copy' : 'draft' });
      server.clock.advance(1000);
    }
    const all = (await client.get('/api/saved-forms')).json<SavedFormItem[]>();
    expect(all.map(({ title }) => title)).toEqual(['trois', 'deux', 'un']);
    expect(all.every((form) => !('formData' in form))).toBe(true);
    const drafts = (await client.get('/api/saved-forms?formType=draft')).json<SavedFormItem[]>();
    expect(drafts.map(({ title }) => title)).toEqual(['trois', 'un']);
  });

  test('comes in pages through the Link header', async () => {
    for (let index = 0; index < 5; index += 1) await save({ title: `${index}` });
    const all = (await client.get('/api/saved-forms')).json<SavedFormItem[]>();
    const paged: SavedFormItem[] = [];
    for (let next: string | undefined = '/api/saved-forms?limit=2&formType=draft'; next !== undefined;) {
      const page = await client.get(next);
      expect(page.statusCode).toBe(200);
      paged.push(...page.json<SavedFormItem[]>());
      next = /^<(.+)>; rel="next"$/u.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    expect(paged).toEqual(all);
  });

  test.each([
    'limit=0',
    'limit=501',
    'limit=x',
    'cursor=%00',
    'cursor=abc',
    'formType=x',
    'q=1',
    'limit=1&limit=2',
  ])('refuses ?%s', async (query) => {
    expect((await client.get(`/api/saved-forms?${query}`)).statusCode).toBe(400);
  });
});
