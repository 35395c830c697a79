import type { DictationLanguage } from '../../commands/command.ts';
import { asAmbiguous, madeFrom } from '../token.ts';
import type { Token } from '../token.ts';
import type { AmbiguityReason } from '../written-text.ts';
import { mayBeginNumber } from './beginnings.ts';
import { readDate } from './dates.ts';
import { readLevels } from './levels.ts';
import { readPostalCode } from './postal-code.ts';
import { writeNumber } from './write-number.ts';

/** What a reader makes of the tokens at a place: what to write instead of `length` of them, or words to leave. */
export interface Reading {
  readonly length: number;
  readonly pieces: readonly Piece[];
  /** The words stay and are marked. */
  readonly doubtful: AmbiguityReason | null;
}

/** A piece of what is written instead; `glue` before it, for all but the first. */
export interface Piece {
  readonly text: string;
  readonly glue?: string;
}

/**
 * Stage 5. Numbers, dates, units, levels and scores as they are written. What can be read in two ways stays as spoken
 * and is marked; a number that no rule turns into digits stays in words.
 */
export function writeNumbers(tokens: readonly Token[], language: DictationLanguage): readonly Token[] {
  let written: Token[] | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const isOpen = token.kind === 'word' && token.ambiguity === null && mayBeginNumber(token.key, language);
    const reading = isOpen ? read(tokens, at, language) : null;
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

function read(tokens: readonly Token[], at: number, language: DictationLanguage): Reading | null {
  const code = readPostalCode(tokens, at, language);
  if (code !== null) return { ...code, doubtful: null };
  const level = readLevels(tokens, at, language);
  if (level !== null) {
    return {
      length: level.length,
      pieces: [{ text: level.text }],
      doubtful: level.doubtful ? 'level' : null,
    };
  }
  const date = readDate(tokens, at, language);
  if (date !== null) {
    return {
      length: date.length,
      pieces: [{ text: date.text ?? '' }],
      doubtful: date.text === null ? 'date' : null,
    };
  }
  return writeNumber(tokens, at, language);
}

function write(source: readonly Token[], piece: Piece, isFirst: boolean): Token {
  const low = source.some((token) => token.marks.includes('low-confidence'));
  const marks = source[0]?.marks ?? [];
  return madeFrom(source, {
    text: piece.text,
    kind: 'word',
    spoken: false,
    marks: low && !marks.includes('low-confidence') ? [...marks, 'low-confidence'] : marks,
    ...(isFirst ? {} : { glue: piece.glue ?? ' ', note: null }),
  });
}
