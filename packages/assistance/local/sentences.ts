/** Sentences of a text. Nothing between quotation marks is ever cut. */

const OPENING = '«“';
const CLOSING = '»”';
/** Words whose period ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:p\. ?ex|c\.-à-d|etc|env|max|min|cf|fig|no|vs|approx|e\.g|i\.e|st|dr|dre|mr|mrs|ms|m|mme|prof|\p{Lu}|n\.b)$/iu;
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
  let start = 0;
  let depth = 0;
  for (let index = 0; index < paragraph.length; index += 1) {
    const character = paragraph.charAt(index);
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
    const endsQuote = CLOSING.includes(character) && /[.!?…]\s?$/u.test(paragraph.slice(index - 3, index));
    if (depth > 0 || (!'.!?…'.includes(character) && !endsQuote)) continue;
    const match = AFTER.exec(paragraph.slice(index + 1, index + 12));
    if (match === null) continue;
    if (character === '.' && ABBREVIATION.test(paragraph.slice(Math.max(0, index - 12), index))) continue;
    const end = index + 1 + (match.groups?.['close']?.length ?? 0);
    sentences.push(paragraph.slice(start, end).trim());
    start = end;
    index = end - 1;
  }
  const rest = paragraph.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}
