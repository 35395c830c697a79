/** Classes of characters. */
const SPACE = 0;
const LETTER = 1;
const DIGIT = 2;
const MARK = 3;
const NEW_LINE = 4;

const TABLE_SIZE = 0x2100;

const TABLE = Uint8Array.from({ length: TABLE_SIZE }, (_, code) => classify(code));

/** The class of a code point; the table covers the scripts of both languages and their typography. */
function classOfCharacter(code: number): number {
  return code < TABLE_SIZE ? (TABLE[code] ?? MARK) : classify(code);
}

function classify(code: number): number {
  const character = String.fromCodePoint(code);
  if (character === '\n') return NEW_LINE;
  if (/^\s$/u.test(character)) return SPACE;
  if (/^[\p{L}\p{M}]$/u.test(character)) return LETTER;
  return /^\p{Nd}$/u.test(character) ? DIGIT : MARK;
}

/** What a piece of text is: letters, digits of any script, one mark, or a line break with the blanks around it. */
export type PieceKind = 'letters' | 'digits' | 'mark' | 'break';

/** A piece of text between blanks or between characters of another kind; offsets are UTF-16 units. */
export interface Piece {
  readonly kind: PieceKind;
  readonly start: number;
  readonly end: number;
  /** No blank stands between this piece and the one before. */
  readonly glued: boolean;
}

const KINDS: Readonly<Record<number, PieceKind>> = {
  [LETTER]: 'letters',
  [DIGIT]: 'digits',
  [MARK]: 'mark',
  [NEW_LINE]: 'break',
};

/** Calls back for each piece of a text, in order and in one pass; blanks are no pieces. */
export function scan(
  text: string,
  onPiece: (kind: PieceKind, start: number, end: number, glued: boolean) => void,
): void {
  let previousEnd = -1;
  for (let start = 0; start < text.length;) {
    const code = text.codePointAt(start) ?? 0;
    const first = code === 13 && text.charCodeAt(start + 1) === 10 ? NEW_LINE : classOfCharacter(code);
    if (first === SPACE) {
      start += 1;
      continue;
    }
    const end = endOf(text, start, first, code > 0xffff ? 2 : 1);
    onPiece(KINDS[first] ?? 'mark', start, end, start === previousEnd);
    previousEnd = end;
    start = end;
  }
}

function endOf(text: string, start: number, first: number, width: number): number {
  let end = start + width;
  if (first === MARK) return end;
  for (; end < text.length; end += 1) {
    const unit = text.charCodeAt(end);
    const isPair = unit >= 0xd800 && unit < 0xdc00;
    const here = classOfCharacter(isPair ? (text.codePointAt(end) ?? unit) : unit);
    // A line break takes every blank and break after it.
    if (first === NEW_LINE ? here !== SPACE && here !== NEW_LINE : here !== first) return end;
    if (isPair) end += 1;
  }
  return end;
}
