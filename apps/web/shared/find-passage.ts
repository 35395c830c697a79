/** What a quotation cuts off at its ends, and where lines were joined in it. */
const CUT_BEFORE = /^…\s*/u;
const CUT_AFTER = /\s*…$/u;

function patternOf(quote: string): RegExp {
  const words = quote.split(/\s+/u).filter((word) => word !== '');
  const escaped = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
  return new RegExp(escaped.join(String.raw`\s+`), 'u');
}

/**
 * Where a quoted passage stands in a text; null where it does not any more. Blanks and lines may differ, and the dots at an
 * end of the quotation may stand for what was cut off.
 */
export function findPassage(text: string, quote: string): Characters | null {
  const bare = quote.replace(CUT_BEFORE, '').replace(CUT_AFTER, '');
  for (const wanted of new Set([quote, bare])) {
    if (wanted.trim() === '') continue;
    const found = patternOf(wanted).exec(text);
    if (found !== null) return { start: found.index, end: found.index + found[0].length };
  }
  return null;
}

/** A part of a text. */
export interface Characters {
  readonly start: number;
  readonly end: number;
}

/** A quotation, with where its passage stood when it was quoted. */
export interface Quoted extends Partial<Characters> {
  readonly quote: string;
  /** The words that it is quoted for; absent where that is all of it. */
  readonly marked?: Characters | undefined;
}

/** Where the passage of a quotation stands: at its place while its words are there, else where they are found. */
export function findQuoted(text: string, { quote, marked, start, end }: Quoted): Characters | null {
  const words = quote.slice(marked?.start, marked?.end);
  if (start !== undefined && end !== undefined && begins(text.slice(start, end), words))
    return { start, end };
  const found = findPassage(text, quote);
  if (found === null || marked === undefined) return found;
  const within = findPassage(text.slice(found.start, found.end), words);
  return within === null ? found : { start: found.start + within.start, end: found.start + within.end };
}

/** Whether a passage begins with the words of its quotation, which may be cut off. */
function begins(passage: string, words: string): boolean {
  const bare = words.replace(/[\s.…]+$/u, '');
  return bare !== '' && passage.replaceAll(/\s+/gu, ' ').startsWith(bare);
}
