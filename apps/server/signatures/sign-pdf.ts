import { createHash } from 'node:crypto';
import { appendRevision } from './append-revision.ts';
import { buildCms, digestOf } from './build-cms.ts';
import { addSignatureField } from './signature-field.ts';
import type { SignatureDetails, SigningIdentity } from './signature-types.ts';

/** The signature of an elliptic curve is some bytes longer or shorter each time. */
const SLACK_BYTES = 16;
/** PDF/A-2 has no longer strings. */
const MOST_BYTES = 32_767;
const DIGITS = 10;

/**
 * The same file with a signature (PAdES-B-B) in a revision of its own: the bytes given are an exact prefix. A file that is
 * PDF/A-2a, PDF/A-3a or PDF/UA-1 stays so. With an RSA key, the same file and details give the same bytes.
 * @throws UnreadablePdf for a file that is encrypted, damaged, without tags or pages, or keeps its references in a stream
 */
export function signPdf(pdf: Uint8Array, identity: SigningIdentity, details: SignatureDetails): Uint8Array {
  const signer = withinLimit(identity);
  const algorithm = digestOf(signer);
  const size = buildCms(signer, createHash(algorithm).digest()).length + SLACK_BYTES;
  const contents = `<${'0'.repeat(2 * size)}>`;
  const range = `[0 ${'9'.repeat(DIGITS)} ${'9'.repeat(DIGITS)} ${'9'.repeat(DIGITS)}]`;
  const signed = Buffer.from(
    appendRevision(pdf, (revision) => {
      addSignatureField(revision, details, { contents, range });
    }),
  );
  const start = signed.indexOf(contents, pdf.length);
  const end = start + contents.length;
  const rangeAt = signed.indexOf(range, pdf.length);
  const numbers = `[0 ${start} ${end} ${signed.length - end}`.padEnd(range.length - 1);
  signed.write(`${numbers}]`, rangeAt, 'latin1');
  const digest = createHash(algorithm)
    .update(signed.subarray(0, start))
    .update(signed.subarray(end))
    .digest();
  signed.write(buildCms(signer, digest).toString('hex'), start + 1, 'latin1');
  return signed;
}

/** Leaves out the farthest issuers where the whole would be too long for the format. */
function withinLimit(identity: SigningIdentity): SigningIdentity {
  let signer = identity;
  const length = (): number => buildCms(signer, Buffer.alloc(48)).length;
  while (signer.issuers.length > 0 && length() + SLACK_BYTES > MOST_BYTES)
    signer = { ...signer, issuers: signer.issuers.slice(0, -1) };
  return signer;
}
