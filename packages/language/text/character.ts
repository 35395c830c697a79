/** Classes of characters. */
export const SPACE = 0;
export const LETTER = 1;
export const DIGIT = 2;
export const MARK = 3;
export const NEW_LINE = 4;

const TABLE_SIZE = 0x2100;

const TABLE = Uint8Array.from({ length: TABLE_SIZE }, (_, code) => classify(code));

/** The class of a code point; the table covers the scripts of both languages and their typography. */
export function classOfCharacter(code: number): number {
  return code < TABLE_SIZE ? (TABLE[code] ?? MARK) : classify(code);
}

function classify(code: number): number {
  const character = String.fromCodePoint(code);
  if (character === '\n') return NEW_LINE;
  if (/^\s$/u.test(character)) return SPACE;
  if (/^[\p{L}\p{M}]$/u.test(character)) return LETTER;
  return /^\p{Nd}$/u.test(character) ? DIGIT : MARK;
}
