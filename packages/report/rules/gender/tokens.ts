/** Text in pieces, with what must never be touched left out. */

export interface Token {
  readonly text: string;
  /** In lower case, with a straight apostrophe. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number' | 'stop' | 'comma' | 'mark';
}

const PIECES = /\p{L}+['’]?|\d+(?:[.,]\d+)*|\n|[^\s\p{L}\d]/gu;

/** Speech between « », “ ” or straight double quotes: other people's words, never changed. */
const QUOTED = /«[^»]*(?:»|$)|“[^”]*(?:”|$)|"[^"\n]*"/gu;

/** « travailleur(se) », « né(e) », « il/elle », « il ou elle », "he or she": both genders are written already. */
const BOTH =
  /(?<!\p{L})\p{L}+\((?:e|ne|se|euse|trice|ère|le|ve|he|s)\)|\b(?:ils?|elles?|le|la|un|une|lui|he|she|his|her|hers|him)\s*(?:\/|\bou\b|\bor\b)\s*(?:ils?|elles?|le|la|un|une|lui|he|she|his|her|hers|him)(?!\p{L})|(?<!\p{L})\p{L}+·e\b/giu;

/** Says where the range ends that a place lies in, quotations first; the places that are asked for only grow. */
function protectedEnd(text: string): (place: number) => number | undefined {
  const lists = [QUOTED, BOTH].map((pattern) => ({ ranges: [...text.matchAll(pattern)], next: 0 }));
  return (place) => {
    for (const list of lists) {
      while (endOf(list.ranges[list.next]) <= place) list.next += 1;
      const range = list.ranges[list.next];
      if (range !== undefined && range.index <= place) return endOf(range);
    }
    return undefined;
  };
}

function endOf(range: RegExpExecArray | undefined): number {
  return range === undefined ? Infinity : range.index + range[0].length;
}

const ABBREVIATIONS = new Set([
  'm',
  'mm',
  'mr',
  'mrs',
  'ms',
  'dr',
  'dre',
  'st',
  'ste',
  'no',
  'env',
  'etc',
  'p',
  'ex',
]);

function kindOf(text: string, before: Token | undefined, next: string): Token['kind'] {
  if (/^\p{L}/u.test(text)) return 'word';
  if (/^\d/u.test(text)) return 'number';
  if (text === '\n' || text === ';' || text === '!' || text === '?') return 'stop';
  if (text === '.') {
    const isShort = before?.kind === 'word' && ABBREVIATIONS.has(before.lower);
    return isShort || /^\S/u.test(next.replace(/^["»”)\]]/u, '')) ? 'mark' : 'stop';
  }
  return text === ',' || text === '(' || text === ')' || text === ':' || text === '–' || text === '—'
    ? 'comma'
    : 'mark';
}

/** The pieces of a text. A quotation or a form for both genders becomes one mark. */
export function tokenise(text: string): readonly Token[] {
  const keptUntil = protectedEnd(text);
  const tokens: Token[] = [];
  let past = 0;
  for (const match of text.matchAll(PIECES)) {
    const start = match.index;
    if (start < past) continue;
    const kept = keptUntil(start);
    const end = kept ?? start + match[0].length;
    const piece = text.slice(start, end);
    past = end;
    tokens.push({
      text: piece,
      lower: piece.toLowerCase().replaceAll('’', "'"),
      start,
      end,
      kind: kept === undefined ? kindOf(piece, tokens.at(-1), text.slice(end, end + 2)) : 'mark',
    });
  }
  return tokens;
}

/** The replacement in the capitals of the word that it replaces. */
export function inCaseOf(word: string, replacement: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return replacement.toUpperCase();
  const [first = ''] = word;
  return first === first.toLowerCase()
    ? replacement
    : replacement.charAt(0).toUpperCase() + replacement.slice(1);
}
