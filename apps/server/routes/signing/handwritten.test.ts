import { createHash } from 'node:crypto';
import type { SavedForm, SigningMethod } from '@constat/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { canonicalJson } from '../../signing/canonical-json.ts';
import { inkPng } from '../../signing/handwritten/signatures.test-data.ts';
import type { SignedContent } from '../../signing/signed-content.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { PASSWORD } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildSigningServer } from '../../testing/build-signing-server.ts';
import { uploadHandwrittenSignature } from '../../testing/upload-handwritten-signature.ts';
import { SIGNER, readSignedPdf, saveSignable, signReport } from '../../testing/sign-report.ts';

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const ALTERNATIVE = `/Alt (Signature manuscrite de ${SIGNER.displayName})`;

onBothDatabases('a signature as a picture', (newDatabaseUrl) => {
  let server: TestServer;
  let owner: TestClient;
  let form: SavedForm;
  beforeAll(async () => {
    ({ server, owner } = await buildSigningServer({ databaseUrl: await newDatabaseUrl() }));
    await uploadHandwrittenSignature(owner, inkPng());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    form = await saveSignable(owner);
  });

  const signedAs = (method: SigningMethod) => signReport(owner, form, { method });
  const pagesOf = async (version: Parameters<typeof readSignedPdf>[1]) =>
    (await readSignedPdf(owner, version)).toString('latin1');

  test('stands on the pages that are signed, and the fingerprint covers it; no working copy has it', async () => {
    const working = await owner.post('/api/exports/pdf', { formData: form.formData, savedFormId: form.id });
    expect(working.statusCode).toBe(200);
    expect(working.rawPayload.toString('latin1')).not.toContain('/Alt (');
    const version = await signedAs('account');
    expect(await pagesOf(version)).toContain(ALTERNATIVE);

    const files = unzipSync((await owner.get('/api/account/archive')).rawPayload);
    const chain = JSON.parse(strFromU8(files['signed/chain.json'] ?? Buffer.of())) as {
      entries: { id: string; content: string }[];
    };
    const entry = chain.entries.find(({ id }) => id === version.id);
    const { report } = JSON.parse(strFromU8(files[entry?.content ?? ''] ?? Buffer.of())) as SignedContent;
    const kept = strFromU8(files['signature.png'] ?? Buffer.of(), true);
    expect(report?.handwrittenSignature).toEqual({
      format: 'png',
      content: Buffer.from(kept, 'latin1').toString('base64'),
    });
    expect(sha256(canonicalJson(report))).toBe(version.dataFingerprint);
    const { handwrittenSignature: _picture, ...others } = report ?? {};
    expect(sha256(canonicalJson(others))).not.toBe(version.dataFingerprint);

    const url = `/api/saved-forms/${form.id}/addenda`;
    const proof = { method: 'account', proof: { password: PASSWORD }, assent: true };
    const addendum = (await owner.post(url, { ...proof, text: 'Zz ajout.' })).json<typeof version>();
    expect(await pagesOf(addendum)).toContain(ALTERNATIVE);
  });

  test('stands on the pages that are to be signed elsewhere, and not on those to be signed by hand', async () => {
    expect(await pagesOf(await signedAs('outside'))).toContain(ALTERNATIVE);
    form = await saveSignable(owner);
    expect(await pagesOf(await signedAs('by-hand'))).not.toContain('/Alt (');
  });

  test('stays on what was signed once it is removed, and is on nothing that is signed afterwards', async () => {
    const before = await signedAs('account');
    await owner.send({ method: 'DELETE', url: '/api/profile/handwritten-signature' });
    expect(await pagesOf(before)).toContain(ALTERNATIVE);
    form = await saveSignable(owner);
    expect(await pagesOf(await signedAs('account'))).not.toContain('/Alt (');
  });
});
