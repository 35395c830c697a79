import { dateInWords } from '../written-dates.ts';
import type { ReviewedDocument } from './reviewed-documents.ts';

const TITLE = /^(?<title>Dre?)\.?\s+(?=\S)/u;
/** Several authors, or one with a function: no preposition suits them all. */
const SEVERAL = /[,/&]|\s(?:et|and)\s/u;

/** First letter of a kind within a sentence; « IRM » and "X-ray" stay. */
function within(kind: string): string {
  return kind.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

function frenchHead(kind: string, author: string): readonly string[] {
  if (author === '') return [kind];
  const title = SEVERAL.test(author) ? undefined : TITLE.exec(author)?.groups?.['title'];
  if (title === undefined) return [kind, author];
  return [`${kind} ${title === 'Dre' ? 'de la' : 'du'} ${author.replace(TITLE, `${title} `)}`];
}

function englishHead(kind: string, author: string): readonly string[] {
  return author === '' ? [kind] : [`${kind} by ${author.replace(TITLE, 'Dr. ')}`];
}

/** `p. 3`; what is no number is as it was written. */
function pageOf(page: string, language: 'fr' | 'en'): string {
  if (!/^\d/u.test(page)) return page;
  return `${language === 'en' && /^\d+\D+\d/u.test(page) ? 'pp.' : 'p.'}\u00A0${page}`;
}

/** « (rapport d’IRM du Dr Zzorthé, 2 avril 2026, p. 3) » / "(MRI report by Dr. Zzorthé, April 2, 2026, p. 3)". */
export function citeDocument(document: ReviewedDocument, language: 'fr' | 'en'): string {
  const kind = document.kind === '' ? 'document' : within(document.kind);
  const head = language === 'fr' ? frenchHead : englishHead;
  const date = dateInWords(document.date, language) ?? document.date;
  const parts = [...head(kind, document.author), date, pageOf(document.page, language)];
  return `(${parts.filter((part) => part !== '').join(', ')})`;
}
