/** Sentences of a text. Nothing between quotation marks is ever cut. */

/** What stands between quotation marks, curved or straight; one that never closes runs to the end unless straight. */
export const QUOTED = /«[^»]*(?:»|$)|“[^”]*(?:”|$)|(?<![\p{L}\p{N}])"(?=\S)[^"\n]*"/gu;

/** The text with blanks in place of its quotations: everything else stands where it stood. */
export function withoutQuotes(text: string): string {
  return text.replaceAll(QUOTED, (quote) => ' '.repeat(quote.length));
}

const OPENING = '«“';
const CLOSING = '»”';
/** Words whose period ends no sentence; after a number they are units: « 2,5 m. Le … ». */
const ABBREVIATION =
  /(?:^|(?<!\d)[\s(])(?:p\. ?ex|c\.-à-d|etc|env|max|min|cf|fig|no|vs|approx|e\.g|i\.e|st|dr|dre|mr|mrs|ms|m|mme|prof|\p{Lu}|n\.b)$/iu;
/** A short month, before its day or its year. */
const SHORT_MONTH =
  /(?:^|[\s(])(?:janv?|févr?|fevr?|feb|mar|avr|apr|juil|jul|jun|aug|sept?|oct|nov|d[ée]c)$/iu;
/** After a mark: closing signs, blanks, and something that can open a sentence. */
const AFTER = /^(?<close>[»”")\]]*)(?<blank>\s+)(?=[\p{Lu}«“"([\d–—-])/u;

/** How many quotations are open after this text, given how many were open before it. */
export function quoteDepth(text: string, before = 0): number {
  let depth = before;
  for (const character of text) {
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
  }
  return depth;
}

/** The sentences of one paragraph, in order; joined with one space they give it back, but for its blanks. */
export function splitSentences(paragraph: string): readonly string[] {
  const sentences: string[] = [];
  const inStraight = straightQuotes(paragraph);
  let start = 0;
  let depth = 0;
  for (let index = 0; index < paragraph.length; index += 1) {
    const character = paragraph.charAt(index);
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
    const endsQuote = CLOSING.includes(character) && /[.!?…]\s?$/u.test(paragraph.slice(index - 3, index));
    if (depth > 0 || inStraight(index) || (!'.!?…'.includes(character) && !endsQuote)) continue;
    const match = AFTER.exec(paragraph.slice(index + 1, index + 12));
    if (match === null) continue;
    if (character === '.' && isAbbreviation(paragraph, index)) continue;
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

function isAbbreviation(paragraph: string, period: number): boolean {
  const before = paragraph.slice(Math.max(0, period - 12), period);
  return ABBREVIATION.test(before) || (SHORT_MONTH.test(before) && /^.\s\d/u.test(paragraph.slice(period)));
}
