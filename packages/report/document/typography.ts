/**
 * Typography of the strings of a document: once, in the tree, so that no renderer adds any. Only white space changes;
 * what the physician typed otherwise stays, straight apostrophes and quotation marks included.
 */
import type { ReportLanguage } from './tree.ts';

const NBSP = '\u00A0';
/** White space within a line. */
const BLANK = String.raw`[ \t\u00A0\u2007\u202F]`;

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const BIDI_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/gu;
const UNPRINTABLE = /[\p{Cs}\uFEFF\uFFFE\uFFFF]|(?!\n)\p{Cc}/gu;

/**
 * Text that every renderer can carry: NFC, `\n` line breaks, no tab, no control character, no lone surrogate, no byte
 * order mark, and no invisible mark that would show characters in another order than they are stored.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(BIDI_OVERRIDE, '')
    .replaceAll(UNPRINTABLE, '')
    .normalize('NFC');
}

/** Symbols that keep to the number before them; a letter, digit or apostrophe after one makes it a word. */
const UNITS = 'kg|mg|mcg|µg|μg|g|km|cm|mmHg|mm|m|ml|mL|dl|dL|l|lb|po|pi|h|min|s|N|kPa|bpm|°C';

const RULES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<=«)${BLANK}*(?=[^\\s«])`, 'gu'), NBSP],
  [new RegExp(`(?<=[^\\s»])${BLANK}*(?=»)`, 'gu'), NBSP],
  // Québec usage: nothing before ; ! ? — unless the mark opens its line.
  [new RegExp(`(?<=\\S)${BLANK}+(?=[;!?])`, 'gu'), ''],
  // A colon that closes a word takes its space; 14:30, https:// and 1:2 have no white space after it.
  [new RegExp(`(?<=[^\\s:])${BLANK}+(?=:(?:\\s|$))`, 'gu'), NBSP],
  [/(?<=[\p{L}\p{M}\p{N})\]»%°])(?=:(?:\s|$))/gu, NBSP],
  [new RegExp(`(?<=\\p{Nd})${BLANK}*(?=[%$](?![\\p{L}\\p{N}]))`, 'gu'), NBSP],
  [new RegExp(`(?<=\\p{Nd})${BLANK}+(?=(?:${UNITS})(?![\\p{L}\\p{M}\\p{N}'’]))`, 'gu'), NBSP],
];

/** Québec French spacing of clean text (Office québécois de la langue française). Applying it again changes nothing. */
export function spaceFrench(text: string): string {
  return RULES.reduce((spaced, [pattern, space]) => spaced.replaceAll(pattern, space), text);
}

/** Clean text, spaced as its language wants. */
export function typeset(text: string, language: ReportLanguage): string {
  const clean = cleanText(text);
  return language === 'fr' ? spaceFrench(clean) : clean;
}
