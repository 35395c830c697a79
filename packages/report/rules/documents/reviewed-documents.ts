/**
 * Documents that were reviewed, kept as text so that merges, searches and comparisons read them like any other: one
 * document a line, its four parts separated by ` | `.
 */

/** One document that was reviewed; any part may be empty. */
export interface ReviewedDocument {
  /** YYYY-MM-DD, or as it was written. */
  readonly date: string;
  readonly author: string;
  /** What it is: a report of imaging, a note of a consultation. */
  readonly kind: string;
  /** The pages that are meant. */
  readonly page: string;
}

export const DOCUMENT_PARTS = [
  'date',
  'author',
  'kind',
  'page',
] as const satisfies readonly (keyof ReviewedDocument)[];

const NO_DOCUMENT: ReviewedDocument = { date: '', author: '', kind: '', page: '' };

/** A part as a line can hold it: one line, without the sign that separates parts. */
function partOf(text: string): string {
  return text.replaceAll('|', '/').replaceAll(/\s+/gu, ' ').trim();
}

/** True for a document of which nothing is known. */
export function isBlankDocument(document: ReviewedDocument): boolean {
  return DOCUMENT_PARTS.every((part) => partOf(document[part]) === '');
}

/**
 * The documents of a text. A line without separators is a document of that kind; what follows a fourth separator goes with
 * the page, so that no word is lost.
 */
export function readDocuments(text: string): readonly ReviewedDocument[] {
  return text
    .split(/[\n\r\v\f\u0085\u2028\u2029]/u)
    .map(readLine)
    .filter((document) => !isBlankDocument(document));
}

function readLine(line: string): ReviewedDocument {
  const [date = '', ...others] = line.split('|').map((part) => part.replaceAll(/\s+/gu, ' ').trim());
  if (others.length === 0) return { ...NO_DOCUMENT, kind: date };
  const [author = '', kind = '', ...pages] = others;
  return { date, author, kind, page: pages.filter((page) => page !== '').join(' / ') };
}

/** The text of these documents; those of which nothing is known are left out. */
export function writeDocuments(documents: readonly ReviewedDocument[]): string {
  return documents
    .filter((document) => !isBlankDocument(document))
    .map((document) =>
      DOCUMENT_PARTS.map((part) => partOf(document[part]))
        .join(' | ')
        .trim(),
    )
    .join('\n');
}
