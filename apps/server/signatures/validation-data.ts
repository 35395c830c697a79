import { appendedRevisions } from './appended-revisions.ts';
import { changesBetween, missingIn } from './changes-between.ts';
import type { Original } from './changes-between.ts';
import { changesOfForm } from './changes-of-form.ts';
import { differingKeys } from './equal-values.ts';
import { rolesOf } from './object-roles.ts';
import { openPdf } from './pdf-file.ts';
import type { PdfFile } from './pdf-file.ts';
import { workFor } from './pdf-syntax.ts';
import { isArray, isDictionary, nameOf, UnreadablePdf } from './pdf-values.ts';

const LINE_ENDS = new Set(['\r', '\n', '\r\n']);
/** What may change in the catalogue; its form is looked at by itself. */
const OF_PROOFS = new Set(['DSS', 'Extensions', 'AcroForm']);
const OF_TIME_STAMPS = new Set(['Fields', 'SigFlags']);
const TIME_STAMP = 'ETSI.RFC3161';

/**
 * Whether what stands behind the first bytes of a file only proves their signatures for later (PAdES-LT, PAdES-LTA): data for
 * checks, and time stamps of the document that show nowhere, which are not checked themselves. A line may end there too.
 * @param covered how many bytes the last signature covers
 */
export function onlyProofsFollow(pdf: Uint8Array, covered: number): boolean {
  const rest = pdf.subarray(covered);
  if (rest.length <= 2 && LINE_ENDS.has(Buffer.from(rest).toString('latin1'))) return true;
  try {
    const work = workFor(pdf.length);
    const file = openPdf(pdf.subarray(0, covered), work);
    const ends = appendedRevisions(file, openPdf(pdf, work), work);
    if (ends.at(-1) !== pdf.length) return false;
    const before = { file, roles: rolesOf(file), missing: missingIn(file) };
    return ends.every((end) => isProof(before, openPdf(pdf.subarray(0, end), work)));
  } catch (error) {
    if (error instanceof UnreadablePdf) return false;
    throw error;
  }
}

function isProof(before: Original, after: PdfFile): boolean {
  const { file } = before;
  const kinds = changesBetween(before, after).map(({ kind }) => kind);
  if (kinds.some((kind) => kind !== 'validation-data' && kind !== 'signature')) return false;
  if (differingKeys(file.catalog, after.catalog).some((key) => !OF_PROOFS.has(key))) return false;
  const [old, now] = [file, after].map((one) => one.dictionary(one.catalog.get('AcroForm')) ?? new Map());
  if (differingKeys(old ?? new Map(), now ?? new Map()).some((key) => !OF_TIME_STAMPS.has(key))) return false;
  return Array.from(changesOfForm(file, after).newFields).every((field) => isHiddenTimeStamp(after, field));
}

function isHiddenTimeStamp(file: PdfFile, number: number): boolean {
  const field = file.object(number);
  if (!isDictionary(field) || nameOf(file.resolve(field.get('FT'))) !== 'Sig' || field.has('Kids'))
    return false;
  const value = file.dictionary(field.get('V'));
  const box = file.resolve(field.get('Rect'));
  const [left, bottom, right, top] = isArray(box) ? box.map(file.resolve) : [];
  const isEmpty = left === right && bottom === top;
  return isEmpty && nameOf(file.resolve(value?.get('SubFilter'))) === TIME_STAMP;
}
