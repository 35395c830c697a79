import { appendedRevisions } from './appended-revisions.ts';
import { changesBetween, missingIn } from './changes-between.ts';
import { rolesOf } from './object-roles.ts';
import { openPdf } from './pdf-file.ts';
import { workFor } from './pdf-syntax.ts';
import { UnreadablePdf } from './pdf-values.ts';
import type { ComparisonWithOriginal, RevisionChange } from './signature-types.ts';

/**
 * What pictures of signatures may take of a page: they hide what stands there. A signature of ten centimetres by three
 * takes this much of a letter page, a seal four fifths of it.
 */
const MOST_OF_PAGE = 0.05;
/** More are of no use to who reads them. */
const MOST_CHANGES = 200;
const HARMLESS: ReadonlySet<RevisionChange['kind']> = new Set([
  'signature',
  'signature-picture',
  'validation-data',
  'file-information',
  'metadata',
  'signature-tags',
]);

/**
 * Whether a file is an original with signatures of others behind it, and what it does to the original besides. Each state
 * of the file is looked at, since each may be the one that somebody signed. It says nothing of the signatures themselves:
 * `readPdfSignatures` does.
 * @throws UnreadablePdf where the original itself cannot be read
 */
export function compareWithOriginal(original: Uint8Array, given: Uint8Array): ComparisonWithOriginal {
  const file = openPdf(original);
  const start = Buffer.from(given.buffer, given.byteOffset, Math.min(given.length, original.length));
  if (!start.equals(original)) return { relation: 'other', revisions: 0, changes: [] };
  if (given.length === original.length) return { relation: 'same', revisions: 0, changes: [] };
  try {
    const work = workFor(given.length);
    const ends = appendedRevisions(file, openPdf(given, work), work);
    if (ends.at(-1) !== given.length) throw new UnreadablePdf('something follows the last revision');
    const before = { file, roles: rolesOf(file), missing: missingIn(file) };
    const all = ends.flatMap((end) => changesBetween(before, openPdf(given.subarray(0, end), work)));
    const distinct = new Map(all.map((change) => [JSON.stringify(change), change])).values();
    const changes = Array.from(distinct);
    return {
      relation: changes.every(isHarmless) ? 'extension' : 'altered',
      revisions: ends.length,
      changes: changes.slice(0, MOST_CHANGES),
      ...(isCovered(changes) && { isCovered: true }),
    };
  } catch (error) {
    if (error instanceof UnreadablePdf) return { relation: 'other', revisions: 0, changes: [] };
    throw error;
  }
}

/** Whether pictures of signatures are all that alters the original. */
function isCovered(changes: readonly RevisionChange[]): boolean {
  const altering = changes.filter((change) => !isHarmless(change));
  return altering.length > 0 && altering.every(({ kind }) => kind === 'signature-picture');
}

function isHarmless(change: RevisionChange): boolean {
  if (change.kind === 'signature-picture') return change.share <= MOST_OF_PAGE;
  return HARMLESS.has(change.kind);
}
