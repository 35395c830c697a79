import path from 'node:path';
import type { SavedForm, SignedVersion } from '@constat/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, newId } from '../../platform/ids.ts';
import { appendRevision } from '../../signatures/append-revision.ts';
import {
  ISSUER_NAME,
  PASSWORD,
  SIGNER_NAME,
  createAuthority,
} from '../../signatures/certificates.test-data.ts';
import { dictionary } from '../../signatures/pdf-values.ts';
import { openSigningIdentity } from '../../signatures/open-signing-identity.ts';
import { signPdf } from '../../signatures/sign-pdf.ts';
import { createWorkshop, signByOpenssl } from '../../signatures/signatures.test-data.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildServer, PASSWORD as ACCOUNT_PASSWORD } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { lockReport, verifyFile } from '../../testing/lock-report.ts';
import type { LockedReport } from '../../testing/lock-report.ts';
import { runScript } from '../../testing/run-script.ts';
import { readSigning, signReport } from '../../testing/sign-report.ts';

const workshop = createWorkshop();
let server: TestServer;
let owner: TestClient;
let signElsewhere: (pdf: Uint8Array) => Buffer;
beforeAll(async () => {
  const authority = createAuthority(workshop);
  authority.issue('signer', { key: 'rsa-2048' });
  const startsAt = '20200101000000Z';
  authority.issue('valid', { key: 'p-256', startsAt });
  authority.issue('expired', { key: 'p-256', startsAt, endsAt: '20210101000000Z' });
  authority.issue('secrets', { key: 'p-256', startsAt, use: 'secrets' });
  const identity = openSigningIdentity(authority.pack('signer'), PASSWORD, Date.now());
  signElsewhere = (pdf) =>
    Buffer.from(signPdf(pdf, identity, { signedAt: Date.now(), name: 'Zz', fieldLabel: 'Signature' }));
  server = await buildServer();
}, 60_000);
afterAll(async () => {
  await server.close();
  workshop.remove();
});

