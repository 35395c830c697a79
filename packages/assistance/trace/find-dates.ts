import { cutWords, withoutQuotes } from '@constat/language/text';
import { readFigures } from '@constat/language/values';
import type { TextLanguage } from '../fidelity/difference.ts';

/** A date that a text holds, and what stands beside it. */
export interface DatedPlace {
  /** `YYYY-MM-DD`, `YYYY-MM`, `YYYY`, or `--MM-DD` where the text gives no year. */
  readonly date: string;
  /** Characters of the text: from the first of the date to the one after its last. */
  readonly start: number;
  readonly end: number;
  /** As it is written. */
  readonly text: string;
  /** The words of its sentence that follow it, else those before it. */
  readonly beside: string;
}

/** Ends what is told of a date. */
const CLAUSE_END = /[.;:!?\n]|,\s(?=(?:et|puis|and|then)\s)/u;

/** The dates of a text, in its order. What stands between quotation marks is not read. */
export function findDates(text: string, language: TextLanguage): readonly DatedPlace[] {
  const words = cutWords(withoutQuotes(text), language);
  const starts: number[] = [];
  let at = 0;
  for (const { glue, text: word } of words) {
    at += glue.length;
    starts.push(at);
    at += word.length;
  }
  return readFigures(words, language)
    .filter(({ kind }) => kind === 'date')
    .map(({ value, first, last }) => {
      const start = starts[first] ?? 0;
      const end = (starts[last] ?? start) + (words[last]?.text.length ?? 0);
      return { date: value, start, end, text: text.slice(start, end), beside: besideOf(text, start, end) };
    });
}

function besideOf(text: string, start: number, end: number): string {
  const after = text.slice(end).split(CLAUSE_END, 1)[0] ?? '';
  const following = after.replace(/^[\s,]+/u, '').trim();
  if (following !== '') return following;
  const before = text.slice(0, start).split(/[.;:!?\n]/u).at(-1) ?? '';
  return before.trim();
}
