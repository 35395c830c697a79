import { createHash } from 'node:crypto';
import type { ListedForm, SavedForm, SignedVersion, SigningAnswer } from '@constat/contract';
import { buildMeta } from '@constat/report/rules';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseLapsed } from '../../commands/erase-lapsed.ts';
import { createExportService } from '../../exports/export-service.ts';
import type { ExportService } from '../../exports/export-service.ts';
import { canonicalJson } from '../../signing/canonical-json.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer, DAY_MS, PASSWORD, SESSION_LIMITS } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import {
  SIGNER,
  WORKER,
  fillProfile,
  saveSignable,
  signReport,
  signingBody,
} from '../../testing/sign-report.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { beginRecording } from '../recordings/parts.test-data.ts';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const seen = (answer: LightMyRequestResponse) => [answer.statusCode, codeOf(answer)];
const RAW = 'Zzmots bruts dictés';

let exportService: ExportService;
beforeAll(() => {
  exportService = createExportService();
});
afterAll(() => exportService.close());

onBothDatabases('signing a report', (newDatabaseUrl) => {
  let server: TestServer;
  let owner: TestClient;
  let form: SavedForm;
  beforeAll(async () => {
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer({ exportService, ...(databaseUrl !== undefined && { databaseUrl }) });
    owner = await server.signUp();
    await fillProfile(owner);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    form = await saveSignable(owner);
  });

  const place = (id = form.id) => `/api/saved-forms/${id}/signed-versions`;
  const state = async (id = form.id, client = owner) =>
    (await client.get(`/api/saved-forms/${id}/signing`)).json<SigningAnswer>();
  const sign = async (body: object, version = form.version, client = owner) =>
    client.post(place(), body, { 'if-match': `"${version}"` });
  const pdfOf = (version: SignedVersion, headers = {}) =>
    owner.send({ method: 'GET', url: `${place(version.reportId)}/${version.id}/pdf`, headers });
  const eventsOf = async (reportId: string) =>
    (await server.store.auditEvents.list()).filter((event) => event.reportId === reportId);
  const eraseDue = () =>
    eraseLapsed(server.store, {
      now: server.clock.now(),
      audioRetentionDays: 30,
      sessions: SESSION_LIMITS,
    });

  test('keeps its pages byte for byte, with fingerprint, hashes and signer, and says so in the trail', async () => {
    const version = await signReport(owner, form);
    const at = new Date(server.clock.now()).toISOString();
    expect(version).toMatchObject({
      kind: 'report',
      method: 'account',
      at,
      signer: SIGNER,
      reportVersion: 1,
    });
    const pdf = await pdfOf(version);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', etag: `"${version.pdfHash}"` });
    expect(sha256(pdf.rawPayload)).toBe(version.pdfHash);
    const again = await pdfOf(version, { 'if-none-match': `"${version.pdfHash}"` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const { title, reportType, reportTypeVersion, formData } = (
      await owner.get(`/api/saved-forms/${form.id}`)
    ).json<SavedForm>();
    const data = { title, reportType, reportTypeVersion, formData, language: 'fr' };
    expect(version.dataFingerprint).toBe(sha256(canonicalJson(data)));

    const { signing, versions, points } = await state();
    expect(signing).toEqual({ state: 'signed', versionId: version.id, since: at });
    expect([versions, points]).toEqual([[version], []]);
    expect(version.reasons.length).toBeGreaterThan(0);
    expect(version.reasons).toContainEqual(
      expect.objectContaining({ reason: 'Voulu, pour cet essai.', issue: expect.any(Object) as unknown }),
    );
    const signed = (await eventsOf(form.id)).filter(({ action }) => action === 'report-signed');
    expect(signed).toMatchObject([{ actorId: owner.userId, subjectId: version.id }]);
    expect(JSON.parse(signed[0]?.detail ?? '')).toEqual({
      sequence: version.sequence,
      head: version.entryHash,
      method: 'account',
      sha256: version.pdfHash,
      fingerprint: version.dataFingerprint,
    });
    expect((await server.store.signedVersions.check()).brokenAt).toBeNull();
    expect(server.log()).not.toContain(PASSWORD);
  });

  test('locks it: it is neither saved, renewed, signed again nor erased, and never ends', async () => {
    const version = await signReport(owner, form);
    const content = buildFormBody({ title: 'Zz écrasé' });
    const url = `/api/saved-forms/${form.id}`;
    const put = (number: number) => owner.put(url, content, { 'if-match': `"${number}"` });
    for (const number of [form.version, form.version + 1])
      expect(seen(await put(number))).toEqual([409, 'REPORT_SIGNED']);
    expect(seen(await owner.post(`${url}/renew`))).toEqual([409, 'REPORT_SIGNED']);
    const body = { method: 'account', proof: { password: PASSWORD }, assent: true, reasons: [] };
    for (const number of [form.version, form.version + 1])
      expect(seen(await sign(body, number))).toEqual([409, 'REPORT_SIGNED']);
    for (const reason of [undefined, 'Erreur'])
      expect(
        seen(await owner.send({ method: 'DELETE', url, payload: reason === undefined ? {} : { reason } })),
      ).toEqual([409, 'REPORT_KEPT']);

    server.clock.advance(400 * DAY_MS);
    owner = await owner.signInAgain();
    await eraseDue();
    const kept = (await owner.get(url)).json<SavedForm>();
    const signing = { state: 'signed', versionId: version.id };
    expect(kept).toMatchObject({ title: form.title, expiresAt: null, expired: false, version: 2, signing });
    const listed = (await owner.get('/api/saved-forms')).json<ListedForm[]>();
    expect(listed.find(({ id }) => id === form.id)).toMatchObject({ signing });
    expect((await pdfOf(version)).statusCode).toBe(200);
  });

  test('answers every later export to PDF with the stored pages; Word stays a working copy', async () => {
    const version = await signReport(owner, form);
    server.clock.advance(60_000);
    const { formData } = form;
    const body = { formData, title: 'Zz autre titre', savedFormId: form.id };
    const exported = await owner.post('/api/exports/pdf', body);
    expect(sha256(exported.rawPayload)).toBe(version.pdfHash);
    expect(exported.headers['content-disposition']).toContain('Zztest__Alix.pdf');
    const noted = (await eventsOf(form.id)).filter(({ action }) => action === 'report-exported');
    expect(JSON.parse(noted.at(-1)?.detail ?? '')).toEqual({ format: 'pdf', sha256: version.pdfHash });
    expect((await owner.post('/api/exports/html', body)).body).toContain('Version de travail');
  });

  test('asks for the version that was read, the proof, the assent and a reason for each open point', async () => {
    const body = await signingBody(owner, form.id);
    const url = place();
    expect(seen(await owner.post(url, body))).toEqual([428, 'VERSION_REQUIRED']);
    expect(seen(await sign(body, 7))).toEqual([412, 'VERSION_CONFLICT']);
    expect(seen(await sign({ ...body, assent: false }))).toEqual([400, 'VALIDATION_FAILED']);
    expect(seen(await sign({ ...body, proof: { password: 'Zz pas le mien' } }))).toEqual([
      422,
      'PASSWORD_WRONG',
    ]);
    const [first, ...others] = body.reasons ?? [];
    expect(others.length).toBeGreaterThan(0);
    const open = await sign({ ...body, reasons: others });
    expect(seen(open)).toEqual([422, 'SIGNING_POINTS_OPEN']);
    expect(open.json()).toMatchObject({ points: [first?.point] });
    expect(seen(await sign({ ...body, reasons: [{ point: first?.point, reason: '  ' }] }))).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
    // A reason holds for the text that it was given for.
    const changed = {
      ...form.formData,
      mandatDiagnostic: true,
      historiqueEvolution: 'Douleur [côté|…] au genou.',
    };
    const content = buildFormBody({ formData: changed });
    await owner.put(`/api/saved-forms/${form.id}`, content, { 'if-match': '"1"' });
    const stale = await sign(body, 2);
    expect(seen(stale)).toEqual([422, 'SIGNING_POINTS_OPEN']);
    expect(stale.json<{ points: string[] }>().points.some((id) => id.startsWith('open-blanks:'))).toBe(true);
    expect(await state()).toMatchObject({ signing: null, versions: [] });
    expect((await eventsOf(form.id)).map(({ action }) => action)).not.toContain('report-signed');
  });

  test('takes the reasons that the draft keeps since its review', async () => {
    const { points } = await state();
    const [kept, ...others] = points.map(({ id }) => id);
    const intended = { [kept ?? '']: 'Voulu, gardé au brouillon.' };
    const { title, formData, formType, retentionDays } = form;
    const meta = { ...buildMeta('fr'), intended };
    const content = { title, formData, formType, retentionDays, meta };
    await owner.put(`/api/saved-forms/${form.id}`, content, { 'if-match': '"1"' });
    expect((await state()).points.find(({ id }) => id === kept)).toMatchObject({
      reason: 'Voulu, gardé au brouillon.',
    });
    const reasons = others.map((point) => ({ point, reason: 'Voulu, dit en signant.' }));
    const body = { ...(await signingBody(owner, form.id)), method: 'by-hand', reasons };
    const version = (await sign(body, 2)).json<SignedVersion>();
    expect(version.reasons).toContainEqual(
      expect.objectContaining({ point: kept, reason: 'Voulu, gardé au brouillon.' }),
    );
    expect(version.reasons).toHaveLength(points.length);
  });

  test('needs name, file number, birth date and licence, but for a signature by hand', async () => {
    const bare = await server.signUp();
    const { workerFileNo: _workerFileNo, birthDate: _birthDate, ...known } = WORKER;
    const draft = await saveSignable(bare, { formData: { ...known, mandatDiagnostic: true } });
    const url = place(draft.id);
    const body = await signingBody(bare, draft.id);
    const headers = { 'if-match': '"1"' };
    const missing = await bare.post(url, body, headers);
    expect(seen(missing)).toEqual([422, 'SIGNING_IDENTITY_MISSING']);
    expect(missing.json()).toMatchObject({ fields: ['workerFileNo', 'birthDate'] });
    const answer = await state(draft.id, bare);
    expect(answer).toMatchObject({ missingIdentity: ['workerFileNo', 'birthDate'], signerUnknown: true });
    const whole = await saveSignable(bare);
    const unknown = await bare.post(place(whole.id), await signingBody(bare, whole.id), headers);
    expect(seen(unknown)).toEqual([422, 'SIGNER_UNKNOWN']);
    expect(await signReport(bare, draft, { method: 'by-hand' })).toMatchObject({ method: 'by-hand' });
    expect((await state(draft.id, bare)).signing).toMatchObject({ state: 'locked' });
  });

  test('has one effect under one key, also when its answer was lost', async () => {
    const body = await signingBody(owner, form.id, { method: 'by-hand' });
    const headers = { 'if-match': '"1"', 'idempotency-key': `sign-${form.id}` };
    const first = await owner.post(place(), body, headers);
    const second = await owner.post(place(), body, headers);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect((await state()).versions).toHaveLength(1);
  });

  describe('what was dictated for it', () => {
    const dictate = async (recording: string) => {
      const url = `/api/recordings/${recording}`;
      await beginRecording(owner, recording, { formId: form.id, note: RAW });
      await owner.send({
        method: 'PUT',
        url: `${url}/parts/0`,
        headers: { 'content-type': 'application/octet-stream' },
        payload: Buffer.from(RAW),
      });
      await server.store.audioChunks.keep({
        id: recording,
        ownerId: owner.userId,
        recordingId: recording,
        chunkIndex: 0,
        language: 'fr',
        mediaType: 'audio/webm',
        audio: Buffer.from(RAW),
        audioHash: '',
        transcription: JSON.stringify({ transcription: RAW, words: [] }),
        createdAt: server.clock.now(),
        savedFormId: form.id,
      });
      await owner.put(url, {
        reportId: form.id,
        section: 'section7',
        language: 'fr',
        reportLanguage: 'fr',
        startedAt: '2026-03-02T13:50:00.000Z',
        segments: [{ startMs: 0, endMs: 1_000, isSilent: false }],
        writing: { startsSentence: true, undone: [], voiceCommands: [], verbatimCommands: [] },
        doubtful: 0,
      });
    };
    const left = async (recordingId: string) => {
      const { store } = server;
      const key = { ownerId: owner.userId, recordingId };
      return {
        chunks: (await store.audioChunks.listOf(key)).length,
        parts: (await store.recordingStreams.find(key)) !== undefined,
        words: (await store.recordings.find(key))?.writing ?? null,
        key:
          (await store.dataKeys.find({ kind: 'recording', ownerId: key.ownerId, subjectId: recordingId })) !==
          undefined,
      };
    };
    const NOTHING = { chunks: 0, parts: false, words: null, key: false };
    const erasedIn = async () =>
      (await eventsOf(form.id))
        .filter(({ action }) => action === 'audio-erased-at-signature')
        .map(({ subjectId }) => subjectId);

    test('is erased with its key once it is signed, and what comes later with the next run', async () => {
      const [first, late] = [crypto.randomUUID(), crypto.randomUUID()];
      await dictate(first);
      expect(await left(first)).toMatchObject({ chunks: 1, parts: true, key: true });
      await signReport(owner, form);
      expect(await left(first)).toEqual(NOTHING);
      expect(await erasedIn()).toEqual([first]);
      await dictate(late);
      expect(await left(late)).toMatchObject({ chunks: 1 });
      await eraseDue();
      expect(await left(late)).toEqual(NOTHING);
      expect(await erasedIn()).toEqual([first, late]);
    });

    test('stays fourteen days after a lock for a signature by hand, and no longer', async () => {
      const recording = crypto.randomUUID();
      await dictate(recording);
      await signReport(owner, form, { method: 'by-hand' });
      server.clock.advance(14 * DAY_MS - 1);
      await eraseDue();
      expect(await left(recording)).toMatchObject({ chunks: 1, key: true });
      server.clock.advance(1);
      await eraseDue();
      await eraseDue();
      expect(await left(recording)).toEqual(NOTHING);
      expect(await erasedIn()).toEqual([recording]);
      owner = await owner.signInAgain();
    });
  });

  test('of one draft signed and saved at once, one act alone counts', async () => {
    const body = await signingBody(owner, form.id, { method: 'by-hand' });
    const save = owner.put(`/api/saved-forms/${form.id}`, buildFormBody(), { 'if-match': '"1"' });
    const answers = await Promise.all([sign(body), sign(body), save]);
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect((await server.store.signedVersions.check()).brokenAt).toBeNull();
  });

  test('is its physician’s alone, and a copy is not signed', async () => {
    const version = await signReport(owner, form, { method: 'by-hand' });
    const [other, assistant] = [await server.signUp(), await server.signUp({ role: 'assistant' })];
    await owner.put(`/api/saved-forms/${form.id}/assistants/${assistant.userId}`, { mayHearAudio: true });
    const body = { method: 'by-hand', proof: { password: PASSWORD }, assent: true, reasons: [] };
    const urls = [`/api/saved-forms/${form.id}/signing`, `${place()}/${version.id}/pdf`];
    for (const [client, status] of [
      [other, 404],
      [assistant, 403],
    ] as const) {
      for (const url of urls) expect((await client.get(url)).statusCode).toBe(status);
      expect((await sign(body, 1, client)).statusCode).toBe(status);
    }
    const copy = await saveSignable(owner, { formType: 'copy' });
    expect(seen(await owner.post(place(copy.id), body, { 'if-match': '"1"' }))).toEqual([
      409,
      'COPY_IS_FINAL',
    ]);
    expect((await owner.get(`${place(copy.id)}/${version.id}/pdf`)).statusCode).toBe(404);
  });

  test('is proved by a passkey as well, once for each signature', async () => {
    const { userId } = await server.signUp({ username: `zzcle${newDatabaseUrl.length}${form.id}` });
    const browser = openBrowser(server);
    await browser.signIn(`zzcle${newDatabaseUrl.length}${form.id}`);
    const device = new SoftwareAuthenticator();
    const ask = async (url: string) =>
      (await browser.call('POST', url)).json<{ options: { challenge: string } }>().options;
    const options = await ask('/api/account/passkeys/options');
    await browser.call('POST', '/api/account/passkeys', { response: device.create(options) });
    const draft = (await browser.call('POST', '/api/saved-forms', buildFormBody())).json<SavedForm>();
    const { points } = (
      await browser.call('GET', `/api/saved-forms/${draft.id}/signing`)
    ).json<SigningAnswer>();
    const proof = { passkey: { response: device.get(await ask('/api/auth/passkey/options')) } };
    const reasons = points.map(({ id }) => ({ point: id, reason: 'Voulu' }));
    const body = { method: 'by-hand', assent: true, proof, reasons };
    const post = (id: string) => browser.call('POST', place(id), body, { 'if-match': '"1"' });
    expect((await post(draft.id)).json()).toMatchObject({ method: 'by-hand' });
    const next = (await browser.call('POST', '/api/saved-forms', buildFormBody())).json<SavedForm>();
    expect(seen(await post(next.id))).toEqual([422, 'PASSKEY_REFUSED']);
    expect(await server.store.savedForms.ownerOf(draft.id)).toBe(userId);
  });
});
