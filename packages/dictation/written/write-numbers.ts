import type { Language } from '@constat/language';
import { writeValue } from '@constat/language/values';
import type { Piece } from '@constat/language/values';
import { asAmbiguous, madeFrom } from './dictation-token.ts';
import type { Token, TokenNote } from './dictation-token.ts';

/**
 * Stage 5. Numbers, dates, units, levels and scores as they are written. What can be read in two ways stays as spoken
 * and is marked; a number that no rule turns into digits stays in words.
 */
export function writeNumbers(tokens: readonly Token[], language: Language): readonly Token[] {
  let written: Token[] | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const reading = token.ambiguity === null ? writeValue(tokens, at, language) : null;
    if (reading === null) {
      written?.push(token);
      continue;
    }
    written ??= tokens.slice(0, at);
    const source = tokens.slice(at, at + reading.length);
    const { doubtful } = reading;
    if (doubtful !== null) written.push(...source.map((word) => asAmbiguous(word, doubtful)));
    else if (reading.pieces.length === 0) written.push(...source);
    else written.push(...reading.pieces.map((piece, index) => write(source, piece, index === 0)));
    at += reading.length - 1;
  }
  return written ?? tokens;
}

function write(source: readonly Token[], piece: Piece, isFirst: boolean): Token {
  const low = source.some((token) => token.marks.includes('low-confidence'));
  const marks = source[0]?.marks ?? [];
  return madeFrom(source, {
    text: piece.text,
    kind: 'word',
    spoken: false,
    marks: low && !marks.includes('low-confidence') ? [...marks, 'low-confidence'] : marks,
    ...(isFirst ? { note: noteOf(source) } : { glue: piece.glue ?? ' ', note: null }),
  });
}

/** The note of the first word, with the corrections of all: « cinq cents microgrammes, correction, milligrammes ». */
function noteOf([first, ...rest]: readonly Token[]): TokenNote | null {
  const own = first?.note ?? null;
  const others = rest.flatMap(({ note }) => note?.corrections ?? []);
  return others.length === 0 ? own : { ...own, corrections: [...(own?.corrections ?? []), ...others] };
}
