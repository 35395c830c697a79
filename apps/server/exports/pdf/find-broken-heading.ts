import type { ReportDocument } from '@constat/report/document';
import { blocksFor } from '@constat/report/document/reading';

/** Bytes of a string of PDF/A at most. */
const LONGEST = 32_767;

/**
 * What of a document PDF/A and PDF/UA refuse and another one may not have: an empty title or heading, one too
 * long, a heading more than one level below the one before. Undefined where there is nothing. The native compiler finds
 * these by itself; where none is, this stands in for it.
 */
export function findBrokenHeading(document: ReportDocument): string | undefined {
  let level = 0;
  const { title, author } = document;
  if (title.trim() === '') return 'the title is empty';
  if (isTooLong(title) || isTooLong(author)) return 'the title or the author is too long';
  for (const block of blocksFor(document, 'pdf')) {
    if (block.kind !== 'heading') continue;
    if (block.text === '') return 'a heading is empty';
    if (isTooLong(block.text)) return 'a heading is too long';
    if (block.level > level + 1) return 'a level of headings is skipped';
    ({ level } = block);
  }
  return undefined;
}

/** As one string of the file: ASCII in a byte each, anything else in two, behind a mark. */
function isTooLong(text: string): boolean {
  const bytes = /^[\x20-\x7E]*$/u.test(text) ? text.length : 2 * text.length + 2;
  return bytes > LONGEST;
}
