/** A spine level (`L4-L5`, `L5-/S1`) or a date in digits, whose hyphen must not end a line. */
const UNBROKEN = String.raw`(?<![\p{L}\p{N}-])(?:[CTDLS]\p{Nd}{1,2}(?:-\/?[CTDLS]?\p{Nd}{1,2})+|\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2})(?![\p{L}\p{N}-])`;
/** No part of a code, a file number or an address, « S83-2e », 2e@x.ca; of two ordinals, « 4e-5e », it is each. */
const START = String.raw`(?<![\p{L}\p{N}.,_@]|(?<!\p{Nd}(?:er|re|e)s?)-|@[\p{L}\p{N}.-]*)`;
const END = String.raw`(?![\p{L}\p{N}_]|-(?!\p{Nd}{1,3}es?(?![\p{L}\p{N}_@-]))|[\p{L}\p{N}.+-]*@)`;
/** Three digits and the letter e among groups of four hexadecimal digits are one of a fingerprint. */
const HUNDREDS = String.raw`(?<!\b[\da-f]{4}\s)[1-9]\p{Nd}{2}(?!e\s[\da-f]{4}\b)`;
/** The ending of a French ordinal in digits, 1er, 1re, 2e, 101e, in an English report too, as in an address. */
const ENDING = `(?<=${START}1)(?:er|re)s?${END}|(?<=${START}(?:[2-9]|[1-9]\\p{Nd}|${HUNDREDS}))es?${END}`;

const PIECE = new RegExp(`(?<raised>${ENDING})|${UNBROKEN}`, 'gu');
/** In or at the start of every such piece; most lines have none. */
const SIGN = /\p{Nd}[-er]/u;

/** A piece of a text that stays on one line. */
export interface Unbroken {
  readonly unbroken: string;
}

/** A piece of a text that is printed smaller and higher. */
export interface Raised {
  readonly raised: string;
}

/**
 * The text in pieces, of which the unbroken ones stay on one line and the raised ones stand higher; put together again they
 * are the text.
 */
export function piecesOf(text: string): readonly (string | Unbroken | Raised)[] {
  if (text !== '' && !SIGN.test(text)) return [text];
  const pieces: (string | Unbroken | Raised)[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push(match.groups?.['raised'] === undefined ? { unbroken: match[0] } : { raised: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
