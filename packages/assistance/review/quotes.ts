/** Passages with the words around them. */
import type { FieldId } from '@constat/report/catalogue';
import type { Span } from './reading/statements.ts';

/** A passage of a field, as it stands there. */
export interface QuotedPlace extends Partial<Characters> {
  readonly field: FieldId;
  readonly quote: string;
  /** The words that it is quoted for, as characters of the quote; absent where that is all of it. */
  readonly marked?: Characters | undefined;
  /** The statement that the words are a part of; absent where a whole one is quoted. */
  readonly statement?: string | undefined;
}

/** Characters of a text. */
export interface Characters {
  readonly start: number;
  readonly end: number;
}

/** The same where it is known where it begins and ends in the text of the field. */
export interface QuotedSpan extends QuotedPlace {
  readonly start: number;
  readonly end: number;
}

/** A place with the words around it up to a line's end, so that one word is told from another like it. */
export function quoteOf(text: string, place: Characters): string {
  return quoteMarked(text, place).quote;
}

/**
 * The same, with where the place stands in the quote.
 * @param within what the words around it belong to
 */
export function quoteMarked(
  text: string,
  { start, end }: Characters,
  within: Characters = { start: 0, end: text.length },
): Pick<QuotedPlace, 'quote' | 'marked'> {
  const before = text.slice(Math.max(within.start, start - AROUND), start).replace(/^.*\n/su, '');
  const after = text.slice(end, Math.min(Math.max(within.end, end), end + AROUND)).replace(/\n.*$/su, '');
  // A mark that stood after the last word that is cut off has nothing to stand after.
  const from = before.length === AROUND ? `…${before.replace(/^\S*\s+(?:[:;,.!?»]+\s+)*/u, '')}` : before;
  const isCut = after.length === AROUND;
  const words = `${from}${text.slice(start, end)}`;
  const quoted = `${words}${isCut ? after.replace(/\s\S*$/u, '') : after}`;
  // A period before the ellipsis would read as four.
  const quote = oneLine(isCut ? `${quoted.replace(/[\s.…]+$/u, '')}…` : quoted).trimEnd();
  const first = oneLine(from).length;
  const last = Math.min(oneLine(words).trimEnd().length, quote.length);
  const isAll = first === 0 && last >= quote.replace(/[\s.…]+$/u, '').length;
  return first < last && !isAll ? { quote, marked: { start: first, end: last } } : { quote };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trimStart();

/**
 * A span of a field with its words. A whole statement is quoted as it is: with its neighbours it would read as one of them.
 * @param statement the one that the span is a part of
 * @param sentence the one that the statement is a part of, up to its semicolons
 */
export function quoteSpan(
  text: string,
  { field, start, end }: Span,
  statement?: Characters,
  sentence = statement,
): QuotedSpan {
  if (statement === undefined || (statement.start >= start && statement.end <= end))
    return { field, start, end, quote: quoteWhole(text.slice(start, end)) };
  const marked = quoteMarked(text, { start, end: Math.min(end, start + LONGEST) }, sentence);
  return { field, start, end, ...marked, statement: text.slice(statement.start, statement.end) };
}

function quoteWhole(statement: string): string {
  const quote = oneLine(statement).replace(/[\s;]+$/u, '');
  if (quote.length <= LONGEST) return quote;
  return `${quote
    .slice(0, LONGEST + 1)
    .replace(/\s\S*$/u, '')
    .replace(/[\s.…]+$/u, '')}…`;
}

/** The words that a place is quoted for, without what stands beside them. */
export function wordsOf({ quote, marked }: QuotedPlace): string {
  return quote.slice(marked?.start, marked?.end);
}

/** Letters to each side of a quoted place. */
const AROUND = 30;
/** Letters of a passage that are quoted. */
const LONGEST = 300;
