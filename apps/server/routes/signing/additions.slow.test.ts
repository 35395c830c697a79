import type { SavedForm, SignedVersion } from '@constat/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createExportService } from '../../exports/export-service.ts';
import type { ExportService } from '../../exports/export-service.ts';
import { fingerprint } from '../../platform/ids.ts';
import { createWorkshop } from '../../signatures/signatures.test-data.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { PASSWORD } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildSigningServer } from '../../testing/build-signing-server.ts';
import {
  SIGNER,
  WORKER,
  readSignedPdf,
  readSigning,
  saveSignable,
  signReport,
  signingBody,
} from '../../testing/sign-report.ts';

const TEXT = 'Le rapport de radiologie reçu depuis\nne change pas mes conclusions.';
const workshop = createWorkshop();
afterAll(() => workshop.remove());

onBothDatabases('what is added to a signed report', (newDatabaseUrl) => {
  let server: TestServer;
  let owner: TestClient;
  let form: SavedForm;
  let signed: SignedVersion;
  let service: ExportService;
  /** Of each rendering, the signal that ends it. */
  const signals: (AbortSignal | undefined)[] = [];
  beforeAll(async () => {
    service = createExportService();
    const exportService: ExportService = {
      ...service,
      render: (job) => {
        signals.push(job.signal);
        return service.render(job);
      },
    };
    const databaseUrl = await newDatabaseUrl();
    ({ server, owner } = await buildSigningServer({ exportService, databaseUrl }));
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });
  beforeEach(async () => {
    form = await saveSignable(owner);
    signed = await signReport(owner, form);
  });

  const addendum = { method: 'account', proof: { password: PASSWORD }, assent: true, text: TEXT };
  const add = (body: object = addendum, id = form.id) => owner.post(`/api/saved-forms/${id}/addenda`, body);
  const textOf = async (version: SignedVersion) => {
    workshop.write('pages.pdf', await readSignedPdf(owner, version));
    workshop.succeed('pdftotext', '-layout', 'pages.pdf', 'pages.txt');
    return Buffer.from(workshop.read('pages.txt')).toString().replaceAll(/\s+/gu, ' ');
  };

  test('an addendum is a document of its own that names the untouched report by file number and hash', async () => {
    const before = await readSignedPdf(owner, signed);
    const answer = await add();
    expect(answer.statusCode).toBe(201);
    const version = answer.json<SignedVersion>();
    expect(version).toMatchObject({
      kind: 'addendum',
      about: signed.id,
      method: 'account',
      text: TEXT,
      signer: SIGNER,
      previousHash: signed.entryHash,
    });
    const answered = await owner.get(`/api/saved-forms/${form.id}/signed-versions/${version.id}/pdf`);
    expect(answered.headers['content-disposition']).toContain('Zztest__Alix.pdf');
    const pdf = answered.rawPayload;
    expect(fingerprint(pdf)).toBe(version.pdfHash);
    const text = await textOf(version);
    expect(text).toContain('Addenda à un rapport d’évaluation médicale');
    expect(text).toContain('ne change pas mes conclusions.');
    expect(text).toContain(WORKER.workerFileNo);
    expect(text.replaceAll(' ', '')).toContain(signed.pdfHash);
    expect(text.replaceAll(' ', '')).toContain(version.dataFingerprint);
    expect(text).toContain('Signé le 2 mars 2026');
    expect(await readSignedPdf(owner, signed)).toEqual(before);
    const second = (await add({ ...addendum, method: 'by-hand', text: 'Un autre.' })).json<SignedVersion>();
    const { versions, signing } = await readSigning(owner, form.id);
    expect(versions.map(({ id }) => id)).toEqual([signed.id, version.id, second.id]);
    expect(signing).toMatchObject({ versionId: signed.id });
    const events = await server.store.auditEvents.list();
    expect(
      events.filter(({ action, reportId }) => action === 'addendum-signed' && reportId === form.id),
    ).toHaveLength(2);
    expect((await server.store.signedVersions.check()).brokenAt).toBeNull();
  });

  test('an addendum is in the language of the report, whatever the language of the page', async () => {
    const url = `/api/saved-forms/${form.id}/addenda`;
    const added = await owner.post(url, addendum, { 'accept-language': 'en' });
    const pages = await textOf(added.json<SignedVersion>());
    expect(pages).toMatch(/Signé le /u);
    expect(pages).not.toMatch(/Signed on /u);
  });

  test('the pages of an addendum are shown before it is signed, and nothing of it is kept', async () => {
    const url = `/api/saved-forms/${form.id}/addendum-pages`;
    const shown = await owner.post(url, { text: TEXT });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'application/pdf']);
    workshop.write('shown.pdf', shown.rawPayload);
    workshop.succeed('pdftotext', '-layout', 'shown.pdf', 'shown.txt');
    const text = Buffer.from(workshop.read('shown.txt')).toString().replaceAll(/\s+/gu, ' ');
    expect(text).toContain('ne change pas mes conclusions.');
    expect(text).toContain('Version de travail');
    expect(text).not.toContain('Signé le');
    expect(text.replaceAll(' ', '')).toContain(signed.pdfHash);
    const { versions } = await readSigning(owner, form.id);
    expect(versions.map(({ id }) => id)).toEqual([signed.id]);
    expect(codeOf(await owner.post(url, { text: '  ' }))).toBe('VALIDATION_FAILED');
    const draft = await saveSignable(owner);
    const refused = await owner.post(`/api/saved-forms/${draft.id}/addendum-pages`, { text: TEXT });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'REPORT_NOT_SIGNED']);
  });

  test('is no longer rendered once nobody waits for it, nor is a report', async () => {
    signals.length = 0;
    form = await saveSignable(owner);
    await signReport(owner, form, { method: 'by-hand' });
    expect((await add({ ...addendum, method: 'by-hand' })).statusCode).toBe(201);
    expect(signals).toEqual([expect.any(AbortSignal), expect.any(AbortSignal)]);
  });

  test('an addendum of a text that can be guessed has a fingerprint that cannot', async () => {
    const same = { ...addendum, method: 'by-hand', text: 'Rien à ajouter.' };
    const [first, second] = [await add(same), await add(same)].map((answer) => answer.json<SignedVersion>());
    expect(first?.text).toBe(second?.text);
    expect(first?.dataFingerprint).not.toBe(second?.dataFingerprint);
  });

  test('asks for the proof, a text, and a report that is signed', async () => {
    expect(codeOf(await add({ ...addendum, proof: { password: 'Zz pas le mien' } }))).toBe('PASSWORD_WRONG');
    expect(codeOf(await add({ ...addendum, text: '  ' }))).toBe('VALIDATION_FAILED');
    expect(codeOf(await add({ ...addendum, assent: false }))).toBe('VALIDATION_FAILED');
    const draft = await saveSignable(owner);
    expect(codeOf(await add(addendum, draft.id))).toBe('REPORT_NOT_SIGNED');
    const refused = await owner.post(`/api/saved-forms/${draft.id}/replacement`);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'REPORT_NOT_SIGNED']);
    await signReport(owner, draft, { method: 'outside' });
    const url = `/api/saved-forms/${draft.id}`;
    const body = await signingBody(owner, draft.id);
    const waiting = [
      await add(addendum, draft.id),
      await owner.post(`${url}/replacement`),
      await owner.put(url, buildFormBody(), { 'if-match': '"2"' }),
      await owner.post(`${url}/renew`),
      await owner.post(`${url}/signed-versions`, body, { 'if-match': '"2"' }),
    ];
    for (const answer of waiting)
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'REPORT_AWAITS_SIGNATURE']);
    expect((await readSigning(owner, form.id)).versions).toHaveLength(1);
  });

  test('another report names the one that it replaces, in its draft, its pages and the chain', async () => {
    const headers = { 'idempotency-key': `replace-${form.id}` };
    const url = `/api/saved-forms/${form.id}/replacement`;
    const draft = (await owner.post(url, undefined, headers)).json<SavedForm>();
    expect(draft).toMatchObject({
      title: form.title,
      formData: form.formData,
      replaces: signed.id,
      version: 1,
    });
    expect((await owner.post(url, undefined, headers)).json<SavedForm>()).toEqual(draft);
    const { title, formData, formType, retentionDays } = draft;
    const changed = { title, formType, retentionDays, formData: { ...formData, emploi: 'Soudeuse' } };
    await owner.put(`/api/saved-forms/${draft.id}`, changed, { 'if-match': '"1"' });
    const version = await signReport(owner, { id: draft.id, version: 2 });
    expect(version).toMatchObject({ kind: 'replacement', about: signed.id, reportId: draft.id });
    const text = await textOf(version);
    expect(text).toContain('Ce rapport remplace celui du 2 mars 2026');
    expect(text.replaceAll(' ', '')).toContain(signed.pdfHash);
    expect((await readSigning(owner, form.id)).versions.map(({ id }) => id)).toEqual([signed.id]);
  });

  test('one report alone replaces it, until the lock of that one is undone', async () => {
    const url = `/api/saved-forms/${form.id}/replacement`;
    const [first, second] = [
      (await owner.post(url)).json<SavedForm>(),
      (await owner.post(url)).json<SavedForm>(),
    ];
    const sign = async ({ id }: SavedForm) =>
      owner.post(
        `/api/saved-forms/${id}/signed-versions`,
        await signingBody(owner, id, { method: 'by-hand' }),
        { 'if-match': '"1"' },
      );
    const answers = await Promise.all([sign(first), sign(second)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    const won = answers[0].statusCode === 201 ? 0 : 1;
    expect(codeOf(answers[1 - won] ?? answers[0])).toBe('REPORT_REPLACED');
    expect(codeOf(await owner.post(url))).toBe('REPORT_REPLACED');
    const late = won === 0 ? second : first;
    expect((await readSigning(owner, late.id)).cannotReplace).toBe('replaced');
    const { id, reportId } = answers[won]?.json<SignedVersion>() ?? signed;
    const withdrawn = await owner.post(`/api/saved-forms/${reportId}/signed-versions/${id}/withdrawal`, {
      proof: { password: PASSWORD },
      reason: 'Zz',
    });
    expect(withdrawn.statusCode).toBe(201);
    expect((await sign(late)).statusCode).toBe(201);
  });
});
