import { afterAll, describe, expect, test } from 'vitest';
import { appendRevision } from './append-revision.ts';
import { createAuthority, ISSUER_NAME, PASSWORD, SIGNER_NAME } from './certificates.test-data.ts';
import { openSigningIdentity } from './open-signing-identity.ts';
import { readPdfDate } from './pdf-date.ts';
import { dictionary, name, UnreadablePdf } from './pdf-values.ts';
import { readPdfSignatures } from './read-pdf-signatures.ts';
import { signPdf } from './sign-pdf.ts';
import {
  createWorkshop,
  reportPdfs,
  signByOpenssl,
  verifyByPdfsig,
  withSignature,
} from './signatures.test-data.ts';

const SIGNED_AT = Date.UTC(2026, 10, 27, 19, 30, 5);
const DETAILS = { signedAt: SIGNED_AT, name: SIGNER_NAME, fieldLabel: 'Signature' };
const { plain } = await reportPdfs('native');
const workshop = createWorkshop();
afterAll(workshop.remove);
const authority = createAuthority(workshop);
for (const key of ['rsa-2048', 'p-256', 'p-384', 'p-521', 'rsa-1024'] as const) authority.issue(key, { key });
const identity = openSigningIdentity(authority.pack('rsa-2048'), PASSWORD, Date.now() + 60_000);
const signed = Buffer.from(signPdf(plain, identity, { ...DETAILS, reason: 'Rapport final' }));
const PSS = ['-keyopt', 'rsa_padding_mode:pss'];

test('a file without a signature has none', () => {
  expect(readPdfSignatures(plain)).toEqual([]);
});

test('a signature made here is told with who signed and when', () => {
  expect(readPdfSignatures(signed)).toEqual([
    {
      state: 'holds',
      fieldName: 'Signature1',
      subFilter: 'ETSI.CAdES.detached',
      signer: {
        name: SIGNER_NAME,
        issuer: ISSUER_NAME,
        serialNumber: identity.serialNumber,
        validFrom: identity.validFrom,
        validTo: identity.validTo,
        isSelfSigned: false,
        maySign: true,
      },
      signedAt: SIGNED_AT,
      // openssl made the certificate later than the time that is said here.
      wasValidThen: SIGNED_AT >= identity.validFrom,
      reason: 'Rapport final',
      coveredBytes: signed.length,
      coversWholeFile: true,
    },
  ]);
});

describe('a signature by another program', () => {
  test.each([
    ['RSA, SHA-256', { certificate: 'rsa-2048', options: ['-md', 'sha256'] }],
    ['RSA, SHA-512', { certificate: 'rsa-2048', options: ['-md', 'sha512'] }],
    ['RSA-PSS, SHA-256', { certificate: 'rsa-2048', options: ['-md', 'sha256', ...PSS] }],
    [
      'RSA-PSS, SHA-384, a short salt',
      { certificate: 'rsa-2048', options: ['-md', 'sha384', ...PSS, '-keyopt', 'rsa_pss_saltlen:20'] },
    ],
    ['P-256', { certificate: 'p-256', options: ['-md', 'sha256'] }],
    ['P-384, SHA-512', { certificate: 'p-384', options: ['-md', 'sha512'] }],
    ['P-521', { certificate: 'p-521', options: ['-md', 'sha512'] }],
    [
      'CAdES',
      { certificate: 'p-256', options: ['-cades', '-md', 'sha256'], subFilter: 'ETSI.CAdES.detached' },
    ],
    ['without attributes', { certificate: 'rsa-2048', options: ['-noattr', '-md', 'sha256'] }],
    ['named by its key', { certificate: 'p-256', options: ['-keyid', '-md', 'sha256'] }],
    [
      'showing on the page',
      { certificate: 'p-256', options: ['-md', 'sha256'], rectangle: [20, 20, 200, 80] },
    ],
  ] as const)('holds (%s)', (_name, wish) => {
    const pdf = signByOpenssl(workshop, plain, wish);
    expect(readPdfSignatures(pdf)).toMatchObject([
      { state: 'holds', signer: { name: SIGNER_NAME }, signedAt: SIGNED_AT, coversWholeFile: true },
    ]);
  });

  test.each([
    ['SHA-1', { certificate: 'rsa-2048', options: ['-md', 'sha1'] }, 'not-checked'],
    ['RSA of 1024 bits', { certificate: 'rsa-1024', options: ['-md', 'sha256'] }, 'not-checked'],
    ['another kind', { certificate: 'p-256', subFilter: 'adbe.pkcs7.sha1' }, 'not-checked'],
    [
      'CAdES that does not name its certificate',
      { certificate: 'p-256', subFilter: 'ETSI.CAdES.detached' },
      'malformed',
    ],
    ['with a content of its own', { certificate: 'p-256', options: ['-nodetach'] }, 'malformed'],
    [
      'of two signers',
      { certificate: 'p-256', options: ['-signer', 'p-384.pem', '-inkey', 'p-384.key'] },
      'malformed',
    ],
    ['without its certificate', { certificate: 'p-256', options: ['-nocerts'] }, 'malformed'],
  ] as const)('is not taken (%s)', (_name, wish, state) => {
    // A content of its own would not fit the place: the file is made short for it.
    const isLong = 'options' in wish && wish.options.some((option) => option === '-nodetach');
    const pdf = isLong ? signByOpenssl(workshop, shortFile(), wish) : signByOpenssl(workshop, plain, wish);
    expect(readPdfSignatures(pdf)).toMatchObject([{ state }]);
  });

  test('on the one made here: both hold, and the last covers the whole', () => {
    const twice = signByOpenssl(workshop, signed, { certificate: 'p-384', options: ['-md', 'sha384'] });
    expect(readPdfSignatures(twice)).toMatchObject([
      { state: 'holds', coversWholeFile: false, coveredBytes: signed.length },
      { state: 'holds', coversWholeFile: true, coveredBytes: twice.length },
    ]);
    expect(verifyByPdfsig(workshop, twice).match(/Signature is Valid/gu)).toHaveLength(2);
  });

  test('that vouches for itself is told as such', () => {
    workshop.succeed(
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/CN=Zz Soi-même',
      '-keyout',
      'self.key',
      '-out',
      'self.pem',
      '-config',
      'request.cnf',
      '-utf8',
    );
    const pdf = signByOpenssl(workshop, plain, { certificate: 'self', options: ['-md', 'sha256'] });
    expect(readPdfSignatures(pdf)).toMatchObject([
      { state: 'holds', signer: { name: 'Zz Soi-même', issuer: 'Zz Soi-même', isSelfSigned: true } },
    ]);
  });
});

