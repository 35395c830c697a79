/** A spine level (`L4-L5`, `L5-/S1`) or a date in digits, whose hyphen must not end a line. */
const UNBROKEN = String.raw`(?<![\p{L}\p{N}-])(?:[CTDLS]\p{Nd}{1,2}(?:-\/?[CTDLS]?\p{Nd}{1,2})+|\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2})(?![\p{L}\p{N}-])`;
/** The ending of a French ordinal in digits, 1er, 1re, 2e, in an English report too, as in an address. */
const ENDING = String.raw`(?<=(?<![\p{L}\p{N}.,])1)(?:er|re)s?(?![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}.,])(?:[2-9]|[1-9]\p{Nd}))es?(?![\p{L}\p{N}])`;

const PIECE = new RegExp(`(?<raised>${ENDING})|${UNBROKEN}`, 'gu');

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
