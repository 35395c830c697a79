/** Passages with the words around them. */
import type { FieldId } from '@constat/report/catalogue';
import type { Span } from './reading/statements.ts';

/** A passage of a field, as it stands there. */
export interface QuotedPlace {
  readonly field: FieldId;
  readonly quote: string;
}

/** The same with where it begins and ends in the text of the field. */
export interface QuotedSpan extends QuotedPlace {
  readonly start: number;
  readonly end: number;
}

/** A place with the words around it up to a line's end, so that one word is told from another like it. */
export function quoteOf(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  const before = text.slice(Math.max(0, start - AROUND), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + AROUND).replace(/\n.*$/su, '');
  const from = before.length === AROUND ? `…${before.replace(/^\S*\s/u, '')}` : before;
  const isCut = after.length === AROUND;
  const quoted = `${from}${text.slice(start, end)}${isCut ? after.replace(/\s\S*$/u, '') : after}`;
  // A period before the ellipsis would read as four.
  return (isCut ? `${quoted.replace(/[\s.…]+$/u, '')}…` : quoted).replaceAll(/\s+/gu, ' ').trim();
}

/** A span of a field with its words. */
export function quoteSpan(text: string, { field, start, end }: Span): QuotedSpan {
  return { field, start, end, quote: quoteOf(text, { start, end: Math.min(end, start + LONGEST) }) };
}

/** Letters to each side of a quoted place. */
const AROUND = 30;
/** Letters of a passage that are quoted. */
const LONGEST = 300;
