/** What stands between quotation marks, curved or straight; one that never closes runs to the end unless straight. */
export const QUOTED = /«[^»]*(?:»|$)|“[^”]*(?:”|$)|(?<![\p{L}\p{N}])"(?=\S)[^"\n]*"/gu;

const OPENING = '«“';
const CLOSING = '»”';

/** The text with blanks in place of its quotations: everything else stands where it stood. */
export function withoutQuotes(text: string): string {
  return text.replaceAll(QUOTED, (quote) => ' '.repeat(quote.length));
}

/** Whether the character opens (1) or closes (-1) a curved quotation, or does neither (0). */
export function quoteStep(character: string): -1 | 0 | 1 {
  return OPENING.includes(character) ? 1 : CLOSING.includes(character) ? -1 : 0;
}

/** How many quotations are open after this text, given how many were open before it. */
export function quoteDepth(text: string, before = 0): number {
  let depth = before;
  for (const character of text) depth = Math.max(0, depth + quoteStep(character));
  return depth;
}
