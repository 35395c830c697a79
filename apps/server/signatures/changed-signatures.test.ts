import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { appendRevision } from './append-revision.ts';
import { createAuthority, PASSWORD, SIGNER_NAME } from './certificates.test-data.ts';
import { compareWithOriginal } from './compare-with-original.ts';
import { openSigningIdentity } from './open-signing-identity.ts';
import { UnreadablePdf } from './pdf-values.ts';
import { readPdfSignatures } from './read-pdf-signatures.ts';
import { signPdf } from './sign-pdf.ts';
import type { PdfSignature, SignatureState } from './signature-types.ts';
import { createWorkshop, lastSignature, reportPdfs, verifyByPdfsig } from './signatures.test-data.ts';

const { plain } = await reportPdfs('native');
const workshop = createWorkshop();
afterAll(workshop.remove);
const authority = createAuthority(workshop);
authority.issue('rsa-2048', { key: 'rsa-2048' });
const identity = openSigningIdentity(authority.pack('rsa-2048'), PASSWORD, Date.now() + 60_000);
const details = { signedAt: Date.now() + 60_000, name: SIGNER_NAME, fieldLabel: 'Signature' };
const signed = Buffer.from(signPdf(plain, identity, details));

/** What is found of a file, in one word: whether all signatures hold, and the last one up to the end. */
function judge(pdf: Uint8Array): SignatureState | 'unreadable' | 'unsigned' | 'continued' {
  let found: readonly PdfSignature[];
  try {
    found = readPdfSignatures(pdf);
  } catch (error) {
    if (error instanceof UnreadablePdf) return 'unreadable';
    throw error;
  }
  const last = found.at(-1);
  if (last === undefined) return 'unsigned';
  return (
    found.find(({ state }) => state !== 'holds')?.state ?? (last.coversWholeFile ? 'holds' : 'continued')
  );
}

describe('a changed file', () => {
  /** The bytes of the signature's own value are told apart below. */
  const start = signed.indexOf('/Contents <30', plain.length) + '/Contents '.length;
  const end = signed.indexOf('>', start) + 1;

  test.each(Array.from({ length: 10 }, (_none, tenth) => tenth))('is found, in tenth %d of it', (tenth) => {
    const length = Math.floor(signed.length / 10);
    fc.assert(
      fc.property(fc.nat(length - 1), fc.integer({ min: 1, max: 255 }), (offset, difference) => {
        const at = tenth * length + offset;
        fc.pre(at < start || at >= end);
        const changed = Buffer.from(signed);
        changed[at] = ((changed[at] ?? 0) + difference) % 256;
        expect(judge(changed)).not.toBe('holds');
      }),
      { numRuns: 12 },
    );
  });

  test('is found in the digest, the signature and what follows it', () => {
    const { cms } = lastSignature(signed);
    const length = cms.findLastIndex((byte) => byte !== 0) + 1;
    // The attributes and the signature are the last of it; the certificates of issuers before them are signed by nothing.
    for (const back of [1, 40, 255, 300, 330, 350]) {
      const changed = Buffer.from(signed);
      const at = start + 1 + 2 * (length - back);
      changed[at] = changed[at] === 0x30 ? 0x31 : 0x30;
      expect([back, judge(changed)]).not.toEqual([back, 'holds']);
    }
    const padded = Buffer.from(signed);
    padded[end - 2] = 0x31;
    expect(judge(padded)).toBe('malformed');
  });

  test.each([
    ['a byte', (pdf: Buffer) => Buffer.concat([pdf, Buffer.from(' ')])],
    ['a line', (pdf: Buffer) => Buffer.concat([pdf, Buffer.from('\n% zz\n%%EOF')])],
    [
      'a revision',
      (pdf: Buffer) => Buffer.from(appendRevision(pdf, ({ setInCatalog }) => setInCatalog({ Zz: 1 }))),
    ],
  ])('is found when %s is appended, which poppler still calls valid', (_what, append) => {
    const longer = append(signed);
    expect(['continued', 'unreadable']).toContain(judge(longer));
    expect(verifyByPdfsig(workshop, longer)).toContain('Signature is Valid');
  });

  test.each([
    ['begins later', (range: string) => range.replace('[0 ', '[1 ')],
    [
      'leaves out more than the value',
      (range: string) =>
        range.replace(/ (\d+) (\d+) /u, (_all, first, next) => ` ${Number(first) - 1} ${next} `),
    ],
    [
      'ends earlier',
      (range: string) =>
        range.replace(/(\d+)(?=\s*\])/u, (last) => String(Number(last) - 1).padEnd(last.length)),
    ],
    [
      'goes over the end',
      (range: string) =>
        range.replace(/(\d+)(?=\s*\])/u, (last) => String(Number(last) + 1).padEnd(last.length)),
    ],
    ['is none', (range: string) => range.replaceAll(/\d/gu, '0')],
  ])('whose range %s is found', (_what, change) => {
    const text = signed.toString('latin1');
    const range = /\/ByteRange \[[^\]]*\]/u.exec(text)?.[0] ?? '';
    const changed = Buffer.from(text.replace(range, change(range).padEnd(range.length)), 'latin1');
    expect(changed.length).toBe(signed.length);
    expect(judge(changed)).not.toBe('holds');
  });

  test.each([
    ['itself', 1],
    ['one that needs it', 2],
  ])('in which a stream needs %s for its length is refused as unreadable', (_what, count) => {
    const circle = appendRevision(signed, ({ reserve, replace, setInCatalog }) => {
      const streams = Array.from({ length: count }, reserve);
      for (const [index, stream] of streams.entries()) {
        const next = streams[(index + 1) % count] ?? stream;
        replace(stream, { verbatim: `<</Length ${next.object} 0 R>>\nstream\nzz\nendstream` });
      }
      setInCatalog({ AcroForm: streams[0] });
    });
    expect(() => readPdfSignatures(circle)).toThrow(new UnreadablePdf('an object needs itself'));
    expect(compareWithOriginal(signed, circle)).toMatchObject({ relation: 'other' });
  });

  test('of any kind ends in an answer or is refused as unreadable', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: plain.length, max: signed.length - 1 }), fc.nat(255)), {
          minLength: 1,
          maxLength: 3,
        }),
        (changes) => {
          const changed = Buffer.from(signed);
          for (const [at, byte] of changes) changed[at] = byte;
          expect(judge(changed)).toMatch(/./u);
        },
      ),
      { numRuns: 60 },
    );
  });
});
