import type { ErasurePreview, ListedForm, SavedForm, SignedTermAnswer } from '@constat/contract';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from '../../platform/ids.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildServer, DAY_MS, PASSWORD } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { signUpSigner } from '../../testing/build-signing-server.ts';
import { readSigning, saveSignable, signReport } from '../../testing/sign-report.ts';

const ENDED = { mandateEndedOn: '2026-03-10', finalJudgmentOn: null, judgmentAwaited: false };

onBothDatabases('the term of a signed report', (newDatabaseUrl) => {
  let server: TestServer;
  let owner: TestClient;
  let form: SavedForm;
  beforeEach(async () => {
    server = await buildServer({ databaseUrl: await newDatabaseUrl() });
    owner = await signUpSigner(server, { username: 'zzsignataire' });
    form = await saveSignable(owner);
  });
  afterEach(() => server.close());

  const url = () => `/api/saved-forms/${form.id}`;
  const put = async (term: object) => (await owner.put(`${url()}/term`, term)).json<SignedTermAnswer>();
  const listed = async () =>
    (await owner.get('/api/saved-forms')).json<ListedForm[]>().find(({ id }) => id === form.id)?.reminder;
  const erase = (payload: object) => owner.send({ method: 'DELETE', url: url(), payload });

  test('runs ten years from the days that are entered; then its physician may erase it, and hashes stay', async () => {
    expect((await readSigning(owner, form.id)).term.reminder).toBeNull();
    expect(await listed()).toBeUndefined();
    const version = await signReport(owner, form);
    expect(await listed()).toBe('days-missing');
    expect((await readSigning(owner, form.id)).term).toEqual({
      mandateEndedOn: null,
      finalJudgmentOn: null,
      judgmentAwaited: false,
      keptUntil: null,
      reminder: 'days-missing',
    });
    expect(await put(ENDED)).toMatchObject({ keptUntil: '2036-03-10', reminder: null });
    expect(await listed()).toBeUndefined();
    expect(await put({ ...ENDED, judgmentAwaited: true })).toMatchObject({ keptUntil: null, reminder: null });
    expect(await put(ENDED)).toMatchObject({ keptUntil: '2036-03-10' });
    const twofold = await owner.put(`${url()}/term`, {
      ...ENDED,
      finalJudgmentOn: '2026-05-01',
      judgmentAwaited: true,
    });
    expect([twofold.statusCode, codeOf(twofold)]).toEqual([422, 'JUDGMENT_AWAITED_AND_DATED']);
    expect((await readSigning(owner, form.id)).term).toMatchObject(ENDED);
    expect((await owner.put(`${url()}/term`, { ...ENDED, mandateEndedOn: '2026-02-30' })).statusCode).toBe(
      400,
    );

    // The last day of the term in Québec, in the evening there.
    server.clock.advance(Date.parse('2036-03-11T00:00:00Z') - server.clock.now());
    owner = await owner.signInAgain();
    expect(codeOf(await erase({ reason: 'Terme échu' }))).toBe('REPORT_KEPT');
    server.clock.advance(DAY_MS / 4);
    expect((await readSigning(owner, form.id)).term.reminder).toBe('term-over');
    expect(await listed()).toBe('term-over');
    expect(codeOf(await erase({}))).toBe('REASON_REQUIRED');
    expect((await erase({ reason: 'Terme échu' })).statusCode).toBe(204);
    expect((await owner.get(url())).statusCode).toBe(404);
    expect((await owner.get(`${url()}/signed-versions/${version.id}/pdf`)).statusCode).toBe(404);
    expect(await server.store.signedContents.find(owner.userId, version.id)).toBeNull();
    const kept = await server.store.signedVersions.find(owner.userId, version.id);
    expect(kept).toMatchObject({ pdfHash: version.pdfHash, entryHash: version.entryHash });
    expect((await server.store.signedVersions.check()).brokenAt).toBeNull();
    const events = (await server.store.auditEvents.list()).filter(({ reportId }) => reportId === form.id);
    expect(events.filter(({ action }) => action === 'term-changed').map(({ detail }) => detail)).toEqual([
      '{"until":"2036-03-10"}',
      '{"until":"unknown"}',
      '{"until":"2036-03-10"}',
    ]);
    const erased = events.find(({ action }) => action === 'form-deleted');
    expect(erased).toMatchObject({ reason: 'Terme échu', detail: '{"signedVersions":1}' });
  });

  test('asks for its days only once the report is signed, or counts as signed by hand', async () => {
    const reminders = async () => [(await readSigning(owner, form.id)).term.reminder, await listed()];
    const outside = await signReport(owner, form, { method: 'outside' });
    expect(await reminders()).toEqual([null, undefined]);
    server.clock.advance(20 * DAY_MS);
    owner = await owner.signInAgain();
    expect(await reminders()).toEqual([null, undefined]);
    const body = { proof: { password: PASSWORD }, reason: 'Zz' };
    const withdrawn = await owner.post(`${url()}/signed-versions/${outside.id}/withdrawal`, body);
    expect(withdrawn.statusCode).toBe(201);
    form = (await owner.get(url())).json<SavedForm>();
    await signReport(owner, form, { method: 'by-hand' });
    expect(await reminders()).toEqual([null, undefined]);
    server.clock.advance(14 * DAY_MS);
    owner = await owner.signInAgain();
    expect(await reminders()).toEqual(['days-missing', 'days-missing']);
  });

  test('is ended by no early or far day that is entered; an addendum begins it again', async () => {
    const version = await signReport(owner, form);
    const early = { ...ENDED, mandateEndedOn: '2010-01-01', finalJudgmentOn: '2012-05-01' };
    expect(await put(early)).toMatchObject({ keptUntil: '2036-03-02', reminder: null });
    expect(codeOf(await erase({ reason: 'Terme échu' }))).toBe('REPORT_KEPT');
    for (const day of ['9995-01-01', '2201-01-01', '1899-12-31']) {
      expect(codeOf(await owner.put(`${url()}/term`, { ...ENDED, mandateEndedOn: day }))).toBe(
        'VALIDATION_FAILED',
      );
      expect(codeOf(await owner.put(`${url()}/term`, { ...ENDED, finalJudgmentOn: day }))).toBe(
        'VALIDATION_FAILED',
      );
    }
    const preview = async () => (await owner.get('/api/account/erasure')).json<ErasurePreview>().signedInTerm;
    expect(await preview()).toBe(1);
    server.clock.advance(30 * DAY_MS);
    owner = await owner.signInAgain();
    const added = await owner.post(`${url()}/addenda`, {
      method: 'by-hand',
      proof: { password: PASSWORD },
      assent: true,
      text: 'Rien de neuf.',
    });
    expect(added.statusCode).toBe(201);
    expect((await readSigning(owner, form.id)).term.keptUntil).toBe('2036-04-01');
    server.clock.advance(Date.parse('2036-04-01T12:00:00Z') - server.clock.now());
    owner = await owner.signInAgain();
    expect([await preview(), codeOf(await erase({ reason: 'Terme échu' }))]).toEqual([1, 'REPORT_KEPT']);
    expect((await owner.get(`${url()}/signed-versions/${version.id}/pdf`)).statusCode).toBe(200);
    server.clock.advance(DAY_MS);
    owner = await owner.signInAgain();
    expect(await preview()).toBe(0);
  });

  test('is over by no clock that is set ahead: nothing is erased, and the account still asks for the word', async () => {
    const version = await signReport(owner, form);
    await put(ENDED);
    server.clock.set(11 * 366 * DAY_MS);
    owner = await owner.signInAgain();
    expect(await put(ENDED)).toMatchObject({ keptUntil: '2036-03-10', reminder: null });
    expect((await readSigning(owner, form.id)).term.reminder).toBeNull();
    const refused = await erase({ reason: 'Terme échu' });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'REPORT_KEPT']);
    expect((await owner.get(`${url()}/signed-versions/${version.id}/pdf`)).statusCode).toBe(200);
    expect((await owner.get('/api/account/erasure')).json<ErasurePreview>().signedInTerm).toBe(1);
    const payload = { username: 'zzsignataire' };
    const account = await owner.send({ method: 'DELETE', url: '/api/account', payload });
    expect(codeOf(account)).toBe('SIGNED_REPORTS_IN_TERM');
  });

  test('keeps the account from being erased without an express word; the archive holds what was signed', async () => {
    const version = await signReport(owner, form);
    const archive = unzipSync((await owner.get('/api/account/archive')).rawPayload);
    const text = (name: string) => Buffer.from(archive[name] ?? []).toString();
    const name = `signed/${version.sequence}_${version.id}.pdf`;
    expect(fingerprint(archive[name] ?? new Uint8Array())).toBe(version.pdfHash);
    // Once: the manifest names it as the PDF of the report.
    expect(JSON.parse(text('manifest.json'))).toMatchObject({
      reports: [{ file: `reports/Zztest__Alix_${form.id}.json`, pdf: name }],
    });
    expect(Object.keys(archive).filter((file) => file.endsWith('.pdf'))).toEqual([name]);
    expect(JSON.parse(text('signed/chain.json'))).toMatchObject({
      head: { sequence: version.sequence, entryHash: version.entryHash },
      entries: [{ id: version.id, pdf: name, entryHash: version.entryHash }],
    });

    const preview = (await owner.get('/api/account/erasure')).json<ErasurePreview>();
    expect(preview.signedInTerm).toBe(1);
    const eraseAccount = (payload: object) => owner.send({ method: 'DELETE', url: '/api/account', payload });
    const refused = await eraseAccount({ username: 'zzsignataire' });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'SIGNED_REPORTS_IN_TERM']);
    expect((await owner.get(url())).statusCode).toBe(200);
    const erased = await eraseAccount({ username: 'zzsignataire', eraseSignedInTerm: true });
    expect(erased.statusCode).toBe(200);
    expect(await server.store.signedVersions.find(owner.userId, version.id)).toMatchObject({
      pdfHash: version.pdfHash,
    });
    expect(await server.store.signedContents.find(owner.userId, version.id)).toBeNull();
    expect((await server.store.signedVersions.check()).brokenAt).toBeNull();
    const [noted] = await server.store.auditEvents.ofSubject('account-erased', owner.userId);
    expect(JSON.parse(noted?.detail ?? '')).toMatchObject({ signedInTerm: 1 });
  });

  test('is no draft’s: an archive with a signed report is imported as a draft elsewhere', async () => {
    await signReport(owner, form);
    const archive = (await owner.get('/api/account/archive')).rawPayload;
    const other = await server.signUp();
    const imported = await other.send({
      method: 'POST',
      url: '/api/account/archive',
      headers: { 'content-type': 'application/zip' },
      payload: archive,
    });
    expect(imported.json()).toMatchObject({ refused: [], unknown: [] });
    const [draft] = (await other.get('/api/saved-forms')).json<SavedForm[]>();
    expect(draft).toMatchObject({ title: form.title, formType: 'draft' });
    expect(draft).not.toHaveProperty('signing');
  });
});
