/** What revisions do to the description of a document (XMP): programs write it anew with the time of their change. */
import { Xmp } from '../exports/pdf/conformance/xmp.ts';
import { areEqual } from './equal-values.ts';
import type { PdfFile } from './pdf-file.ts';
import { decodeStream } from './pdf-streams.ts';
import { workFor } from './pdf-syntax.ts';
import { isStream } from './pdf-values.ts';
import type { PdfValue } from './pdf-values.ts';
import type { RevisionChange } from './signature-types.ts';

/** That of a report has five kilobytes. */
const MOST_BYTES = 1_000_000;
/** What readers show as the title of the window, and what the file says that it keeps to. */
const KEPT = [
  ['dc', 'title'],
  ['pdfaid', 'part'],
  ['pdfaid', 'conformance'],
  ['pdfuaid', 'part'],
] as const;

export function changesOfDescription(before: PdfFile, after: PdfFile): readonly RevisionChange[] {
  const [old, now] = [before, after].map(({ catalog, resolve }) => resolve(catalog.get('Metadata')));
  if (areEqual(old, now)) return [];
  const isKept = JSON.stringify(saidBy(old)) === JSON.stringify(saidBy(now));
  return [isKept ? { kind: 'metadata' } : { kind: 'catalogue', entry: 'Metadata' }];
}

/** Undefined of what cannot be read: another program may read it. */
function saidBy(description: PdfValue | undefined): readonly (readonly string[])[] | undefined {
  if (!isStream(description)) return undefined;
  try {
    const bytes = decodeStream(description, workFor(description.data.length));
    if (bytes.length > MOST_BYTES) return undefined;
    const xmp = new Xmp(bytes);
    return KEPT.map(([schema, name]) => xmp.texts(schema, name));
  } catch {
    return undefined;
  }
}
