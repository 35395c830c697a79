/** Parts of a report that revisions change. */
import type { Revision } from './append-revision.ts';
import { pagesOf } from './pdf-pages.ts';
import { dictionary, isArray, isReference } from './pdf-values.ts';
import type { PdfReference, PdfStream, PdfValue } from './pdf-values.ts';

/** A page of the file by its index. */
export function pageOf({ file }: Revision, index: number): PdfReference {
  const page = pagesOf(file).at(index);
  if (page === undefined) throw new Error('no such page');
  return page;
}

export function referenceIn(revision: Revision, holder: PdfValue | undefined, key: string): PdfReference {
  const found = revision.file.dictionary(holder)?.get(key);
  if (!isReference(found)) throw new Error(`${key} is no reference`);
  return found;
}

export function streamOf(content: string): PdfStream {
  return { dictionary: dictionary({}), data: Buffer.from(content) };
}

export function asList(value: PdfValue | undefined): readonly PdfValue[] {
  return isArray(value) ? value : [];
}
