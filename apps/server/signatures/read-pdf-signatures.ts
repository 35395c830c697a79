import type { Certificate } from './certificate.ts';
import { signaturePictures } from './changes-of-form.ts';
import { formFields } from './form-fields.ts';
import type { FormField } from './form-fields.ts';
import { readPdfDate } from './pdf-date.ts';
import { openPdf } from './pdf-file.ts';
import type { PdfFile } from './pdf-file.ts';
import { pagesOf } from './pdf-pages.ts';
import { isArray, isDictionary, isString, nameOf, readText, UnreadablePdf } from './pdf-values.ts';
import type { PdfDictionary, PdfValue } from './pdf-values.ts';
import type { PdfSignature, SignaturePicture, SignerCertificate } from './signature-types.ts';
import { verifyCms } from './verify-cms.ts';
import type { VerifiedCms } from './verify-cms.ts';

/** Each is checked over the whole file. */
const MOST_SIGNATURES = 32;
const LONGEST_TEXT = 1_000;
const CADES = 'ETSI.CAdES.detached';
const CHECKED = [CADES, 'adbe.pkcs7.detached'];

/**
 * Every signature of a PDF, in the order of its fields; fields that are not signed yet are left out. Whoever made the file,
 * what comes back tells what the bytes show: whether a certificate's issuer is to be trusted is not said.
 * @param receivedAt epoch milliseconds by which the file was here: the moment that counts for signatures that say none
 * @throws UnreadablePdf where the file is no PDF, is encrypted or damaged, or has more than 32 signatures
 */
export function readPdfSignatures(pdf: Uint8Array, receivedAt?: number): readonly PdfSignature[] {
  const file = openPdf(pdf);
  const signed = formFields(file).flatMap((field) => {
    const value = field.type === 'Sig' && field.dictionary.has('V') ? file.resolve(field.value) : null;
    return isDictionary(value) ? [{ field, value }] : [];
  });
  if (signed.length > MOST_SIGNATURES) throw new UnreadablePdf('the file has too many signatures');
  return signed.map(({ field, value }) => readSignature(file, field, value, receivedAt));
}

/**
 * Where the signature fields of a PDF show.
 * @throws UnreadablePdf as `readPdfSignatures` does
 */
export function readSignaturePictures(pdf: Uint8Array): readonly SignaturePicture[] {
  const file = openPdf(pdf);
  const fields = formFields(file).filter(({ type }) => type === 'Sig');
  const numbers = fields.flatMap(({ reference }) => (reference === undefined ? [] : [reference.object]));
  return signaturePictures(file, pagesOf(file), new Set(numbers));
}

function readSignature(
  file: PdfFile,
  field: FormField,
  value: PdfDictionary,
  receivedAt: number | undefined,
): PdfSignature {
  const subFilter = nameOf(file.resolve(value.get('SubFilter'))) ?? '';
  const range = rangeOf(file, value);
  const { state, certificate, signedAt: attribute } = check(range, subFilter);
  const said = textOf(file, value.get('M'));
  const signedAt = (said === undefined ? undefined : readPdfDate(said)) ?? attribute;
  const judgedAt = signedAt ?? receivedAt;
  const coveredBytes = range === undefined ? 0 : range.end;
  return {
    state,
    fieldName: field.name.slice(0, LONGEST_TEXT),
    subFilter: subFilter.slice(0, LONGEST_TEXT),
    signer: certificate && signerOf(certificate),
    signedAt,
    wasValidThen:
      judgedAt === undefined || certificate === undefined
        ? undefined
        : judgedAt >= certificate.validFrom && judgedAt <= certificate.validTo,
    reason: textOf(file, value.get('Reason')),
    coveredBytes,
    coversWholeFile: coveredBytes === file.bytes.length,
  };
}

interface Range {
  readonly parts: readonly Uint8Array[];
  readonly cms: Uint8Array;
  /** Where the last of the parts ends. */
  readonly end: number;
}

/** The bytes that a signature covers: from the first on, and all but exactly its own value. */
function rangeOf({ bytes, resolve }: PdfFile, value: PdfDictionary): Range | undefined {
  const range = resolve(value.get('ByteRange'));
  // A value elsewhere in the file, or in a stream, does not know its place between the two parts.
  const contents = value.get('Contents');
  if (!isArray(range) || range.length !== 4 || !isString(contents)) return undefined;
  const [first, length, second, rest] = range;
  const { at, end, string } = contents;
  if (at === undefined || end === undefined || bytes[at] !== '<'.charCodeAt(0)) return undefined;
  if (first !== 0 || length !== at || second !== end || typeof rest !== 'number') return undefined;
  if (!Number.isInteger(rest) || rest < 0 || end + rest > bytes.length) return undefined;
  return {
    parts: [bytes.subarray(0, at), bytes.subarray(end, end + rest)],
    cms: string,
    end: end + rest,
  };
}

function check(range: Range | undefined, subFilter: string): VerifiedCms {
  if (!CHECKED.includes(subFilter)) return { state: 'not-checked', certificate: undefined };
  if (range === undefined) return { state: 'malformed', certificate: undefined };
  return verifyCms(range.cms, range.parts, subFilter === CADES);
}

function signerOf(certificate: Certificate): SignerCertificate {
  const { name, issuerName, serialNumber, validFrom, validTo, maySign } = certificate;
  return {
    name: name.slice(0, LONGEST_TEXT),
    issuer: issuerName.slice(0, LONGEST_TEXT),
    serialNumber,
    validFrom,
    validTo,
    isSelfSigned: isSelfSigned(certificate),
    maySign,
  };
}

function isSelfSigned({ x509 }: Certificate): boolean {
  try {
    return x509.checkIssued(x509) && x509.verify(x509.publicKey);
  } catch {
    return false;
  }
}

function textOf(file: PdfFile, value: PdfValue | undefined): string | undefined {
  const found = file.resolve(value);
  return isString(found) ? readText(found).slice(0, LONGEST_TEXT) : undefined;
}
