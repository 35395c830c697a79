import { afterAll, describe, expect, test } from 'vitest';
import { appendRevision } from './append-revision.ts';
import type { Revision } from './append-revision.ts';
import { createAuthority, PASSWORD, SIGNER_NAME } from './certificates.test-data.ts';
import { compareWithOriginal } from './compare-with-original.ts';
import { openSigningIdentity } from './open-signing-identity.ts';
import { dictionary, name, textString } from './pdf-values.ts';
import type { PdfValue } from './pdf-values.ts';
import { onlyProofsFollow } from './validation-data.ts';
import { pageOf, referenceIn, streamOf } from './revisions.test-data.ts';
import { signPdf } from './sign-pdf.ts';
import { createWorkshop, reportPdfs, signByOpenssl } from './signatures.test-data.ts';

const { plain } = await reportPdfs('native');
const workshop = createWorkshop();
afterAll(workshop.remove);
const authority = createAuthority(workshop);
authority.issue('p-256', { key: 'p-256' });
const identity = openSigningIdentity(authority.pack('p-256'), PASSWORD, Date.now() + 60_000);
const signed = signPdf(plain, identity, {
  signedAt: Date.now() + 60_000,
  name: SIGNER_NAME,
  fieldLabel: 'Signature',
});

type Change = (revision: Revision) => void;
const revise = (pdf: Uint8Array, change: Change): Uint8Array => appendRevision(pdf, change);
const proofs =
  (certificates: readonly string[] = ['zz']): Change =>
  ({ add, setInCatalog }) =>
    setInCatalog({
      DSS: dictionary({ Certs: certificates.map((one) => add(streamOf(one))) }),
      Extensions: dictionary({ ADBE: dictionary({ BaseVersion: name('1.7'), ExtensionLevel: 8 }) }),
    });
const withProofs = revise(signed, proofs());
const stamp = (pdf: Uint8Array, subFilter = 'ETSI.RFC3161', rectangle?: [number, number, number, number]) =>
  signByOpenssl(workshop, pdf, {
    certificate: 'p-256',
    subFilter,
    ...(rectangle === undefined ? {} : { rectangle }),
  });
const follow = (given: Uint8Array): boolean => onlyProofsFollow(given, signed.length);
const line = (pdf: Uint8Array, end: string): Uint8Array => Buffer.concat([pdf, Buffer.from(end)]);

describe('behind a signature stand proofs alone', () => {
  const stamped = stamp(withProofs);
  test.each([
    ['data for checks', withProofs],
    ['data for checks and a time stamp', stamped],
    ['data for checks twice', revise(withProofs, proofs(['zz', 'yy']))],
    ['data for checks, a time stamp, and data for that', revise(stamped, proofs(['zz', 'yy']))],
    ['a time stamp alone', stamp(signed)],
    ['the end of a line', line(signed, '\r\n')],
    ['the end of a line, data for checks, and another', line(revise(line(signed, '\n'), proofs()), '\n')],
  ])('%s', (_what, given) => {
    expect(follow(given)).toBe(true);
    expect(compareWithOriginal(plain, given).relation).toBe('extension');
  });

  test('where the signature covers the end of its line too', () => {
    const ended = line(signed, '\r\n');
    expect(onlyProofsFollow(revise(ended, proofs()), ended.length)).toBe(true);
  });
});

/** A new object of the picture of a signature, and data for checks that refer to it. */
const reaching =
  (target: (revision: Revision) => PdfValue): Change =>
  (revision) =>
    revision.setInCatalog({ DSS: dictionary({ Certs: [target(revision)] }) });
const contents = (revision: Revision) => referenceIn(revision, pageOf(revision, 0), 'Contents');
const cover: Change = (revision) => revision.replace(contents(revision), streamOf('0 0 500 500 re f'));

describe('behind a signature stands something else', () => {
  const picture = [30, 30, 230, 90] as [number, number, number, number];
  test.each([
    ['another signature', stamp(signed, 'adbe.pkcs7.detached')],
    ['one of a kind that is not checked', stamp(withProofs, 'adbe.pkcs7.sha1')],
    ['a time stamp that shows', stamp(withProofs, 'ETSI.RFC3161', picture)],
    [
      'data for checks and a new description',
      revise(withProofs, ({ setInCatalog, add }) => setInCatalog({ Metadata: add(streamOf('zz')) })),
    ],
    [
      'the version of the format',
      revise(withProofs, ({ setInCatalog }) => setInCatalog({ Version: name('2.0') })),
    ],
    [
      'the fonts of the form',
      revise(withProofs, (revision) => {
        const form = revision.file.dictionary(revision.file.catalog.get('AcroForm'));
        revision.setInCatalog({ AcroForm: new Map([...(form ?? []), ['DA', textString('/F0 9 Tf')]]) });
      }),
    ],
    ['what a page shows', revise(withProofs, cover)],
    ['what a page shows, as data for checks', revise(revise(signed, reaching(contents)), cover)],
    ['a byte', line(withProofs, ' ')],
    ['three ends of a line', line(signed, '\n\n\n')],
  ])('%s', (_what, given) => {
    expect(follow(given)).toBe(false);
  });

  test('what a page shows, where the data for checks were signed with a reference to it', () => {
    const before = signPdf(revise(plain, reaching(contents)), identity, {
      signedAt: Date.now() + 60_000,
      name: SIGNER_NAME,
      fieldLabel: 'Signature',
    });
    expect(onlyProofsFollow(revise(before, proofs()), before.length)).toBe(true);
    const covered = revise(before, cover);
    expect(onlyProofsFollow(covered, before.length)).toBe(false);
    expect(compareWithOriginal(plain, covered).relation).toBe('altered');
  });

  test('the picture of the signature, where the data for checks were signed with a reference to it', () => {
    let shown: PdfValue = null;
    const before = signByOpenssl(workshop, plain, {
      certificate: 'p-256',
      rectangle: picture,
      besides: (revision, field) => {
        const looks = revision.resolve(field);
        shown = looks instanceof Map ? ((looks.get('AP') as Map<string, PdfValue>).get('N') ?? null) : null;
        reaching(() => shown)(revision);
      },
    });
    const other = revise(before, ({ replace }) => {
      if (typeof shown === 'object' && shown !== null && 'object' in shown) replace(shown, streamOf('q Q'));
    });
    expect(other.length).toBeGreaterThan(before.length);
    expect(onlyProofsFollow(other, before.length)).toBe(false);
  });
});