describe('a signature whose dictionary says no time', () => {
  const startsAt = '20200101000000Z';
  authority.issue('valid', { key: 'p-256', startsAt });
  authority.issue('ended', { key: 'p-256', startsAt, endsAt: '20210101000000Z' });
  const sign = (certificate: string, ...options: string[]) =>
    signByOpenssl(workshop, plain, { certificate, saysNoTime: true, options });

  test('has that of its attributes', () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    for (const [certificate, wasValidThen] of [
      ['valid', true],
      ['ended', false],
    ] as const) {
      const [found] = readPdfSignatures(sign(certificate));
      expect(found).toMatchObject({ state: 'holds', wasValidThen });
      expect(found?.signedAt).toBeGreaterThanOrEqual(before);
      expect(found?.signedAt).toBeLessThanOrEqual(Date.now());
    }
  });

  test('is judged by the moment at which it came, where it has none', () => {
    const receivedAt = Date.UTC(2026, 10, 27);
    for (const [certificate, wasValidThen] of [
      ['valid', true],
      ['ended', false],
    ] as const) {
      const pdf = sign(certificate, '-noattr');
      const unknown = { state: 'holds', signedAt: undefined };
      expect(readPdfSignatures(pdf)).toMatchObject([{ ...unknown, wasValidThen: undefined }]);
      expect(readPdfSignatures(pdf, receivedAt)).toMatchObject([{ ...unknown, wasValidThen }]);
    }
  });
});

/** A page and nothing on it. */
function shortFile(): Uint8Array {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\n',
  ];
  let body = '%PDF-1.7\n';
  const entries = objects.map((object) => {
    const entry = `${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += object;
    return entry;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${entries.join('')}trailer\n<</Size 4/Root 1 0 R>>\n`;
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF`);
}

test('a signature whose value is nested without end is malformed', () => {
  const deep = Buffer.from(signed);
  const start = signed.indexOf('/Contents <30', plain.length) + '/Contents <'.length;
  const end = signed.indexOf('>', start);
  deep.write('3080'.repeat((end - start) / 4), start, 'latin1');
  expect(readPdfSignatures(deep)).toMatchObject([{ state: 'malformed', signer: undefined }]);
});

test('a signature with more in it than is read is not said to be malformed', () => {
  const empty = Buffer.from([5, 0]);
  const full = withSignature(
    plain,
    Buffer.concat([Buffer.from('30820fa0', 'hex'), Buffer.alloc(4_000, empty)]),
  );
  expect(readPdfSignatures(full)).toMatchObject([{ state: 'malformed', coversWholeFile: true }]);
  const fuller = withSignature(
    plain,
    Buffer.concat([Buffer.from('3083030d40', 'hex'), Buffer.alloc(200_000, empty)]),
  );
  expect(readPdfSignatures(fuller)).toMatchObject([{ state: 'not-checked', coversWholeFile: true }]);
  const longest = withSignature(
    plain,
    Buffer.concat([Buffer.from('04840047e7c4', 'hex'), Buffer.alloc(0x47e7c4)]),
  );
  expect(readPdfSignatures(longest)).toMatchObject([{ state: 'not-checked', coversWholeFile: true }]);
});

test('a form with more signatures than anyone makes is refused', () => {
  const withSignatures = (count: number): Uint8Array =>
    appendRevision(plain, ({ add, setInCatalog }) => {
      const field = dictionary({ FT: name('Sig'), V: dictionary({ SubFilter: name('zz') }) });
      const fields = Array.from({ length: count }, () => add(field));
      setInCatalog({ AcroForm: dictionary({ Fields: fields }) });
    });
  expect(readPdfSignatures(withSignatures(32)).map(({ state }) => state)).toEqual(
    Array(32).fill('not-checked'),
  );
  expect(() => readPdfSignatures(withSignatures(33))).toThrow(
    new UnreadablePdf('the file has too many signatures'),
  );
});

test.each([
  ["D:20261127143005-05'00'", SIGNED_AT],
  ['D:20261127193005Z', SIGNED_AT],
  ['D:20261127193005', SIGNED_AT],
  ['D:20261128010005+0530', SIGNED_AT],
  ['D:2026', Date.UTC(2026, 0, 1)],
  ['20261127', Date.UTC(2026, 10, 27)],
  ['D:20261399', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('the date %s is read', (text, time) => {
  expect(readPdfDate(text)).toBe(time);
});
