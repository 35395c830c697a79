import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SavedForm, SignedVersion, VerifiedReport } from '@constat/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSnapshot } from '../../copies/snapshots/make-snapshot.ts';
import { fingerprint } from '../../platform/ids.ts';
import { runSql } from '../../store/testing/run-sql.ts';
import { codeOf } from '../../testing/browser.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildSigningServer } from '../../testing/build-signing-server.ts';
import { readSignedPdf, readSigning, saveSignable, signReport } from '../../testing/sign-report.ts';

let server: TestServer;
let owner: TestClient;
let form: SavedForm;
let version: SignedVersion;
let pdf: Buffer;
let folder: string;
beforeAll(async () => {
  ({ server, owner } = await buildSigningServer());
  form = await saveSignable(owner);
  version = await signReport(owner, form);
  pdf = await readSignedPdf(owner, version);
  folder = await mkdtemp(path.join(tmpdir(), 'constat-damaged-'));
  await run('drop trigger signed_contents_no_update');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const run = (statement: string) => runSql({ dataDir: server.dataDir, databaseUrl: null }, statement);
const readArchive = async () => {
  const files = unzipSync((await owner.get('/api/account/archive')).rawPayload);
  return {
    names: Object.keys(files),
    pdf: files[`signed/${version.sequence}_${version.id}.pdf`],
    chain: JSON.parse(Buffer.from(files['signed/chain.json'] ?? []).toString()) as object,
  };
};

/** Restores what it has written, as a check of it. */
const snapshot = async () => {
  const { dataDir, store, clock } = server;
  const job = { dataDir, folder, secrets: await store.secrets(), keepDays: 30, erased: [], now: clock.now() };
  return makeSnapshot(job);
};

test('a PDF that is damaged is told in the list although its content is sound', async () => {
  expect((await readSigning(owner, form.id)).versions[0]).not.toHaveProperty('damaged');
  await run('create table sound_pdfs as select version_id, sealed_pdf from signed_contents');
  await run('update signed_contents set sealed_pdf = zeroblob(64)');
  const { versions } = await readSigning(owner, form.id);
  expect(versions).toMatchObject([{ id: version.id, signer: version.signer, damaged: true }]);
  expect(versions[0]?.signer).not.toBeNull();
  await run('update signed_contents set sealed_pdf = (select sealed_pdf from sound_pdfs)');
  await run('drop table sound_pdfs');
  expect((await readSigning(owner, form.id)).versions[0]).not.toHaveProperty('damaged');
});

test('content that is damaged stops neither verification nor the list, the PDF or the archive', async () => {
  expect(await snapshot()).toMatchObject({ reports: 1 });
  await run('update signed_contents set sealed_content = zeroblob(64)');
  await expect(snapshot()).rejects.toMatchObject({ code: 'UNREADABLE_SEAL' });
  const assistant = await server.signUp({ role: 'assistant' });
  const verified = await assistant.send({
    method: 'POST',
    url: '/api/verify-report',
    headers: { 'content-type': 'application/pdf' },
    payload: pdf,
  });
  expect(verified.statusCode).toBe(200);
  expect(verified.json<VerifiedReport>()).toMatchObject({ match: 'same', entry: { erased: false } });
  const { versions } = await readSigning(owner, form.id);
  const { entryHash } = version;
  expect(versions).toMatchObject([{ id: version.id, entryHash, signer: null, reasons: [], damaged: true }]);
  expect((await readSignedPdf(owner, version)).equals(pdf)).toBe(true);
  const archive = await readArchive();
  expect(fingerprint(archive.pdf ?? new Uint8Array())).toBe(version.pdfHash);
  expect(archive.chain).toMatchObject({ entries: [{ id: version.id, damaged: true }] });
});

test('a PDF that is damaged is never given out; the archive holds all the rest', async () => {
  await run('update signed_contents set sealed_pdf = zeroblob(64)');
  const url = `/api/saved-forms/${form.id}/signed-versions/${version.id}/pdf`;
  const refused = await owner.get(url);
  expect([refused.statusCode, codeOf(refused)]).toEqual([503, 'STORAGE_DAMAGED']);
  const archive = await readArchive();
  expect(archive.pdf).toBeUndefined();
  expect(archive.chain).toMatchObject({ entries: [{ id: version.id, damaged: true }] });
  expect(archive.names).toContain('manifest.json');
});
