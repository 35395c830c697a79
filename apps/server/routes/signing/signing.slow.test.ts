import { createHash } from 'node:crypto';
import type { ListedForm, SavedForm, SignedVersion } from '@constat/contract';
import { SIGNING_POINTS } from '@constat/contract/limits';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createExportService } from '../../exports/export-service.ts';
import type { ExportService } from '../../exports/export-service.ts';
import { canonicalJson } from '../../signing/canonical-json.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { DAY_MS, PASSWORD } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildSigningServer } from '../../testing/build-signing-server.ts';
import { runDailyErasure } from '../../testing/run-daily-erasure.ts';
import { SIGNER, readSigning, saveSignable, signReport, signingBody } from '../../testing/sign-report.ts';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const seen = (answer: LightMyRequestResponse) => [answer.statusCode, codeOf(answer)];

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
    ({ server, owner } = await buildSigningServer({ exportService, databaseUrl }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    form = await saveSignable(owner);
  });

  const place = () => `/api/saved-forms/${form.id}/signed-versions`;
  const sign = (body: object, version = form.version) =>
    owner.post(place(), body, { 'if-match': `"${version}"` });
  const pdfOf = ({ id }: SignedVersion, headers = {}) =>
    owner.send({ method: 'GET', url: `${place()}/${id}/pdf`, headers });
  const events = async () =>
    (await server.store.auditEvents.list()).filter(({ reportId }) => reportId === form.id);

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
    const exported = (await events()).filter(({ action }) => action === 'report-exported');
    expect(exported).toMatchObject([{ actorId: owner.userId, subjectId: version.id }]);
    expect(JSON.parse(exported[0]?.detail ?? '')).toEqual({ format: 'pdf', sha256: version.pdfHash });
    const { title, reportType, reportTypeVersion, formData } = (
      await owner.get(`/api/saved-forms/${form.id}`)
    ).json<SavedForm>();
    const data = { title, reportType, reportTypeVersion, formData, language: 'fr' };
    expect(version.dataFingerprint).toBe(sha256(canonicalJson(data)));

    const { signing, versions, points } = await readSigning(owner, form.id);
    expect(signing).toEqual({ state: 'signed', versionId: version.id, since: at });
    expect([versions, points]).toEqual([[version], []]);
    expect(version.reasons.length).toBeGreaterThan(0);
    expect(version.reasons).toContainEqual(
      expect.objectContaining({ reason: 'Voulu, pour cet essai.', issue: expect.any(Object) as unknown }),
    );
    const signed = (await events()).filter(({ action }) => action === 'report-signed');
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
    await runDailyErasure(server);
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
    const noted = (await events()).filter(({ action }) => action === 'report-exported');
    expect(JSON.parse(noted.at(-1)?.detail ?? '')).toEqual({ format: 'pdf', sha256: version.pdfHash });
    expect((await owner.post('/api/exports/html', body)).body).toContain('Version de travail');
  });

  test('asks for the version that was read, the proof, the assent and a reason for each open point', async () => {
    const body = await signingBody(owner, form.id);
    const url = place();
    expect(seen(await owner.post(url, body))).toEqual([428, 'VERSION_REQUIRED']);
    expect(seen(await sign(body, 7))).toEqual([412, 'VERSION_CONFLICT']);
    // A stale page is told so before it is asked for a proof, which a passkey gives once.
    expect(seen(await sign({ ...body, proof: { password: 'Zz pas le mien' } }, 7))).toEqual([
      412,
      'VERSION_CONFLICT',
    ]);
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
    expect(await readSigning(owner, form.id)).toMatchObject({ signing: null, versions: [] });
    expect((await events()).map(({ action }) => action)).not.toContain('report-signed');
  });

  test('refuses more open points than a report may have in words, also where each has a reason', async () => {
    const blanks = MEDICAL_EVALUATION.fields
      .filter(({ kind }) => kind !== 'flag')
      .map(({ id }) => [id, '[…]']);
    // 25 December 2024 was a Wednesday.
    const days = Array.from({ length: 60 }, (_, at) => `Visite ${at}, lundi 25 décembre 2024.`).join('\n');
    const formData = { ...Object.fromEntries(blanks), historiqueEvolution: days };
    form = await saveSignable(owner, { ...MEDICAL_EVALUATION.name, formData });
    const body = await signingBody(owner, form.id, { method: 'by-hand' });
    expect(body.reasons?.length).toBeGreaterThan(SIGNING_POINTS);
    expect(seen(await sign(body))).toEqual([422, 'SIGNING_POINTS_TOO_MANY']);
    expect((await sign(body)).json<{ message: string }>().message).toContain(String(SIGNING_POINTS));
    expect((await readSigning(owner, form.id)).signing).toBeNull();
  });

  test('takes the reasons that the draft keeps since its review', async () => {
    const { points } = await readSigning(owner, form.id);
    const [kept, ...others] = points.map(({ id }) => id);
    const intended = { [kept ?? '']: 'Voulu, gardé au brouillon.' };
    const { title, formData, formType, retentionDays } = form;
    const meta = { ...buildMeta('fr'), intended };
    const content = { title, formData, formType, retentionDays, meta };
    await owner.put(`/api/saved-forms/${form.id}`, content, { 'if-match': '"1"' });
    expect((await readSigning(owner, form.id)).points.find(({ id }) => id === kept)).toMatchObject({
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

  test('has one effect under one key, also when its answer was lost', async () => {
    const body = await signingBody(owner, form.id, { method: 'by-hand' });
    const headers = { 'if-match': '"1"', 'idempotency-key': `sign-${form.id}` };
    const first = await owner.post(place(), body, headers);
    const second = await owner.post(place(), body, headers);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect((await readSigning(owner, form.id)).versions).toHaveLength(1);
  });

  test('of one draft signed and saved at once, one act alone counts', async () => {
    const body = await signingBody(owner, form.id, { method: 'by-hand' });
    const save = owner.put(`/api/saved-forms/${form.id}`, buildFormBody(), { 'if-match': '"1"' });
    const answers = await Promise.all([sign(body), sign(body), save]);
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect((await server.store.signedVersions.check()).brokenAt).toBeNull();
  });
});
