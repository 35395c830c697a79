import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SavedForm, SignedVersion, SigningBody } from '@constat/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ISSUER_NAME,
  PASSWORD as FILE_PASSWORD,
  SIGNER_NAME,
  createAuthority,
} from '../../signatures/certificates.test-data.ts';
import { createWorkshop } from '../../signatures/signatures.test-data.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { signUpSigner } from '../../testing/build-signing-server.ts';
import { readSignedPdf, readSigning, saveSignable, signingBody } from '../../testing/sign-report.ts';

const workshop = createWorkshop();
let server: TestServer;
let owner: TestClient;
let file: string;
beforeAll(async () => {
  const authority = createAuthority(workshop);
  authority.issue('signer', { key: 'p-256' });
  file = Buffer.from(authority.pack('signer')).toString('base64');
  server = await buildServer();
  // Who signs has a real time: the certificate was made now.
  server.clock.set(Date.now() - server.clock.now());
  owner = await signUpSigner(server);
}, 60_000);
afterAll(async () => {
  await server.close();
  workshop.remove();
});

async function sign(form: SavedForm, certificate: { file: string; password: string }) {
  const body: SigningBody = {
    ...(await signingBody(owner, form.id)),
    method: 'certificate',
    certificate,
  };
  const url = `/api/saved-forms/${form.id}/signed-versions`;
  return owner.post(url, body, { 'if-match': `"${form.version}"` });
}

test('a certificate signs the pages, holds for another program, and is kept nowhere', async () => {
  const form = await saveSignable(owner);
  const wrong = await sign(form, { file, password: 'Zz pas le bon mot' });
  expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, 'SIGNING_FILE_PASSWORD_WRONG']);
  const none = await sign(form, { file: Buffer.from('Zz').toString('base64'), password: FILE_PASSWORD });
  expect([none.statusCode, codeOf(none)]).toEqual([422, 'SIGNING_FILE_INVALID']);
  expect(await readSigning(owner, form.id)).toMatchObject({ signing: null, versions: [] });

  const answer = await sign(form, { file, password: FILE_PASSWORD });
  expect(answer.statusCode).toBe(201);
  const version = answer.json<SignedVersion>();
  expect(version).toMatchObject({
    method: 'certificate',
    certificate: { name: SIGNER_NAME, issuer: ISSUER_NAME },
  });
  workshop.write('signed.pdf', await readSignedPdf(owner, version));
  const seen = workshop.run('pdfsig', '-nocert', 'signed.pdf').output;
  expect(seen).toContain('Signature is Valid');
  expect(seen).toContain('Total document signed');
  workshop.succeed('pdftotext', 'signed.pdf', 'signed.txt');
  expect(Buffer.from(workshop.read('signed.txt')).toString()).toContain('Signé le');

  // Neither the file of the certificate nor its password is anywhere.
  expect(server.log()).not.toContain(FILE_PASSWORD);
  expect(server.log()).not.toContain(file.slice(0, 60));
  const names = (await readdir(server.dataDir)).filter((name) => name.startsWith('constat.db'));
  const kept = await Promise.all(names.map((name) => readFile(path.join(server.dataDir, name))));
  for (const bytes of kept)
    for (const secret of [FILE_PASSWORD, file.slice(0, 60)]) expect(bytes.includes(secret)).toBe(false);
});
