import { plainForms, tokenise } from '@constat/language/text';

/** Where a piece of a text stands, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

interface Word extends TextRange {
  readonly key: string;
}

const FORMS = plainForms();

function wordsOf(text: string): readonly Word[] {
  return tokenise(text, FORMS).filter(({ kind }) => kind === 'word' || kind === 'digits');
}

/**
 * Where words stand in a text, whatever their case, accents and the marks between them: the nearest before the caret, or
 * else the first after it. Null where they stand nowhere.
 * @param from finds nothing before that place
 */
export function findNamed(text: string, named: string, caret: number, from = 0): TextRange | null {
  const wanted = wordsOf(named).map(({ key }) => key);
  if (wanted.length === 0) return null;
  const words = wordsOf(text);
  let before: TextRange | null = null;
  for (const [at, { start }] of words.entries()) {
    const last = words[at + wanted.length - 1];
    if (last === undefined) break;
    const isHere = start >= from && wanted.every((key, index) => words[at + index]?.key === key);
    if (!isHere) continue;
    if (last.end > caret) return before ?? { start, end: last.end };
    before = { start, end: last.end };
  }
  return before;
}