describe('a file that was signed in another program', () => {
  let form: SavedForm;
  let locked: SignedVersion;
  let pages: Buffer;
  let give: LockedReport['give'];
  beforeEach(async () => {
    ({ owner, form, locked, pages, give } = await lockReport(server));
  });

  const elsewhere = (
    certificate: string,
    {
      pdf = pages,
      ...wish
    }: { pdf?: Buffer; subFilter?: string; saysNoTime?: true; options?: string[] } = {},
  ) => Buffer.from(signByOpenssl(workshop, pdf, { certificate, ...wish }));
  const verify = (payload: Buffer, client = owner) => verifyFile(client, payload);

  test('is the official copy where it is ours with signatures that hold', async () => {
    const signed = signElsewhere(pages);
    const answer = await give(signed);
    expect(answer.statusCode).toBe(201);
    const version = answer.json<SignedVersion>();
    expect(version).toMatchObject({
      kind: 'returned-file',
      about: locked.id,
      method: 'outside',
      pdfHash: fingerprint(signed),
      dataFingerprint: locked.dataFingerprint,
      signatures: [{ state: 'holds', name: SIGNER_NAME, issuer: ISSUER_NAME, coversWholeFile: true }],
    });
    expect((await readSigning(owner, form.id)).signing).toMatchObject({
      state: 'signed',
      versionId: version.id,
    });
    const body = { formData: form.formData, savedFormId: form.id };
    expect(fingerprint((await owner.post('/api/exports/pdf', body)).rawPayload)).toBe(version.pdfHash);
    expect(codeOf(await give(signed))).toBe('NOT_AWAITING_SIGNATURE');
    const events = await server.store.auditEvents.list();
    expect(
      events.find(({ action, reportId }) => action === 'signed-file-returned' && reportId === form.id),
    ).toMatchObject({ subjectId: version.id });
    expect(await verify(signed)).toMatchObject({ match: 'same', signaturesHold: true });
  });

  test('is the official copy with what proves its signature later behind it, and with nothing else', async () => {
    const prove = (pdf: Uint8Array) =>
      appendRevision(pdf, ({ add, setInCatalog }) => {
        const certificate = add({ dictionary: dictionary({}), data: Buffer.from(newId()) });
        setInCatalog({ DSS: dictionary({ Certs: [certificate] }) });
      });
    const proven = prove(signElsewhere(pages));
    const stamp = { certificate: 'valid', subFilter: 'ETSI.RFC3161' };
    const shown = signByOpenssl(workshop, proven, { ...stamp, rectangle: [30, 30, 230, 90] });
    expect(codeOf(await give(Buffer.from(shown)))).toBe('RETURNED_FILE_CONTINUED');
    const stamped = Buffer.from(prove(signByOpenssl(workshop, proven, stamp)));
    const answer = await give(stamped);
    expect(answer.statusCode).toBe(201);
    expect(answer.json<SignedVersion>()).toMatchObject({
      kind: 'returned-file',
      pdfHash: fingerprint(stamped),
      signatures: [
        { state: 'holds', coversWholeFile: false, onlyProofsFollow: true },
        { state: 'not-checked', onlyProofsFollow: false },
      ],
    });
    workshop.write('proven.pdf', stamped);
    const file = path.join(workshop.folder, 'proven.pdf');
    const found = await runScript('verify-report', [file, '--lang', 'fr'], { dataDir: server.dataDir });
    expect(found).toMatchObject({ code: 0, err: '' });
    expect(found.out).toContain('Données de validation ajoutées après la signature');
  });

  test('is refused where it is not ours as it was, or was signed by nothing that counts', async () => {
    const signed = signElsewhere(pages);
    const other = Buffer.from(pages);
    other[other.length - 40] = (other[other.length - 40] ?? 0) ^ 1;
    const broken = Buffer.from(signed);
    // The time that the signature says, which it covers.
    const minute = broken.lastIndexOf('D:20') + 12;
    broken[minute] = broken[minute] === 0x31 ? 0x32 : 0x31;
    const refusals = [
      [pages, 'RETURNED_FILE_UNSIGNED'],
      [broken, 'RETURNED_FILE_UNSIGNED'],
      // What covers the end is a signature of a kind that is not checked.
      [elsewhere('valid', { pdf: signed, subFilter: 'adbe.pkcs7.sha1' }), 'RETURNED_FILE_CONTINUED'],
      [elsewhere('expired'), 'RETURNED_FILE_CERTIFICATE'],
      [elsewhere('expired', { saysNoTime: true }), 'RETURNED_FILE_CERTIFICATE'],
      [elsewhere('expired', { saysNoTime: true, options: ['-noattr'] }), 'RETURNED_FILE_CERTIFICATE'],
      [elsewhere('secrets'), 'RETURNED_FILE_CERTIFICATE'],
      [Buffer.concat([signed, Buffer.from('\nZz')]), 'RETURNED_FILE_OTHER'],
      [signElsewhere(other), 'RETURNED_FILE_OTHER'],
      [Buffer.from('Zz'), 'RETURNED_FILE_OTHER'],
    ] as const;
    for (const [file, code] of refusals)
      expect([file.length, codeOf(await give(file))]).toEqual([file.length, code]);
    expect((await readSigning(owner, form.id)).versions).toHaveLength(1);
  });

  test('is kept apart on the physician’s word alone, ten times at most, and stands in the way of nothing', async () => {
    const signed = signElsewhere(pages);
    // The pages themselves are no other copy.
    expect(codeOf(await give(pages, '?keep=apart'))).toBe('RETURNED_FILE_UNSIGNED');
    expect(codeOf(await give(Buffer.from('Zz'), '?keep=apart'))).toBe('RETURNED_FILE_NO_PDF');
    const scan = Buffer.from(`%PDF-1.7 ${newId()}`);
    const kept = (await give(scan, '?keep=apart')).json<SignedVersion>();
    expect(kept).toMatchObject({
      kind: 'other-file',
      about: locked.id,
      method: null,
      pdfHash: fingerprint(scan),
    });
    expect((await readSigning(owner, form.id)).signing).toMatchObject({
      state: 'locked',
      versionId: locked.id,
    });
    expect(await verify(scan)).toMatchObject({
      match: 'same',
      entry: { kind: 'other-file' },
      signatures: null,
    });
    const entry = {
      kind: 'other-file',
      accountId: owner.userId,
      reportId: form.id,
      about: locked.id,
    } as const;
    const told = { method: null, reportVersion: 1, at: 1, dataFingerprint: null, content: '{}', pdf: scan };
    await server.store.transaction(async ({ signedVersions }) => {
      for (let kept = 1; kept < 10; kept += 1) await signedVersions.add({ id: newId(), ...entry, ...told });
    });
    expect(codeOf(await give(Buffer.from(`%PDF-1.7 ${newId()}`), '?keep=apart'))).toBe('KEPT_APART_FULL');
    expect((await give(signed)).statusCode).toBe(201);
  });

  test('is verified: as it was signed, with something behind it, changed, or never signed here', async () => {
    const found = await verify(pages, await server.signUp({ role: 'assistant' }));
    expect(found).toMatchObject({
      sha256: locked.pdfHash,
      match: 'same',
      entry: { sequence: locked.sequence, entryHash: locked.entryHash, withdrawn: false, erased: false },
      chain: { brokenAt: null },
      signatures: [],
      signaturesHold: null,
    });
    expect(found.around.map(({ sequence }) => sequence)).toContain(locked.sequence);
    expect(JSON.stringify(found)).not.toContain(form.id);
    expect(JSON.stringify(found)).not.toContain(owner.userId);
    const longer = Buffer.concat([pages, Buffer.from('\n% Zz')]);
    expect(await verify(longer)).toMatchObject({ match: 'extended', entry: { sequence: locked.sequence } });
    const changed = Buffer.from(pages);
    changed[1_000] = (changed[1_000] ?? 0) ^ 1;
    expect(await verify(changed)).toMatchObject({ match: 'none', entry: null, around: [] });
  });

  test('is verified at the terminal in both languages, with its exit code', async () => {
    const write = (name: string, bytes: Buffer) => {
      workshop.write(name, bytes);
      return path.join(workshop.folder, name);
    };
    const file = write('pages.pdf', pages);
    const other = write('other.pdf', Buffer.concat([pages, Buffer.from('\n% Zz')]));
    const run = (...args: string[]) => runScript('verify-report', args, { dataDir: server.dataDir });
    const unsigned = await run(file);
    expect(unsigned).toMatchObject({ code: 1, err: '' });
    expect(unsigned.out).toContain('This file is the one that was locked or signed here, byte for byte.');
    expect(unsigned.out).toContain('Locked, not signed');
    expect(unsigned.out).toContain(locked.entryHash);
    const signed = signElsewhere(pages);
    const returned = (await give(signed)).json<SignedVersion>();
    const proof = { method: 'account', proof: { password: ACCOUNT_PASSWORD }, assent: true };
    const added = await owner.post(`/api/saved-forms/${form.id}/addenda`, { ...proof, text: 'Zz.' });
    const addendum = added.json<SignedVersion>();
    const draft = await owner.post(`/api/saved-forms/${form.id}/replacement`, {});
    const next = await signReport(owner, draft.json<SavedForm>());
    const same = await run(write('signed.pdf', signed));
    expect(same).toMatchObject({ code: 0, err: '' });
    expect(same.out).not.toContain('Locked, not signed');
    expect(same.out).toContain(`An addendum belongs to it: entry ${addendum.sequence}`);
    expect(same.out).toContain(`was replaced: entry ${next.sequence}, hash of the file ${next.pdfHash}`);
    const told = { replacedBy: [{ sequence: next.sequence }], addenda: [{ sequence: addendum.sequence }] };
    // Of an account of its own: the tests above have used up what one may upload.
    const reader = await server.signUp({ role: 'assistant' });
    expect(await verify(signed, reader)).toMatchObject({ entry: { sequence: returned.sequence, ...told } });
    expect(await verify(pages, reader)).toMatchObject({ entry: { sequence: locked.sequence, ...told } });
    expect((await run(file)).code).toBe(1);
    const extended = await run(other, '--lang', 'fr');
    expect(extended.code).toBe(1);
    expect(extended.out).toContain('quelque chose y a été ajouté');
    expect((await run()).code).toBe(2);
    expect((await run('none.pdf')).code).toBe(1);
  });
});
