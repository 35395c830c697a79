import type { Language } from '../language.ts';
import { readPeriodAt } from './abbreviations.ts';
import { QUOTED, quoteStep } from './quotations.ts';

const ENDS = '.!?…';
/** After a mark: closing signs, blanks, and something that can open a sentence. */
const AFTER = /^(?<close>[»”")\]]*)\s+(?=[\p{Lu}«“"([\d–—-])/u;

/**
 * The sentences of one paragraph, in order; joined with one space they give it back, but for its blanks. Nothing between
 * quotation marks is cut.
 */
export function splitSentences(paragraph: string, language: Language): readonly string[] {
  const sentences: string[] = [];
  const inStraight = straightQuotes(paragraph);
  let start = 0;
  let depth = 0;
  for (let index = 0; index < paragraph.length; index += 1) {
    const character = paragraph.charAt(index);
    const step = quoteStep(character);
    depth = Math.max(0, depth + step);
    const endsQuote = step === -1 && /[.!?…]\s?$/u.test(paragraph.slice(Math.max(0, index - 3), index));
    if (depth > 0 || inStraight(index) || (!ENDS.includes(character) && !endsQuote)) continue;
    const match = AFTER.exec(paragraph.slice(index + 1, index + 12));
    if (match === null) continue;
    if (character === '.' && readPeriodAt(paragraph, index, language) !== null) continue;
    const end = index + 1 + (match.groups?.['close']?.length ?? 0);
    sentences.push(paragraph.slice(start, end).trim());
    start = end;
    index = end - 1;
  }
  const rest = paragraph.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

/** Whether a place lies within straight quotation marks, its closing mark and the period before it left out. */
function straightQuotes(paragraph: string): (index: number) => boolean {
  const quotes = [...paragraph.matchAll(QUOTED)]
    .filter(([quote]) => quote.startsWith('"'))
    .map(({ index, 0: quote }) => ({ start: index, end: index + quote.length - 2 }));
  let next = 0;
  return (index) => {
    while ((quotes[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next += 1;
    return index > (quotes[next]?.start ?? Number.POSITIVE_INFINITY);
  };
}
