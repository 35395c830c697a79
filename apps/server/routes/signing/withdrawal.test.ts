import type { SavedForm } from '@constat/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf } from '../../testing/browser.ts';
import { DAY_MS, PASSWORD } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildSigningServer } from '../../testing/build-signing-server.ts';
import { runDailyErasure } from '../../testing/run-daily-erasure.ts';
import { readSigning, saveSignable, signReport, signingBody } from '../../testing/sign-report.ts';

onBothDatabases('a lock that is undone', (newDatabaseUrl) => {
  let server: TestServer;
  let owner: TestClient;
  let form: SavedForm;
  beforeAll(async () => {
    ({ server, owner } = await buildSigningServer({ databaseUrl: await newDatabaseUrl() }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    form = await saveSignable(owner);
  });

  const withdraw = (versionId: string, password = PASSWORD) =>
    owner.post(`/api/saved-forms/${form.id}/signed-versions/${versionId}/withdrawal`, {
      proof: { password },
      reason: 'Une date était fausse.',
    });

  test('leaves the locked version in the chain, says why, and the draft goes on for thirty days', async () => {
    form = await saveSignable(owner, { retentionDays: 7 });
    const locked = await signReport(owner, form, { method: 'outside' });
    expect((await readSigning(owner, form.id)).signing).toMatchObject({
      state: 'locked',
      versionId: locked.id,
    });
    expect(codeOf(await withdraw(locked.id, 'Zz pas le mien'))).toBe('PASSWORD_WRONG');
    const answer = await withdraw(locked.id);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      kind: 'withdrawal',
      about: locked.id,
      text: 'Une date était fausse.',
      previousHash: locked.entryHash,
      pdfHash: null,
    });
    const { signing, versions } = await readSigning(owner, form.id);
    expect([signing, versions.map(({ kind }) => kind)]).toEqual([null, ['report', 'withdrawal']]);
    const url = `/api/saved-forms/${form.id}`;
    const draft = (await owner.get(url)).json<SavedForm>();
    expect(draft).toMatchObject({ version: 3, expired: false });
    const inThirtyDays = new Date(server.clock.now() + 30 * DAY_MS).toISOString();
    expect(draft.expiresAt).toBe(inThirtyDays);
    const { title, formData, formType, retentionDays } = draft;
    const body = { title, formData, formType, retentionDays };
    const saved = await owner.put(url, body, { 'if-match': '"3"' });
    expect([saved.statusCode, saved.json<SavedForm>().expiresAt]).toEqual([200, inThirtyDays]);
    expect((await owner.get(`${url}/signed-versions/${locked.id}/pdf`)).statusCode).toBe(200);
    expect(codeOf(await withdraw(locked.id))).toBe('NOT_AWAITING_SIGNATURE');

    const events = await server.store.auditEvents.list();
    const noted = events.filter(
      ({ action, reportId }) => action === 'lock-withdrawn' && reportId === form.id,
    );
    expect(noted).toMatchObject([{ subjectId: locked.id, reason: 'Une date était fausse.' }]);
    expect((await server.store.signedVersions.check()).brokenAt).toBeNull();
  });

  test('is none once it is signed, nor fourteen days after a lock to sign by hand', async () => {
    const signed = await signReport(owner, form);
    expect(codeOf(await withdraw(signed.id))).toBe('NOT_AWAITING_SIGNATURE');
    form = await saveSignable(owner);
    const byHand = await signReport(owner, form, { method: 'by-hand' });
    server.clock.advance(14 * DAY_MS - 1);
    owner = await owner.signInAgain();
    server.clock.advance(1);
    expect(codeOf(await withdraw(byHand.id))).toBe('NOT_AWAITING_SIGNATURE');
    expect((await readSigning(owner, form.id)).signing).toMatchObject({ state: 'locked' });
  });

  test('is none once an addendum or another report builds on it', async () => {
    const url = () => `/api/saved-forms/${form.id}`;
    const addendum = { method: 'by-hand', proof: { password: PASSWORD }, assent: true, text: 'Zz ajouté.' };
    const first = await signReport(owner, form, { method: 'by-hand' });
    expect((await owner.post(`${url()}/addenda`, addendum)).statusCode).toBe(201);
    expect(codeOf(await withdraw(first.id))).toBe('NOT_AWAITING_SIGNATURE');
    const before = await readSigning(owner, form.id);
    expect(before.signing).toMatchObject({ state: 'locked', versionId: first.id });
    expect(before.versions.map(({ kind }) => kind)).toEqual(['report', 'addendum']);

    form = await saveSignable(owner);
    const second = await signReport(owner, form, { method: 'by-hand' });
    const draft = (await owner.post(`${url()}/replacement`)).json<SavedForm>();
    await signReport(owner, draft, { method: 'by-hand' });
    expect(codeOf(await withdraw(second.id))).toBe('NOT_AWAITING_SIGNATURE');
  });

  test('is erased with its content and its key when the draft comes to its term; its hashes stay', async () => {
    form = await saveSignable(owner, { formData: { mandatDiagnostic: true } });
    const locked = await signReport(owner, form, { method: 'by-hand' });
    expect((await withdraw(locked.id)).statusCode).toBe(201);
    const withdrawal = (await readSigning(owner, form.id)).versions[1];
    server.clock.advance(60 * DAY_MS);
    owner = await owner.signInAgain();
    await runDailyErasure(server);
    const { signedContents, signedVersions, dataKeys } = server.store;
    expect(await server.store.savedForms.ownerOf(form.id)).toBeNull();
    for (const id of [locked.id, withdrawal?.id ?? '']) {
      expect(await signedVersions.find(owner.userId, id)).toMatchObject({ reportId: form.id });
      expect(await signedContents.find(owner.userId, id)).toBeNull();
      const key = await dataKeys.find({ kind: 'signed', ownerId: owner.userId, subjectId: id });
      expect(key).toBeUndefined();
    }
    expect(await signedContents.findPdf(owner.userId, locked.id)).toBeNull();
    expect((await signedVersions.check()).brokenAt).toBeNull();
  });

  test('leaves nothing that another report could replace', async () => {
    const locked = await signReport(owner, form, { method: 'by-hand' });
    const draft = (await owner.post(`/api/saved-forms/${form.id}/replacement`)).json<SavedForm>();
    expect((await readSigning(owner, draft.id)).cannotReplace).toBeNull();
    expect((await withdraw(locked.id)).statusCode).toBe(201);
    expect((await readSigning(owner, draft.id)).cannotReplace).toBe('withdrawn');
    const body = await signingBody(owner, draft.id, { method: 'by-hand' });
    // Before the proof is looked at, which a passkey gives once.
    for (const password of [PASSWORD, 'Zz pas le mien']) {
      const refused = await owner.post(
        `/api/saved-forms/${draft.id}/signed-versions`,
        { ...body, proof: { password } },
        { 'if-match': '"1"' },
      );
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'REPLACED_REPORT_WITHDRAWN']);
    }
  });
});
