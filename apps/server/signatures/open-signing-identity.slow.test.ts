import { inspect } from 'node:util';
import { ERRORS } from '@constat/contract/errors';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { Refusal } from '../platform/refusal.ts';
import { octets, octetsOf, partAt, partsOf, rawOf, readAsn1, writeAsn1 } from './asn1.ts';
import { createAuthority, ISSUER_NAME, PASSWORD, SIGNER_NAME } from './certificates.test-data.ts';
import { openSigningIdentity } from './open-signing-identity.ts';
import { createWorkshop } from './signatures.test-data.ts';

// openssl begins a certificate at the second in which it makes it.
const NOW = Date.now() + 60_000;
const workshop = createWorkshop();
afterAll(workshop.remove);
const authority = createAuthority(workshop);
for (const key of ['rsa-2048', 'p-256', 'p-384'] as const) authority.issue(key, { key });

/** The refusal of a file. */
function refusalOf(file: Uint8Array, password = PASSWORD, now = NOW): Refusal {
  try {
    openSigningIdentity(file, password, now);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('the file was opened');
}

describe.each([
  ['AES and PBKDF2', []],
  ['3DES and RC2 of 40 bits, as Windows and older programs wrote them', ['-legacy']],
  ['RC2 of 128 bits', ['-legacy', '-keypbe', 'PBE-SHA1-RC2-128', '-certpbe', 'PBE-SHA1-RC2-128']],
  ['3DES throughout', ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']],
  ['3DES with two keys', ['-keypbe', 'PBE-SHA1-2DES', '-certpbe', 'PBE-SHA1-2DES', '-macalg', 'sha384']],
  ['AES of 128 bits and SHA-512', ['-keypbe', 'AES-128-CBC', '-certpbe', 'AES-192-CBC', '-macalg', 'sha512']],
  ['certificates in the clear', ['-certpbe', 'NONE']],
] as const)('a file protected by %s', (_name, options) => {
  test.each(['rsa-2048', 'p-256', 'p-384'] as const)('opens with its password (%s)', (key) => {
    const identity = openSigningIdentity(authority.pack(key, ...options), PASSWORD, NOW);
    expect(identity).toMatchObject({ name: SIGNER_NAME, issuer: ISSUER_NAME });
    expect(identity.serialNumber).toMatch(/^5A00\d\d$/u);
    expect(identity.issuers).toHaveLength(2);
    expect(identity.validFrom).toBeLessThanOrEqual(NOW);
    expect(identity.validTo).toBeGreaterThan(NOW + 690 * 86_400_000);
  });

  test('says of another password that it is wrong', () => {
    const file = authority.pack('p-256', ...options);
    for (const wrong of ['', 'x', PASSWORD.toUpperCase(), `${PASSWORD} `])
      expect(refusalOf(file, wrong).code).toBe('SIGNING_FILE_PASSWORD_WRONG');
  });
});

test('a file in pieces without lengths, as programs on a Mac or in Java write it, opens', () => {
  const [version, safe, mac] = partsOf(readAsn1(authority.pack('p-384')));
  const content = octetsOf(partAt(safe, 1, 0));
  const open = (tag: number, ...parts: readonly Uint8Array[]): Buffer =>
    Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])]);
  const pieces = [content.subarray(0, 500), content.subarray(500)].map((piece) => writeAsn1(octets(piece)));
  const type = rawOf(partAt(safe, 0));
  const others = [version, mac].map((part) => rawOf(partAt(part)));
  const file = open(
    0x30,
    others[0] ?? Buffer.of(),
    open(0x30, type, open(0xa0, open(0x24, ...pieces))),
    others[1] ?? Buffer.of(),
  );
  expect(openSigningIdentity(file, PASSWORD, NOW).name).toBe(SIGNER_NAME);
  expect(refusalOf(file, 'x').code).toBe('SIGNING_FILE_PASSWORD_WRONG');
});

describe('a certificate that is not for this signature', () => {
  test.each([
    [
      'expired',
      { key: 'p-256', startsAt: '20200101000000Z', endsAt: '20210101000000Z' },
      'SIGNING_CERTIFICATE_EXPIRED',
    ],
    ['not valid yet', { key: 'p-256', startsAt: '20480101000000Z' }, 'SIGNING_CERTIFICATE_NOT_YET_VALID'],
    ['for secrets', { key: 'rsa-2048', use: 'secrets' }, 'SIGNING_CERTIFICATE_NOT_FOR_SIGNING'],
    ['of a short key', { key: 'rsa-1024' }, 'SIGNING_KEY_UNSUPPORTED'],
    ['of another curve', { key: 'p-521' }, 'SIGNING_KEY_UNSUPPORTED'],
  ] as const)('%s is refused, and says why', (_what, wish, code) => {
    authority.issue('other', wish);
    expect(refusalOf(authority.pack('other')).code).toBe(code);
  });

  test('is judged by the time that is given', () => {
    const file = authority.pack('p-256');
    expect(refusalOf(file, PASSWORD, NOW + 701 * 86_400_000).code).toBe('SIGNING_CERTIFICATE_EXPIRED');
    expect(refusalOf(file, PASSWORD, NOW - 86_400_000).code).toBe('SIGNING_CERTIFICATE_NOT_YET_VALID');
  });

  test('is taken where it does not say what it is for', () => {
    authority.issue('silent', { key: 'p-256', use: 'silent' });
    expect(openSigningIdentity(authority.pack('silent'), PASSWORD, NOW).name).toBe(SIGNER_NAME);
  });

  test('without its key is refused', () => {
    workshop.succeed(
      'openssl',
      'pkcs12',
      '-export',
      '-nokeys',
      '-in',
      'p-256.pem',
      '-passout',
      `pass:${PASSWORD}`,
      '-out',
      'keyless.p12',
    );
    expect(refusalOf(workshop.read('keyless.p12')).code).toBe('SIGNING_KEY_MISSING');
  });
});

describe('a file that is none', () => {
  test.each([
    ['empty', () => new Uint8Array()],
    ['a text', () => workshop.read('rsa-2048.pem')],
    [
      'a certificate alone',
      () => (
        workshop.succeed('openssl', 'x509', '-in', 'p-256.pem', '-outform', 'DER', '-out', 'p.der'),
        workshop.read('p.der')
      ),
    ],
    ['cut short', () => authority.pack('p-256').subarray(0, 900)],
    ['deep without end', () => Buffer.alloc(20_000, '3080', 'hex')],
    ['asking for a million rounds and one', () => authority.pack('p-256', '-iter', '1000001')],
  ])('%s is refused as such', (_what, file) => {
    expect(refusalOf(file()).code).toBe('SIGNING_FILE_INVALID');
  });

  test('or is damaged gives a refusal that knows nothing of it', () => {
    const file = authority.pack('p-256');
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.nat(255), (at, byte) => {
        const damaged = Buffer.from(file);
        damaged[at] = byte;
        try {
          expect(openSigningIdentity(damaged, PASSWORD, NOW).key.type).toBe('private');
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          expect(inspect(error, { depth: null, showHidden: true })).not.toContain(PASSWORD);
          expect(error).toHaveProperty('cause', undefined);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('every refusal says in both languages that nothing was signed', () => {
  const refusals = Object.entries(ERRORS).filter(([code]) =>
    /^SIGNING_(?:FILE|KEY|CERTIFICATE)_/u.test(code),
  );
  expect(refusals).toHaveLength(7);
  expect(
    refusals.filter(([, { message }]) => !message.fr.includes('Rien') || !message.en.includes('Nothing')),
  ).toEqual([]);
});
