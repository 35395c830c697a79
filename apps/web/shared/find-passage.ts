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
export function findPassage(
  text: string,
  quote: string,
): { readonly start: number; readonly end: number } | null {
  const bare = quote.replace(CUT_BEFORE, '').replace(CUT_AFTER, '');
  for (const wanted of new Set([quote, bare])) {
    if (wanted.trim() === '') continue;
    const found = patternOf(wanted).exec(text);
    if (found !== null) return { start: found.index, end: found.index + found[0].length };
  }
  return null;
}
