/** Punctuation, sentence case and typography of written text. No word is added, removed or replaced. */
import { QUOTED, readPeriodAt } from '@constat/language/text';
import { typeset } from '@constat/report/document';
import type { TextLanguage } from '../fidelity/difference.ts';

const LIST_LINE = /^(?:[-–—•*]|\d{1,2}[.)])\s/u;
const SECTION_TITLE = /^section\s+[\p{L}\d]+(?:\s*(?:[,:–—-]\s*)?\p{L}[^.!?:;]{0,60})?$/iu;
/** A line of fewer words without any mark is taken for a heading. */
const SENTENCE_WORDS = 4;

/** True for a line of a list, which keeps the physician's words and form. */
export function isListLine(line: string): boolean {
  return LIST_LINE.test(line);
}

/** True for a short line that ends without a mark, or with a colon. */
export function isHeadingLine(line: string): boolean {
  if (isListLine(line) || line === '') return false;
  if (line.endsWith(':') || SECTION_TITLE.test(line)) return true;
  return !/[.!?…;,»”)]$/u.test(line) && line.split(/\s+/u).length < SENTENCE_WORDS;
}

/** The lines of a text, cleaned: single blanks, marks where they belong, sentences that open with a capital and close. */
export function tidyLines(text: string, language: TextLanguage): readonly string[] {
  const lines = typeset(text, language)
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]{2,}/gu, ' ').trim());
  return lines.map((line) => (line === '' ? '' : closeSentence(outsideQuotes(line, language))));
}

function outsideQuotes(line: string, language: TextLanguage): string {
  let tidied = '';
  let from = 0;
  for (const match of line.matchAll(QUOTED)) {
    tidied += tidyPiece(line.slice(from, match.index), tidied, language) + match[0];
    from = match.index + match[0].length;
  }
  return tidied + tidyPiece(line.slice(from), tidied, language);
}

/**
 * A run of blanks is looked at from its first one alone: from each of them, a long run would cost its square.
 *
 * @param before what stands on the line before the piece
 */
function tidyPiece(piece: string, before: string, language: TextLanguage): string {
  const marked = piece
    .replaceAll(/(?<![ \u00A0])[ \u00A0]+(?=[,.](?:\s|$))/gu, '')
    .replaceAll(/,(?:\s*,)+/gu, ',')
    .replaceAll(/(?<!\.)\.[ ]?\.(?!\.)(?![ ]?\.)/gu, '.')
    .replaceAll(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .replaceAll(/(?<=[\p{L}\d)]);(?=[\p{L}\d])/gu, '; ')
    .replaceAll(/(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replaceAll(
      /(?<=(?<![\p{L}\d.,/-])\d{1,6}(?:[.,]\d{1,3})?)(?=(?:mg|mcg|kg|cm|mm|km|m[lL])(?![\p{L}\d]))/gu,
      '\u00A0',
    )
    .replaceAll(/\(\s+/gu, '(')
    .replaceAll(/(?<!\s)\s+\)/gu, ')');
  const colon = language === 'en' ? marked.replaceAll(/(?<=\p{L})[ \u00A0]+:(?=\s|$)/gu, ':') : marked;
  const opened = before === '' ? capitalise(colon) : colon;
  return opened.replaceAll(/(?<=[.!?]\s)\p{Ll}/gu, (letter, offset: number, whole: string) =>
    isShortenedBefore(whole, offset, language) ? letter : letter.toUpperCase(),
  );
}

/** Whether what stands before the word is no end of a sentence: « env. trois ». */
function isShortenedBefore(text: string, at: number, language: TextLanguage): boolean {
  return text.charAt(at - 2) === '.' && readPeriodAt(text, at - 2, language) === 'shortened';
}

function capitalise(text: string): string {
  return isListLine(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function closeSentence(line: string): string {
  if (isListLine(line) || isHeadingLine(line)) return line;
  if (/[,;]$/u.test(line)) return line;
  return /[.!?…:»”]$/u.test(line) ? line : `${line}.`;
}
