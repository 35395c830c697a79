/** A spine level (`L4-L5`, `L5-/S1`) or a date in digits, whose hyphen must not end a line. */
const UNBROKEN =
  /(?<![\p{L}\p{N}-])(?:[CTDLS]\p{Nd}{1,2}(?:-\/?[CTDLS]?\p{Nd}{1,2})+|\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2})(?![\p{L}\p{N}-])/gu;

/** A piece of a text that stays on one line. */
export interface Unbroken {
  readonly unbroken: string;
}

/** The text in pieces, of which the unbroken ones stay on one line; put together again they are the text. */
export function piecesOf(text: string): readonly (string | Unbroken)[] {
  const pieces: (string | Unbroken)[] = [];
  let from = 0;
  for (const match of text.matchAll(UNBROKEN)) {
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push({ unbroken: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
